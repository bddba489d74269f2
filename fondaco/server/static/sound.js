// Small sounds, made here; off unless wanted.
let context = null;
export const wanted = () => localStorage.getItem("fondaco.sound") === "on";
export const want = on => localStorage.setItem("fondaco.sound", on ? "on" : "off");

const TUNES = { turn: [[660, 0], [880, 0.12]], move: [[320, 0]], end: [[523, 0], [659, 0.14], [784, 0.28]], chat: [[990, 0]] };

export function play(name) {
  if (!wanted()) return;
  context ??= new AudioContext();
  context.resume();
  for (const [pitch, after] of TUNES[name]) {
    const tone = context.createOscillator(), volume = context.createGain();
    const start = context.currentTime + after;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
}
