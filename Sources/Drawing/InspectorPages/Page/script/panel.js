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
  if (!shown) return detailsElement.replaceChildren(overview());
  const { layout } = shown;
  if (state.section) return detailsElement.replaceChildren(...sectionDetails(shown));
  if (state.item === null || !isView(layout, state.item)) return detailsElement.replaceChildren(overview());
  const parts = [
    viewHeading(shown), cutNote(shown), findingsHere(shown), frameTabs(shown), sumTable(shown), ranges(shown), constraintList(shown), facts(shown),
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
    make("header", {}, make("h2", { textContent: `Section ${state.section}` }),
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
    make("p", { className: "hint", textContent: "Click a view to see what ties it, or a row’s caption for why it is so high. Drag the edge of the rows to change the width." }),
    ...moves(),
  );
}

function viewHeading(shown) {
  const item = shown.layout.structure.items[state.item];
  const text = shown.row.texts.find((each) => each.item === state.item)?.text;
  return make(
    "header",
    {},
    make("h2", { textContent: item.id }),
    make("p", { className: "kind" }, item.className, lineNote(item.line)),
    text ? make("p", { className: "text", textContent: text }) : "",
  );
}

// Whether a label shows its text: in numbers where its width is what is missing, and once for all
// widths where nothing ever is.
function cutNote({ layout, row }) {
  const { isCut, content } = layout.details(state.item);
  const isEver = row.findings.some((each) => each.item === state.item && each.rule === "truncated-text");
  const hasText = row.texts.some((each) => each.item === state.item && each.text.trim());
  if (hasText && !isEver && !isCut && !isHidden(layout, state.item)) {
    const { from, to } = source();
    return make("p", { className: "whole", textContent: `Shows all of its text from ${readable(from)} to ${readable(to)} pt` });
  }
  if (!isCut) return null;
  const { width } = layout.frames[state.item];
  const needs = content?.width > width ? `: it is ${readable(width)} wide, the text ${readable(content.width)}` : "";
  return make("p", { className: "cut", textContent: `${width > 0 ? "Shows less than its text" : "Shows nothing"}${needs}` });
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

// The summands of a number with their lengths at this width, and what rounding adds.
function sumOf(shown) {
  const { layout } = shown;
  const { piece } = layout;
  const index = isRow() ? piece.heightSum : piece.sums[state.item]?.[attributes.indexOf(state.attribute)];
  const value = isRow() ? layout.height : layout.frames[state.item][state.attribute];
  if (index == null) return { value, terms: null };
  const terms = pool.sums[index].map(([part, factor, line]) => {
    const length = lengthAt(line, layout.width);
    return { part: pool.parts[part], factor, length, value: factor * length };
  });
  const rest = value - terms.reduce((sum, term) => sum + term.value, 0);
  return { value, terms, rest: Math.abs(rest) < 1e-6 ? 0 : rest };
}

function sumTable(shown) {
  const { value, terms, rest } = sumOf(shown);
  const panel = make("div", { className: "sum", id: "sum", role: "tabpanel", "aria-labelledby": `tab-${state.attribute}` });
  if (!terms) {
    panel.append(make("p", { className: "hint", textContent: "Other constraints decide this at nearly every pixel here." }));
    return panel;
  }
  const table = make("table");
  const adding = terms.filter((term) => Math.abs(term.value) > 1e-9);
  // A sum begins with what is added, not with what is taken away.
  const start = adding.findIndex((term) => term.value > 0);
  if (start > 0) adding.unshift(...adding.splice(start, 1));
  adding.forEach((term, index) => {
    const sign = term.value < 0 ? "−" : index === 0 ? "" : "+";
    table.append(sumRow(sign, readable(Math.abs(term.value)), term.part, shown, term));
  });
  if (rest !== 0) {
    const words = Math.abs(rest) <= 1 ? "rounding to pixels" : "not from constraints";
    table.append(sumRow(rest < 0 ? "−" : adding.length ? "+" : "", readable(Math.abs(rest)), { kind: "rounding", text: words }, shown));
  }
  const parent = shown.layout.structure.items[shown.layout.structure.items[state.item].parent];
  const isPosition = state.attribute === "x" || state.attribute === "y";
  const name = isRow() ? `row ${shown.row.id}` : isPosition && parent ? `${state.attribute} in ${parent.id}` : state.attribute;
  table.append(make("tr", { className: "total" }, make("td", { textContent: "=" }), make("td", { textContent: readable(value) }), make("td", { textContent: name })));
  panel.append(table);
  const ways = terms.filter((term) => Math.abs(term.value) <= 1e-9 && term.part.constraint);
  if (ways.length) panel.append(wayList(ways, shown, adding.length === 0));
  return panel;
}

function sumRow(sign, number, part, shown, term = null) {
  const words = make("td", {}, describe(part, shown));
  if (term && Math.abs(term.factor) !== 1) words.append(make("span", { className: "id", textContent: factorWords(term) }));
  const row = make("tr", { className: `is-${part.kind}` }, make("td", { textContent: sign }), make("td", { textContent: number }), words);
  const items = itemsOf(part, shown);
  row.addEventListener("pointerenter", () => update({ term: items }));
  row.addEventListener("pointerleave", () => update({ term: null }));
  return row;
}

// Why a length counts more or less than once.
function factorWords({ factor, length }) {
  const product = `${readable(Math.abs(factor))} × ${readable(Math.abs(length))}`;
  return `${product}, ${Math.abs(factor) > 1 ? "since other lengths here are tied to it" : "a share of it"}`;
}

const kinds = { content: "content", table: "table", stackView: "stack view", frame: "frame" };

// The constraint that a summand stands for, where the page lists it. Those of stack views have
// numbers instead of names: they are found by their words.
const constraintOf = (part, shown) =>
  shown.layout.structure.constraints.find((each) =>
    part.kind === "stackView" ? each.isOfStack && each.equation === part.text : each.id === part.constraint);

// The view whose content a summand is.
const contentItem = (part, shown) =>
  part.kind === "content" ? shown.layout.structure.items.findIndex((each) => part.text.startsWith(`${each.id}'s `) || part.text.startsWith(`${each.id}: `)) : -1;

// The views that a summand is about.
function itemsOf(part, shown) {
  const constraint = constraintOf(part, shown);
  const items = [constraint?.first.item, constraint?.second?.item, contentItem(part, shown)];
  return items.filter((each) => each > 0 && isView(shown.layout, each) && !isHidden(shown.layout, each));
}

function describe(part, shown) {
  const line = make("span", { className: "what" });
  const kind = kinds[part.kind];
  if (kind) line.append(make("span", { className: "tag", textContent: kind }), " ");
  line.append(...worded(part.text));
  if (part.priority < 1000 && !part.text.includes("@")) line.append(make("span", { className: "priority", textContent: ` @${readable(part.priority)}` }));
  const constraint = constraintOf(part, shown);
  const text = shown.row.texts.find((each) => each.item === contentItem(part, shown))?.text;
  if (text) line.append(make("span", { className: "priority", textContent: ` “${shortened(text)}”` }));
  const margins = constraint ? marginWords(shown.layout, constraint) : "";
  if (margins) line.append(make("span", { className: "priority", textContent: `, ${margins}` }));
  const place = constraint?.line ?? shown.layout.structure.items[contentItem(part, shown)]?.line;
  if (place) line.append(" ", lineNote(place, true));
  return line;
}

const shortened = (text) => (text.length > 28 ? `${text.slice(0, 27)}…` : text);

// The margins that a constraint is tied to: they count in a sum, not in its constant.
function marginWords(layout, { first, second }) {
  const words = [first, second].flatMap((side) => {
    const name = side && /^(top|left|bottom|right|leading|trailing)Margin$/.exec(side.attribute)?.[1];
    if (!name || side.item === undefined || !isView(layout, side.item)) return [];
    const rtl = shownCase().isRightToLeft;
    const edge = { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" }[name] ?? name;
    const [top, left, bottom, right] = layout.details(side.item).margins;
    return [`${name} margin of ${readable({ top, left, bottom, right }[edge])}`];
  });
  return words.join(" and ");
}

// Constraints that carry a value without adding to it.
function wayList(ways, shown, isOpen) {
  const list = make("ul", {}, ...ways.map((term) => make("li", {}, describe(term.part, shown))));
  const words = ways.length === 1 ? "by way of a constraint that adds nothing" : `by way of ${ways.length} constraints that add nothing`;
  const element = make("details", { open: isOpen || isWaysOpen }, make("summary", { textContent: words }), list);
  element.addEventListener("toggle", () => { if (!isOpen) isWaysOpen = element.open; });
  return element;
}
let isWaysOpen = false;

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
    const sides = ["top", "left", "bottom", "right"].flatMap((side, index) => (details.alignment[index] ? [`${side} ${readable(details.alignment[index])}`] : []));
    list.append(...fact("Alignment insets", sides.join(", ")));
  }
  const { piece } = layout;
  list.append(...fact("Same lines and sums", piece.from === piece.to ? `at ${readable(piece.from)} pt alone` : `from ${readable(piece.from)} to ${readable(piece.to)} pt`));
  return [heading("More"), list];
}

// The message of a finding: its numbers are those of the width where it is worst.
const worstWords = ({ worst, message, from, to }) => (worst === undefined || from === to ? message : `At ${readable(worst)} pt: ${message}`);

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

// MARK: Constraints

function constraintList(shown) {
  const { layout } = shown;
  const own = constraintsOf(layout, state.item).filter((index) => !tiesHidden(layout, layout.structure.constraints[index]));
  if (own.length === 0) return null;
  const used = new Set((sumOf(shown).terms ?? []).map((term) => term.part.constraint));
  const isDown = state.attribute === "y" || state.attribute === "height";
  const groups = [isDown, !isDown].flatMap((vertical) => {
    const members = own.filter((index) => isVertical(layout.structure.constraints[index].first) === vertical);
    // What the sum above names comes first.
    members.sort((a, b) => used.has(layout.structure.constraints[b].id) - used.has(layout.structure.constraints[a].id));
    if (members.length === 0) return [];
    const entries = (indices) => make("ul", { className: "constraints" }, ...indices.map((index) => constraintEntry(layout, index, used)));
    const [weak, strong] = [true, false].map((each) => members.filter((index) => breaksTies(layout.structure.constraints[index]) === each));
    const list = [heading(vertical ? "What ties it, down" : "What ties it, across"), entries(strong)];
    if (weak.length === 0) return list;
    const words = `${weak.length === 1 ? "a rule" : `${weak.length} rules`} of its stack view for what else is open`;
    return [...list, make("details", { className: "ties" }, make("summary", { textContent: words }), entries(weak))];
  });
  return groups;
}

// Whether a constraint does not hold that somebody wrote, or has to hold: rules of stack views give
// way by design.
const isFailing = (layout, index) => {
  const { isOfStack, priority } = layout.structure.constraints[index];
  return layout.piece.failing.includes(index) && (!isOfStack || priority === 1000);
};

// Rules by which a stack view decides what nothing else does: they give way to any other.
const breaksTies = ({ isOfStack, priority }) => isOfStack && priority <= 51;

function constraintEntry(layout, index, used) {
  const constraint = layout.structure.constraints[index];
  const { id, equation, isOfStack } = constraint;
  const length = lengthOf(layout, constraint);
  const fails = isFailing(layout, index);
  const margins = marginWords(layout, constraint);
  const notes = [
    isOfStack ? worded(equation.replace(/ @[\d.]+/, "")) : id !== (equation ?? id) ? [id] : null,
    margins ? [`beside the ${margins}`] : null,
  ].filter(Boolean);
  const entry = make("li", { className: `${fails ? "is-failing" : ""} ${used.has(id) ? "is-used" : ""}`.trim() },
    make("span", { className: "length", textContent: length === null ? "" : readable(length, 2) }),
    make("span", { className: "what" }, ...breakable(isOfStack ? formula(layout, constraint) : equation ?? id),
      ...notes.map((words) => make("span", { className: "id" }, ...words)),
      fails ? make("span", { className: "failing", textContent: "does not hold" }) : ""),
    lineNote(constraint.line, true));
  if (isOfStack) entry.title = id;
  entry.addEventListener("pointerenter", () => update({ constraint: index }));
  entry.addEventListener("pointerleave", () => update({ constraint: null }));
  return entry;
}

// A constraint written out; the edges that stack views share between views have no names.
function formula(layout, { first, second, relation, multiplier, constant, priority }) {
  const named = ({ item, attribute }) => {
    const entry = layout.structure.items[item];
    if (!entry) return attribute;
    const owner = layout.structure.items[entry.parent]?.id;
    return entry.className === undefined ? `the ${attribute === "height" || attribute === "width" ? attribute : `${attribute} edge`} of ${owner}'s views` : `${entry.id}.${attribute}`;
  };
  const factor = multiplier === 1 ? "" : `${readable(multiplier)} × `;
  const shift = constant ? ` ${constant < 0 ? "−" : "+"} ${readable(Math.abs(constant))}` : "";
  const right = second ? `${factor}${named(second)}${shift}` : readable(constant);
  return `${named(first)} ${relation} ${right}${priority < 1000 ? ` @${readable(priority)}` : ""}`;
}

shows(["source", "case", "width", "row", "item", "section", "attribute"], showDetails);
