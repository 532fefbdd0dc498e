// The list of names beside the items: made from them, so that it cannot say anything else.
const links = new Map();

function makeOutline() {
  const outline = one(".outline");
  for (const group of all(".group")) {
    const list = make("ol");
    for (const item of all(".item", group)) {
      const name = one("h3 bdi", item).textContent;
      const link = make("a", { href: addressOf(item), title: name, textContent: shortName(name) });
      link.dataset.kind = item.dataset.kind;
      links.set(item, link);
      list.append(make("li", {}, link));
    }
    outline.append(make("h2", { textContent: one("h2", group).firstChild.nextSibling.textContent.trim() }), list);
  }
  outline.hidden = items.length < 2;
}

// Names begin alike and differ at the end.
function shortName(name) {
  const last = name.slice(name.lastIndexOf("/") + 1);
  return last.length > 80 ? `${last.slice(0, 79)}…` : last;
}

function outlineShown() {
  for (const [item, link] of links) link.parentElement.hidden = item.hidden;
  for (const list of all(".outline ol")) {
    list.hidden = !one("li:not([hidden])", list);
    list.previousElementSibling.hidden = list.hidden;
  }
}

function outlineCurrent() {
  one('.outline [aria-current="true"]')?.removeAttribute("aria-current");
  const link = links.get(current);
  if (!link) return;
  link.setAttribute("aria-current", "true");
  const outline = one(".outline");
  const box = link.getBoundingClientRect();
  const frame = outline.getBoundingClientRect();
  if (box.top < frame.top + 40 || box.bottom > frame.bottom - 40) {
    outline.scrollTop += box.top - frame.top - frame.height / 2;
  }
}
