// Everything that has to be there before the page is seen; pictures follow when they are parsed.
function measureBar() {
  root.style.setProperty("--bar", `${one(".toolbar").offsetHeight}px`);
}

startTheme();
for (const item of items) measure(item);
for (const item of items) applyMode(item);
makeOutline();
filter();
startNavigation();
startPrinting();
addEventListener("keydown", pressed);
addEventListener("click", clicked);
addEventListener("pointerdown", drag);
addEventListener("hashchange", followAddress);
field.addEventListener("input", filter);
measureBar();
new ResizeObserver(measureBar).observe(one(".toolbar"));
if (document.readyState === "loading") addEventListener("DOMContentLoaded", startPictures);
else startPictures();
if (location.hash.length > 1) followAddress();
