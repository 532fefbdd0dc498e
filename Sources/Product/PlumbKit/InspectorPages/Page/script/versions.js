// Two versions of a file: the new one is shown, and the old one as far as the slider says.
const compares = model.compares === true;
const mixField = one("#mix");

function oldCase() {
  const { cases } = model.sources[0];
  const name = caseName(shownCase());
  return cases.find((each) => caseName(each) === name) ?? cases[0];
}

const oldRow = (row) => (compares ? oldCase().rows.find((each) => each.id === row.id) : undefined);

// Draws the old version below the new one, which lets it through.
function showPast(shown) {
  const index = shown.old && drawingAt(shown.old.piece, state.width);
  if (index === null || index === undefined || state.mix >= 1) {
    shown.past.replaceChildren();
    shown.content.style.opacity = "";
    return;
  }
  if (!shown.pastDrawings.has(index)) shown.pastDrawings.set(index, makeDrawing(index));
  const drawing = shown.pastDrawings.get(index);
  drawing.update(shown.old);
  shown.past.replaceChildren(drawing.element);
  shown.past.setAttribute("transform", `translate(${shown.old.cell.x} 0)`);
  shown.content.style.opacity = state.mix;
}

// The height that a row is drawn with: of both versions while both are seen.
function shownHeight(shown) {
  if (!compares || state.mix >= 1) return heightOf(shown.row, state.width, shownCase().scale);
  const { layout, old } = shown;
  if (!old) return layout.height;
  return state.mix <= 0 ? old.height : Math.max(old.height, layout.height);
}

// MARK: What moved

const sides = ["x", "y", "width", "height"];

// The views of a row that differ, with each number before and after.
function movesOf(row, layout, old) {
  const moves = [];
  if (Math.abs(layout.height - old.height) > 1e-6) moves.push({ item: 0, name: "row", words: [`height ${readable(old.height)} → ${readable(layout.height)}`] });
  const known = new Map(old.structure.items.map((item, index) => [item.id, index]));
  layout.structure.items.forEach((item, index) => {
    if (item.className === undefined || index === 0) return;
    const before = known.get(item.id);
    known.delete(item.id);
    if (before === undefined) return moves.push({ item: index, name: item.id, words: ["is new"] });
    const words = sides
      .filter((side) => Math.abs(layout.frames[index][side] - old.frames[before][side]) > 1e-6)
      .map((side) => `${side} ${readable(old.frames[before][side])} → ${readable(layout.frames[index][side])}`);
    if (words.length) moves.push({ item: index, name: item.id, words });
  });
  for (const [id, index] of known) {
    if (index > 0 && old.structure.items[index].className !== undefined) moves.push({ item: null, name: id, words: ["is gone"] });
  }
  return moves;
}

// Ranges of widths at which a row is not as it was. Within overlapping pieces both are linear, so
// that the ends decide.
function differingRanges(row) {
  const old = oldRow(row);
  if (!old) return [];
  const { scale } = shownCase();
  const starts = [...new Set([...row.pieces, ...old.pieces].map((piece) => piece.from))].sort((a, b) => a - b);
  const ranges = [];
  starts.forEach((from, index) => {
    const next = starts[index + 1];
    const to = next === undefined ? source().to : next - 1 / scale;
    const differs = [from, to].some((width) => movesOf(row, layOut(row, width, scale), layOut(old, width, oldCase().scale)).length > 0);
    const last = ranges.at(-1);
    if (differs && last && last.to + 1.5 / scale > from) last.to = to;
    else if (differs) ranges.push({ from, to });
  });
  return ranges;
}

const rangeWords = ({ from, to }) => (from === to ? readable(from) : `${readable(from)} … ${readable(to)}`);

// What moved at this width, and at which widths anything does: parts of the panel.
function moves() {
  if (!compares) return [];
  const list = make("ul", { className: "moves" });
  for (const shown of shownRows) {
    if (!shown.old) {
      list.append(make("li", {}, make("b", { textContent: `row ${shown.row.id}` }), " is new"));
      continue;
    }
    const moved = movesOf(shown.row, shown.layout, shown.old);
    if (moved.length) list.append(make("li", { className: "of-row", textContent: `Row ${shown.row.id}` }));
    for (const move of moved) {
      const button = make("button", { type: "button", disabled: move.item === null }, make("b", { textContent: move.name }), make("span", { textContent: move.words.join(", ") }));
      button.addEventListener("click", () => update({ row: shown.index, item: move.item, attribute: "height" }));
      list.append(make("li", {}, button));
    }
  }
  for (const row of oldCase().rows) {
    if (!shownCase().rows.some((each) => each.id === row.id)) list.append(make("li", {}, make("b", { textContent: `row ${row.id}` }), " is gone"));
  }
  const ranges = shownRows.flatMap((shown) => differingRanges(shown.row).map((range) => ({ range, row: shown.row.id })));
  const widths = make("p", { className: "hint", textContent: ranges.length ? "Layouts differ at these widths:" : "The layouts are the same at every width." });
  const buttons = ranges.map(({ range, row }) => {
    const button = make("button", { type: "button", textContent: `${shownRows.length > 1 ? `row ${row}: ` : ""}${rangeWords(range)}` });
    button.addEventListener("click", () => update({ width: possible(range.from) }));
    return button;
  });
  const none = list.children.length === 0 ? make("p", { textContent: "Nothing moved at this width." }) : list;
  return [heading(`Moved at ${readable(state.width)} pt`), none, widths, make("div", { className: "differing" }, ...buttons)];
}

// The frame that the selected view had.
function pastFrame({ old, layout }) {
  const id = layout.structure.items[state.item].id;
  const index = old?.structure.items.findIndex((item) => item.id === id) ?? -1;
  if (index < 0) return null;
  const frame = old.frames[index];
  return `${readable(frame.x)}  ${readable(frame.y)}  ${readable(frame.width)} × ${readable(frame.height)}`;
}

mixField.addEventListener("input", () => update({ mix: Number(mixField.value) / 100 }));

shows(["mix"], () => {
  mixField.value = String(Math.round(state.mix * 100));
  mixField.setAttribute("aria-valuetext", state.mix <= 0 ? "old" : state.mix >= 1 ? "new" : `${mixField.value} % new`);
});
