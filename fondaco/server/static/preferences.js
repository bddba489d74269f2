// @ts-check
// What this browser remembers of its guest: sounds, taps, and the level of bots.
const SOUND = "fondaco.sound";
const TAPS = "fondaco.taps";
const LEVEL = "fondaco.level";

export function soundIsOn() {
  return localStorage.getItem(SOUND) === "on";
}

/** @param {boolean} isOn */
export function setSound(isOn) {
  localStorage.setItem(SOUND, isOn ? "on" : "off");
}

/** Whether a first tap selects and a second one plays; by default where fingers are used. */
export function twoTaps() {
  const stored = localStorage.getItem(TAPS);
  return stored ? stored === "two" : matchMedia("(pointer: coarse)").matches;
}

/** @param {boolean} isOn */
export function setTwoTaps(isOn) {
  localStorage.setItem(TAPS, isOn ? "two" : "one");
}

/** @returns {string | null} the level of bots that was chosen last */
export function lastLevel() {
  return localStorage.getItem(LEVEL);
}

/** @param {string} level */
export function setLastLevel(level) {
  localStorage.setItem(LEVEL, level);
}
