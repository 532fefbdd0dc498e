// The rows, one below the other, each under its caption: at the width that is shown, as large as
// fits.
const rowsElement = one(".rows");
let shownRows = [];

// Pixels of the window a point: rows are enlarged where there is room, and shrink where there is
// not.
let zoom = 1;

function fitZoom() {
  const style = getComputedStyle(rowsElement);
  const room = rowsElement.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const best = matchMedia("print").matches ? 1 : Math.min(1.5, room / state.width);
  zoom = Math.max(0.25, best >= 1.5 ? 1.5 : best);
  rowsElement.style.setProperty("--table", `${state.width * zoom}px`);
}

function makeRow(row, index) {
  const caption = make("button", { type: "button", className: "caption" });
  caption.addEventListener("click", () => update({ row: index, item: 0, attribute: "height" }));
  const picture = svg("svg", { class: "picture", role: "group" });
  const content = svg("g", { class: "content" });
  const hits = svg("g", { class: "hits" });
  const past = svg("g", { class: "past" });
  picture.append(past, content, hits);
  const overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
  const frame = make("div", { className: "frame" }, picture, overlay);
  const title = (kind) => (row[kind] ? [make("p", { className: `section-${kind}`, textContent: row[kind] })] : []);
  const element = make("section", { className: "row" }, ...title("header"), caption, frame, ...title("footer"));
  return { row, index, element, caption, picture, past, content, hits, overlay, frame, drawings: new Map(), pastDrawings: new Map(), drawn: null, layout: null, old: null };
}

function makeRows() {
  shownRows = shownCase().rows.map(makeRow);
  const ground = make("div", { className: "table" }, ...shownRows.map((each) => each.element), grip);
  ground.style.setProperty("--ground", shownCase().ground);
  ground.dataset.dark = String(shownCase().isDark);
  rowsElement.replaceChildren(ground);
}

// The edge that is dragged.
const grip = make("div", { className: "grip", title: "Drag to change the width" }, make("span"));
grip.setAttribute("aria-hidden", "true");

function showRow(shown) {
  const { scale } = shownCase();
  const layout = layOut(shown.row, state.width, scale);
  shown.layout = layout;
  const index = drawingAt(layout.piece, state.width);
  if (index !== undefined) {
    let drawing = shown.drawings.get(index);
    if (!drawing) {
      drawing = makeDrawing(index);
      shown.drawings.set(index, drawing);
    }
    drawing.update(layout);
    if (shown.drawn !== drawing) shown.content.replaceChildren(drawing.element);
    shown.drawn = drawing;
  } else {
    shown.content.replaceChildren();
    shown.drawn = null;
  }
  showPast(shown);
  const height = shownHeight(shown);
  const { width, x } = layout.cell;
  shown.content.setAttribute("transform", `translate(${x} 0)`);
  shown.picture.setAttribute("viewBox", `0 0 ${state.width} ${height}`);
  for (const element of [shown.picture, shown.overlay]) {
    element.setAttribute("width", state.width * zoom);
    element.setAttribute("height", height * zoom);
  }
  const cell = shown.row.cell ?? "";
  shown.caption.replaceChildren(
    make("b", { textContent: shown.row.id }),
    make("span", { className: "cell", textContent: cell }),
    make("span", { className: "height", textContent: `${readable(layout.height)} pt` }),
  );
  shown.caption.setAttribute("aria-label", `Row ${shown.row.id} ${cell}, height ${readable(layout.height)} points: why`);
  shown.picture.setAttribute("aria-label", `Row ${shown.row.id}`);
  showHits(shown, x);
  return width;
}

// Rectangles over the views that can be clicked and reached by Tab. They are the views' frames.
function showHits(shown, x) {
  const { layout, hits } = shown;
  const items = layout.structure.items;
  let element = hits.firstElementChild;
  items.forEach((item, index) => {
    if (item.className === undefined || isHidden(layout, index)) return;
    if (!element) {
      element = svg("rect", { class: "hit", tabindex: "0", role: "button" });
      hits.append(element);
    }
    const rect = layout.rects[index];
    const frame = layout.frames[index];
    element.dataset.item = index;
    element.setAttribute("x", rect.x + x);
    element.setAttribute("y", rect.y);
    element.setAttribute("width", Math.max(0, rect.width));
    element.setAttribute("height", Math.max(0, rect.height));
    const numbers = [frame.x, frame.y, frame.width, frame.height].map((each) => readable(each));
    element.setAttribute("aria-label", `${item.id}, ${item.className}, ${numbers.join(" ")}`);
    element.setAttribute("aria-pressed", String(state.row === shown.index && state.item === index));
    element = element.nextElementSibling;
  });
  while (element) {
    const next = element.nextElementSibling;
    element.remove();
    element = next;
  }
}

// What is not selected fades, so that the selected view's constraints are seen.
function fade(shown) {
  const isChosen = state.row === shown.index && state.item > 0;
  shown.element.classList.toggle("is-current", state.row === shown.index);
  const items = shown.layout.structure.items;
  const within = (item) => {
    for (let at = item; at !== undefined; at = items[at]?.parent) if (at === state.item) return true;
    return false;
  };
  for (const own of all(".own", shown.content)) {
    own.classList.toggle("is-faded", isChosen && !within(Number(own.dataset.item)));
  }
}

shows(["source", "case"], makeRows);
shows(["source", "case", "width", "row", "item", "mix"], () => {
  fitZoom();
  for (const shown of shownRows) {
    showRow(shown);
    fade(shown);
  }
});

// MARK: Pointer

const hitOf = (event) => {
  const element = event.target.closest?.(".hit");
  if (!element) return null;
  const row = shownRows.findIndex((each) => each.hits.contains(element));
  return { row, item: Number(element.dataset.item) };
};

rowsElement.addEventListener("click", (event) => {
  const hit = hitOf(event);
  if (hit) update(hit);
  else if (event.target === rowsElement || event.target.classList.contains("table")) update({ row: null, item: null });
});
rowsElement.addEventListener("keydown", (event) => {
  const hit = hitOf(event);
  if (!hit || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  update(hit);
});
rowsElement.addEventListener("pointermove", (event) => {
  const hit = hitOf(event);
  const { hover } = state;
  if (hit?.row === hover?.row && hit?.item === hover?.item) return;
  update({ hover: hit });
});
rowsElement.addEventListener("pointerleave", () => update({ hover: null }));

// Dragging keeps the pointer on the edge: the zoom may change on the way.
function startDragging(event, widthAt) {
  if (event.button > 0) return;
  event.preventDefault();
  const target = event.currentTarget;
  target.setPointerCapture(event.pointerId);
  root.classList.add("is-dragging");
  const move = (moved) => update({ width: possible(widthAt(moved)) });
  const stop = () => {
    root.classList.remove("is-dragging");
    target.removeEventListener("pointermove", move);
    target.removeEventListener("pointerup", stop);
    target.removeEventListener("pointercancel", stop);
  };
  target.addEventListener("pointermove", move);
  target.addEventListener("pointerup", stop);
  target.addEventListener("pointercancel", stop);
  if (target !== grip) move(event);
}

grip.addEventListener("pointerdown", (event) => {
  const start = event.clientX;
  const { width } = state;
  const factor = zoom;
  startDragging(event, (moved) => width + (moved.clientX - start) / factor);
});
