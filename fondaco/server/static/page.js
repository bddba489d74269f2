// What every page does: words, requests, notices, name, language, links.
export const words = JSON.parse(document.getElementById("words").textContent);
export const say = (id, values = {}) => words[id].replace(/\[(\w+)\]/g, (_, name) => values[name]);

// Every request is made in the language of the page, whatever the browser prefers.
export const lang = document.documentElement.lang;
export const spoken = path => `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter(child => child != null));
  return made;
}

let noticeTimer = 0;
export function notice(text, milliseconds = 6000) {
  const place = document.getElementById("notice");
  place.textContent = text;
  place.togglePopover(false);  // shown anew, it lies over a dialog that was opened meanwhile
  place.togglePopover(Boolean(text));
  clearTimeout(noticeTimer);
  if (text && milliseconds) noticeTimer = setTimeout(() => place.togglePopover(false), milliseconds);
}

// What the house answers. If it refuses, or cannot be reached, that is said, and whoever asked goes no further.
async function request(path, how, read) {
  const answer = await fetch(spoken(path), how).catch(() => null);
  if (answer?.ok) return read(answer);
  const refusal = await answer?.json().catch(() => null);
  const text = refusal?.error ?? (answer ? say("request-failed") : say("unreachable"));
  notice(text);
  throw new Error(text);
}
export const get = path => request(path, {}, answer => answer.json());
export const fragment = path => request(path, {}, answer => answer.text());
export const post = (path, body = {}) => request(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }, answer => answer.json());

// The browser's own part in the chance of a game, drawn after the house has published the hash of its secret.
const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");

// What the house had promised when this browser sat down, and its own number: at the end they must be those of the deal.
export const promised = table => `fondaco.deal.${table}`;
export async function sit(table, seats, names = []) {
  const own = { commitment: table.commitment, nonce: nonce() };
  await post(`/api/tables/${table.id}/sit`, { seats, nonce: own.nonce, names });
  localStorage.setItem(promised(table.id), JSON.stringify(own));
}

export async function copy(text, note) {
  try {
    await navigator.clipboard.writeText(text);
    notice(`${note ? note + " " : ""}${text} – ${say("link-copied")}`, 12000);
  } catch {
    notice(`${note ?? say("copy-link")} ${text}`, 0);
  }
}

export function askName() {
  const dialog = document.getElementById("name-dialog");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise(done => dialog.addEventListener("close", async () => {
    const name = dialog.querySelector("input").value;
    if (dialog.returnValue === "ok" && name.trim()) done((await post("/api/me", { name })).name);
    else done(null);
  }, { once: true }));
}

document.addEventListener("click", async event => {
  const target = event.target.closest("button");
  if (!target) return;
  if (target.dataset.lang) {
    await post("/api/me", { lang: target.dataset.lang });
    const address = new URL(location.href);
    address.searchParams.delete("lang");  // it would outweigh the choice
    history.replaceState(history.state, "", address);
    location.reload();
  } else if ("rename" in target.dataset) {
    if (await askName()) location.reload();
  } else if ("copy" in target.dataset) {
    copy(location.href);
  } else if ("link" in target.dataset) {
    copy((await post("/api/me/link")).url, say("private-link-note"));
  } else if (target.dataset.deviceLink) {
    await post(`/link/${target.dataset.deviceLink}`);
    location.href = "/";
  }
});

// Until now a click would have been lost: what needs this script was inert.
for (const part of document.querySelectorAll("[inert]")) part.inert = false;
