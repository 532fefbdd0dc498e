import Foundation
import HTMLPages
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("HTML report")
struct HTMLReportTests {
  private func page(_ sample: SampleRun, _ settings: ReportSettings = .init()) -> String {
    String(
      decoding: RunReports(
        of: sample.run, artifacts: sample.folder.path, settings: settings
      ).bytes(of: .html), as: UTF8.self)
  }

  /// What stands between two marks, each time.
  private func pieces(_ text: String, from open: String, to close: String) -> [String] {
    text.components(separatedBy: open).dropFirst().compactMap {
      $0.components(separatedBy: close).first
    }
  }

  @Test("The policy allows the page's own style and script, by their hashes, and no address")
  func policy() throws {
    let page = page(try SampleRun.ofEveryKind())
    let style = try #require(pieces(page, from: "<style>", to: "</style>").first)
    let script = try #require(pieces(page, from: "<script>", to: "</script>").first)
    let hash = { (text: String) in
      "sha256-" + Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
    }
    let policy = try #require(
      pieces(page, from: "Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(
      policy.replacing("&#39;", with: "'")
        == "default-src 'none'; img-src blob: data:; style-src '\(hash(style))'; "
        + "script-src '\(hash(script))'; base-uri 'none'; form-action 'none'")
    let addresses = ["http://", "https://"].filter {
      page.replacing("http://www.w3.org/2000/svg", with: "").contains($0)
    }
    #expect(addresses == [])
  }

  @Test("Failures come by kind in the order of reports; what passes is only counted")
  func order() throws {
    let page = page(try SampleRun.ofEveryKind(passed: 5))
    #expect(
      pieces(page, from: "<section class=\"group\" data-kind=\"", to: "\"")
        == [
          "differs", "size", "layout", "environment", "recorded", "missing", "unreadable", "broken",
        ])
    #expect(pieces(page, from: "<article ", to: ">").count == 8)
    #expect(page.contains("The 5 snapshots that do not fail are not shown."))
    #expect(!page.contains("passed-0"))
  }

  @Test("Results with one cause stand together: the first is shown, the others are folded")
  func shared() throws {
    let page = page(try SampleRun.ofSharedChanges())
    #expect(pieces(page, from: "<article class=\"item\" id=\"", to: "\"") == ["a", "c", "d", "b"])
    let card = try #require(pieces(page, from: "<div class=\"cause\">", to: "<article").first)
    #expect(card.contains("<p>title.top <del>4</del> → <ins>5</ins> <span>3 snapshots</span></p>"))
    #expect(
      pieces(card, from: "data-copy-for=\"", to: "\"") == ["plumb snapshot accept a c d"])
    let folds = pieces(page, from: "<details class=\"alike\">", to: "</details>")
    #expect(folds.map { pieces($0, from: "id=\"", to: "\"") } == [["c", "d"]])
    #expect(folds[0].hasPrefix("<summary>2 more snapshots with this change</summary>"))
  }

  @Test("What one constraint moves in different ways has one cause")
  func constraint() throws {
    var sample = try SampleRun()
    for (name, y) in [("a", "58 → 63"), ("b", "36 → 41")] {
      try sample.add(name, .size) {
        $0.changes = [
          "row 0.0 note.y \(y) (constraint note.top == title.bottom + 4: constant 4 → 9)"
        ]
      }
    }
    let words =
      "<p>note.top == title.bottom + 4: constant <del>4</del> → <ins>9</ins> <span>2 snapshots"
    #expect(page(sample).contains(words))
  }

  @Test("With everything, what passes is shown by its reference")
  func everything() throws {
    var sample = try SampleRun()
    try sample.add("b", .differs)
    try sample.add("a", .passed)
    let png = try Data(contentsOf: URL(fileURLWithPath: sample.folder.file("b-actual.png")))
    try sample.folder.write(png, as: "project/Snapshots/a.png")
    let page = page(sample, .init(scope: .all, project: sample.folder.file("project")))
    #expect(page.contains("<figcaption><b>Reference</b> <span>320 × 200</span>"))
    #expect(pieces(page, from: "<img data-content=", to: ">").count == 4)
    #expect(pieces(page, from: "<script type=\"text/plain\" data-content=", to: ">").count == 3)
  }

  @Test("A picture that several results show is in the page once")
  func deduplication() throws {
    let page = page(try SampleRun.ofEveryKind())
    // Seven results have an actual picture, one of them another size; four have the other two.
    #expect(pieces(page, from: "<img data-content=", to: ">").count == 15)
    #expect(pieces(page, from: "<script type=\"text/plain\" data-content=", to: ">").count == 4)
  }

  @Test("A page keeps to its limit, and says what it left out; differences go first")
  func limit() throws {
    var sample = try SampleRun()
    for number in 0..<8 { try sample.add("\(number)", .differs, size: (60, 60)) }
    try sample.fillWithNoise()
    let whole = page(sample, .init(maximumBytes: .max))
    let limit = whole.utf8.count - 60_000
    let smaller = page(sample, .init(maximumBytes: limit))
    #expect(smaller.utf8.count <= limit)
    let absent = pieces(smaller, from: "<p class=\"absent\">", to: "</p>")
    #expect(!absent.isEmpty && absent.allSatisfy { $0.contains("-diff.png") })
    #expect(smaller.contains("\(absent.count) pictures are left out to keep this page below"))
    let none = page(sample, .init(maximumBytes: 0))
    #expect(pieces(none, from: "<p class=\"absent\">", to: "</p>").count == 24)
  }

  @Test("What users write stays text, and comes back as it was")
  func hostile() throws {
    var sample = try SampleRun()
    for (index, text) in HostileText.all.enumerated() {
      try sample.add(text, .differs, file: "\(index)") { result in
        result.source.file = text
        result.summary = text
        result.caption = text
        result.changes = [text]
        result.environment = [text]
        result.regions = [.init(x: .min, y: .max, width: -1, height: 0, view: text)]
        result.acceptCommand = text
        result.pictures.actual?.width = .max
      }
    }
    sample.edit { run in
      run.tool = HostileText.all[0]
      run.references = HostileText.all[1]
      run.orphans = HostileText.all
    }
    let page = page(sample, .init(notes: HostileText.all))
    #expect(pieces(page, from: "<article ", to: ">").count == HostileText.all.count)
    #expect(pieces(page, from: "<script>", to: "</script>").count == 1)
    #expect(!page.contains("<img src=x"))
    for mark in ["\u{202e}", "\u{2028}", "\u{0}", "\u{1b}"] {
      let shown = page.components(separatedBy: "<article").flatMap { item in
        pieces(item, from: ">", to: "<").filter { $0.contains(mark) }
      }
      #expect(shown == [], "a mark that steers the screen is shown as it is")
    }
  }

  @Test("Old and new values of a change are set apart")
  func changes() {
    let markup = { (line: String) in ChangeText(line).markup.text }
    #expect(
      markup("row 3 title.height 41 → 61.5 (wraps)")
        == "row 3 title.height <del>41</del> → <ins>61.5</ins> (wraps)")
    #expect(markup("a → b") == "<del>a</del> → <ins>b</ins>")
    #expect(markup("row 3 is new <b>") == "row 3 is new &lt;b&gt;")
    #expect(markup(" → ") == "<del></del> → <ins></ins>")
  }

  @Test("A page of nothing is a page")
  func nothing() throws {
    let page = page(try SampleRun())
    #expect(page.contains("<h1>No snapshots</h1>") && page.hasSuffix("</html>\n"))
  }
}
