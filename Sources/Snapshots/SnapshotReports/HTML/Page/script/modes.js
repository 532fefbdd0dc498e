// How pictures are compared, and how large they are: for all items at once.
const modes = ["side", "slider", "onion", "blink", "difference", "single"];
const zooms = ["fit", "1", "2"];

// What an item can do of a mode: with one picture only there is nothing to lay over anything.
function possible(stage, mode) {
  const panes = stage.dataset.panes.split(" ");
  const hasBoth = panes.includes("expected") && panes.includes("actual");
  if (mode === "difference") return panes.includes("difference") ? mode : "side";
  return hasBoth ? mode : "side";
}

// Changes the heights of items without moving the current one.
function inPlace(change) {
  const item = currentItem();
  const top = item ? item.getBoundingClientRect().top : 0;
  change();
  if (item) {
    holdCurrent();
    scrollBy({ top: item.getBoundingClientRect().top - top, behavior: "instant" });
  }
}

function setMode(mode) {
  if (mode === "single" && root.dataset.mode === "single") return flip();
  inPlace(() => {
    root.dataset.mode = mode;
    root.dataset.side = "actual";
    for (const item of items) applyMode(item);
    press(all("[data-set-mode]"), (button) => button.dataset.setMode === mode);
  });
  blink(mode === "blink" && !calm.matches);
  keepAddress();
}

function applyMode(item) {
  const stage = one(".stage", item);
  stage.dataset.mode = possible(stage, root.dataset.mode);
  compare(stage);
}

function setZoom(zoom) {
  inPlace(() => {
    root.dataset.zoom = zoom;
    press(all("[data-set-zoom]"), (button) => button.dataset.setZoom === zoom);
  });
}

function nextZoom() {
  setZoom(zooms[(zooms.indexOf(root.dataset.zoom) + 1) % zooms.length]);
}
