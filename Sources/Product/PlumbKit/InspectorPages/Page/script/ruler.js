// The ruler over all widths, its thumb, and below it the findings, each over the widths at which it
// holds.
const ruler = one(".ruler");
const ticks = one(".ticks");
const thumb = one(".thumb");
const findingsElement = one(".findings");
// In a narrow window they stand below the rows.
const toFindings = one(".to-findings");
toFindings.addEventListener("click", () => findingsElement.scrollIntoView({ block: "start" }));

const share = (width) => {
  const { from, to } = source();
  return to > from ? (width - from) / (to - from) : 0;
};

// Numbers of the ruler, with their places in pixels: the thumb's flag hides those below it.
let numbers = [];
let rulerRoom = 0;

function drawTicks() {
  const { from, to } = source();
  const room = rulerRoom;
  if (!room) return;
  numbers = [];
  const perPoint = room / Math.max(1, to - from);
  const step = [10, 20, 50, 100, 200].find((each) => each * perPoint >= 44) ?? 500;
  ticks.setAttribute("viewBox", `0 0 ${room} 34`);
  ticks.replaceChildren();
  const device = new Map(model.devices.map((each) => [each.width, each]));
  for (const width of device.keys()) {
    if (width < from || width > to) continue;
    const x = share(width) * room;
    ticks.append(svg("line", { x1: x, x2: x, y1: 14, y2: 34, class: "device", "data-width": width }));
  }
  for (let width = Math.ceil(from / (step / 5)) * (step / 5); width <= to; width += step / 5) {
    const x = share(width) * room;
    const isLong = Math.abs(width / step - Math.round(width / step)) < 1e-6;
    ticks.append(svg("line", { x1: x, x2: x, y1: isLong ? 24 : 29, y2: 34, class: "tick" }));
    if (!isLong || x < 10 || x > room - 12) continue;
    const text = svg("text", { x, y: 11, class: "number" });
    text.textContent = readable(width);
    ticks.append(text);
    numbers.push({ x, text });
  }
}

function showThumb() {
  const { from, to } = source();
  thumb.style.left = `${share(state.width) * 100}%`;
  thumb.setAttribute("aria-valuemin", from);
  thumb.setAttribute("aria-valuemax", to);
  thumb.setAttribute("aria-valuenow", state.width);
  thumb.setAttribute("aria-valuetext", `${readable(state.width)} points`);
  const flag = thumb.firstElementChild;
  flag.textContent = readable(state.width);
  const x = share(state.width) * rulerRoom;
  const half = flag.textContent.length * 3.6 + 8;
  const shift = Math.max(0, half - x) - Math.max(0, x + half - rulerRoom);
  flag.style.transform = `translateX(calc(-50% + ${shift}px))`;
  for (const number of numbers) {
    number.text.style.visibility = Math.abs(number.x - x - shift) < half + 12 ? "hidden" : "";
  }
}

thumb.addEventListener("pointerdown", (event) => startDragging(event, widthUnder));
ruler.addEventListener("pointerdown", (event) => {
  if (thumb.contains(event.target)) return;
  startDragging(event, widthUnder);
});

function widthUnder(event) {
  const box = ruler.getBoundingClientRect();
  const { from, to } = source();
  return from + ((event.clientX - box.left) / box.width) * (to - from);
}

// MARK: Findings

// The findings of all rows: the same thing once, with all ranges of widths.
function gathered() {
  const found = new Map();
  shownCase().rows.forEach((row, index) => {
    for (const finding of row.findings) {
      const key = [row.id, finding.rule, finding.subject, finding.statement].join("\u0000");
      if (!found.has(key)) found.set(key, { row, index, finding, ranges: [] });
      found.get(key).ranges.push(finding);
    }
  });
  const known = [...found.values()].map((entry) => ({ entry, rank: rankOf(entry) }));
  const difference = (a, b) => a.rank.map((each, at) => each - b.rank[at]).find((each) => each !== 0) ?? 0;
  return known.sort(difference).map(({ entry }) => entry);
}

// What comes first: errors, then what is met on a device, what is severe, what reaches the widest.
function rankOf({ finding, ranges }) {
  const isMet = model.devices.some(({ width }) => ranges.some((range) => range.from <= width && width <= range.to));
  const severity = ["error", "warning", "note"].indexOf(finding.severity);
  return [severity === 0 ? 0 : 1, isMet ? 0 : 1, severity, -Math.max(...ranges.map((each) => each.to))];
}

let lanes = [];

function makeFindings() {
  lanes = [];
  const elements = gathered().map((entry) => {
    const lane = make("div", { className: "lane" });
    lane.dataset.severity = entry.finding.severity;
    for (const range of entry.ranges) {
      const bar = make("button", { type: "button", className: "bar-button" });
      const start = share(range.from);
      const end = share(range.to);
      bar.style.left = `${start * 100}%`;
      bar.style.width = `${(end - start) * 100}%`;
      const words = `${range.subject} ${range.statement} ${widthWords(range)}`;
      bar.setAttribute("aria-label", `${range.severity}: row ${entry.row.id}, ${words}`);
      bar.title = `${words} (row ${entry.row.id})\n${range.message}`;
      bar.addEventListener("click", () => goTo({ ...entry, range }));
      lane.append(bar);
      lanes.push({ ...entry, range, bar });
    }
    lane.append(laneLabel(entry));
    return lane;
  });
  findingsElement.replaceChildren(...elements);
  if (elements.length > fewLanes()) findingsElement.append(laneSwitch());
  const { summary } = shownCase();
  if (summary) findingsElement.append(make("p", { className: "summary", textContent: summary }));
  findingsElement.hidden = elements.length === 0 && !summary;
  toFindings.hidden = elements.length === 0;
  toFindings.textContent = String(elements.length);
  toFindings.dataset.severity = gathered()[0]?.finding.severity ?? "";
  toFindings.setAttribute("aria-label", `${elements.length === 1 ? "1 finding" : `${elements.length} findings`}, below the rows`);
  listLanes(areAllListed);
}

const fewLanes = () => (isNarrow() ? 3 : 8);

function listLanes(areAll) {
  areAllListed = areAll;
  const elements = all(".lane", findingsElement);
  elements.forEach((lane, index) => (lane.hidden = !areAll && index >= fewLanes()));
  nameSwitch();
}

// The button says how many of those that it brings hold at this width.
function nameSwitch() {
  const button = one(".lane-switch", findingsElement);
  if (!button) return;
  const elements = all(".lane", findingsElement);
  const here = elements.filter((lane) => lane.hidden && one(".is-current", lane)).length;
  const words = `Show all ${elements.length} findings${here ? `, ${here} more at ${readable(state.width)} pt` : ""}`;
  button.textContent = areAllListed ? "Show fewer" : words;
}

// Whether more than a few are listed, which somebody has to ask for.
let areAllListed = false;

function laneSwitch() {
  const button = make("button", { type: "button", className: "lane-switch" });
  button.addEventListener("click", () => listLanes(!areAllListed));
  return button;
}

// Over which widths something holds.
function widthWords(range) {
  const { from, to } = source();
  const [low, high] = [readable(range.from), readable(range.to)];
  if (range.from === range.to) return `at ${low} pt`;
  if (range.from <= from) return range.to >= to ? "at every width" : `up to ${high} pt`;
  return range.to >= to ? `from ${low} pt` : `from ${low} to ${high} pt`;
}

// The same for several ranges, of which a line has room for three.
function listedWidths(ranges) {
  const words = ranges.slice(0, 3).map(widthWords);
  return ranges.length > 3 ? `${words.join(", ")} and ${ranges.length - 3} more` : words.join(", ");
}

// The words of a lane, where its bars leave room; over them where they leave none. A click goes
// where a click on its first bar goes.
function laneLabel(entry) {
  const { row, finding, ranges } = entry;
  const label = make("span", { className: "label", title: finding.message });
  label.append(
    make("b", { textContent: finding.subject }),
    ` ${finding.statement} ${listedWidths(ranges)}`,
    make("span", { className: "where", textContent: `row ${row.id}${finding.isAllowed ? ", allowed by its priorities" : ""}` }),
  );
  label.setAttribute("aria-hidden", "true");
  label.addEventListener("click", () => goTo({ ...entry, range: ranges[0] }));
  const start = Math.min(...ranges.map((each) => share(each.from)));
  const end = Math.max(...ranges.map((each) => share(each.to)));
  const place = (side, share, room) => Object.assign(label.style, { [side]: `${share * 100}%`, maxWidth: `${room * 100}%` });
  if (end <= 0.6) place("left", end, 1 - end);
  else if (start >= 0.45) place("right", 1 - start, start);
  else {
    place("left", start, 1 - start);
    label.classList.add("is-over");
  }
  return label;
}

function goTo({ index, range }) {
  const { from, to } = source();
  // One that holds from the first width on begins at its other end.
  const end = range.from <= from && range.to < to ? range.to : range.from;
  const item = range.item ?? 0;
  const width = possible(end);
  const attribute = range.rule === "truncated-text" ? lacking(layOut(shownCase().rows[index], width, shownCase().scale), item) : state.attribute;
  update({ width, row: index, item, attribute });
  requestAnimationFrame(() => shownRows[index].element.scrollIntoView({ block: "nearest" }));
}

// What a label has too little of to show its text.
function lacking(layout, item) {
  return layout.details(item).content?.height > layout.frames[item].height + 1e-6 ? "height" : "width";
}

// Which bars hold at the width that is shown.
function showCurrent() {
  for (const { range, bar } of lanes) {
    const holds = range.from <= state.width && state.width <= range.to;
    bar.classList.toggle("is-current", holds);
  }
  nameSwitch();
}

// The next finding by its first width, and around.
function step(direction) {
  const sorted = [...lanes].sort((a, b) => a.range.from - b.range.from);
  if (sorted.length === 0) return;
  const at = sorted.findIndex((each) => each === stepped);
  let next;
  if (at >= 0) next = sorted[(at + direction + sorted.length) % sorted.length];
  else if (direction > 0) next = sorted.find((each) => each.range.from > state.width) ?? sorted[0];
  else next = sorted.findLast((each) => each.range.from < state.width) ?? sorted[sorted.length - 1];
  stepped = next;
  if (next.bar.parentElement.hidden) listLanes(true);
  goTo(next);
  say(next.bar.getAttribute("aria-label"));
}
let stepped = null;

shows(["source", "case"], () => {
  drawTicks();
  makeFindings();
});
shows(["source", "case", "width"], () => {
  showThumb();
  showCurrent();
});
addEventListener("resize", () => {
  rulerRoom = ruler.clientWidth;
  drawTicks();
  showThumb();
  for (const key of ["width", "row"]) changed.add(key);
  draw();
});
