// Colours: those of the system, or light, or dark, and remembered where the browser allows it.
const themes = ["auto", "light", "dark"];

function setTheme(theme) {
  root.dataset.theme = theme;
  const words = { auto: "as the system has them", light: "light", dark: "dark" };
  one('[data-do="theme"]').setAttribute("aria-label", `Colours: ${words[theme]}`);
  one('[data-do="theme"]').title = `Colours: ${words[theme]}`;
}

function nextTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const order = isDark ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
  const theme = order[(order.indexOf(root.dataset.theme) + 1) % order.length];
  setTheme(theme);
  try {
    localStorage.setItem("plumb-report-theme", theme);
  } catch {
    // Nothing is remembered then.
  }
}

function startTheme() {
  let theme = null;
  try {
    theme = localStorage.getItem("plumb-report-theme");
  } catch {
    // Nothing was remembered.
  }
  setTheme(themes.includes(theme) ? theme : "auto");
}
