// What lies over the table on a phone: the book, an enlarged region. The browser's way back takes it away again.
const closings = [];

// Something was laid over the table; `close` takes it away.
export function lay(close) {
  closings.push(close);
  history.pushState({ layers: closings.length }, "");
}

export function back() {
  if (closings.length) history.back();
}

addEventListener("popstate", () => closings.pop()?.());
document.addEventListener("keydown", event => { if (event.key === "Escape") back(); });
