import Foundation
import HTMLPages
import Snapshots

/// The run as one self-contained page: style, script and pictures are in the file, and its policy
/// forbids any request. The text is complete without the script; only pictures and controls need
/// it.
struct HTMLReport {
  private let run: SnapshotRun
  private let settings: ReportSettings
  private let files: PictureFiles

  init(_ run: SnapshotRun, pictures: PictureFiles, settings: ReportSettings) {
    self.run = run
    self.settings = settings
    files = pictures
  }

  /// The bytes of the page.
  var bytes: [UInt8] {
    // Text comes first; pictures get the remaining size.
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
      \(PageHead(run: run, isServed: settings.isServed).markup)
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

  /// The groups that the page shows: failures, or all.
  private var groups: [(outcome: SnapshotOutcome, results: [SnapshotResult])] {
    run.groups.filter { settings.scope == .all || $0.outcome.isFailure }
  }

  private func sections(_ pictures: inout EmbeddedPictures) -> [Markup] {
    let references = ReferencePictures(run, settings: settings)
    return groups.map { group in
      let items = SharedChange.all(in: group.results).map { change in
        change.markup(
          change.results.map {
            PageItem(
              $0, pictures: &pictures, references: references, files: files,
              isServed: settings.isServed
            ).markup
          }, isServed: settings.isServed)
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

/// The page's style and script. They are separate files (`HTML/Page`), which the build embeds into
/// the program, so that a static executable needs no other file.
enum PageAssets {
  /// The style sheet: variables, then the page from the outside in, then overrides.
  static let style = text([
    PackageResources.tokens_css, PackageResources.page_css, PackageResources.toolbar_css,
    PackageResources.outline_css, PackageResources.item_css, PackageResources.stage_css,
    PackageResources.marks_css, PackageResources.narrow_css, PackageResources.print_css,
  ])

  static let script =
    "\"use strict\";\n(() => {\n"
    + text([
      PackageResources.basics_js, PackageResources.pictures_js, PackageResources.regions_js,
      PackageResources.modes_js, PackageResources.comparing_js, PackageResources.filter_js,
      PackageResources.navigation_js, PackageResources.outline_js, PackageResources.links_js,
      PackageResources.copying_js, PackageResources.accepting_js, PackageResources.theme_js,
      PackageResources.printing_js,
      PackageResources.keys_js, PackageResources.start_js,
    ]) + "})();\n"

  private static func text(_ parts: [[UInt8]]) -> String {
    parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
