import assert from "node:assert/strict";
import test from "node:test";

const messages = { "round-short": "round [round]", "bot-level": "[level] and [level]" };
globalThis.document = {
  getElementById: () => ({ textContent: JSON.stringify(messages) }),
  documentElement: { lang: "de" },
};
const { t, withLang } = await import("../../fondaco/server/static/i18n.js");

test("arguments are filled into a message", () => {
  assert.equal(t("round-short", { round: 3 }), "round 3");
  assert.equal(t("bot-level", { level: "$& hard" }), "$& hard and $& hard");
});

test("every address gets the language of the page", () => {
  assert.equal(withLang("/api/me"), "/api/me?lang=de");
  assert.equal(withLang("/live/1?layout=tall"), "/live/1?layout=tall&lang=de");
});
