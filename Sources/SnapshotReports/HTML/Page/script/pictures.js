// Pictures are kept as Base64 in elements that browsers do not look into. One is decoded when an
// item that shows it comes near to the window, and once, however many items show it.
const addresses = new Map();

function address(content) {
  if (!addresses.has(content)) {
    const source = one(`script[data-content="${content}"]`);
    if (!source) return null;
    const characters = atob(source.textContent);
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    addresses.set(content, URL.createObjectURL(new Blob([bytes], { type: "image/png" })));
  }
  return addresses.get(content);
}

function showPictures(item) {
  for (const image of all("img:not([src])", item)) {
    const source = address(image.dataset.content);
    if (source) image.src = source;
  }
  drawRegions(item);
}

// Sizes are known from the start: nothing moves when a picture arrives.
function measure(item) {
  const { width, height } = item.dataset;
  item.style.setProperty("--width", width);
  item.style.setProperty("--height", height);
  for (const pane of all(".pane", item)) {
    pane.style.setProperty("--share", `${(100 * pane.dataset.width) / width}%`);
  }
}

const nearby = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      nearby.unobserve(entry.target);
      showPictures(entry.target);
    }
  },
  { rootMargin: "120% 0px" },
);

function startPictures() {
  for (const item of items) nearby.observe(item);
}
