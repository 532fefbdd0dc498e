// What is drawn over a row: the selected view with its constraints and their distances, the
// distances to the view below the pointer, and layers. Lengths here are pixels of the window.

// MARK: Where attributes are

const vertical = new Set(["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin", "centerYWithinMargins", "height"]);
const isVertical = (side) => vertical.has(side.attribute);
const isSize = (side) => side.attribute === "width" || side.attribute === "height";

// The rectangle that constraints speak of: the frame without its alignment insets, before rounding.
function alignmentRect(layout, item) {
  const rect = exactRect(layout, item);
  const index = layout.piece.details[item];
  const [top, left, bottom, right] = index === undefined ? [0, 0, 0, 0] : pool.details[index].alignment;
  return { x: rect.x + left, y: rect.y + top, width: rect.width - left - right, height: rect.height - top - bottom };
}

// A frame before rounding in the coordinates of the row.
function exactRect(layout, item) {
  let { x, y, width, height } = layout.exact[item];
  for (let at = layout.structure.items[item].parent; at !== undefined; at = layout.structure.items[at].parent) {
    x += layout.exact[at].x;
    y += layout.exact[at].y;
  }
  return { x, y, width, height };
}

// The position of an attribute along its axis; null where it has none.
function positionOf(layout, { item, attribute }) {
  if (item === undefined) return null;
  const rect = alignmentRect(layout, item);
  const index = layout.piece.details[item];
  const details = index === undefined ? null : pool.details[index];
  const [top, left, bottom, right] = details?.margins ?? [0, 0, 0, 0];
  const rtl = shownCase().isRightToLeft;
  const edges = { left: rect.x, right: rect.x + rect.width };
  const margins = { left: rect.x + left, right: rect.x + rect.width - right };
  switch (attribute) {
    case "left": return edges.left;
    case "right": return edges.right;
    case "leading": return rtl ? edges.right : edges.left;
    case "trailing": return rtl ? edges.left : edges.right;
    case "centerX": return rect.x + rect.width / 2;
    case "top": return rect.y;
    case "bottom": return rect.y + rect.height;
    case "centerY": return rect.y + rect.height / 2;
    case "leftMargin": return margins.left;
    case "rightMargin": return margins.right;
    case "leadingMargin": return rtl ? margins.right : margins.left;
    case "trailingMargin": return rtl ? margins.left : margins.right;
    case "topMargin": return rect.y + top;
    case "bottomMargin": return rect.y + rect.height - bottom;
    case "centerXWithinMargins": return (margins.left + margins.right) / 2;
    case "centerYWithinMargins": return rect.y + (top + rect.height - bottom) / 2;
    case "firstBaseline": return details?.baselines ? rect.y + details.baselines.first : rect.y + rect.height;
    case "lastBaseline": return details?.baselines ? rect.y + details.baselines.last : rect.y + rect.height;
    default: return null;
  }
}

// The length that a constraint is about now: the distance of its sides, or the size.
function lengthOf(layout, constraint) {
  const { first, second } = constraint;
  if (isSize(first)) {
    if (first.item === undefined) return null;
    const rect = alignmentRect(layout, first.item);
    return first.attribute === "width" ? rect.width : rect.height;
  }
  if (!second) return positionOf(layout, first);
  const a = positionOf(layout, first);
  const b = positionOf(layout, second);
  return a === null || b === null ? null : Math.abs(a - b);
}

// Constraints of a view by their index: those that have it on a side.
function constraintsOf(layout, item) {
  const own = [];
  layout.structure.constraints.forEach((constraint, index) => {
    const items = [constraint.first.item, constraint.second?.item];
    if (items.includes(item) || items.some((each) => isGuideOf(layout, each, item))) own.push(index);
  });
  return own;
}

// Whether a constraint ties a view that is seen to one that is hidden: it decides nothing that is
// shown. A hidden view that is selected keeps its own.
const tiesHidden = (layout, { first, second }) =>
  !isHidden(layout, state.item) && [first.item, second?.item].some((each) => each !== undefined && isHidden(layout, each));

const isGuideOf = (layout, item, owner) =>
  item !== undefined && !isView(layout, item) && layout.structure.items[item].parent === owner;

// MARK: Drawing

class Overlay {
  constructor(shown) {
    this.element = shown.overlay;
    this.layout = shown.layout;
    this.x = shown.layout.cell.x;
    this.taken = [];
    // What labels cover only where there is no other place: the selected view, and texts.
    this.content = [];
    this.labels = [];
    if (this.element.firstChild) this.element.replaceChildren();
  }

  // A rectangle of the row in pixels of the window.
  box(rect) {
    return { x: (rect.x + this.x) * zoom, y: rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom };
  }

  rect(rect, className) {
    const { x, y, width, height } = this.box(rect);
    this.element.append(
      svg("rect", { x: x + 0.5, y: y + 0.5, width: Math.max(1, width - 1), height: Math.max(1, height - 1), class: className }),
    );
  }

  line(x1, y1, x2, y2, className) {
    this.element.append(svg("line", { x1, y1, x2, y2, class: className }));
  }

  // A dimension line between two positions of an axis, at a position across it.
  dimension(isDown, from, to, across, text, className) {
    const offset = isDown ? 0 : this.x;
    const low = (Math.min(from, to) + offset) * zoom;
    const high = (Math.max(from, to) + offset) * zoom;
    const at = (across + (isDown ? this.x : 0)) * zoom;
    const line = (a, b, c, d) =>
      isDown ? this.line(b, a, d, c, className) : this.line(a, b, c, d, className);
    line(low, at, high, at);
    line(low, at - 4, low, at + 4);
    line(high, at - 4, high, at + 4);
    const middle = (low + high) / 2;
    if (text) this.label(isDown ? at : middle, isDown ? middle : at, text, className, isDown);
  }

  // A line along which edges coincide.
  alignment(isDown, at, low, high, text, className) {
    const from = (low + (isDown ? this.x : 0)) * zoom - 6;
    const to = (high + (isDown ? this.x : 0)) * zoom + 6;
    const place = (at + (isDown ? 0 : this.x)) * zoom;
    if (isDown) this.line(from, place, to, place, `${className} is-alignment`);
    else this.line(place, from, place, to, `${className} is-alignment`);
    if (text) this.label(isDown ? to + 10 : place, isDown ? place : to + 10, text, className, isDown);
  }

  // Labels are laid out when all lines are drawn, each beside those before it.
  label(x, y, text, className, isDown) {
    this.labels.push({ x, y, text, className, isDown });
  }

  finish() {
    for (const { x, y, text, className, isDown } of this.labels) {
      const width = text.length * 6.3 + 10;
      const height = 16;
      const spot = this.freeSpot(x, y, width, height, isDown);
      this.taken.push(spot);
      const group = svg("g", { class: `label ${className}` });
      const middle = { x: spot.x + width / 2, y: spot.y + height / 2 };
      if (Math.hypot(middle.x - x, middle.y - y) > 14) {
        group.append(svg("line", { x1: x, y1: y, x2: middle.x, y2: middle.y, class: "leader" }));
      }
      group.append(svg("rect", { x: spot.x, y: spot.y, width, height, rx: 4 }));
      const words = svg("text", { x: spot.x + width / 2, y: spot.y + 11.8 });
      words.textContent = text;
      group.append(words);
      this.element.append(group);
    }
  }

  // The place for a label that is nearest to its line and free of labels and of content; where there
  // is none within reach, one that is free of labels.
  freeSpot(x, y, width, height, isDown) {
    const start = { x: x - width / 2, y: y - height / 2, width, height };
    const spots = [];
    const reach = isDown ? 9 : 4;
    for (let across = -reach; across <= reach; across += 1) {
      for (let down = -6; down <= 6; down += 1) {
        const spot = { ...start, x: start.x + across * (width / 2 + 3), y: start.y + down * (height / 2 + 2) };
        const [dx, dy] = [spot.x - start.x, spot.y - start.y];
        // Along its line a label stays beside it.
        spots.push({ spot, distance: isDown ? Math.hypot(dx, 2 * dy) : Math.hypot(2 * dx, dy) });
      }
    }
    spots.sort((a, b) => a.distance - b.distance);
    const isFree = (spot) => !this.taken.some((each) => meets(each, spot));
    const isClear = (spot) => spot.x >= -6 && spot.x + width <= state.width * zoom + 6 && !this.content.some((each) => meets(each, spot));
    const clear = spots.find(({ spot, distance }) => distance < 130 && isClear(spot) && isFree(spot));
    return (clear ?? spots.find(({ spot }) => isFree(spot)) ?? { spot: start }).spot;
  }

  // Keeps labels off the selected view and off texts.
  avoid(items) {
    for (const item of items) {
      const { x, y, width, height } = this.box(this.layout.rects[item]);
      if (width > 0 && height > 0) this.content.push({ x, y, width, height });
    }
  }

  // Says where a view is that has no size.
  emptiness(item) {
    const { x, y, width, height } = this.box(this.layout.rects[item]);
    const words = width <= 0 ? (height <= 0 ? "0 × 0" : "width 0") : "height 0";
    this.line(x, y - 4, x, y + Math.max(height, 4) + 4, "selected");
    this.label(x + width / 2, y + height + 14, words, "is-failing", false);
  }

  // MARK: Constraints

  constraint(index, className) {
    const constraint = this.layout.structure.constraints[index];
    const { first, second } = constraint;
    const text = wording(this.layout, constraint);
    if (isSize(first)) return this.size(constraint, text, className);
    const a = positionOf(this.layout, first);
    const b = second ? positionOf(this.layout, second) : null;
    if (a === null || b === null) return undefined;
    const isDown = isVertical(first);
    const spans = [first, second].map(({ item }) => span(alignmentRect(this.layout, item), !isDown));
    if (Math.abs(a - b) < 0.6) {
      const [one, other] = spans;
      const [inner, outer] = one[1] - one[0] < other[1] - other[0] ? [one, other] : [other, one];
      const isInside = outer[0] <= inner[0] && inner[1] <= outer[1];
      const reach = isInside ? inner : [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
      const words = constraint.constant === 0 && constraint.relation === "==" && constraint.priority === 1000 ? "" : text;
      return this.alignment(isDown, a, reach[0], reach[1], words, className);
    }
    return this.dimension(isDown, a, b, this.across(spans, isDown, a, b), text, className);
  }

  // Where a dimension line lies across its axis: in the middle of what both sides share, beside
  // lines that are there already.
  across([one, other], isDown, a, b) {
    const low = Math.max(one[0], other[0]);
    const high = Math.min(one[1], other[1]);
    let at = low <= high ? (low + high) / 2 : (one[0] + one[1]) / 2;
    this.lines ??= [];
    const meetsOther = () =>
      this.lines.some((line) => line.isDown === isDown && Math.abs(line.at - at) < 9 / zoom
        && line.from < Math.max(a, b) && Math.min(a, b) < line.to);
    for (let step = 0; step < 6 && meetsOther(); step += 1) at += 10 / zoom;
    this.lines.push({ isDown, at, from: Math.min(a, b), to: Math.max(a, b) });
    return at;
  }

  size({ first, second, multiplier, constant }, text, className) {
    if (first.item === undefined) return;
    // Of two sizes that are equal the selected view's is drawn.
    if (second?.item === state.item && first.item !== state.item && multiplier === 1 && !constant) [first, second] = [second, first];
    const rect = alignmentRect(this.layout, first.item);
    const isDown = first.attribute === "height";
    const [low, high] = span(rect, isDown);
    const [, end] = span(rect, !isDown);
    // Inside of the selected view, beside any other.
    const isOwn = first.item === state.item;
    const across = isOwn ? end - Math.min(8, (end - span(rect, !isDown)[0]) / 2) / zoom : end + 6 / zoom;
    let words = text;
    if (second) {
      const name = second.item === first.item ? second.attribute : `${this.layout.structure.items[second.item]?.id ?? ""}.${second.attribute}`;
      const owner = isOwn ? "" : `${this.layout.structure.items[first.item].id}.${first.attribute} `;
      words = `${owner}= ${multiplier === 1 ? "" : `${readable(multiplier)} × `}${name}${constant ? ` ${constant < 0 ? "−" : "+"} ${readable(Math.abs(constant))}` : ""}`;
    }
    this.dimension(isDown, low, high, across, words, className);
    if (second && second.item !== first.item && second.item !== undefined) {
      this.rect(alignmentRect(this.layout, second.item), `${className} is-partner`);
    }
  }

  // Distances between two views, as redlines have them: to the edges around for one within the
  // other, else across the gap.
  distances(one, other) {
    const a = this.layout.rects[one];
    const b = this.layout.rects[other];
    for (const isDown of [false, true]) {
      const [a0, a1] = span(a, isDown);
      const [b0, b1] = span(b, isDown);
      const [c0, c1] = span(a, !isDown);
      const [d0, d1] = span(b, !isDown);
      const low = Math.max(c0, d0);
      const high = Math.min(c1, d1);
      const across = low <= high ? (low + high) / 2 : (c0 + c1) / 2;
      const gaps = a1 <= b0 ? [[a1, b0]] : b1 <= a0 ? [[b1, a0]] : [[a0, b0], [a1, b1]];
      for (const [from, to] of gaps) {
        if (Math.abs(from - to) < 1e-6) continue;
        this.dimension(isDown, from, to, across, readable(Math.abs(to - from)), "redline");
      }
    }
  }
}

const span = (rect, isDown) => (isDown ? [rect.y, rect.y + rect.height] : [rect.x, rect.x + rect.width]);
const meets = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

// Whether a constraint is tied to a margin of a view.
const usesMargins = ({ structure }, item) =>
  structure.constraints.some(({ first, second }) => [first, second].some((side) => side?.item === item && /Margin/.test(side.attribute)));

// Rules of a stack view that say nothing about a distance: what holds edges together, what keeps
// views in their room, and what gives way by design.
function isSilent(layout, index) {
  const constraint = layout.structure.constraints[index];
  if (!constraint.isOfStack) return false;
  if (constraint.relation !== "==") return !isFailing(layout, index);
  return layout.piece.failing.includes(index) ? !isFailing(layout, index) : (lengthOf(layout, constraint) ?? 0) < 0.6;
}

// What is written beside a constraint: its length now, what it asks for where that is no equality,
// and its priority.
function wording(layout, constraint) {
  const length = lengthOf(layout, constraint);
  if (length === null) return "";
  const now = readable(length, 2);
  const sign = { "<=": "≤", ">=": "≥" }[constraint.relation];
  const priority = constraint.priority < 1000 ? ` @${readable(constraint.priority)}` : "";
  if (!sign) return now + priority;
  // A length is no less than 0: where the first side lies before the second, both are turned round.
  const isBack = isTurned(layout, constraint);
  const shown = isBack ? { "≤": "≥", "≥": "≤" }[sign] : sign;
  return `${now} (${shown} ${readable(isBack ? -constraint.constant : constraint.constant, 2)})${priority}`;
}

// Whether the first side of a constraint lies before the second.
function isTurned(layout, { first, second, constant }) {
  if (!second || isSize(first)) return false;
  const distance = positionOf(layout, first) - positionOf(layout, second);
  return Math.abs(distance) > 1e-9 ? distance < 0 : constant < 0;
}

// The selected view, and views that show something: those without views inside, but for grounds
// that lie behind it.
function contentItems(layout) {
  const { items } = layout.structure;
  const parents = new Set(items.filter((each) => each.className !== undefined).map((each) => each.parent));
  const own = layout.rects[state.item];
  const isBehind = (rect) => rect.x <= own.x && rect.y <= own.y && rect.x + rect.width >= own.x + own.width && rect.y + rect.height >= own.y + own.height;
  return items.flatMap((item, index) => {
    if (index === 0 || item.className === undefined || isHidden(layout, index)) return [];
    if (index === state.item) return [index];
    return parents.has(index) || isBehind(layout.rects[index]) ? [] : [index];
  });
}

function showOverlay(shown) {
  const overlay = new Overlay(shown);
  const { layout } = shown;
  const items = layout.structure.items;
  const isSelected = state.row === shown.index && state.item !== null && state.item < items.length;
  if (state.layers.margins) {
    items.forEach((item, index) => {
      if (item.className === undefined) return overlay.rect(layout.rects[index], "guide");
      if (isHidden(layout, index) || (index > 0 && !(isSelected && index === state.item && usesMargins(layout, index)))) return undefined;
      const [top, left, bottom, right] = layout.details(index).margins;
      const { x, y, width, height } = layout.rects[index];
      return overlay.rect({ x: x + left, y: y + top, width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) }, "margin");
    });
  }
  if (state.layers.frames) {
    items.forEach((item, index) => {
      if (item.className !== undefined && index > 0 && !isHidden(layout, index)) overlay.rect(layout.rects[index], "outline");
    });
  }
  for (const finding of shown.row.findings) {
    if (finding.item === undefined || finding.from > state.width || finding.to < state.width) continue;
    if (finding.item < layout.rects.length) overlay.rect(layout.rects[finding.item], `fault is-${finding.severity}`);
  }
  const hover = state.hover?.row === shown.index ? state.hover.item : null;
  if (hover !== null && hover < layout.rects.length && hover !== state.item) overlay.rect(layout.rects[hover], "hover");
  if (isSelected && state.term) for (const item of state.term) overlay.rect(layout.rects[item], "hover is-term");
  if (isSelected) {
    const { width, height } = layout.rects[state.item];
    overlay.rect(layout.rects[state.item], "selected");
    overlay.avoid(contentItems(layout));
    if (width <= 0 || height <= 0) overlay.emptiness(state.item);
    const isMeasuring = hover !== null && hover !== state.item && hover < layout.rects.length;
    if (isMeasuring) overlay.distances(state.item, hover);
    else if (state.layers.constraints && state.item > 0) {
      for (const index of constraintsOf(layout, state.item)) {
        if (isSilent(layout, index) || tiesHidden(layout, layout.structure.constraints[index])) continue;
        const broken = isFailing(layout, index) ? " is-failing" : "";
        const dim = state.constraint !== null && state.constraint !== index ? " is-dim" : "";
        overlay.constraint(index, `constraint${broken}${dim}`);
      }
    }
  }
  overlay.finish();
}

shows(["source", "case", "width", "row", "item", "hover", "constraint", "term", "layers"], () => {
  for (const shown of shownRows) {
    if (shown.isNear) showOverlay(shown);
    else shown.isStale = true;
  }
});
