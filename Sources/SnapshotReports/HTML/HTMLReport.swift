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

  /// Bytes that are kept for everything but pictures.
  private static let textReserve = 1 << 20

  /// The page.
  var bytes: [UInt8] {
    var pictures = EmbeddedPictures(files, room: settings.maximumBytes - Self.textReserve)
    let sections = sections(&pictures)
    let head = PageHead(run: run)
    let top = PageTop(
      run: run, settings: settings, leftOut: pictures.leftOut,
      shown: groups.map { ($0.outcome, $0.results.count) })
    let page: Markup = """
      <!doctype html>
      <html lang="en" data-mode="side" data-zoom="fit" data-side="actual" data-theme="auto">
      \(head.markup)
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
    return Array(page.text.utf8)
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
