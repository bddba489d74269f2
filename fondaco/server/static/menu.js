// @ts-check
// The menu of a table, with the preferences that this browser stores.
import { button, byId, input } from "./dom.js";
import { setSound, setTwoTaps, soundIsOn, twoTaps } from "./preferences.js";
import { playSound } from "./sound.js";

/** @param {boolean} isOpen */
function setOpen(isOpen) {
  byId("menu").hidden = !isOpen;
  button("menu-button").setAttribute("aria-expanded", String(isOpen));
}

export function closeMenu() {
  setOpen(false);
}

/** @param {(isOn: boolean) => void} setTurnConfirmation receives whether turns are to be confirmed */
export function bindMenu(setTurnConfirmation) {
  button("menu-button").addEventListener("click", () => setOpen(Boolean(byId("menu").hidden)));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      closeMenu();
    }
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && !event.target.closest("#menu, button")) {
      closeMenu();
    }
  });
  const sound = input("sound");
  sound.checked = soundIsOn();
  sound.addEventListener("change", () => {
    setSound(sound.checked);
    playSound("turn");
  });
  const taps = input("two-taps");
  taps.checked = twoTaps();
  taps.addEventListener("change", () => setTwoTaps(taps.checked));
  const confirmation = input("confirm-turns");
  confirmation.addEventListener("change", () => setTurnConfirmation(confirmation.checked));
}
