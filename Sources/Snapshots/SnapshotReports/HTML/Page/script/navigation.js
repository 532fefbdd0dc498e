// The current item: the one that was asked for, else the one at the top of the window.
let current = null;
// Until when scrolling is ours, not the reader's, and changes nothing.
let ours = 0;

function currentItem() {
  return current && !current.hidden ? current : unfoldedItems()[0];
}

function holdCurrent() {
  ours = performance.now() + 900;
}

function stayAt(item) {
  holdCurrent();
  setCurrent(item);
}

function setCurrent(item) {
  if (item === current) return;
  current?.classList.remove("is-current");
  current = item;
  item?.classList.add("is-current");
  outlineCurrent();
}

function go(item) {
  if (!item) return;
  reveal(item);
  stayAt(item);
  item.scrollIntoView({ block: "start", behavior: "instant" });
  item.focus({ preventScroll: true });
  keepAddress();
}

// The next or the previous of the items that are shown; the current one may not be.
function step(direction) {
  const shown = unfoldedItems();
  const side = direction > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const others = shown.filter(
    (item) => !current || (item !== current && current.compareDocumentPosition(item) & side),
  );
  go((direction > 0 ? others[0] : others.at(-1)) ?? currentItem());
}

// The last item whose top is above the middle of what can be seen; found by halving, since tops
// only grow.
function itemInView() {
  const shown = unfoldedItems();
  const line = innerHeight * 0.4;
  let low = 0;
  let high = shown.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shown[middle].getBoundingClientRect().top <= line) low = middle + 1;
    else high = middle;
  }
  return shown[low - 1] ?? null;
}

let isWaiting = false;
function scrolled() {
  if (isWaiting || performance.now() < ours) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    setCurrent(itemInView());
  });
}

// What the reader does by hand ends what we were doing.
function startNavigation() {
  addEventListener("scroll", scrolled, { passive: true });
  for (const name of ["wheel", "touchmove"]) {
    addEventListener(name, () => (ours = 0), { passive: true });
  }
}
