// The panel: the selected view's frame, content size and priorities, why each number is what it is,
// and its constraints with the lines that declare them.
const detailsElement = one(".details");
const attributes = ["x", "y", "width", "height"];

const heading = (text) => make("h3", { textContent: text });

function fact(name, ...value) {
  return [make("dt", { textContent: name }), make("dd", {}, ...value)];
}

// A text that may break after a dot: `title.` `leading`.
const breakable = (text) => text.split(/(?<=[a-z\])'’]\.)(?=[a-z])/i).flatMap((word, index) => (index ? [make("wbr"), word] : [word]));

// A line of the source, as editors print places; without the file's name in lists.
function lineNote(line, isShort) {
  if (!line) return "";
  const words = isShort ? `line ${line}` : `${source().file.split("/").pop()}:${line}`;
  return make("span", { className: "line", textContent: words, title: `${source().file}:${line}` });
}

// Words in which names stand between backticks, as messages have them.
const worded = (text) => text.split("`").flatMap((part, index) => (index % 2 ? [make("code", { textContent: part })] : breakable(part)));

function showDetails() {
  const shown = shownRows[state.row];
  // In a narrow window what is selected lies over the rows.
  root.classList.toggle("is-selecting", Boolean(shown && (state.section || state.item !== null)));
  if (!shown) return detailsElement.replaceChildren(overview());
  const { layout } = shown;
  if (state.section) return detailsElement.replaceChildren(...sectionDetails(shown));
  if (state.item === null || !isView(layout, state.item)) return detailsElement.replaceChildren(overview());
  const parts = [
    viewHeading(shown), cutNote(shown), findingsHere(shown), frameTabs(shown), sumTable(shown), sameNote(shown), ranges(shown), constraintList(shown), facts(shown),
  ];
  return detailsElement.replaceChildren(...parts.flat().filter(Boolean));
}

// A header or footer: what it says, and its size at this width and at others.
function sectionDetails(shown) {
  const section = shown.row[state.section];
  const heights = section.drawings.filter((each, index, all) => index === 0 || each.height !== all[index - 1].height);
  const list = make("dl", { className: "facts" }, ...fact("Size", `${readable(state.width)} × ${readable(sectionAt(section).height)}`));
  for (const { from, height } of heights.length > 1 ? heights : []) list.append(...fact(`From ${readable(from)} pt`, `${readable(height)} high`));
  return [
    make("header", {}, closeButton(), make("h2", { textContent: `Section ${state.section}` }),
      make("p", { className: "kind", textContent: `${state.section === "header" ? "above" : "below"} row ${shown.row.id}` }),
      section.title ? make("p", { className: "text", textContent: section.title }) : ""),
    list,
  ];
}

// What there is to do, while nothing is selected.
function overview() {
  const shown = shownCase();
  const count = gathered().length;
  const { from, to } = source();
  return make(
    "div",
    { className: "overview" },
    make("p", { textContent: `${shown.rows.length} ${shown.rows.length === 1 ? "row" : "rows"}, ${readable(from)} to ${readable(to)} pt, ${count === 0 ? "no findings" : count === 1 ? "1 finding" : `${count} findings`}.` }),
    make("p", { className: "hint", textContent: "Click a view to see what ties it, or a row’s height for what adds up to it. Drag the edge of the rows to change the width." }),
    ...moves(),
  );
}

function viewHeading(shown) {
  const item = shown.layout.structure.items[state.item];
  const text = shown.row.texts.find((each) => each.item === state.item)?.text;
  const isWhole = state.item === 0;
  const kind = (isWhole ? [shown.row.cell, item.id] : [item.className, `row ${shown.row.id}`]).filter(Boolean).join(" · ");
  return make(
    "header",
    {},
    closeButton(),
    make("h2", { textContent: isWhole ? `Row ${shown.row.id}` : item.id }),
    make("p", { className: "kind" }, kind, lineNote(item.line)),
    text ? make("p", { className: "text", textContent: text }) : "",
  );
}

// Takes the panel off the rows, in a narrow window.
function closeButton() {
  const button = make("button", { type: "button", className: "close", textContent: "×", "aria-label": "Close", title: "Close (Esc)" });
  button.addEventListener("click", () => update({ row: null, item: null }));
  return button;
}

// Whether a label shows its text: in numbers where its width is what is missing, and once for all
// widths where nothing ever is.
function cutNote({ layout, row }) {
  const { isCut, content } = layout.details(state.item);
  const isEver = row.findings.some((each) => each.item === state.item && each.rule === "truncated-text");
  const hasText = row.texts.some((each) => each.item === state.item && each.text.trim());
  if (hasText && !isCut && !isHidden(layout, state.item)) {
    const { from, to } = source();
    const widths = isEver ? `at ${readable(state.width)} pt` : `from ${readable(from)} to ${readable(to)} pt`;
    return make("p", { className: "whole", textContent: `Shows all of its text ${widths}` });
  }
  if (!isCut) return null;
  const { width } = layout.frames[state.item];
  const needs = content?.width > width ? `: it is ${readable(width)} wide, the text ${readable(content.width)}` : "";
  const words = `${width > 0 ? "Shows less than its text" : "Shows nothing"}${needs}`;
  const attribute = lacking(layout, state.item);
  const button = make("button", { type: "button", className: "why", textContent: `why its ${attribute}?` });
  button.addEventListener("click", () => chooseAttribute(attribute));
  return make("p", { className: "cut" }, words, " ", button);
}

// MARK: The frame and its sums

const isRow = () => state.item === 0 && state.attribute === "height";

function frameTabs(shown) {
  const frame = shown.layout.frames[state.item];
  const { items } = shown.layout.structure;
  const parent = items[items[state.item].parent]?.id;
  const list = make("div", { className: "frame-tabs", role: "tablist", "aria-label": "Frame" });
  for (const name of attributes) {
    const isChosen = name === state.attribute;
    const tab = make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "sum", "aria-selected": String(isChosen), tabIndex: isChosen ? 0 : -1 },
      make("span", { textContent: parent && name.length === 1 ? `${name} in ${parent}` : name }), make("b", { textContent: readable(frame[name]) }));
    tab.addEventListener("click", () => chooseAttribute(name));
    tab.addEventListener("keydown", (event) => {
      const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      chooseAttribute(attributes[(attributes.indexOf(name) + move + 4) % 4]);
    });
    list.append(tab);
  }
  return list;
}

function chooseAttribute(name) {
  update({ attribute: name });
  requestAnimationFrame(() => one(`#tab-${name}`)?.focus());
}

// The widths around this one at which lines are broken alike and sums have the same summands.
function sameNote({ layout: { piece } }) {
  const widths = piece.from === piece.to ? `at ${readable(piece.from)} pt alone` : `from ${readable(piece.from)} to ${readable(piece.to)} pt`;
  return make("p", { className: "hint same", textContent: `The same lines and summands ${widths}` });
}

function ranges({ layout }) {
  const { ranges: open } = layout.details(state.item);
  if (open.length === 0) return null;
  const list = make("ul", { className: "open" });
  for (const range of open) {
    const ends = [range.least, range.greatest].map((line) => (line === undefined ? "any" : readable(lengthAt(line, layout.width))));
    list.append(make("li", {}, make("b", { textContent: range.dimension }), ` is not determined: ${ends[0]} … ${ends[1]} would hold as well`));
  }
  return [heading("Ambiguous"), list];
}

function facts(shown) {
  const { layout } = shown;
  const details = layout.details(state.item);
  const list = make("dl", { className: "facts" });
  const exact = layout.exact[state.item];
  const frame = layout.frames[state.item];
  if (attributes.some((name) => Math.abs(exact[name] - frame[name]) > 1e-6)) {
    const differing = attributes.filter((name) => Math.abs(exact[name] - frame[name]) > 1e-6);
    list.append(...fact("Before rounding", differing.map((name) => `${name} ${readable(exact[name])}`).join(", ")));
  }
  if (details.content) {
    const { hugging, compression } = details.content;
    const [width, height] = [details.content.width, details.content.height].map((each) => (each === undefined ? "–" : readable(each)));
    list.append(...fact("Content size", `${width} × ${height}`));
    const [hx, hy, cx, cy] = [...hugging, ...compression].map((each) => readable(each));
    list.append(...fact("Hugging", `${hx} across, ${hy} down`), ...fact("Compression", `${cx} across, ${cy} down`));
  }
  if (layout.structure.items[state.item].parent > 0) {
    const { x, y } = layout.rects[state.item];
    list.append(...fact("In the row", `x ${readable(x)}, y ${readable(y)}`));
  }
  const past = pastFrame(shown);
  if (past) list.append(...fact("Old version", past));
  if (details.lines) list.append(...fact("Lines", String(details.lines)));
  if (details.baselines) {
    const { first, last } = details.baselines;
    list.append(...fact("Baselines", [...new Set([first, last].map((each) => readable(each, 2)))].join(", ")));
  }
  if (details.alignment.some((each) => each !== 0)) {
    list.append(...fact("Alignment insets", sidesOf(details.alignment)));
  }
  return [heading("More"), list];
}

// The message of a finding: its numbers are those of the width where it is worst.
const worstWords = ({ worst, message, from, to, isAllowed }) =>
  isAllowed || from === to || worst === state.width ? message : `Worst at ${readable(worst)} pt: ${message}`;

function findingsHere(shown) {
  const own = shown.row.findings.filter((each) => each.item === state.item);
  if (own.length === 0) return null;
  const list = make("ul", { className: "faults" });
  for (const range of own) {
    const holds = range.from <= state.width && state.width <= range.to;
    const button = make("button", { type: "button" }, range.statement.charAt(0).toUpperCase() + range.statement.slice(1),
      make("span", { textContent: widthWords(range) }));
    button.addEventListener("click", () => goTo({ index: shown.index, range }));
    const entry = make("li", { className: holds ? "holds" : "" }, button, holds ? make("p", {}, ...worded(worstWords(range))) : "");
    entry.dataset.severity = range.severity;
    list.append(entry);
  }
  return list;
}

shows(["source", "case", "width", "row", "item", "section", "attribute"], showDetails);

// Another view begins at the top of the panel, and in a narrow window, where the panel lies over
// the rows, its row is brought beside it. A new source is shown from its beginning.
shows(["row", "item", "section"], (keys) => {
  if (keys.has("source")) return;
  detailsElement.scrollTop = 0;
  const shown = shownRows[state.row];
  if (!shown || !isNarrow() || !root.classList.contains("is-selecting")) return;
  const section = shown.sections.find((each) => each.kind === state.section)?.element;
  // Of a row that is higher than the room above the panel, the view, or what there is room for.
  const isHigh = shown.element.offsetHeight > innerHeight * 0.36;
  const hit = isHigh && state.item > 0 ? one(`.hit[data-item="${state.item}"]`, shown.hits) : null;
  const target = section ?? hit ?? (isHigh ? shown.caption : shown.element);
  target.scrollIntoView({ block: hit ? "center" : target === shown.caption ? "start" : "nearest" });
});
