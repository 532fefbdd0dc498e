// Keys, wherever the focus is but in a field.
const isTyping = (element) => element.matches("input, select, textarea") || help.open;

function changeWidth(direction, event) {
  const step = event.altKey ? 1 / shownCase().scale : event.shiftKey ? 10 : 1;
  const width = possible(state.width + direction * step);
  update({ width });
  say(`${readable(width)} points`);
}

// To the width where the pieces of the selected row change, or of any row.
function toBoundary(direction) {
  const rows = state.row === null ? shownCase().rows : [shownCase().rows[state.row]];
  const starts = [...new Set(rows.flatMap((row) => row.pieces.map((piece) => piece.from)))].sort((a, b) => a - b);
  const width =
    direction > 0
      ? starts.find((each) => each > state.width + 1e-9)
      : starts.findLast((each) => each < state.width - 1e-9);
  if (width !== undefined) return update({ width });
  const { from, to } = source();
  return noteWidth(direction > 0 ? `the same up to ${readable(to)}` : `the same down to ${readable(from)}`);
}

function stepView(direction) {
  const rowIndex = state.row ?? 0;
  const shown = shownRows[rowIndex];
  if (!shown) return;
  const views = shown.layout.structure.items
    .map((item, index) => index)
    .filter((index) => isView(shown.layout, index) && !isHidden(shown.layout, index));
  const at = views.indexOf(state.item ?? -1);
  const item = views[(at + direction + views.length) % views.length];
  update({ row: rowIndex, item });
  say(shown.layout.structure.items[item].id);
}

const keys = {
  ArrowLeft: (event) => changeWidth(-1, event),
  ArrowRight: (event) => changeWidth(1, event),
  Home: () => update({ width: source().from }),
  End: () => update({ width: possible(source().to) }),
  ",": () => toBoundary(-1),
  ".": () => toBoundary(1),
  n: () => step(1),
  p: () => step(-1),
  j: () => stepView(1),
  k: () => stepView(-1),
  w: () => widthField.focus(),
  "/": () => search.focus(),
  f: () => toggleLayer("frames"),
  c: () => toggleLayer("constraints"),
  m: () => toggleLayer("margins"),
  "?": () => help.showModal(),
  "+": () => stepZoom(1),
  "=": () => stepZoom(1),
  "-": () => stepZoom(-1),
  0: () => update({ zoom: 0 }),
  v: () => compares && update({ mix: state.mix > 0.5 ? 0 : 1 }),
  Escape: () => update({ row: null, item: null }),
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  const action = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action(event);
});
