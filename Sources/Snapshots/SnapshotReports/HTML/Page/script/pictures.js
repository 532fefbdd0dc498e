// Pictures are kept as Base64 in elements that browsers do not look into. One is decoded when an
// item that shows it comes near to the window, and once, however many items show it.
const addresses = new Map();

function address(content) {
  if (!addresses.has(content)) {
    const source = one(`script[data-content="${content}"]`);
    if (!source) return null;
    const picture = new Blob([bytesOf(source.textContent)], { type: "image/png" });
    addresses.set(content, URL.createObjectURL(picture));
  }
  return addresses.get(content);
}

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
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
