import Snapshots

/// The run as one page that needs nothing but itself: style, script and pictures are in the file,
/// and its policy forbids it to ask for anything. What it says is there without the script, too;
/// only pictures and choices need it.
struct HTMLReport {
  private let run: SnapshotRun
  private let settings: ReportSettings
  private let files: PictureFiles

  init(_ run: SnapshotRun, pictures: PictureFiles, settings: ReportSettings) {
    self.run = run
    self.settings = settings
    files = pictures
  }

  /// The page.
  var bytes: [UInt8] {
    // What is said comes first; pictures get what room it leaves.
    let spoken = page(EmbeddedPictures()).text.utf8.count
    let pictures = EmbeddedPictures(
      of: groups.flatMap(\.results), from: files, room: settings.maximumBytes - spoken)
    return Array(page(pictures).text.utf8)
  }

  private func page(_ available: EmbeddedPictures) -> Markup {
    var pictures = available
    let sections = sections(&pictures)
    let top = PageTop(
      run: run, settings: settings, leftOut: pictures.leftOut,
      shown: groups.map { ($0.outcome, $0.results.count) })
    return """
      <!doctype html>
      <html lang="en" data-mode="side" data-zoom="fit" data-side="actual" data-theme="auto">
      \(PageHead(run: run).markup)
      <body>
      \(top.markup)
      <div class="columns">
      <nav class="outline" aria-label="Snapshots" hidden></nav>
      <main>
      \(sections)<p class="nothing" hidden></p>
      </main>
      </div>
      \(PageHelp.markup)
      <p class="said" role="status" aria-live="polite"></p>
      <script>\(Markup(trusted: PageAssets.script))</script>
      \(pictures.markup)</body>
      </html>

      """
  }

  /// What the page shows: what fails, or everything.
  private var groups: [(outcome: SnapshotOutcome, results: [SnapshotResult])] {
    run.groups.filter { settings.scope == .all || $0.outcome.isFailure }
  }

  private func sections(_ pictures: inout EmbeddedPictures) -> [Markup] {
    let references = ReferencePictures(run, settings: settings)
    return groups.map { group in
      let items = group.results.map { result in
        PageItem(result, pictures: &pictures, references: references).markup
      }
      let kind = group.outcome.rawValue
      return """
        <section class="group" data-kind="\(kind)">
        <h2><span class="dot" aria-hidden="true"></span>\(group.outcome.title) \
        <span class="count">\(group.results.count)</span></h2>
        <p class="meaning">\(group.outcome.explanation)</p>
        \(items)</section>

        """
    }
  }
}
