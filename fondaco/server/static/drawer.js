// @ts-check
// On a phone, log, chat and people are in a drawer.
import { button, byId } from "./dom.js";
import { closeOverlay, openOverlay } from "./overlays.js";

/** @param {boolean} isOpen */
function show(isOpen) {
  document.body.classList.toggle("drawer-open", isOpen);
  byId("backdrop").hidden = !isOpen;
  button("phone-log").setAttribute("aria-expanded", String(isOpen));
}

function close() {
  show(false);
  button("phone-log").focus({ preventScroll: true });
}

/** @param {() => void} onOpened */
export function bindDrawer(onOpened) {
  button("phone-log").addEventListener("click", () => {
    if (document.body.classList.contains("drawer-open")) {
      closeOverlay();
      return;
    }
    show(true);
    openOverlay(close);
    onOpened();
  });
  byId("backdrop").addEventListener("click", closeOverlay);
  button("log-close").addEventListener("click", closeOverlay);
}
