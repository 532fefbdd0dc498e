// Which items are shown: those of the pressed kinds that have every word of the filter in them.
const texts = new Map();
const field = one(".search input");
const chips = all(".chip");

function textOf(item) {
  if (!texts.has(item)) {
    const words = `${one("header", item).textContent} ${one(".facts", item).textContent}`;
    texts.set(item, words.toLowerCase());
  }
  return texts.get(item);
}

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = new Set(pressedKinds());
  const found = items.filter((item) => words.every((word) => textOf(item).includes(word)));
  const meant = new Set(found.filter((item) => kinds.has(item.dataset.kind)));
  for (const item of items) item.hidden = !meant.has(item);
  for (const group of all(".group, .cause, .alike")) {
    group.hidden = !one(".item:not([hidden])", group);
  }
  if (words.length) for (const fold of all(".alike")) fold.open = true;
  for (const chip of chips) {
    const count = found.filter((item) => item.dataset.kind === chip.dataset.kind).length;
    one(".count", chip).textContent = count;
  }
  outlineShown();
  nothingShown(meant.size, found.length);
  acceptShown();
}

function pressedKinds() {
  return chips
    .filter((chip) => chip.getAttribute("aria-pressed") === "true")
    .map((chip) => chip.dataset.kind);
}

function nothingShown(shown, found) {
  const place = one(".nothing");
  place.hidden = shown > 0;
  if (shown) return;
  if (!items.length) place.textContent = "Nothing to look at.";
  else if (found) place.textContent = "What matches is of a kind that is not shown.";
  else place.textContent = `Nothing matches “${field.value}”.`;
}

function toggleKind(chip) {
  press([chip], () => chip.getAttribute("aria-pressed") !== "true");
  inPlace(filter);
}

function shownItems() {
  return items.filter((item) => !item.hidden);
}

// Items with one cause are folded but for the first.
function unfoldedItems() {
  return shownItems().filter((item) => !item.closest(".alike:not([open])"));
}

// Makes sure that an item can be seen, whatever was filtered or folded.
function reveal(item) {
  const fold = item.closest(".alike");
  if (fold) fold.open = true;
  if (!item.hidden) return;
  field.value = "";
  press(chips.filter((chip) => chip.dataset.kind === item.dataset.kind), () => true);
  filter();
}
