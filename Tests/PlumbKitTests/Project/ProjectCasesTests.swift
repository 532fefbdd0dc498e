import Foundation
import ProjectFile
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Cases of a project")
struct ProjectCasesTests {
  private static let template = ProjectProbe.template

  @Test("Without variants each source is seen at its own, and named after its path")
  func ownVariants() throws {
    let probe = try ProjectProbe(
      "sources: [T, X]",
      [
        "T/mail.yaml": "variants: [{width: 320}, {width: 568, appearance: dark}]\n"
          + Self.template.replacing("widths: [320]\n", with: ""),
        "T/deep/a.b.yaml": Self.template, "X/Mail.xib": ProjectProbe.interface,
      ])
    let cases = try probe.cases()
    #expect(
      cases.cases.map(\.name) == [
        "T/deep/a.b-320", "T/mail-320", "T/mail-568-dark", "X/Mail-320",
      ])
    #expect(
      cases.cases.map(\.source) == [
        "T/deep/a.b.yaml", "T/mail.yaml", "T/mail.yaml", "X/Mail.xib",
      ])
    #expect(
      cases.cases.map(\.caption) == ["320 pt", "320 pt", "568 pt, dark", "320 pt"])
    #expect(cases.broken.isEmpty && cases.warnings.isEmpty)
  }

  @Test("A matrix stands in place of each source's own values, with exceptions and additions")
  func matrix() throws {
    let probe = try ProjectProbe(
      """
      sources: [a.yaml, b.xib]
      variants:
        width: [320, 375]
        appearance: both
        exclude: { width: 320, appearance: dark }
        include:
          - { device: iPhone 15, orientation: landscape, textSize: AX1 }
          - { name: tablet, device: iPad mini }
      """, ["a.yaml": Self.template, "b.xib": ProjectProbe.interface])
    let variants = ["320", "375", "375-dark", "iphone-15-landscape-AX1", "tablet"]
    #expect(try probe.names() == variants.map { "a-\($0)" } + variants.map { "b-\($0)" })
  }

  @Test("An axis more renames nothing, whatever the template is by itself")
  func stableNames() throws {
    let files = [
      "dark.yaml": "userInterfaceStyle: dark\n" + Self.template, "light.yaml": Self.template,
    ]
    let before = try ProjectProbe("sources: [\"*.yaml\"]", files).names()
    let after = try ProjectProbe(
      "sources: [\"*.yaml\"]\nvariants: {appearance: both, textSize: [L, XL], direction: [ltr, rtl]}",
      files
    ).names()
    #expect(before == ["dark-320", "light-320"])
    #expect(Set(before).isSubset(of: after))
    #expect(after.count == 16)
  }

  @Test("An exclusion is measured against what a variant is in the end")
  func exclusion() throws {
    let probe = try ProjectProbe(
      "sources: a.yaml\nvariants: {appearance: both, exclude: {width: 568, appearance: light}}",
      ["a.yaml": Self.template.replacing("[320]", with: "[320, 568]")])
    #expect(try probe.names() == ["a-320", "a-320-dark", "a-568-dark"])
    let all = try ProjectProbe(
      "sources: a.yaml\nvariants: {width: 320, exclude: {width: 320}}", ["a.yaml": Self.template])
    #expect(
      try all.cases().warnings.map(\.description) == [
        "a.yaml: warning: no variant of it is left; see 'exclude' in plumb.yaml"
      ])
  }

  @Test("Scale and profile of the project hold where a variant names none")
  func usualSettings() throws {
    let probe = try ProjectProbe(
      """
      sources: a.yaml
      profile: ios7
      snapshots: { scale: 3 }
      variants: [{ width: 320 }, { width: 320, scale: 2 }, { width: 320, profile: ios13 }]
      """, ["a.yaml": Self.template])
    let cases = try probe.cases().cases
    #expect(cases.map(\.name) == ["a-320", "a-320-2x", "a-320-ios13"])
    #expect(cases.map(\.variant.scale) == [3, 2, 3])
    #expect(cases.map(\.variant.profile) == ["ios7", "ios7", "ios13"])
  }

  @Test(
    "Templates that say which languages they have are seen in those; one that nobody has is told")
  func languages() throws {
    let probe = try ProjectProbe(
      "sources: \"*.yaml\"\nvariants: {language: [en, ar, jp]}", ["a.yaml": ProjectProbe.localized])
    let cases = try probe.cases()
    #expect(cases.cases.map(\.name) == ["a-320", "a-320-ar"])
    #expect(
      cases.warnings.map(\.description) == [
        "plumb.yaml: warning: no source is seen in the language 'jp'; templates say under"
          + " 'languages' which they have"
      ])
  }

  @Test("Two pictures of one name are told with both places")
  func collisions() throws {
    let twins = try ProjectProbe(
      "sources: [T]", ["T/mail.yaml": Self.template, "T/mail.xib": ProjectProbe.interface])
    #expect(
      try twins.problems() == [
        "T/mail.yaml: error: its reference 'T/mail-320' would be that of T/mail.xib; rename one of"
          + " them, or exclude it"
      ])
    let cases = try ProjectProbe(
      "sources: [T]", ["T/mail.yaml": Self.template, "T/Mail.yaml": Self.template])
    #expect(try cases.problems().first?.contains("would be that of T/Mail.yaml") == true)
  }

  @Test("A source that cannot be read is told, and the others go on")
  func broken() throws {
    let probe = try ProjectProbe(
      "sources: [T]\ndata: {T/c.yaml: none.json}",
      [
        "T/a.yaml": Self.template, "T/b.yaml": "data: []\ncells: {C: {view: {}}}\n",
        "T/c.yaml": Self.template,
      ])
    let cases = try probe.cases()
    #expect(cases.cases.map(\.name) == ["T/a-320", "T/c-320"])
    #expect(cases.broken.map(\.source) == ["T/b.yaml"])
    #expect(cases.broken.map(\.stem) == ["T/b"])
    #expect(
      cases.broken.first?.diagnostics.first?.description.hasPrefix(
        "T/b.yaml:2:13: error: unknown key 'view'") == true)
  }

  @Test("Data, texts and pictures of the project stand in place of a source's own")
  func content() throws {
    let files = [
      "a.yaml": Self.template, "b.xib": ProjectProbe.interface, "rows.json": #"[{"title": "One"}]"#,
    ]
    let plain = try ProjectProbe("sources: [a.yaml, b.xib]", files)
    let filled = try ProjectProbe(
      "sources: [a.yaml, b.xib]\ndata: {\"*\": {file: rows.json}, b.xib: {set: {title: Set}}}",
      files)
    #expect(try rowTexts(plain) == ["2 rows", "1 rows"])
    #expect(try rowTexts(filled) == ["1 rows", "1 rows"])
    #expect(try pictures(plain) != pictures(filled))
  }

  private func rowTexts(_ probe: ProjectProbe) throws -> [String] {
    let session = try PlumbSession { _ in }
    return try probe.cases().cases.map {
      "\(try SnapshotRenderer(session).snapshot(of: $0).tree.scenes.count) rows"
    }
  }

  private func pictures(_ probe: ProjectProbe) throws -> [[UInt8]] {
    let session = try PlumbSession { _ in }
    return try probe.cases().cases.map { try SnapshotRenderer(session).snapshot(of: $0).png }
  }
}
