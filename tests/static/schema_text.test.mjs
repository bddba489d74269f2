import assert from "node:assert/strict";
import test from "node:test";
import { schemaText } from "../../fondaco/server/static/schema_text.js";

const schemas = {
  Seat: {
    properties: { name: { type: "string" }, bot: { anyOf: [{ type: "string" }, { type: "null" }] } },
    required: ["name"],
  },
  Node: { properties: { next: { $ref: "#/components/schemas/Node" } } },
};

test("simple schemas", () => {
  assert.equal(schemaText({ type: "integer" }, schemas), "integer");
  assert.equal(schemaText({ const: "play" }, schemas), '"play"');
  assert.equal(schemaText({}, schemas), "any");
});

test("lists and tuples", () => {
  assert.equal(schemaText({ type: "array", items: { type: "string" } }, schemas), "[string]");
  const pair = { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] };
  assert.equal(schemaText(pair, schemas), "[string, integer]");
});

test("an object names its members, optional ones with a question mark", () => {
  const text = schemaText({ $ref: "#/components/schemas/Seat" }, schemas);
  assert.equal(text, "{\n  name: string\n  bot?: string | null\n}");
});

test("a schema that contains itself ends with its name", () => {
  assert.match(schemaText({ $ref: "#/components/schemas/Node" }, schemas), /next\?: Node\n/);
});
