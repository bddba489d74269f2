// @ts-check
// JSON schemas as short texts.

/** References nested deeper than this are shown by name. */
const MAX_DEPTH = 3;

/**
 * Returns a schema as text, such as `{ name: string, seats?: [integer] }`, indented.
 *
 * @param {any} schema
 * @param {Record<string, any>} schemas the schemas that a reference may name
 * @param {number} [depth]
 * @returns {string}
 */
export function schemaText(schema, schemas, depth = 0) {
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    return depth > MAX_DEPTH ? name : schemaText(schemas[name], schemas, depth);
  }
  if (schema.anyOf) {
    return schema.anyOf.map((/** @type {any} */ part) => schemaText(part, schemas, depth)).join(" | ");
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.type === "array") {
    const items = schema.prefixItems ?? [schema.items];
    return `[${items.map((/** @type {any} */ item) => schemaText(item, schemas, depth)).join(", ")}]`;
  }
  if (schema.properties) {
    const indent = "  ".repeat(depth + 1);
    const lines = Object.entries(schema.properties).map(([name, part]) => {
      const mark = schema.required?.includes(name) ? "" : "?";
      return `${indent}${name}${mark}: ${schemaText(part, schemas, depth + 1)}`;
    });
    return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
  }
  return schema.type ?? "any";
}
