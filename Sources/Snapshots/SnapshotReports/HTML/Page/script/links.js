// The address names the item and the comparison: #Templates/mail-320&mode=slider
function addressOf(item) {
  return `#${encodeURIComponent(item.id).replaceAll("%2F", "/")}`;
}

function keepAddress() {
  if (!current) return;
  const mode = root.dataset.mode;
  const text = addressOf(current) + (mode === "side" ? "" : `&mode=${mode}`);
  // A very long name is no link that anybody could pass on.
  if (text.length > 2000) return;
  try {
    history.replaceState(null, "", text);
  } catch {
    // A viewer that forbids it still shows the page.
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function followAddress() {
  const [name, ...settings] = location.hash.slice(1).split("&");
  for (const setting of settings) {
    const [key, value] = setting.split("=");
    if (key === "mode" && modes.includes(value)) setMode(value);
  }
  const item = items.find((candidate) => candidate.id === decoded(name));
  if (!item) return;
  reveal(item);
  go(item);
}
