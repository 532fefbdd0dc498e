import Diagnostics
import Snapshots

/// What stands above the items: what the run came to, and the controls.
struct PageTop {
  /// The run that the page shows.
  let run: SnapshotRun
  let settings: ReportSettings
  /// Paths of pictures that the page had no room for.
  let leftOut: [String]
  /// Kinds of which the page has items, and how many.
  let shown: [(outcome: SnapshotOutcome, count: Int)]

  /// The elements.
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

  /// A bar of all results by kind, with its legend in words.
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

  /// What is not on the page, and where it is.
  private var ownNotes: [String] {
    var notes: [String] = []
    let hidden = run.results.count - shown.map(\.count).reduce(0, +)
    if hidden > 0 {
      let snapshots = SnapshotRun.counted(hidden, "snapshot")
      let sentence = hidden == 1 ? "does not fail is not shown" : "do not fail are not shown"
      notes.append("The \(snapshots) that \(sentence).")
    }
    if !leftOut.isEmpty {
      let pictures = SnapshotRun.counted(leftOut.count, "picture")
      let verb = leftOut.count == 1 ? "is" : "are"
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
      <details class="note"><summary>\(SnapshotRun.counted(run.orphans.count, "reference")) \
      that nothing asks for</summary><ul>\(names)</ul></details>

      """
  }
}
