// @ts-check
// The guest: name, language and links to other devices. Every page loads this module.
import { copyText, dialog } from "./dom.js";
import { getJson, postJson } from "./http.js";
import { t } from "./i18n.js";

/**
 * Opens the dialog for a name.
 *
 * @returns {Promise<string | null>} the name as the server accepted it, or null if the dialog was cancelled
 */
export function promptForName() {
  const prompt = dialog("name-dialog");
  prompt.returnValue = "";
  prompt.showModal();
  return new Promise((resolve) => {
    const onClose = async () => {
      const name = prompt.querySelector("input")?.value ?? "";
      resolve(prompt.returnValue === "ok" && name.trim() ? (await postJson("/api/me", { name })).name : null);
    };
    prompt.addEventListener("close", onClose, { once: true });
  });
}

/** Makes sure that the guest has a name; returns false if they refuse to give one. */
export async function hasName() {
  /** @type {import("./messages.js").Me} */
  const me = await getJson("/api/me");
  return Boolean(me.name || (await promptForName()));
}

/** @param {string} lang */
async function changeLanguage(lang) {
  await postJson("/api/me", { lang });
  const address = new URL(location.href);
  address.searchParams.delete("lang"); // It would outweigh the choice.
  history.replaceState(history.state, "", address);
  location.reload();
}

/** @param {string} token */
async function acceptDeviceLink(token) {
  await postJson(`/link/${token}`);
  location.href = "/";
}

document.addEventListener("click", async (event) => {
  const data = event.target instanceof Element ? event.target.closest("button")?.dataset : undefined;
  if (data?.lang) {
    await changeLanguage(data.lang);
  } else if (data?.deviceLink) {
    await acceptDeviceLink(data.deviceLink);
  } else if (data && "rename" in data) {
    if (await promptForName()) {
      location.reload();
    }
  } else if (data && "copy" in data) {
    await copyText(location.href);
  } else if (data && "makeLink" in data) {
    await copyText((await postJson("/api/me/link")).url, t("private-link-note"));
  }
});

// Before this script ran, a click would have been lost; what needs it was inert.
for (const part of document.querySelectorAll("[inert]")) {
  part.removeAttribute("inert");
}
