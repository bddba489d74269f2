// @ts-check
// Short sounds, synthesised; off by default.
import { soundIsOn } from "./preferences.js";

/** @typedef {"turn" | "move" | "end" | "chat"} SoundName */

/** @type {Record<SoundName, [frequency: number, delay: number][]>} Tones in hertz, each with its delay in seconds. */
const SOUNDS = {
  turn: [
    [660, 0],
    [880, 0.12],
  ],
  move: [[320, 0]],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
  ],
  chat: [[990, 0]],
};
const VOLUME = 0.08;
const SILENCE = 0.001;
const FADE_SECONDS = 0.18;
const TONE_SECONDS = 0.2;

/** @type {AudioContext | null} */
let context = null;

/** @param {SoundName} name */
export function playSound(name) {
  if (!soundIsOn()) {
    return;
  }
  context ??= new AudioContext();
  context.resume();
  for (const [frequency, delay] of SOUNDS[name]) {
    playTone(context, frequency, context.currentTime + delay);
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} start
 */
function playTone(audio, frequency, start) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + FADE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
}
