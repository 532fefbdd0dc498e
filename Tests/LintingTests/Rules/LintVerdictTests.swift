import Foundation
import Linting
import Testing

/// Findings in public apps that were judged by hand, and a small input of our own for each kind.
/// Where a rule says something else of a kind, the verdicts of that kind change as well: judge again,
/// and write what the rule says now into the data and into `Documentation/Lint.md`.
@Suite("Verdicts on findings")
struct LintVerdictTests {
  /// What a rule says of a small input: the severity, `none` for nothing.
  private struct Kind {
    let rule: String
    let expected: String
    let xml: String
    var code: [String] = []
  }

  private static let kinds: [String: [Kind]] = [
    "accessory-outlet": [
      Kind(rule: "ambiguous-layout", expected: "none", xml: accessory),
      Kind(rule: "overlapping-siblings", expected: "none", xml: accessory),
    ],
    "collapsed-label": [
      Kind(rule: "fixed-label-height", expected: "none", xml: Sample.xib(label(height: 0)))
    ],
    "text-size-height": [
      Kind(rule: "fixed-label-height", expected: "warning", xml: Sample.xib(label(height: 20)))
    ],
    "contradicting-height": [
      Kind(
        rule: "conflicting-constraints", expected: "error",
        xml: cell(Sample.view("flag"), "flag.height == 16\nflag.height == 40"))
    ],
    "equal-hugging": [
      Kind(
        rule: "ambiguous-layout", expected: "warning",
        xml: cell(
          Sample.label("one") + Sample.label("two"),
          "one.leading == content.leading\ntwo.leading == one.trailing\ncontent.trailing == two.trailing"
        ))
    ],
    "unchecked": [
      Kind(
        rule: "ambiguous-layout", expected: "note",
        xml: cell(
          Sample.label("one", attributes: #"verifyAmbiguity="off""#) + Sample.label("two"),
          "one.leading == content.leading\ntwo.leading == one.trailing\ncontent.trailing == two.trailing"
        ))
    ],
    "image-of-code": [
      Kind(
        rule: "ambiguous-layout", expected: "note",
        xml: cell(
          #"""
          <imageView id="photo" userLabel="photo" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
          """#, "photo.leading == content.leading\nphoto.height == 40"))
    ],
    "fitting-text": [
      Kind(
        rule: "label-without-width", expected: "none",
        xml: cell(Sample.label("dot", text: "•", lines: 0), "dot.leading == content.leading"))
    ],
    "short-text": [
      Kind(
        rule: "label-without-width", expected: "note",
        xml: cell(
          Sample.label("name", text: "Name", lines: 0, attributes: #"customClass="NameLabel""#),
          "name.leading == content.leading"))
    ],
    "usual-row": [
      Kind(rule: "broken-height-chain", expected: "none", xml: Sample.table(centred(height: 44)))
    ],
    "height-of-code": [
      Kind(
        rule: "broken-height-chain", expected: "none", xml: Sample.table(centred(height: 64)),
        code: ["MailCell heightForRowAt 64"]),
      Kind(
        rule: "row-height-cuts-content", expected: "none", xml: Sample.table(rowHeight: "20", tall),
        code: ["MailCell rowHeight = UITableView.automaticDimension"]),
      Kind(
        rule: "truncated-text", expected: "none", xml: Sample.table(rowHeight: "20", tall),
        code: ["MailCell rowHeight = UITableView.automaticDimension"]),
    ],
    "overlap": [
      Kind(
        rule: "overlapping-siblings", expected: "none",
        xml: cell(
          Sample.label("title", text: "A title of thirty characters..")
            + Sample.label("price", text: "1,234.56 EUR"),
          """
          title.leading == content.leading
          title.top == content.top + 10
          content.trailing == price.trailing
          price.top == content.top + 12
          """))
    ],
    "any-canvas": [
      Kind(rule: "ambiguous-layout", expected: "none", xml: anyCanvas),
      Kind(
        rule: "ambiguous-layout", expected: "warning",
        xml: anyCanvas.replacing("compact", with: "regular")),
    ],
    "static-identifiers": [
      Kind(
        rule: "duplicate-reuse-identifier", expected: "none",
        xml: twice.replacing("prototypes\" rowHeight", with: "static\" rowHeight")),
      Kind(rule: "duplicate-reuse-identifier", expected: "warning", xml: twice),
    ],
    "baseline": [
      Kind(
        rule: "conflicting-constraints", expected: "note",
        xml: cell(
          Sample.label("one") + Sample.label("two"),
          """
          one.top == content.top
          two.top == content.top + 4
          one.height == 24
          two.height == 24
          one.lastBaseline == two.lastBaseline
          """))
    ],
    "table-header": [
      Kind(rule: "ambiguous-layout", expected: "note", xml: tableHeader)
    ],
    "heights-of-both": [
      Kind(
        rule: "broken-height-chain", expected: "none", xml: Sample.table(centred(height: 64)),
        code: [
          """
          MailCell func heightForRowAt(_: Int) -> CGFloat { if isWide { return 64 }
            return UITableView.automaticDimension }
          """
        ]),
      Kind(
        rule: "broken-height-chain", expected: "warning", xml: Sample.table(centred(height: 64)),
        code: ["MailCell func heightForRowAt() { return UITableView.automaticDimension }"]),
    ],
    "prototype-of-code": [
      Kind(
        rule: "row-height-cuts-content", expected: "none",
        xml: Sample.table(rowHeight: "30", prototype(height: "80"))),
      Kind(
        rule: "row-height-cuts-content", expected: "note",
        xml: Sample.table(rowHeight: "30", prototype(height: "30"))),
    ],
    "cell-without-frame": [
      Kind(
        rule: "content-outside-row", expected: "none",
        xml: Sample.table(prototype(height: "200")).replacing(
          #"<rect key="frame" x="0" y="0" width="375" height="60"/>"#, with: ""))
    ],
    "custom-size": [
      Kind(rule: "truncated-text", expected: "note", xml: item(customSize: true)),
      Kind(rule: "truncated-text", expected: "warning", xml: item(customSize: false)),
    ],
    "turned-inequality": [
      Kind(
        rule: "broken-height-chain", expected: "warning",
        xml: Sample.xib(
          Sample.cell(
            Sample.label("title"),
            Sample.rules(
              """
              title.leading == content.leading
              title.top == content.top + 8
              content.bottom <= title.bottom + 8
              """))))
    ],
    "scroll-margins": [
      Kind(rule: "conflicting-constraints", expected: "none", xml: scrolled),
      Kind(rule: "ambiguous-layout", expected: "none", xml: scrolled),
    ],
    "underline": [
      Kind(
        rule: "truncated-text", expected: "none",
        xml: cell(
          Sample.label("line", text: "________________________________"),
          "line.leading == content.leading\nline.top == content.top\nline.width == 60"))
    ],
    "built-in-image": [
      Kind(rule: "content-outside-row", expected: "none", xml: builtInImage)
    ],
    "unknown-font": [
      Kind(
        rule: "truncated-text", expected: "none",
        xml: narrow("AvenirNextCondensed-Regular", "Avenir Next Condensed")),
      Kind(
        rule: "truncated-text", expected: "note", xml: narrow("AvenirNext-Regular", "Avenir Next")),
    ],
    "stale-frame": [
      Kind(
        rule: "content-outside-row", expected: "none", xml: Sample.table(stale(rowHeight: "141")),
        code: ["MailCell heightForRowAt 141"]),
      Kind(
        rule: "content-outside-row", expected: "note", xml: Sample.table(stale(rowHeight: "44")),
        code: ["MailCell heightForRowAt 141"]),
    ],
    "stand-in-size": [
      Kind(
        rule: "content-outside-row", expected: "note",
        xml: cell(
          Sample.label("badge", attributes: #"placeholderIntrinsicWidth="80""#),
          "badge.leading == content.trailing - 40"))
    ],
  ]

  @Test("Each kind is found as the verdicts say", arguments: kinds.keys.sorted())
  func kind(name: String) throws {
    for kind in try #require(Self.kinds[name]) {
      let found = try LintProbe(kind.xml, code: kind.code).findings.filter { $0.rule == kind.rule }
      #expect(found.first?.severity.rawValue ?? "none" == kind.expected, "\(kind.rule): \(found)")
    }
  }

  @Test("The data names rules, and says of each kind what its input shows")
  func data() throws {
    for row in try Self.verdicts() {
      #expect(LintRule.named(row.rule) != nil)
      #expect(["true", "trivial", "debatable", "false"].contains(row.verdict))
      guard row.kind != "-" else { continue }
      let kind = Self.kinds[row.kind]?.first { $0.rule == row.rule }
      #expect(kind?.expected == row.now, "\(row)")
    }
  }

  @Test("A rule that warns is right in four of five cases that count, and the document says so")
  func precision() throws {
    let document = try String(
      contentsOf: Self.folder.appendingPathComponent("../../../Documentation/Lint.md"),
      encoding: .utf8)
    let all = try Self.verdicts()
    for set in ["seen", "held back"] {
      let rows = all.filter { $0.set == set }
      for rule in LintRule.all.map(\.id) {
        let found = rows.filter { $0.rule == rule && ["error", "warning"].contains($0.now) }
        guard !found.isEmpty else { continue }
        let counts = ["true", "trivial", "debatable", "false"].map { verdict in
          found.count { $0.verdict == verdict }
        }
        let line =
          "| \(rule) | \(set) | \(found.count) | "
          + counts.map(String.init).joined(separator: " | ") + " |"
        #expect(document.contains(line), "\(line)")
      }
    }
  }

  // MARK: Data

  private struct Verdict {
    let set, rule, now, verdict, kind: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Repository, file, scene, object, rule, severity before and after the rules were mended, verdict,
  /// kind and reason, a line each, in a file for each set.
  private static func verdicts() throws -> [Verdict] {
    try ["seen", "held back"].flatMap { set in
      let name = "verdicts-\(set.replacing(" ", with: "-")).tsv"
      let text = try String(
        contentsOf: folder.appendingPathComponent("../Snapshots/\(name)"), encoding: .utf8)
      return text.split(separator: "\n").dropFirst().map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Verdict(
          set: set, rule: fields[4], now: fields[6], verdict: fields[7], kind: fields[8])
      }
    }
  }
}
