// The page of the API, from its own description.
import { element } from "./page.js";

const description = await (await fetch("/openapi.json")).json();
const shape = (schema, depth = 0) => {
  if (!schema) return "";
  if (schema.$ref) return depth > 3 ? schema.$ref.split("/").pop() : shape(description.components.schemas[schema.$ref.split("/").pop()], depth);
  if (schema.anyOf) return schema.anyOf.map(part => shape(part, depth)).join(" | ");
  if (schema.type === "array") return `[${shape(schema.items, depth)}]`;
  if (schema.properties) {
    const pad = "  ".repeat(depth + 1);
    const lines = Object.entries(schema.properties).map(([name, part]) => `${pad}${name}${schema.required?.includes(name) ? "" : "?"}: ${shape(part, depth + 1)}`);
    return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
  }
  return schema.type ?? "any";
};
const place = document.getElementById("paths");
const seen = new Map();
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, route] of Object.entries(methods)) {
    const tag = route.tags?.[0] ?? "";
    if (!seen.has(tag)) { seen.set(tag, element("section", {}, element("h2", {}, tag))); place.append(seen.get(tag)); }
    const parts = [element("summary", {}, element("span", { class: "method" }, method.toUpperCase()), " ", element("code", {}, path)), element("p", {}, route.description ?? "")];
    for (const parameter of route.parameters ?? []) if (parameter.in !== "path") parts.push(element("p", {}, element("code", {}, parameter.name), ` (${parameter.in}${parameter.required ? "" : ", optional"}): ${shape(parameter.schema)}`));
    const body = route.requestBody?.content?.["application/json"]?.schema;
    if (body) parts.push(element("pre", {}, shape(body)));
    const answer = route.responses?.["200"]?.content?.["application/json"]?.schema;
    if (answer) parts.push(element("pre", {}, `→ ${shape(answer)}`));
    seen.get(tag).append(element("details", {}, ...parts));
  }
}
