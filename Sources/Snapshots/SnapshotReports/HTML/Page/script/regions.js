// Where pixels differ: outlined in every picture, listed among the facts.
const vectors = "http://www.w3.org/2000/svg";
// Pixels of the picture between a region and its outline.
const margin = 3;

function regionsOf(item) {
  const text = item.dataset.regions;
  return text ? text.split(" ").map((region) => region.split(",").map(Number)) : [];
}

function drawRegions(item) {
  const regions = regionsOf(item);
  if (!regions.length || one(".sheet svg", item)) return;
  const height = one('.pane[data-shows="actual"]', item)?.dataset.height;
  for (const sheet of all(".pane .sheet:has(img)", item)) {
    // Where rows were aligned, the picture of the difference has other places than the two.
    if (height && sheet.parentElement.dataset.height !== height) continue;
    const drawing = document.createElementNS(vectors, "svg");
    drawing.setAttribute("viewBox", `0 0 ${item.dataset.width} ${item.dataset.height}`);
    drawing.setAttribute("aria-hidden", "true");
    regions.forEach(([x, y, width, height], index) => {
      const outline = document.createElementNS(vectors, "rect");
      outline.setAttribute("x", x - margin);
      outline.setAttribute("y", y - margin);
      outline.setAttribute("width", width + 2 * margin);
      outline.setAttribute("height", height + 2 * margin);
      outline.dataset.index = index;
      drawing.append(outline);
    });
    sheet.append(drawing);
  }
}

// Outlines one region and brings it into view; -1 forgets the choice.
function chooseRegion(item, chosen) {
  drawRegions(item);
  press(all("[data-region]", item), (button) => Number(button.dataset.region) === chosen);
  for (const outline of all(".sheet rect", item)) {
    outline.classList.toggle("is-chosen", Number(outline.dataset.index) === chosen);
  }
  const shown = all(".sheet rect.is-chosen", item).filter(isShown);
  // Beside each other the middle of all of them, so that they stay in view together.
  if (shown.length) bringIntoView(item, shown);
}

function isShown(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

function bringIntoView(item, outlines) {
  const boxes = outlines.map((outline) => outline.getBoundingClientRect());
  const stage = one(".stage", item);
  const behavior = calm.matches ? "instant" : "smooth";
  const middle = (boxes[0].top + boxes[0].bottom) / 2;
  const visible = (one(".toolbar").offsetHeight + innerHeight) / 2;
  if (boxes[0].top < one(".toolbar").offsetHeight || boxes[0].bottom > innerHeight) {
    holdCurrent();
    scrollBy({ top: middle - visible, behavior });
  }
  const frame = stage.getBoundingClientRect();
  if (boxes[0].left < frame.left || boxes[0].right > frame.right) {
    stage.scrollBy({ left: (boxes[0].left + boxes[0].right - frame.left - frame.right) / 2, behavior });
  }
}

function chosenRegion(item) {
  const button = one('[data-region][aria-pressed="true"]', item);
  return button ? Number(button.dataset.region) : -1;
}

function nextRegion(item) {
  const count = regionsOf(item).length;
  if (count) chooseRegion(item, (chosenRegion(item) + 1) % count);
  else say("No regions here");
}

function toggleRegions() {
  const isOff = root.dataset.marks === "off";
  root.dataset.marks = isOff ? "on" : "off";
  say(isOff ? "Regions are shown" : "Regions are hidden");
}
