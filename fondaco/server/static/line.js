// The live line to the house. It comes back by itself.
import { notice, say, spoken } from "./page.js";

const TAKEN_DOWN = 4404;

export class Line {
  constructor(table, layout, heard) {
    this.table = table;
    this.layout = layout;
    this.heard = heard;
    this.wait = 250;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(spoken(`${scheme}://${location.host}/live/${this.table}?layout=${this.layout()}`));
    this.socket.onopen = () => {
      if (this.lost) notice("");
      this.lost = false;
      this.wait = 250;
      document.body.dataset.line = "open";
      this.heard({ type: "connected" });
    };
    this.socket.onmessage = event => this.heard(JSON.parse(event.data));
    this.socket.onclose = event => {
      if (event.code === TAKEN_DOWN) { location.href = "/"; return; }
      document.body.dataset.line = "lost";
      if (!this.lost) notice(say("reconnecting"), 0);
      this.lost = true;
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 1.6, 5000);
    };
  }

  // Whether the message went out: whoever has written something keeps it otherwise, and is told why once more.
  send(message) {
    const open = this.socket.readyState === WebSocket.OPEN;
    if (open) this.socket.send(JSON.stringify(message));
    else if (this.lost) notice(say("reconnecting"), 0);
    return open;
  }
}
