// The tree of all rows and their views, and the search in it.
const tree = one(".tree");
const search = one("#search");

// Rows whose views are listed: the selected one, and all where something is searched.
function treeEntries() {
  const words = state.query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [];
  shownRows.forEach((shown) => {
    const { layout, row, index } = shown;
    const views = layout.structure.items
      .map((item, number) => ({ item, number }))
      .filter(({ item }) => item.className !== undefined);
    const found = views.filter(({ item, number }) => words.every((word) => textOf(shown, item, number).includes(word)));
    if (words.length && found.length === 0) return;
    const isOpen = words.length > 0 || state.row === index || shownRows.length === 1;
    entries.push({ row: index, item: 0, depth: 0, name: `Row ${row.id}`, kind: [row.cell, row.texts[0]?.text].filter(Boolean).join(" · "), isOpen, isRow: true });
    if (!isOpen) return;
    for (const { item, number } of words.length ? found : views) {
      if (number === 0 && words.length === 0) continue;
      entries.push({ row: index, item: number, depth: words.length ? 1 : depthOf(layout, number), name: item.id, kind: item.className, isHidden: isHidden(layout, number) });
    }
  });
  return entries;
}

const depthOf = (layout, item) => {
  let depth = 0;
  for (let at = layout.structure.items[item].parent; at !== undefined; at = layout.structure.items[at].parent) depth += 1;
  return Math.max(1, depth);
};

// What a search looks at: name, class, text, and the constraints with their names.
function textOf({ row, layout }, item, number) {
  const text = row.texts.find((each) => each.item === number)?.text ?? "";
  const constraints = constraintsOf(layout, number).map((index) => layout.structure.constraints[index].id);
  return `${row.id} ${row.cell ?? ""} ${item.id} ${item.className} ${text} ${constraints.join(" ")}`.toLowerCase();
}

function showTree() {
  const hadFocus = tree.contains(document.activeElement);
  tree.classList.toggle("is-searching", state.query.trim() !== "");
  const entries = treeEntries();
  const chosen = entries.findIndex((each) => each.row === state.row && each.item === state.item);
  const elements = entries.map((entry, index) => {
    const isChosen = index === chosen;
    const element = make("div", { className: "branch", role: "treeitem", tabIndex: isChosen || (chosen < 0 && index === 0) ? 0 : -1, "aria-level": entry.isRow ? 1 : entry.depth + 1, "aria-selected": String(isChosen) },
      make("span", { className: "name", textContent: entry.name }), make("span", { className: "kind", textContent: entry.kind }));
    if (entry.isRow) element.setAttribute("aria-expanded", String(entry.isOpen));
    element.classList.toggle("is-row", Boolean(entry.isRow));
    element.classList.toggle("is-hidden", Boolean(entry.isHidden));
    element.style.setProperty("--depth", entry.depth);
    element.addEventListener("click", () => pick(entry));
    element.addEventListener("pointerenter", () => update({ hover: { row: entry.row, item: entry.item } }));
    element.addEventListener("pointerleave", () => update({ hover: null }));
    return element;
  });
  if (elements.length === 0) elements.push(make("p", { className: "hint", textContent: "Nothing has these words." }));
  tree.replaceChildren(...elements);
  const current = elements[chosen];
  if (current && hadFocus) current.focus();
  if (current) keepInView(current);
}

// Of what a search finds the view with that name, else one whose name begins so, else the first.
function bestMatch() {
  const views = treeEntries().filter((each) => !each.isRow);
  const words = state.query.trim().toLowerCase();
  const named = (test) => views.find((each) => test(each.name.toLowerCase()));
  return named((name) => name === words) ?? named((name) => name.startsWith(words)) ?? views[0];
}

// Scrolls the tree, not the page.
function keepInView(element) {
  const top = element.offsetTop - tree.offsetTop;
  const isSeen = top >= tree.scrollTop && top + element.offsetHeight <= tree.scrollTop + tree.clientHeight;
  if (!isSeen) tree.scrollTop = top - (tree.clientHeight - element.offsetHeight) / 2;
}

function pick({ row, item }) {
  update({ row, item });
  requestAnimationFrame(() => {
    const { frame } = shownRows[row];
    frame.scrollIntoView({ block: "nearest" });
  });
}

tree.addEventListener("keydown", (event) => {
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isChosen = event.key === "Enter" || event.key === " ";
  if (!move && !isChosen) return;
  event.preventDefault();
  event.stopPropagation();
  const branches = all(".branch", tree);
  const at = branches.indexOf(document.activeElement);
  const entry = treeEntries()[move ? Math.min(branches.length - 1, Math.max(0, at + move)) : at];
  if (entry) pick(entry);
});

search.addEventListener("input", () => update({ query: search.value }));
search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") {
    const found = bestMatch();
    if (found) pick(found);
  }
  if (event.key === "Escape") {
    search.value = "";
    update({ query: "" });
    search.blur();
  }
});

let treeKey = "";
shows(["source", "case", "width", "row", "item", "query"], (keys) => {
  // A change of the width alone seldom changes the tree.
  const pieces = shownRows.map(({ row }) => pieceAt(row, state.width));
  const key = pieces.map((piece) => piece.structure + (isHiddenAnywhere(piece) ? "h" : "")).join();
  if (keys.size === 1 && keys.has("width") && key === treeKey) return;
  treeKey = key;
  showTree();
});

const isHiddenAnywhere = (piece) => piece.details.some((index) => pool.details[index].isHidden);
