// The rows, one below the other, each under its caption: at the width that is shown, as large as
// fits. Rows in the window or near to it follow every change at once; others get their height when
// a drag pauses, and the rest when they come near.
const rowsElement = one(".rows");
let shownRows = [];

// Pixels of the window a point: rows are enlarged where there is room, and shrink where there is
// not.
let zoom = 1;
const mostZoom = 1.5;
// No row is enlarged by more: while the edge is dragged, that is what the drag began with.
let zoomLimit = mostZoom;

let room = null;

// Asked before rows are there and when the window changes: asking lays the page out.
function measureRoom() {
  const style = getComputedStyle(rowsElement);
  room = rowsElement.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
}

function fitZoom() {
  if (room === null) measureRoom();
  const best = matchMedia("print").matches ? 1 : state.zoom || Math.min(zoomLimit, room / state.width);
  zoom = Math.max(0.25, best);
  showZoom();
  rowsElement.style.setProperty("--table", `${state.width * zoom}px`);
}
new ResizeObserver(() => {
  const before = room;
  measureRoom();
  if (room !== before) drawAll();
}).observe(rowsElement);

function makeRow(row, index) {
  const caption = make("button", { type: "button", className: "caption" });
  caption.addEventListener("click", () => update({ row: index, item: 0, attribute: "height" }));
  const picture = svg("svg", { class: "picture", role: "group", "aria-label": `Row ${row.id}` });
  const content = svg("g", { class: "content" });
  const hits = svg("g", { class: "hits" });
  const past = svg("g", { class: "past" });
  picture.append(past, content, hits);
  const overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
  const frame = make("div", { className: "frame" }, picture, overlay);
  const sections = ["header", "footer"].map((kind) => row[kind] && makeSection(row[kind], kind, index));
  const title = (kind) => sections.filter((each) => each?.kind === kind).map((each) => each.element);
  const number = make("b", { textContent: row.id });
  const height = make("span", { className: "height" });
  caption.append(number, make("span", { className: "cell", textContent: row.cell ?? "" }), height);
  const element = make("section", { className: "row is-far" }, ...title("header"), caption, frame, ...title("footer"));
  const shown = { row, index, element, caption, sections: sections.filter(Boolean), heightNote: height, picture, past, content, hits, overlay, frame, drawings: new Map(), pastDrawings: new Map(), drawn: null, isNear: false, isStale: true, frameHeight: null };
  const past0 = oldRow(row);
  const atWidth = (make) => {
    let width = null;
    let known = null;
    return () => {
      if (width !== state.width) known = make();
      ({ width } = state);
      return known;
    };
  };
  const layout = atWidth(() => layOut(row, state.width, shownCase().scale));
  const old = atWidth(() => (past0 ? layOut(past0, state.width, oldCase().scale) : null));
  return Object.defineProperties(shown, { layout: { get: layout }, old: { get: old } });
}

// The header or footer of a section: a drawing at each width, selected as a whole.
function makeSection(section, kind, row) {
  const picture = svg("svg", { "aria-hidden": "true" });
  const label = `Section ${kind}${section.title ? `: ${section.title}` : ""}`;
  const element = make("div", { className: `section section-${kind}`, role: "button", tabIndex: 0, "aria-label": label }, picture);
  const choose = () => update({ row, item: null, section: kind });
  element.addEventListener("click", choose);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  });
  return { section, kind, picture, element, drawings: new Map(), shown: null };
}

const sectionAt = ({ drawings }) => drawings.findLast((each) => each.from <= state.width + 1e-9) ?? drawings[0];

function showSection(made) {
  const { height, drawing } = sectionAt(made.section);
  if (!made.drawings.has(drawing)) made.drawings.set(drawing, makeDrawing(drawing));
  const shown = made.drawings.get(drawing);
  shown.update({ cell: { width: state.width }, height, frames: [] });
  if (made.shown !== shown) made.picture.replaceChildren(shown.element);
  made.shown = shown;
  made.picture.setAttribute("viewBox", `0 0 ${state.width} ${height}`);
}

// Which rows are near: those within half a window's height of it. Until the browser says, the first.
let watcher = null;

function watchRows() {
  watcher?.disconnect();
  const scrolls = getComputedStyle(rowsElement).overflowY !== "visible";
  watcher = new IntersectionObserver(rowsMoved, { root: scrolls ? rowsElement : null, rootMargin: "50% 0px" });
  const numbers = new Map();
  for (const shown of shownRows) {
    numbers.set(shown.element, shown);
    watcher.observe(shown.element);
  }
  function rowsMoved(entries) {
    for (const entry of entries) {
      const shown = numbers.get(entry.target);
      setNear(shown, entry.isIntersecting);
    }
  }
}

function setNear(shown, isNear) {
  shown.isNear = isNear;
  shown.element.classList.toggle("is-far", !isNear);
  if (isNear && shown.isStale) bringUpToDate(shown);
}

function bringUpToDate(shown) {
  shown.isStale = false;
  showFrame(shown);
  showRow(shown);
  fade(shown);
  showOverlay(shown);
}

// The rows that are seen before anything is measured.
function guessNear() {
  let top = 0;
  for (const shown of shownRows) {
    if (top > innerHeight) return;
    shown.isNear = true;
    shown.element.classList.remove("is-far");
    top += shownHeight(shown) * zoom + 40;
  }
}

function makeRows() {
  shownRows = shownCase().rows.map(makeRow);
  const ground = make("div", { className: "table" }, ...shownRows.map((each) => each.element), grip);
  ground.style.setProperty("--ground", shownCase().ground);
  ground.dataset.dark = String(shownCase().isDark);
  rowsElement.replaceChildren(ground);
  rowsElement.classList.toggle("is-dark", shownCase().isDark);
  guessNear();
  watchRows();
}

// The edge that is dragged.
const grip = make("div", { className: "grip", title: "Drag to change the width" }, make("span"));
grip.setAttribute("aria-hidden", "true");

// A caption with its padding, in pixels.
const captionHeight = 24;

// The height of a row's frame, the one thing that rows out of view need.
function showFrame(shown) {
  let around = captionHeight;
  for (const made of shown.sections) {
    const height = sectionAt(made.section).height * zoom;
    made.element.style.height = `${height}px`;
    around += height + 6;
  }
  const height = shownHeight(shown) * zoom;
  if (height === shown.frameHeight) return;
  shown.frameHeight = height;
  shown.frame.style.height = `${height}px`;
  // The browser lays nothing out in a row that is far, and takes it to be as high as this.
  shown.element.style.containIntrinsicHeight = `${height + around}px`;
}

function showRow(shown) {
  const { layout } = shown;
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
  const { x } = layout.cell;
  shown.content.setAttribute("transform", `translate(${x} 0)`);
  shown.picture.setAttribute("viewBox", `0 0 ${state.width} ${shownHeight(shown)}`);
  const height = readable(layout.height);
  if (shown.heightNote.textContent !== `${height} pt`) {
    shown.heightNote.textContent = `${height} pt`;
    shown.caption.setAttribute("aria-label", `Row ${shown.row.id} ${shown.row.cell ?? ""}, height ${height} points: why`);
  }
  showHits(shown, x);
  shown.sections.forEach(showSection);
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
  shown.element.classList.toggle("is-current", state.row === shown.index && !state.section);
  for (const { kind, element } of shown.sections) {
    element.setAttribute("aria-pressed", String(state.row === shown.index && state.section === kind));
  }
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
let settling;

shows(["source", "case", "width", "row", "item", "section", "mix", "zoom"], (keys) => {
  fitZoom();
  clearTimeout(settling);
  // While the width is dragged, rows out of view keep their heights.
  const isStep = keys.size === 1 && keys.has("width");
  if (isStep) settling = setTimeout(() => shownRows.forEach(showFrame), 150);
  for (const shown of shownRows) {
    shown.isStale = true;
    if (shown.isNear || !isStep) showFrame(shown);
    if (!shown.isNear) continue;
    showRow(shown);
    fade(shown);
  }
});

// On paper every row is near.
function showAllRows() {
  for (const shown of shownRows) setNear(shown, true);
}

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

// Follows the pointer until it is released.
function startDragging(event, widthAt, end = () => {}) {
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
    end();
  };
  target.addEventListener("pointermove", move);
  target.addEventListener("pointerup", stop);
  target.addEventListener("pointercancel", stop);
  if (target !== grip) move(event);
}

// Rows grow on both sides, so that their edge goes half as far as their width. It stays below the
// pointer, since nothing is enlarged before the drag ends; where the room ends, the rows shrink. While
// the pointer stays where the window ends, they go on growing: a telephone has no room for more.
const windowEdge = 10;

grip.addEventListener("pointerdown", (event) => {
  if (event.button > 0) return;
  const start = event.clientX;
  const { width } = state;
  const half = zoom / 2;
  zoomLimit = zoom;
  let place = start;
  let more = 0;
  let frame = null;
  const dragged = () => width + (place - start) / half + more;
  const growOn = () => {
    const beyond = Math.min(windowEdge, place - (innerWidth - windowEdge));
    frame = null;
    if (beyond <= 0 || place <= start || dragged() >= source().to) return;
    // At most three points a frame.
    more += 0.3 * beyond;
    update({ width: possible(dragged()) });
    frame = requestAnimationFrame(growOn);
  };
  const follow = (moved) => {
    place = moved.clientX;
    frame ??= requestAnimationFrame(growOn);
    return dragged();
  };
  startDragging(event, follow, () => {
    cancelAnimationFrame(frame);
    zoomLimit = mostZoom;
    changed.add("width");
    draw();
  });
});
