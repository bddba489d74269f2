// @ts-check
// What lies over the table on a phone: the drawer, an enlarged region. Escape and the browser's way back close it.

/** @type {(() => void)[]} */
const closers = [];

/** @param {() => void} close closes what was opened */
export function openOverlay(close) {
  closers.push(close);
  history.pushState({ overlays: closers.length }, "");
}

/** Closes the topmost overlay, if there is one. */
export function closeOverlay() {
  if (closers.length) {
    history.back();
  }
}

addEventListener("popstate", () => closers.pop()?.());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    closeOverlay();
  }
});
