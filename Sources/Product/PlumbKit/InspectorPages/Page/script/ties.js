// What ties the selected view: its constraints with their lengths and lines, down and across. Of its
// stack view a sentence says what it does; the rules that come of that are folded.

function constraintList(shown) {
  const { layout } = shown;
  const { constraints } = layout.structure;
  const own = constraintsOf(layout, state.item).filter((index) => !tiesHidden(layout, constraints[index]));
  if (own.length === 0) return null;
  const used = new Set((sumOf(shown).terms ?? []).map((term) => term.part.constraint));
  const isDown = state.attribute === "y" || state.attribute === "height";
  const entries = (indices) => make("ul", { className: "constraints" }, ...indices.map((index) => constraintEntry(layout, index, used)));
  const lists = [isDown, !isDown].flatMap((vertical) => {
    const members = own.filter((index) => isVertical(constraints[index].first) === vertical);
    // What the sum above names comes first.
    members.sort((a, b) => used.has(constraints[b].id) - used.has(constraints[a].id));
    if (members.length === 0) return [];
    const folded = members.filter((index) => isFolded(layout, index));
    // Rules by which a stack view places the view stand for what somebody would write.
    const placing = placingRules(layout, folded, folded.length < members.length);
    const rules = folded.filter((index) => !placing.includes(index));
    const plain = members.filter((index) => !rules.includes(index));
    const list = [heading(vertical ? "What ties it, down" : "What ties it, across")];
    if (plain.length) list.push(entries(plain));
    return rules.length ? [...list, foldedRules(rules, vertical, layout, entries)] : list;
  });
  return [...lists, ...stackNotes(layout)];
}

// The stack view that a view lies in with the one around it, and the view itself where it is one:
// what each does.
function stackNotes({ structure: { items } }) {
  const { parent } = items[state.item];
  return [items[parent]?.stack ? items[parent].parent : undefined, parent, state.item]
    .filter((each) => items[each]?.stack)
    .map((each) => make("p", { className: "stack" }, make("b", { textContent: items[each].id }), `: ${items[each].stack} `, lineNote(items[each].line, true)));
}

// Whether a constraint is a consequence of what a stack view does: any of its rules but the
// distances between its views, and what fails.
const isFolded = (layout, index) => {
  const constraint = layout.structure.constraints[index];
  const isGap = /^(custom )?spacing of /.test(constraint.equation) && !breaksTies(constraint);
  return constraint.isOfStack && !isGap && !isFailing(layout, index);
};

// Of the rules of a stack view those that say where the selected view is in it; where there are
// none, and nothing else says it, where it is beside another view.
function placingRules(layout, rules, isTied) {
  const { items, constraints } = layout.structure;
  const sides = (index) => [constraints[index].first, constraints[index].second];
  const places = (index) => constraints[index].relation === "==" && !isSize(constraints[index].first) && !breaksTies(constraints[index])
    && sides(index).every((side) => side?.item !== undefined && isView(layout, side.item));
  const placing = rules.filter(places);
  const inStack = placing.filter((index) => sides(index).some((side) => side.item === items[state.item].parent));
  return inStack.length || isTied ? inStack : placing.slice(0, 1);
}

function foldedRules(rules, vertical, layout, entries) {
  const names = [...new Set(rules.map((index) => stackOf(layout, layout.structure.constraints[index])))].filter(Boolean);
  const count = `${rules.length} ${rules.length === 1 ? "rule" : "rules"} of ${names.length ? names.join(" and ") : "its stack view"}`;
  const element = make("details", { className: "ties", open: openRules.has(vertical) }, make("summary", { textContent: count }), entries(rules));
  element.addEventListener("toggle", () => openRules[element.open ? "add" : "delete"](vertical));
  return element;
}

// Of which axes the rules are listed: they stay so for the next view.
const openRules = new Set();

// The name of the stack view of a rule, as its words have it.
const stackOf = (layout, { equation }) => /stack `([^`]*)`/.exec(equation ?? "")?.[1];

// Whether a constraint does not hold that somebody wrote, or has to hold: rules of stack views give
// way by design.
const isFailing = (layout, index) => {
  const { isOfStack, priority } = layout.structure.constraints[index];
  return layout.piece.failing.includes(index) && (!isOfStack || priority === 1000);
};

// Rules by which a stack view decides what nothing else does: they give way to any other.
const breaksTies = ({ isOfStack, priority }) => isOfStack && priority <= 51;

function constraintEntry(layout, index, used) {
  const constraint = layout.structure.constraints[index];
  const { id, equation, isOfStack } = constraint;
  const length = lengthOf(layout, constraint);
  const fails = isFailing(layout, index);
  const margins = marginWords(layout, constraint);
  const notes = [
    isOfStack ? worded(equation.replace(/ @[\d.]+/, "")) : id !== (equation ?? id) ? [id] : null,
    margins ? [`beside the ${margins}`] : null,
  ].filter(Boolean);
  const entry = make("li", { className: `${fails ? "is-failing" : ""} ${used.has(id) ? "is-used" : ""}`.trim() },
    make("span", { className: "length", textContent: length === null ? "" : readable(length, 2) }),
    make("span", { className: "what" }, ...breakable(isOfStack ? formula(layout, constraint) : equation ?? id),
      ...notes.map((words) => make("span", { className: "id" }, ...words)),
      fails ? make("span", { className: "failing", textContent: "does not hold" }) : ""),
    lineNote(constraint.line, true));
  if (isOfStack) entry.title = id;
  entry.addEventListener("pointerenter", () => update({ constraint: index }));
  entry.addEventListener("pointerleave", () => update({ constraint: null }));
  return entry;
}

// A constraint written out. The guides by which stack views hold their views together have names
// of UIKit's: they are a stack view's spanner and its gaps.
function formula(layout, { first, second, relation, multiplier, constant, priority }) {
  const named = ({ item, attribute }) => {
    const id = layout.structure.items[item]?.id;
    return id === undefined ? attribute : `${id.replace(/UISV-alignment-spanner/, "spanner").replace(/UISV-distributing/, "gap")}.${attribute}`;
  };
  const factor = multiplier === 1 ? "" : `${readable(multiplier)} × `;
  const shift = constant ? ` ${constant < 0 ? "−" : "+"} ${readable(Math.abs(constant))}` : "";
  const right = second ? `${factor}${named(second)}${shift}` : readable(constant);
  return `${named(first)} ${relation} ${right}${priority < 1000 ? ` @${readable(priority)}` : ""}`;
}
