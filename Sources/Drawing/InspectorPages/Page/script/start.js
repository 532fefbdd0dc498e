setTheme(themes.includes(root.dataset.theme) ? root.dataset.theme : "auto");
makeFiles();
readAddress();
drawAll();
addEventListener("hashchange", () => {
  if (location.hash === address()) return;
  readAddress();
  drawAll();
});
for (const name of ["beforeprint", "afterprint"]) {
  addEventListener(name, () => {
    drawAll();
    showAllRows();
  });
}
if (state.row !== null) shownRows[state.row].element.scrollIntoView({ block: "nearest" });
