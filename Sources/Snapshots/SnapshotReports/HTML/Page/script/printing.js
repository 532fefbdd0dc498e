// On paper nothing comes near to the window: all pictures that are shown have to be there, side by
// side.
function preparePrint() {
  for (const fold of all(".alike")) fold.open = true;
  for (const item of shownItems()) {
    showPictures(item);
    const stage = one(".stage", item);
    stage.dataset.mode = "side";
    compare(stage);
  }
}

function endPrint() {
  for (const item of items) applyMode(item);
  nameSides();
}

function startPrinting() {
  addEventListener("beforeprint", preparePrint);
  addEventListener("afterprint", endPrint);
}
