// The controls above the rows: file, case, width, devices, layers, colours.
const widthField = one("#width");

// MARK: Files and cases

function makeFiles() {
  const select = one("#source");
  select.replaceChildren(...model.sources.map((each, index) => make("option", { value: String(index), textContent: each.file })));
  one(".files").hidden = model.sources.length < 2 || compares;
  for (const element of all(".versions")) element.hidden = !compares;
  const [before, after] = model.sources.map((each) => each.file);
  one(".versions .before").title = before;
  one(".versions .after").title = after ?? "";
  select.addEventListener("change", () => {
    state.source = Number(select.value);
    state.case = 0;
    Object.assign(state, { row: null, item: null, hover: null, width: possible(state.width) });
    drawAll();
  });
}

const axes = [
  { name: "Text size", key: (each) => each.textSize },
  { name: "Language", key: (each) => each.language ?? "" },
  { name: "Appearance", key: (each) => (each.isDark ? "Dark" : "Light") },
  { name: "Direction", key: (each) => (each.isRightToLeft ? "Right to left" : "Left to right") },
];

// Whether a direction is another than that of its language, which somebody has asked for.
const areTurned = (cases) => cases.some((one) => cases.some((other) => one.language === other.language && one.isRightToLeft !== other.isRightToLeft));

// A list for each axis on which the cases differ. Where a combination was not laid out, the nearest
// one is shown.
function makeCases() {
  const { cases } = source();
  const group = one(".cases");
  const fields = axes.map((axis, place) => {
    const values = [...new Set(cases.map(axis.key))];
    if (values.length < 2 || (axis.name === "Direction" && !areTurned(cases))) return null;
    const select = make("select", {}, ...values.map((value) => make("option", { value, textContent: value })));
    select.value = axis.key(shownCase());
    select.addEventListener("change", () => {
      const wanted = axes.map((each) => each.key(shownCase()));
      wanted[place] = select.value;
      const agreement = (each) => axes.reduce((sum, other, at) => sum + (other.key(each) === wanted[at] ? (at === place ? 10 : 1) : 0), 0);
      const best = cases.reduce((known, each) => (agreement(each) > agreement(known) ? each : known));
      const id = shownCase().rows[state.row]?.id;
      state.case = cases.indexOf(best);
      const row = best.rows.findIndex((each) => each.id === id);
      Object.assign(state, { row: row < 0 ? null : row, item: row < 0 ? null : state.item, width: possible(state.width), hover: null });
      drawAll();
    });
    return make("label", { className: "field" }, make("span", { textContent: axis.name }), select);
  });
  group.replaceChildren(...fields.filter(Boolean));
  one("#source").value = String(state.source);
  const name = source().file.split("/").pop();
  one(".title").textContent = name;
  one(".title").hidden = model.sources.length > 1 && !compares;
  document.title = `${name} · Plumb`;
}

// MARK: Width

function makeDevices() {
  const { from, to } = source();
  const buttons = model.devices
    .filter((each) => each.width >= from && each.width <= to)
    .map((each) => {
      const button = make("button", { type: "button", title: each.names.join(", ") }, make("b", { textContent: readable(each.width) }), make("span", { textContent: each.names[0] }));
      button.dataset.width = each.width;
      button.setAttribute("aria-label", `${readable(each.width)} points: ${each.names[0]}${each.names.length > 1 ? ` and ${each.names.length - 1} more` : ""}`);
      button.addEventListener("click", () => update({ width: possible(each.width) }));
      const mark = () => one(`.ticks [data-width="${each.width}"]`);
      button.addEventListener("pointerenter", () => mark()?.classList.add("is-pointed"));
      button.addEventListener("pointerleave", () => mark()?.classList.remove("is-pointed"));
      return button;
    });
  one(".devices").replaceChildren(...buttons);
  one("#range").textContent = `from ${readable(from)} to ${readable(to)} points`;
}

function showWidth() {
  if (document.activeElement !== widthField) widthField.value = readable(state.width);
  for (const button of all("button", one(".devices"))) {
    const isShown = Number(button.dataset.width) === state.width;
    if (isShown && button.getAttribute("aria-pressed") !== "true") requestAnimationFrame(() => bringIntoStrip(button));
    button.setAttribute("aria-pressed", String(isShown));
  }
}

// Scrolls the devices, not the page.
function bringIntoStrip(button) {
  const strip = button.parentElement;
  const start = button.offsetLeft - strip.offsetLeft;
  const end = start + button.offsetWidth + 24;
  if (start < strip.scrollLeft || end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = start - (strip.clientWidth - button.offsetWidth) / 2;
}

// A width as it is typed: with a comma or a point, a unit or none.
const typedWidth = () => Number.parseFloat(widthField.value.replace(",", "."));

function typeWidth() {
  const width = typedWidth();
  const { from, to } = source();
  if (!Number.isFinite(width)) return showLimits();
  if (width < from || width > to) showLimits();
  update({ width: possible(width) });
}

// Says beside the field, for a moment, which widths there are.
function showLimits() {
  const { from, to } = source();
  noteWidth(`${readable(from)} to ${readable(to)}`);
}

function noteWidth(words) {
  const note = one(".limits");
  note.textContent = words;
  note.hidden = false;
  say(`${words} points`);
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => (note.hidden = true), 3000);
}
let noteTimer;

widthField.addEventListener("input", () => {
  const width = typedWidth();
  const { from, to } = source();
  if (width >= from && width <= to) update({ width: possible(width) });
  // More digits make it no smaller; a width that is too small may not be complete.
  else if (width > to) showLimits();
});
widthField.addEventListener("focus", () => widthField.select());
widthField.addEventListener("blur", () => {
  typeWidth();
  widthField.value = readable(state.width);
});
widthField.addEventListener("keydown", (event) => {
  if (event.key === "Enter") {
    typeWidth();
    widthField.blur();
  }
  const move = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!move) return;
  event.preventDefault();
  const width = possible(state.width + move * (event.shiftKey ? 10 : 1));
  update({ width });
  widthField.value = readable(width);
});

// MARK: Zoom, layers and colours

const zoomField = one("#zoom");

function showZoom() {
  zoomField.value = String(state.zoom);
  zoomField.options[0].textContent = `Fit: ${Math.round(zoom * 100)} %`;
}

zoomField.addEventListener("change", () => update({ zoom: Number(zoomField.value) }));

// To the next zoom that can be chosen, and at either end to what fits.
function stepZoom(direction) {
  const sizes = zooms.slice(1);
  const next = direction > 0 ? sizes.find((each) => each > zoom + 1e-6) : sizes.findLast((each) => each < zoom - 1e-6);
  if (next) update({ zoom: next });
}

function toggleLayer(name) {
  update({ layers: { ...state.layers, [name]: !state.layers[name] } });
}

for (const button of all("[data-layer]")) button.addEventListener("click", () => toggleLayer(button.dataset.layer));

shows(["layers"], () => {
  for (const button of all("[data-layer]")) button.setAttribute("aria-pressed", String(state.layers[button.dataset.layer]));
});

const themes = ["auto", "light", "dark"];

function setTheme(theme) {
  root.dataset.theme = theme;
  const words = { auto: "as the system has them", light: "light", dark: "dark" };
  const button = one('[data-do="theme"]');
  button.setAttribute("aria-label", `Colours of this page: ${words[theme]}`);
  button.title = `Colours of this page, not of the rows: ${words[theme]}`;
}

one('[data-do="theme"]').addEventListener("click", () => {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const order = isDark ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
  setTheme(order[(order.indexOf(root.dataset.theme) + 1) % order.length]);
  followTheme();
});

// Rows become as dark as the page, where they were laid out so.
function followTheme() {
  const index = likeThePage(state.case);
  if (index === state.case) return;
  state.case = index;
  drawAll();
}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", followTheme);

const help = one(".help");
one('[data-do="help"]').addEventListener("click", () => help.showModal());
one('[data-do="close-help"]').addEventListener("click", () => help.close());

shows(["source", "case"], () => {
  makeCases();
  makeDevices();
});
shows(["source", "case", "width"], showWidth);
