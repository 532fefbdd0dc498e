// Commands to copy. Pages that are files may be denied the clipboard; then the old way is tried.
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied: ${what}`);
  } catch {
    say(copyTheOldWay(text) ? `Copied: ${what}` : "This browser does not let pages copy");
  }
}

function copyTheOldWay(text) {
  const place = make("textarea", { value: text });
  place.className = "unseen";
  const focused = document.activeElement;
  document.body.append(place);
  place.select();
  const isCopied = document.execCommand("copy");
  place.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}

function copyAccept(item) {
  const button = item && one("[data-copy]", item);
  if (button) copy(button.dataset.copy, button.dataset.copy);
  else say("There is nothing to accept here");
}

function shownCommands() {
  return shownItems().map((item) => one("[data-copy]", item)?.dataset.copy).filter(Boolean);
}

// “accept a” and “accept b” are “accept a b”; other commands stay, a line each.
function combined(commands) {
  const lines = new Map();
  for (const command of new Set(commands)) {
    const end = command.indexOf(" accept ");
    const head = end < 0 ? command : command.slice(0, end + 8);
    const tail = end < 0 ? [] : [command.slice(end + 8)];
    lines.set(head, [...(lines.get(head) ?? []), ...tail]);
  }
  return [...lines].map(([head, tails]) => head + tails.join(" ")).join("\n");
}

function copyAllAccepts() {
  const commands = shownCommands();
  copy(combined(commands), `accept ${commands.length === 1 ? "1 snapshot" : `${commands.length} snapshots`}`);
}

function acceptShown() {
  const button = one('[data-do="accept-all"]');
  const count = shownCommands().length;
  button.disabled = count === 0;
  button.hidden = count === 0;
  button.textContent = `Copy accept for ${count}`;
}
