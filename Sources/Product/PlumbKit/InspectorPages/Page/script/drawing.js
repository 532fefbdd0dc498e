// Drawings of rows as SVG. An element is made once and then only moved: `build` returns nothing but
// adds to `updates` the functions that bring it to another width of the same piece.

// MARK: Text

// An outline as it is put into the path of a run: where it begins, and the rest relative to that, so
// that a glyph is moved by its first two numbers alone. Null where nothing is drawn.
const outlines = new Map();
function outline(index) {
  let known = outlines.get(index);
  if (known === undefined) {
    const data = pool.outlines[index];
    const [x, y] = data.split(" ", 2);
    known = data && { x: Number(x), y: Number(y), text: data.slice(x.length + y.length + 2) };
    outlines.set(index, known);
  }
  return known;
}

const short = (value) => String(Math.round(value * 100) / 100);

// The outlines of a run's glyphs as one path, from the run's origin on the baseline.
const runPaths = new Map();
function runPath(index) {
  let data = runPaths.get(index);
  if (data !== undefined) return data;
  data = "";
  const run = pool.runs[index];
  for (let at = 0; at < run.length; at += 2) {
    const word = pool.words[run[at]];
    for (let glyph = 0; glyph < word.length; glyph += 3) {
      const shape = outline(word[glyph]);
      if (!shape) continue;
      const x = run[at + 1] + word[glyph + 1] + shape.x;
      data += `M${short(x)} ${short(word[glyph + 2] + shape.y)}${shape.text}`;
    }
  }
  runPaths.set(index, data);
  return data;
}

// MARK: Nodes

const amount = (number, size) => (typeof number === "number" ? number : number[0] + number[1] * size);
const isFixed = (numbers) => numbers.every((number) => typeof number === "number");

function pathData(path, size) {
  const counts = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };
  let at = 0;
  let text = "";
  for (const letter of path.commands) {
    text += letter;
    for (let point = 0; point < counts[letter]; point += 1) {
      const x = amount(path.numbers[at], size.width);
      const y = amount(path.numbers[at + 1], size.height);
      text += `${short3(x)} ${short3(y)} `;
      at += 2;
    }
  }
  return text;
}
const short3 = (value) => Math.round(value * 1000) / 1000;

let clips = 0;

// How far a text may fade so that it keeps a contrast of 3 : 1 to the row: the least opacity.
const opacities = new Map();

function leastOpacity(color) {
  const { isDark } = shownCase();
  const key = color + isDark;
  if (!opacities.has(key)) {
    const paper = isDark ? [28, 28, 30] : [255, 255, 255];
    const bytes = (color.slice(1).match(/../g) ?? []).map((each) => Number.parseInt(each, 16));
    const alpha = (bytes[3] ?? 255) / 255;
    const seen = (opacity) => contrast(paper.map((each, at) => each + (bytes[at] - each) * alpha * opacity), paper);
    let opacity = 0.4;
    while (opacity < 1 && seen(opacity) < 3.05) opacity += 0.02;
    opacities.set(key, Math.min(1, opacity));
  }
  return opacities.get(key);
}

// The contrast of two colours (WCAG 2, relative luminance).
function contrast(one, other) {
  const [a, b] = [one, other].map((color) => {
    const [r, g, b] = color.map((each) => (each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Adds the nodes of a drawing to an element; `host` is the item that they are drawn in, -1 the cell.
function build(nodes, host, into, updates) {
  let own = null;
  for (const node of nodes) {
    if (node[0] === "v") {
      own = null;
      into.append(buildView(node, updates));
    } else if (node[0] === "g") {
      own = null;
      into.append(buildGroup(node, host, updates));
    } else {
      if (!own) {
        own = svg("g", { class: "own", "data-item": host });
        into.append(own);
      }
      own.append(buildLeaf(node, host, updates));
    }
  }
}

const sizeOf = (layout, host) =>
  host < 0 ? { width: layout.cell.width, height: layout.height } : layout.frames[host];

// Calls `change` with the size of the host, now and whenever it is another one.
function follow(host, updates, change) {
  let width;
  let height;
  updates.push((layout) => {
    const size = sizeOf(layout, host);
    if (size.width === width && size.height === height) return;
    ({ width, height } = size);
    change(size);
  });
}

function buildView([, item, drawing, opacity], updates) {
  const group = svg("g", { "data-item": item });
  if (opacity < 1) group.setAttribute("opacity", opacity);
  let last = "";
  updates.push((layout) => {
    const frame = layout.frames[item];
    const place = `translate(${frame.x} ${frame.y})`;
    if (place !== last) group.setAttribute("transform", place);
    last = place;
  });
  build(pool.drawings[drawing], item, group, updates);
  return group;
}

function buildGroup([, x, y, opacity, clip, children], host, updates) {
  const group = svg("g");
  if (opacity < 1) group.setAttribute("opacity", opacity);
  follow(host, updates, (size) => {
    const dx = amount(x, size.width);
    const dy = amount(y, size.height);
    if (dx || dy) group.setAttribute("transform", `translate(${dx} ${dy})`);
  });
  if (clip) {
    clips += 1;
    const shape = svg("clipPath", { id: `clip-${clips}` });
    const path = svg("path");
    follow(host, updates, (size) => path.setAttribute("d", pathData(clip, size)));
    shape.append(path);
    group.append(shape);
    group.setAttribute("clip-path", `url(#clip-${clips})`);
  }
  build(children, host, group, updates);
  return group;
}

function buildLeaf(node, host, updates) {
  switch (node[0]) {
    case "f":
      return buildPath(node[1], { fill: node[2] }, host, updates);
    case "s": {
      const [, path, color, width, cap, join, dash] = node;
      const style = { fill: "none", stroke: color, "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join };
      if (dash.length) style["stroke-dasharray"] = dash.join(" ");
      return buildPath(path, style, host, updates);
    }
    case "t": {
      const [, run, color, x, y] = node;
      const element = svg("path", { fill: color, d: runPath(run) });
      element.style.setProperty("--fade", leastOpacity(color));
      follow(host, updates, (size) =>
        element.setAttribute("transform", `translate(${short3(amount(x, size.width))} ${short3(amount(y, size.height))})`),
      );
      return element;
    }
    default: {
      const [, image, numbers] = node;
      const element = svg("image", { href: pool.images[image], preserveAspectRatio: "none" });
      follow(host, updates, (size) => {
        const lengths = [size.width, size.height, size.width, size.height];
        ["x", "y", "width", "height"].forEach((name, place) =>
          element.setAttribute(name, short3(Math.max(0, amount(numbers[place], lengths[place])))),
        );
      });
      return element;
    }
  }
}

function buildPath(path, attributes, host, updates) {
  const element = svg("path", attributes);
  if (isFixed(path.numbers)) element.setAttribute("d", pathData(path, { width: 0, height: 0 }));
  else follow(host, updates, (size) => element.setAttribute("d", pathData(path, size)));
  return element;
}

// A drawing as an element, and the function that brings it to a layout.
function makeDrawing(index) {
  const element = svg("g");
  const updates = [];
  build(pool.drawings[index], -1, element, updates);
  return { element, update: (layout) => updates.forEach((each) => each(layout)) };
}

// The drawing of a piece at a width.
function drawingAt(piece, width) {
  let found = piece.drawings[0];
  for (const stretch of piece.drawings) {
    if (stretch.from <= width + 1e-9) found = stretch;
  }
  return found?.drawing;
}
