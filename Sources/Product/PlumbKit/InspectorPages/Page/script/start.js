root.classList.remove("is-first", "is-elsewhere");
setTheme(themes.includes(root.dataset.theme) ? root.dataset.theme : "auto");
makeFiles();
readAddress();
measureRoom();
rulerRoom = ruler.clientWidth;
drawAll();
addEventListener("hashchange", () => {
  readAddress();
  drawAll();
});
addEventListener("beforeprint", () => {
  areAllListed = true;
  drawAll();
  showAllRows();
});
addEventListener("afterprint", drawAll);
if (state.row !== null) shownRows[state.row].element.scrollIntoView({ block: "nearest" });
