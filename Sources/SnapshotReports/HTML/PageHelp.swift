/// The keys that the page understands.
enum PageHelp {
  private static let keys: KeyValuePairs<String, String> = [
    "j →": "next snapshot", "k ←": "previous snapshot",
    "1": "side by side", "2": "slider", "3": "onion skin", "4": "blink", "5": "difference",
    "6": "one picture; again: the other one",
    "Space": "the other picture (single), hold or go on (blink)",
    "[ ]": "move the slider, or what shines through",
    "n": "next region of the snapshot", "r": "show or hide regions",
    "z": "fit, 1×, 2×", "/": "filter", "c": "copy the accept command", "t": "colours",
    "Esc": "leave the filter, forget the region", "?": "these keys",
  ]

  /// A dialog, closed.
  static var markup: Markup {
    let rows = keys.map { key, meaning -> Markup in
      let caps = key.split(separator: " ").map { part -> Markup in "<kbd>\(String(part))</kbd> " }
      return "<div><dt>\(caps)</dt><dd>\(meaning)</dd></div>"
    }
    return """
      <dialog class="help" aria-label="Keys">
      <form method="dialog"><h2>Keys</h2><button type="submit">Close</button></form>
      <dl>\(rows)</dl>
      <p>The address holds the snapshot and the comparison: pass it on as a link.</p>
      </dialog>
      """
  }
}
