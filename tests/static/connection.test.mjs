import assert from "node:assert/strict";
import test from "node:test";

// The parts of a browser that a connection uses.
class FakeElement {
  textContent = JSON.stringify({ reconnecting: "The connection is lost." });
  togglePopover() {}
}
const notice = new FakeElement();
globalThis.HTMLElement = FakeElement;
globalThis.document = { getElementById: () => notice, documentElement: { lang: "en" }, body: { dataset: {} } };
globalThis.location = { protocol: "https:", host: "fondaco.example", href: "" };
globalThis.WebSocket = class {
  static OPEN = 1;
  static opened = [];
  readyState = 0;
  sent = [];
  constructor(address) {
    this.address = address;
    WebSocket.opened.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  connect() {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
};
const { Connection } = await import("../../fondaco/server/static/connection.js");
const current = () => WebSocket.opened.at(-1);

test("a connection passes messages on and sends what it is given", () => {
  const received = [];
  const connection = new Connection(
    () => "/live/1?layout=wide",
    () => received.push("opened"),
    (message) => received.push(message),
  );
  assert.equal(current().address, "wss://fondaco.example/live/1?layout=wide&lang=en");
  assert.equal(connection.send({ type: "confirm-turn" }), false);
  current().connect();
  current().onmessage({ data: '{"type":"chat","rows":[]}' });
  assert.deepEqual(received, ["opened", { type: "chat", rows: [] }]);
  assert.equal(connection.send({ type: "confirm-turn" }), true);
  assert.deepEqual(current().sent, [{ type: "confirm-turn" }]);
  assert.equal(document.body.dataset.connection, "open");
});

test("a lost connection is opened again, each time after a longer delay", (context) => {
  const delays = [];
  context.mock.method(globalThis, "setTimeout", (retry, delay) => {
    delays.push(delay);
    retry();
  });
  let layout = "wide";
  new Connection(
    () => `/live/1?layout=${layout}`,
    () => {},
    () => {},
  );
  current().connect();
  layout = "tall";
  for (let loss = 0; loss < 9; loss += 1) {
    current().lose();
  }
  assert.equal(document.body.dataset.connection, "lost");
  assert.deepEqual(delays.slice(0, 3), [250, 400, 640]);
  assert.equal(Math.max(...delays), 5000);
  assert.match(current().address, /layout=tall/);
  current().connect();
  current().lose();
  assert.equal(delays.at(-1), 250, "an opened connection starts again with the first delay");
});

test("while the connection is lost, nothing is sent and the notice is shown", (context) => {
  context.mock.method(globalThis, "setTimeout", () => 0);
  const connection = new Connection(
    () => "/live/1",
    () => {},
    () => {},
  );
  current().connect();
  current().lose();
  notice.textContent = "";
  assert.equal(connection.send({ type: "confirm-turn" }), false);
  assert.equal(notice.textContent, "The connection is lost.");
});

test("the page of a removed table leads to the lobby", (context) => {
  const retry = context.mock.method(globalThis, "setTimeout", () => 0);
  new Connection(
    () => "/live/1",
    () => {},
    () => {},
  );
  current().connect();
  current().lose(4404);
  assert.equal(location.href, "/");
  assert.equal(retry.mock.callCount(), 0);
});
