import HTMLPages
import Snapshots

/// The part above the items: the totals of the run, and the controls.
struct PageTop {
  let run: SnapshotRun
  let settings: ReportSettings
  /// The paths of pictures that exceeded the page's size.
  let leftOut: [String]
  /// The outcomes with items on the page, and their numbers.
  let shown: [(outcome: SnapshotOutcome, count: Int)]

  var markup: Markup {
    """
    <header class="masthead">
    <p class="brand"><span class="line" aria-hidden="true"></span><b>Plumb</b>\
    <span>\(run.circumstances.joined(separator: " · "))</span></p>
    <h1>\(run.headline)</h1>
    \(proportions)
    <div class="notes">\(notes)</div>
    <noscript><p class="note">Pictures and controls need JavaScript, which is turned off \
    here. The layout differences below are complete without it.</p></noscript>
    </header>
    \(toolbar)
    """
  }

  /// A bar of all results by outcome, with a legend.
  private var proportions: Markup {
    guard !run.results.isEmpty else { return Markup.nothing }
    var x = 0
    let total = run.results.count
    let parts = run.groups.map { group -> Markup in
      let part: Markup = """
        <rect data-kind="\(group.outcome.rawValue)" x="\(x)" y="0" \
        width="\(group.results.count)" height="1"/>
        """
      x += group.results.count
      return part
    }
    let legend = run.groups.map { group -> Markup in
      """
      <li data-kind="\(group.outcome.rawValue)"><span class="dot" aria-hidden="true"></span>\
      <b>\(group.results.count)</b> \(group.outcome.word)</li>
      """
    }
    return """
      <svg class="proportions" viewBox="0 0 \(total) 1" preserveAspectRatio="none" \
      aria-hidden="true">\(parts)</svg>
      <ul class="legend">\(legend)</ul>
      """
  }

  private var notes: [Markup] {
    (settings.notes.map { Diagnostic.printable($0) } + ownNotes).map {
      "<p class=\"note\">\($0)</p>\n"
    } + [orphans]
  }

  /// Notes on content that is left out of the page.
  private var ownNotes: [String] {
    var notes: [String] = []
    let hidden = run.results.count - shown.map(\.count).reduce(0, +)
    if hidden > 0 {
      let snapshots = counted(hidden, "snapshot")
      let sentence =
        agreeing(hidden, "does not fail is not shown", "do not fail are not shown")
      notes.append("The \(snapshots) that \(sentence).")
    }
    if !leftOut.isEmpty {
      let pictures = counted(leftOut.count, "picture")
      let verb = agreeing(leftOut.count, "is", "are")
      notes.append(
        "\(pictures) \(verb) left out to keep this page below \(settings.maximumBytes >> 20) MiB;"
          + " their paths are where they would be, and the files among the artifacts.")
    }
    return notes
  }

  private var orphans: Markup {
    guard !run.orphans.isEmpty else { return Markup.nothing }
    let names = run.orphans.map { name -> Markup in
      "<li><code>\(Diagnostic.printable(name))</code></li>"
    }
    return """
      <details class="note"><summary>\(counted(run.orphans.count, "reference")) \
      that nothing asks for</summary><ul>\(names)</ul></details>

      """
  }

  /// The controls: filter, comparison, zoom, appearance.
  var toolbar: Markup {
    """
    <div class="toolbar" role="group" aria-label="What is shown, and how">
    <label class="search"><span class="unseen">Filter by text</span>\
    <input type="search" placeholder="Filter" autocomplete="off" spellcheck="false"><kbd>/</kbd>\
    </label>
    <div class="chips" role="group" aria-label="Kinds">\(shown.map(chip))</div>
    <div class="views">
    <div class="segments" role="group" aria-label="Comparison">\(modes)</div>
    <div class="segments zooms" role="group" aria-label="Zoom">\(zooms)</div>
    <div class="tools">
    <button type="button" data-do="accept-all">Copy accept</button>
    <button type="button" data-do="theme" aria-label="Colours"></button>
    <button type="button" data-do="help" aria-label="Help">?</button>
    </div>
    </div>
    </div>
    """
  }

  private func chip(_ outcome: SnapshotOutcome, _ count: Int) -> Markup {
    // If all snapshots passed, there is nothing else to show.
    let isOn = outcome.isFailure || run.failures.isEmpty
    return """
      <button type="button" class="chip" data-kind="\(outcome.rawValue)" \
      aria-pressed="\(isOn ? "true" : "false")">\
      <span class="dot" aria-hidden="true"></span>\(outcome.title) \
      <span class="count">\(count)</span></button>
      """
  }

  private var modes: [Markup] {
    let modes: KeyValuePairs<String, String> = [
      "side": "Side by side", "slider": "Slider", "onion": "Onion skin", "blink": "Blink",
      "difference": "Difference", "single": "Single",
    ]
    return modes.enumerated().map { index, mode in
      """
      <button type="button" data-set-mode="\(mode.key)" \
      aria-pressed="\(index == 0 ? "true" : "false")" title="\(mode.value), key \(index + 1)">\
      \(mode.value)</button>
      """
    }
  }

  private var zooms: [Markup] {
    let zooms: KeyValuePairs<String, String> = ["fit": "Fit", "1": "1×", "2": "2×"]
    return zooms.enumerated().map { index, zoom in
      """
      <button type="button" data-set-zoom="\(zoom.key)" \
      aria-pressed="\(index == 0 ? "true" : "false")">\(zoom.value)</button>
      """
    }
  }
}

/// The `head` of the page: policy, title, icon, style.
struct PageHead {
  let run: SnapshotRun
  let isServed: Bool

  var markup: Markup {
    let style = PageAssets.style
    let policy = PagePolicy.text(
      style: style, script: PageAssets.script, requests: isServed ? .ownServer : .none)
    return """
      <head>
      \(PagePolicy.metadata(policy, generator: run.tool))
      <title>\(run.headline) · Plumb</title>
      <link rel="icon" href="\(icon)">
      <style>\(Markup(trusted: style))</style>
      </head>
      """
  }

  /// The page's icon, a plummet: red if something fails, else green.
  private var icon: String {
    let colour = run.failures.isEmpty ? "%231d7a45" : "%23c0342b"
    return "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
      + "%3Cpath d='M7.5 0h1v5h-1z' fill='%23888'/%3E"
      + "%3Cpath d='M5 5h6l-.6 5L8 16l-2.400-6z' fill='\(colour)'/%3E%3C/svg%3E"
  }
}

/// The keyboard shortcuts of the page.
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
