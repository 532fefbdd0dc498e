// Only on a page that is served: it loads again when there is a newer one, at the same address and
// place. While its files cannot be read, it says why, and that the rows are those from before.
const keptPlace = "plumb-place";

// The first row in view and how far it is from the top.
function placeOfRows() {
  const shown = shownRows.find((each) => each.element.getBoundingClientRect().bottom > 60);
  return shown ? { row: shown.row.id, top: shown.element.getBoundingClientRect().top } : null;
}

function restorePlace() {
  const place = JSON.parse(sessionStorage.getItem(keptPlace) ?? "null");
  sessionStorage.removeItem(keptPlace);
  const shown = place && shownRows.find((each) => each.row.id === place.row);
  if (!shown) return;
  const scroller = getComputedStyle(rowsElement).overflowY === "visible" ? root : rowsElement;
  scroller.scrollTop += shown.element.getBoundingClientRect().top - place.top;
}
restorePlace();

// `place`, message, lines of the file and a hint, each on lines of its own, by an empty line.
function showProblem(text) {
  root.classList.toggle("is-stale", text !== "");
  one(".problem")?.remove();
  if (text === "") return;
  const [head, ...rest] = text.split("\n");
  const lines = make("pre", { textContent: rest.join("\n") });
  const note = make("p", { textContent: "The rows are as they were before." });
  one(".columns").before(make("div", { className: "problem", role: "alert" }, make("b", { textContent: head }), lines, note));
}

const markOf = (text) => new TextEncoder().encode(text).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 0);

// The rows in view, with those beside them and the selected one, and the case.
function seen() {
  const near = shownRows.flatMap((each) => {
    const box = each.element.getBoundingClientRect();
    return each.index === state.row || (box.bottom > 0 && box.top < innerHeight) ? [each.index] : [];
  });
  if (near.length === 0) return "";
  const first = shownRows[Math.max(0, Math.min(...near) - 1)];
  const last = shownRows[Math.min(shownRows.length - 1, Math.max(...near) + 1)];
  return `&${first.row.id}&${last.row.id}&${state.case}`;
}

(async () => {
  let known = `${root.dataset.version}\n`;
  for (;;) {
    try {
      const answer = await fetch(`news?${markOf(known)}${seen()}`, { cache: "no-store" });
      root.classList.remove("is-alone");
      if (!answer.ok) throw new Error();
      known = await answer.text();
      const end = known.indexOf("\n");
      if (known.slice(0, end) !== root.dataset.version) {
        history.replaceState(null, "", address());
        sessionStorage.setItem(keptPlace, JSON.stringify(placeOfRows()));
        return location.reload();
      }
      showProblem(known.slice(end + 1));
    } catch {
      root.classList.add("is-alone");
      await new Promise((done) => setTimeout(done, 400));
    }
  }
})();
