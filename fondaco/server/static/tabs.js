// Tabs: one of them is open, and arrow keys go from one to the next.
export function tabs(list, opened) {
  const all = [...list.children];
  const open = tab => {
    for (const other of all) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
    opened();
  };
  for (const tab of all) tab.addEventListener("click", () => open(tab));
  list.addEventListener("keydown", event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = all.at((all.indexOf(event.target) + by) % all.length);
    open(next);
    next.focus();
  });
}
