// Keys, as the help lists them.
const help = one(".help");

const keys = {
  j: () => step(1),
  ArrowRight: () => step(1),
  k: () => step(-1),
  ArrowLeft: () => step(-1),
  "[": () => nudge(currentItem(), -5),
  "]": () => nudge(currentItem(), 5),
  n: () => nextRegion(currentItem()),
  r: toggleRegions,
  z: nextZoom,
  "/": () => field.select(),
  c: () => copyAccept(currentItem()),
  t: nextTheme,
  "?": () => help.showModal(),
  Escape: () => currentItem() && chooseRegion(currentItem(), -1),
  " ": otherSide,
};
modes.forEach((mode, index) => (keys[index + 1] = () => setMode(mode)));

function otherSide() {
  if (root.dataset.mode === "blink") blink(!blinking);
  else if (root.dataset.mode === "single") flip();
  else return false;
  return true;
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  const target = event.target;
  if (target === field) return leaveField(event);
  const isControl = target.matches("input, select, textarea");
  const isButton = target.matches("button, a, summary");
  if (isControl || (isButton && (event.key === " " || event.key === "Enter"))) return;
  const action = keys[event.key];
  if (!action || (event.key !== " " && !items.length && event.key !== "?" && event.key !== "t")) return;
  if (action() !== false) event.preventDefault();
}

function leaveField(event) {
  if (event.key !== "Escape" && event.key !== "Enter") return;
  if (event.key === "Escape") {
    field.value = "";
    filter();
  }
  field.blur();
}

const actions = {
  theme: nextTheme,
  help: () => help.showModal(),
  "accept-all": copyAllAccepts,
  hold: () => blink(!blinking),
  flip,
};

function clicked(event) {
  const button = event.target.closest("button");
  const item = event.target.closest(".item");
  if (item) setCurrent(item);
  if (!button) {
    if (event.target.closest('.stage[data-mode="single"] .sheet')) flip();
    return;
  }
  const { setMode: mode, setZoom: zoom, copy: command, copyFor: commands, accept: names, region } = button.dataset;
  if (mode) setMode(mode);
  else if (zoom) setZoom(zoom);
  else if (command) copy(command, command);
  else if (names) accept(button);
  else if (commands) copy(commands, button.textContent.replace("Copy ", ""));
  else if (region) chooseRegion(item, chosenRegion(item) === Number(region) ? -1 : Number(region));
  else if (button.classList.contains("chip")) toggleKind(button);
  else actions[button.dataset.do]?.();
}
