// Why a number is what it is: the number, then what adds up to it. A long sum is gathered by the
// views that its summands lie in.

// The summands of a number with their lengths at this width, and what rounding adds.
function sumOf(shown) {
  const { layout } = shown;
  const { piece } = layout;
  const index = isRow() ? piece.heightSum : piece.sums[state.item]?.[attributes.indexOf(state.attribute)];
  const value = isRow() ? layout.height : layout.frames[state.item][state.attribute];
  if (index == null) return { value, terms: null };
  const terms = pool.sums[index].map(([part, factor, line]) => {
    const length = lengthAt(line, layout.width);
    const next = factor * lengthAt(line, layout.width + 1);
    return { part: pool.parts[part], factor, length, value: factor * length, next };
  });
  const rest = value - terms.reduce((sum, term) => sum + term.value, 0);
  return { value, terms, rest: Math.abs(rest) < 1e-6 ? 0 : rest };
}

const addsNothing = (term) => Math.abs(term.value) <= 1e-9;

function sumTable(shown) {
  const { value, terms, rest } = sumOf(shown);
  const panel = make("div", { className: "sum", id: "sum", role: "tabpanel", "aria-labelledby": `tab-${state.attribute}` });
  if (!terms) {
    panel.append(make("p", { className: "hint", textContent: "Other constraints decide this at nearly every pixel here." }));
    return panel;
  }
  const adding = withoutPairs(terms.filter((term) => !addsNothing(term)));
  // A sum begins with what is added, not with what is taken away.
  const start = adding.findIndex((term) => term.value > 0);
  if (start > 0) adding.unshift(...adding.splice(start, 1));
  const groups = inGroups(adding, shown);
  const lines = (groups ?? adding).flatMap((each) => (each.terms ? groupRows(each, terms, shown) : [sumRow(each.value, each.part, shown, each, terms)]));
  if (rest !== 0) {
    const words = Math.abs(rest) <= 1 ? "rounding to pixels" : "not from constraints";
    lines.push(sumRow(rest, { kind: "rounding", text: words }, shown));
  }
  const signs = lines.filter((line) => !line.classList.contains("is-member")).map((line) => line.firstElementChild);
  if (signs[0]?.textContent === "+") signs[0].textContent = "";
  const table = make("table", { className: groups ? "is-gathered" : "" }, totalRow(value, groups, shown), ...lines);
  if (groups && value > 0) {
    for (const line of lines) line.style.setProperty("--share", Math.max(0, Math.min(1, Number(line.dataset.value) / value)));
  }
  panel.append(table);
  const ways = terms.filter((term) => !adding.includes(term) && term.part.constraint);
  if (ways.length) panel.append(wayList(ways, shown, adding.length === 0));
  return panel;
}

// A sum without contents of two views that are equal at every width near, one added and one taken
// away: a label beside equal ones is as high as the highest of them, not by way of the others.
function withoutPairs(terms) {
  const isPair = (one, other) =>
    one.part.kind === "content" && other.part.kind === "content" && one.value > 0
    && Math.abs(one.value + other.value) < 1e-9 && Math.abs(one.next + other.next) < 1e-9;
  const left = [...terms];
  for (const term of terms) {
    const other = left.includes(term) && left.find((each) => isPair(term, each) || isPair(each, term));
    if (other && left.length > 2) for (const each of [term, other]) left.splice(left.indexOf(each), 1);
  }
  return left;
}

// What the sum is, and the view that has the largest part of it.
function totalRow(value, groups, shown) {
  const { items } = shown.layout.structure;
  const parent = items[items[state.item].parent];
  const isPosition = state.attribute === "x" || state.attribute === "y";
  const name = isRow() ? `row ${shown.row.id}` : isPosition && parent ? `${state.attribute} in ${parent.id}` : state.attribute;
  const views = (groups ?? []).filter((each) => each.item !== undefined);
  const most = views.reduce((known, each) => (known && known.value >= each.value ? known : each), null);
  const words = make("td", { textContent: name });
  if (most) words.append("; largest part: ", make("b", { textContent: items[most.item].id }), `, ${readable(most.value)}`);
  return make("tr", { className: "total" }, make("td", { textContent: "=" }), make("td", { textContent: readable(value) }), words);
}

function sumRow(value, part, shown, term = null, terms = []) {
  const words = make("td", {}, describe(part, shown));
  if (term) for (const line of stepLines(term, terms, shown)) words.append(make("span", { className: "id" }, ...line));
  return sumLine(value, words, `is-${part.kind}`, itemsOf(part, shown));
}

// A line of a sum: below the pointer it shows the views that it is about.
function sumLine(value, words, className, items) {
  const line = make("tr", { className }, make("td", { textContent: value < 0 ? "−" : "+" }), make("td", { textContent: readable(Math.abs(value)) }), words);
  line.dataset.value = value;
  line.addEventListener("pointerenter", () => update({ term: items }));
  line.addEventListener("pointerleave", () => update({ term: null }));
  return line;
}

// MARK: Summands of a view

// So many summands are read one by one.
const fewSummands = 7;

// The views that a summand is between; a guide counts as the view that has it.
function viewsOf(part, shown) {
  const { items } = shown.layout.structure;
  const constraint = constraintOf(part, shown);
  return [constraint?.first.item, constraint?.second?.item, contentItem(part, shown)]
    .filter((each) => each >= 0)
    .map((each) => (items[each].className === undefined ? items[each].parent : each));
}

// The view among the subviews of another that a view is or lies in; none for one outside of it.
function branchOf(item, owner, items) {
  let at = item;
  while (at !== undefined && items[at].parent !== owner) at = items[at].parent;
  return at;
}

// A long sum in groups, from the top: what lies in each subview of a view, then the gaps between
// subviews, and those to the edges around. That view is the content view, or further in where
// everything lies in one subview. A group of one is its summand; null for a short sum.
function inGroups(adding, shown) {
  if (adding.length <= fewSummands) return null;
  const { items } = shown.layout.structure;
  const parties = adding.map((term) => viewsOf(term.part, shown));
  let owner = 0;
  const branches = () => new Set(parties.flat().map((item) => branchOf(item, owner, items)).filter((each) => each !== undefined));
  for (let inside = branches(); inside.size === 1; inside = branches()) [owner] = inside;
  const groups = new Map();
  adding.forEach((term, index) => {
    const places = new Set(parties[index].map((item) => branchOf(item, owner, items)));
    const [item] = places;
    const key = places.size === 0 ? index + 0.5 : places.has(undefined) ? "edges" : places.size > 1 ? "between" : item;
    if (!groups.has(key)) groups.set(key, { key, owner, item: typeof key === "number" && places.size ? item : undefined, value: 0, terms: [] });
    const group = groups.get(key);
    group.value += term.value;
    group.terms.push(term);
  });
  const sorted = [...groups.values()].sort((a, b) => (a.item === undefined) - (b.item === undefined) || (a.key === "edges") - (b.key === "edges"));
  return sorted.length < 2 ? null : sorted;
}

// Groups whose summands are listed, by what they are: they stay open while the width changes.
const openGroups = new Set();

function groupRows(group, terms, shown) {
  const { items } = shown.layout.structure;
  const name = group.item === undefined ? null : make("b", { textContent: items[group.item].id });
  if (group.terms.length === 1) {
    const [term] = group.terms;
    const line = sumRow(term.value, term.part, shown, term, terms);
    if (name) line.lastElementChild.prepend(name, " ");
    return [line];
  }
  const key = `${shown.row.id} ${group.owner} ${group.key}`;
  const isOpen = openGroups.has(key);
  const gaps = group.key === "edges" ? "the gaps to the edges" : "the gaps between the views";
  const button = make("button", { type: "button", className: "group-name", "aria-expanded": String(isOpen) }, name ?? gaps);
  const summands = group.terms.map((term, index) => `${term.value < 0 ? "− " : index ? "+ " : ""}${readable(Math.abs(term.value))}`);
  const views = group.item === undefined ? group.terms.flatMap((term) => itemsOf(term.part, shown)) : [group.item];
  const line = sumLine(group.value, make("td", {}, button, make("span", { className: "id", textContent: summands.join(" ") })), "is-group", views);
  button.addEventListener("click", () => {
    if (!openGroups.delete(key)) openGroups.add(key);
    showDetails();
    one(`[data-group="${CSS.escape(key)}"]`)?.focus();
  });
  button.dataset.group = key;
  if (!isOpen) return [line];
  const members = group.terms.map((term) => sumRow(term.value, term.part, shown, term, terms));
  for (const member of members) member.classList.add("is-member");
  return [line, ...members];
}

// MARK: Words of a summand

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
  const insets = insetWords(part, shown);
  if (insets) line.append(make("span", { className: "priority", textContent: `: ${insets}` }));
  const place = constraint?.line ?? shown.layout.structure.items[contentItem(part, shown)]?.line;
  if (place) line.append(" ", lineNote(place, true));
  return line;
}

// The alignment insets that a summand stands for, by their sides.
function insetWords(part, { layout }) {
  const name = /^alignment insets of ([^:]+)$/.exec(part.text)?.[1];
  const item = layout.structure.items.findIndex((each) => each.id === name);
  return item < 0 ? "" : sidesOf(layout.details(item).alignment);
}

const sidesOf = (insets) => ["top", "left", "bottom", "right"].flatMap((side, index) => (insets[index] ? [`${side} ${readable(insets[index])}`] : [])).join(", ");

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

// Why a length counts more or less than once, and how one of the other axis comes into a sum: a
// line for each constraint that makes it so, in words and as it is written.
function stepLines(term, terms, shown) {
  const steps = stepsOf(term, terms, shown);
  const factor = Math.abs(term.factor);
  const lines = steps.map((step) => [`${stepWords(step, shown)}: `, ...written(step, shown)]);
  if (factor === 1) return lines;
  const product = `${readable(factor)} × ${readable(Math.abs(term.length))}`;
  if (lines.length) return [[`${product}, since `, ...lines[0]], ...lines.slice(1)];
  return [[`${product}, ${factor > 1 ? "since other lengths here are tied to it" : "a share of it"}`]];
}

const written = (constraint, { layout }) => [
  make("code", { textContent: constraint.isOfStack ? formula(layout, constraint) : constraint.equation ?? constraint.id }), " ", lineNote(constraint.line, true),
];

// The constraints that carry the size of a summand to another view or axis; for a length that
// counts by halves or twice, those to a centre.
function stepsOf(term, terms, shown) {
  const axis = state.attribute === "x" || state.attribute === "width" ? "width" : "height";
  const own = constraintOf(term.part, shown);
  const content = contentItem(term.part, shown);
  const sizes = content >= 0 ? [{ item: content, attribute: /\.(width|height) [<>=]=/.exec(term.part.constraint)?.[1] }] : [own?.first, own?.second];
  const reached = new Set(sizes.filter((side) => side && isSize(side)).map(sideKey));
  const isFactor = Math.abs(term.factor) !== 1;
  if (!isFactor && (reached.size === 0 || sizes.some((side) => side?.attribute === axis))) return [];
  const others = terms.filter((each) => each !== term).map((each) => constraintOf(each.part, shown)).filter((each) => each?.second);
  const links = others.filter((each) => isSize(each.first) && isSize(each.second));
  const steps = [];
  for (let found = true; found && steps.length < mostSteps; ) {
    found = links.find((each) => !steps.includes(each) && [each.first, each.second].some((side) => reached.has(sideKey(side))));
    if (!found) break;
    steps.push(found);
    for (const side of [found.first, found.second]) reached.add(sideKey(side));
  }
  if (steps.length || !isFactor) return steps;
  return others.filter((each) => each.first.attribute === (axis === "height" ? "centerY" : "centerX") && !each.isOfStack).slice(0, 1);
}

const mostSteps = 3;
const sideKey = ({ item, attribute }) => `${item}.${attribute}`;

// `photo is as high as it is wide`, `stops is as high as duration`.
function stepWords({ first, second, multiplier }, shown) {
  const name = ({ item }) => shown.layout.structure.items[item]?.id ?? "it";
  if (!isSize(first)) return `${name(first)} is centred`;
  const extents = { width: "wide", height: "high" };
  const times = multiplier === 1 ? "" : `${readable(multiplier)} times `;
  const other = first.item === second.item ? "it" : name(second);
  const end = first.attribute === second.attribute ? "" : ` is ${extents[second.attribute]}`;
  return `${name(first)} is ${times}as ${extents[first.attribute]} as ${other}${end}`;
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
