// The model that the page carries, and what it says at a width. `plumb frames` prints the same
// numbers: a length is a constant and a share of the width, and frames are rounded by their edges.
// A large model is a zlib stream in base 64.
const unpacked = (text) => {
  const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
};
const carried = document.getElementById("model");
const model =
  carried.type === "application/json" ? JSON.parse(carried.textContent) : await unpacked(carried.textContent);
const { pool } = model;

// Characters that nobody sees, or that turn text round, are shown by their numbers: names and texts
// come from files of others.
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const revealed = (text) => text.replace(unseen, (each) => `\\u{${each.codePointAt(0).toString(16).toUpperCase()}}`);

function reveal(object, keys) {
  for (const key of keys) if (typeof object[key] === "string") object[key] = revealed(object[key]);
}

for (const structure of pool.structures) {
  for (const item of structure.items) reveal(item, ["id", "className"]);
  for (const constraint of structure.constraints) reveal(constraint, ["id", "equation"]);
}
for (const part of pool.parts) reveal(part, ["text", "constraint"]);
for (const each of model.sources) {
  reveal(each, ["file"]);
  for (const row of each.cases.flatMap((shown) => shown.rows)) {
    reveal(row, ["id", "cell"]);
    for (const section of [row.header, row.footer]) if (section) reveal(section, ["title"]);
    for (const text of row.texts) reveal(text, ["text"]);
    for (const finding of row.findings) reveal(finding, ["subject", "statement", "message"]);
  }
}

const lengthAt = (line, width) => {
  const [constant, slope] = pool.lines[line];
  return slope === undefined ? constant : constant + slope * width;
};

// The error of a result, in pixels, that rounding ignores.
const tolerance = 1e-4;
// Halves are rounded away from zero, as PixelGrid does.
const rounded = (points, scale) => {
  const pixels = Math.floor(Math.abs(points) * scale + 0.5 + tolerance);
  return pixels === 0 ? 0 : (Math.sign(points) * pixels) / scale;
};
const roundedUp = (points, scale) => Math.ceil(points * scale - tolerance) / scale;

// The piece of a row at a width: the last that begins at or before it.
function pieceAt(row, width) {
  let low = 0;
  let high = row.pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (row.pieces[middle].from <= width + 1e-9) low = middle;
    else high = middle - 1;
  }
  return row.pieces[low];
}

function rectAt(index, width) {
  const [x, y, w, h] = pool.rects[index];
  return {
    x: lengthAt(x, width),
    y: lengthAt(y, width),
    width: lengthAt(w, width),
    height: lengthAt(h, width),
  };
}

function roundedRect(rect, scale) {
  const x = rounded(rect.x, scale);
  const y = rounded(rect.y, scale);
  return {
    x,
    y,
    width: rounded(rect.x + rect.width, scale) - x,
    height: rounded(rect.y + rect.height, scale) - y,
  };
}

// The height of a row at a width.
const heightOf = (row, width, scale) => roundedUp(lengthAt(pieceAt(row, width).height, width), scale);

// A row at a width: frames in superviews' coordinates (`frames` on pixels, `exact` before), and
// `rects` in those of the row. Guides follow the views; they are not rounded.
function layOut(row, width, scale) {
  const piece = pieceAt(row, width);
  const structure = pool.structures[piece.structure];
  const cell = rectAt(piece.cell, width);
  const exact = piece.rects.map((rect) => rectAt(rect, width));
  const frames = exact.map((rect, item) =>
    structure.items[item].className === undefined ? rect : roundedRect(rect, scale),
  );
  for (const own of piece.ownSizes) Object.assign(frames[own.item], { width: own.width, height: own.height });
  const rects = [];
  structure.items.forEach((item, index) => {
    const origin = item.parent === undefined ? { x: 0, y: 0 } : rects[item.parent];
    const frame = frames[index];
    rects.push({ ...frame, x: frame.x + origin.x, y: frame.y + origin.y });
  });
  return {
    row,
    width,
    piece,
    structure,
    exact,
    frames,
    rects,
    height: roundedUp(lengthAt(piece.height, width), scale),
    cell: { x: rounded(cell.x, scale), width: rounded(cell.x + cell.width, scale) - rounded(cell.x, scale) },
    details: (item) => pool.details[piece.details[item]],
  };
}

// Whether a view is hidden, or in a hidden one.
function isHidden(layout, item) {
  for (let at = item; at !== undefined; at = layout.structure.items[at].parent) {
    const index = layout.piece.details[at];
    if (index !== undefined && pool.details[index].isHidden) return true;
  }
  return false;
}

// Whether an item is a view, no guide.
const isView = (layout, item) => layout.structure.items[item].className !== undefined;

// A number as people write it: at most so many decimals, a real minus.
function readable(value, decimals = 3) {
  const power = 10 ** decimals;
  const number = Math.round(value * power + (value < 0 ? -1e-7 : 1e-7)) / power;
  return String(number === 0 ? 0 : number).replace("-", "−");
}
