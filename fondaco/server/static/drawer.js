// On a phone the book with log, talk and presence is a drawer.
import { back, lay } from "./layers.js";

const at = id => document.getElementById(id);
const show = open => {
  document.body.classList.toggle("drawer", open);
  at("veil").hidden = !open;
  at("hand-book").setAttribute("aria-expanded", String(open));
};

export function drawer(opened) {
  at("hand-book").addEventListener("click", () => {
    if (document.body.classList.contains("drawer")) return back();
    show(true);
    lay(() => { show(false); at("hand-book").focus({ preventScroll: true }); });
    opened();
  });
  at("veil").addEventListener("click", back);
  at("book-close").addEventListener("click", back);
}
