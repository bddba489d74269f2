// @ts-check
// The page of the API, from its OpenAPI description.
import "./account.js";
import { byId, element } from "./dom.js";
import { schemaText } from "./schema_text.js";

const description = await (await fetch("/openapi.json")).json();
const { schemas } = description.components;
/** @type {Map<string, HTMLElement>} */
const sections = new Map();

/**
 * Returns the section of a tag, in the order in which the description names them.
 *
 * @param {string} tag
 */
function sectionOf(tag) {
  let section = sections.get(tag);
  if (!section) {
    section = element("section", {}, element("h2", {}, tag));
    sections.set(tag, section);
    byId("paths").append(section);
  }
  return section;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} route
 */
function routeDetails(method, path, route) {
  const methodName = element("span", { class: "method" }, method.toUpperCase());
  const parts = [
    element("summary", {}, methodName, " ", element("code", {}, path)),
    element("p", {}, route.description ?? ""),
  ];
  for (const parameter of route.parameters ?? []) {
    if (parameter.in !== "path") {
      const place = `${parameter.in}${parameter.required ? "" : ", optional"}`;
      const text = ` (${place}): ${schemaText(parameter.schema, schemas)}`;
      parts.push(element("p", {}, element("code", {}, parameter.name), text));
    }
  }
  const body = route.requestBody?.content?.["application/json"]?.schema;
  if (body) {
    parts.push(element("pre", {}, schemaText(body, schemas)));
  }
  const response = route.responses?.["200"]?.content?.["application/json"]?.schema;
  if (response) {
    parts.push(element("pre", {}, `→ ${schemaText(response, schemas)}`));
  }
  return element("details", {}, ...parts);
}

for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, route] of Object.entries(methods)) {
    sectionOf(route.tags?.[0] ?? "").append(routeDetails(method, path, route));
  }
}
