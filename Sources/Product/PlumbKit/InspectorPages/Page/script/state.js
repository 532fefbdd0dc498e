// What is shown and selected. The address keeps it, so that a link leads to the same thing.
const root = document.documentElement;
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

const state = {
  source: 0,
  case: 0,
  width: 0,
  row: null, // index of the selected row
  item: null, // index of the selected view
  section: null, // "header" or "footer" of the row's section, where that is selected
  attribute: "height",
  hover: null, // { row, item } below the pointer
  constraint: null, // index of the constraint to bring out
  term: null, // items of a summand below the pointer
  query: "",
  zoom: 0, // pixels of the window a point; 0 for what fits
  mix: 1, // of two versions: 0 the old one, 1 the new one
  layers: { frames: false, constraints: true, margins: false },
};

const source = () => model.sources[state.source];
const shownCase = () => source().cases[state.case];

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

function svg(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// A width within the range, on a pixel.
function possible(width) {
  const { from, to } = source();
  const { scale } = shownCase();
  const steps = Math.round((Math.min(to, Math.max(from, width)) - from) * scale);
  return Math.min(to, from + steps / scale);
}

// Functions that bring the page up to date, each with the parts of the state that it shows.
const parts = [];
const shows = (keys, draw) => parts.push({ keys, draw });

const changed = new Set();
let isScheduled = false;

// Changes the state; the page follows before the next frame.
function update(changes) {
  if (!("section" in changes) && ("row" in changes || "item" in changes)) changes = { ...changes, section: null };
  for (const [key, value] of Object.entries(changes)) {
    if (state[key] === value) continue;
    state[key] = value;
    changed.add(key);
  }
  if (changed.size === 0 || isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(draw);
}

function draw() {
  isScheduled = false;
  const keys = new Set(changed);
  changed.clear();
  for (const part of parts) {
    if (part.keys.some((key) => keys.has(key))) part.draw(keys);
  }
}

// Draws everything now.
function drawAll() {
  for (const key of Object.keys(state)) changed.add(key);
  draw();
}

// MARK: The address

function address() {
  const words = new URLSearchParams();
  if (state.source && !compares) words.set("file", source().file);
  // A page that is served may come with one case first.
  if (state.case || root.dataset.version) words.set("case", caseName(shownCase()));
  words.set("w", String(Math.round(state.width * 1000) / 1000));
  if (state.mix < 1) words.set("mix", String(state.mix));
  if (state.zoom) words.set("zoom", String(state.zoom));
  const row = shownCase().rows[state.row];
  if (row) {
    words.set("row", row.id);
    const item = state.item === null ? null : structureOf(row).items[state.item];
    if (item) words.set("view", item.id);
    if (state.section) words.set("section", state.section);
    if (item && state.attribute !== "height") words.set("why", state.attribute);
  }
  const layers = Object.keys(state.layers).filter((name) => state.layers[name]);
  if (layers.join() !== "constraints") words.set("layers", layers.join() || "none");
  return "#" + words.toString();
}

// The structure of a row at the width that is shown.
const structureOf = (row) => pool.structures[pieceAt(row, state.width).structure];

const caseName = (shown) =>
  [shown.textSize, shown.language, shown.isDark ? "dark" : "light", shown.isRightToLeft ? "rtl" : "ltr"]
    .filter(Boolean)
    .join(" ");

function readAddress() {
  knownAddress = location.hash;
  const words = new URLSearchParams(location.hash.slice(1));
  const changes = {};
  const file = model.sources.findIndex((each) => each.file === words.get("file"));
  state.source = compares ? 1 : Math.max(0, file);
  const mix = Number.parseFloat(words.get("mix"));
  state.mix = compares && mix >= 0 && mix <= 1 ? mix : 1;
  state.zoom = zooms.find((each) => String(each) === words.get("zoom")) ?? 0;
  const name = words.get("case");
  const named = source().cases.findIndex((each) => caseName(each) === name);
  state.case = named < 0 ? likeThePage(0) : named;
  const width = Number.parseFloat(words.get("w"));
  state.width = possible(Number.isFinite(width) ? width : firstWidth());
  const rows = shownCase().rows;
  const row = rows.findIndex((each) => each.id === words.get("row"));
  state.row = row < 0 ? null : row;
  state.item = null;
  if (row >= 0 && words.has("view")) {
    const item = structureOf(rows[row]).items.findIndex((each) => each.id === words.get("view"));
    state.item = item < 0 ? null : item;
  }
  const section = words.get("section");
  state.section = row >= 0 && ["header", "footer"].includes(section) && rows[row][section] ? section : null;
  const why = words.get("why");
  state.attribute = ["x", "y", "width", "height"].includes(why) ? why : "height";
  if (words.has("layers")) {
    const names = words.get("layers").split(",");
    for (const layer of Object.keys(state.layers)) state.layers[layer] = names.includes(layer);
  }
  return changes;
}

// The case like another whose rows are as dark as the page; that other where there is none.
function likeThePage(index) {
  const { cases } = source();
  const wanted = { ...cases[index], isDark: isPageDark() };
  const found = cases.findIndex((each) => caseName(each) === caseName(wanted));
  return found < 0 ? index : found;
}

const isPageDark = () => root.dataset.theme === "dark" || (root.dataset.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);

// Zooms that can be chosen; 0 is what fits.
const zooms = all("#zoom option").map((each) => Number(each.value));

// An iPhone's width where the range has one.
const firstWidth = () => {
  const { from, to } = source();
  return [390, 375, 320].find((width) => width >= from && width <= to) ?? from;
};

// An address that has come in since, of which the page is told next, is not written over.
let knownAddress = "";
let addressTimer;
shows(["source", "case", "width", "row", "item", "section", "attribute", "mix", "zoom", "layers"], () => {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    if (location.hash !== knownAddress) return;
    history.replaceState(null, "", address());
    knownAddress = location.hash;
  }, 150);
});

// Whether there is one column, as narrow.css has it.
const isNarrow = () => matchMedia("(max-width: 700px)").matches;

// Says something to screen readers.
let sayTimer;
function say(text) {
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => (one(".said").textContent = text), 200);
}
