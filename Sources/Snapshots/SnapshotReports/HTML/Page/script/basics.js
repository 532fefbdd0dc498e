// The document element carries what the reader has chosen, so that the style sheet can obey.
const root = document.documentElement;
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const items = all(".item");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

function press(buttons, isPressed) {
  for (const button of buttons) button.setAttribute("aria-pressed", String(isPressed(button)));
}

// Says something to everybody: shown for a moment, and read aloud by screen readers.
let silence;
function say(text) {
  const place = one(".said");
  place.textContent = text;
  place.classList.add("is-said");
  clearTimeout(silence);
  silence = setTimeout(() => place.classList.remove("is-said"), 2400);
}
