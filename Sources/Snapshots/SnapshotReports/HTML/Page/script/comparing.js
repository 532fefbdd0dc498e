// Controls above pictures that lie over each other: a slider, or which of the two is seen.
const start = { slider: 50, onion: 50 };
const captions = { slider: ["Expected", "Actual"], onion: ["Expected", "Actual"] };

function compare(stage) {
  for (const old of all(".comparison, .track", stage)) old.remove();
  const mode = stage.dataset.mode;
  if (mode in start) stage.prepend(sliderControl(stage, mode));
  if (mode === "slider") {
    stage.append(make("div", { className: "sheet track" }, make("div", { className: "handle" })));
  }
  if (mode === "blink" || mode === "single") stage.prepend(sideControl(mode));
  if (mode === "difference") stage.prepend(make("p", { className: "comparison" }, bold("Difference")));
}

function bold(text) {
  return make("b", { textContent: text });
}

function sliderControl(stage, mode) {
  const [left, right] = captions[mode];
  const range = make("input", { type: "range", min: 0, max: 100, step: 0.5, value: start[mode] });
  range.setAttribute("aria-label", mode === "slider" ? "Where the pictures meet" : "Opacity of the actual picture");
  range.addEventListener("input", () => slide(stage, range.value));
  queueMicrotask(() => slide(stage, range.value));
  return make("div", { className: "comparison" }, bold(left), range, bold(right));
}

// Moves the line between the pictures, or what shines through, to a part of a hundred.
function slide(stage, part) {
  const value = Math.min(100, Math.max(0, Number(part)));
  stage.style.setProperty("--split", `${value}%`);
  stage.style.setProperty("--onion", value / 100);
  const range = one(".comparison input", stage);
  if (range && range.value !== String(value)) range.value = value;
}

function nudge(item, parts) {
  const range = one(".comparison input", item);
  if (range) slide(one(".stage", item), Number(range.value) + parts);
}

function drag(event) {
  const sheet = event.target.closest('.stage[data-mode="slider"] .sheet');
  if (!sheet || event.button !== 0) return;
  const stage = sheet.closest(".stage");
  const follow = (move) => {
    const box = one('.pane[data-shows="actual"] .sheet', stage).getBoundingClientRect();
    slide(stage, (100 * (move.clientX - box.left)) / box.width);
  };
  follow(event);
  const end = new AbortController();
  addEventListener("pointermove", follow, { signal: end.signal });
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, () => end.abort(), { signal: end.signal });
  }
}

// Blinking: two pictures in turn, never faster than once in 700 ms (WCAG 2.3.1 allows three flashes
// a second), and only when asked for where the reader wants no motion (2.2.2).
const beat = 700;
let blinking;

function blink(isOn) {
  clearInterval(blinking);
  blinking = isOn ? setInterval(flip, beat) : undefined;
  nameSides();
}

function flip() {
  root.dataset.side = root.dataset.side === "actual" ? "expected" : "actual";
  nameSides();
}

function sideControl(mode) {
  const button = make("button", { type: "button" });
  button.dataset.do = mode === "blink" ? "hold" : "flip";
  return make("p", { className: "comparison" }, bold(""), button);
}

function nameSides() {
  const name = root.dataset.side === "actual" ? "Actual" : "Expected";
  const other = root.dataset.side === "actual" ? "expected" : "actual";
  for (const button of all('.comparison [data-do="hold"], .comparison [data-do="flip"]')) {
    button.previousElementSibling.textContent = name;
    button.textContent = button.dataset.do === "flip" ? `Show ${other}` : blinking ? "Hold" : "Blink";
  }
}
