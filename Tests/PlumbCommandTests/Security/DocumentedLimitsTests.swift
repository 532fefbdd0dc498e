import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// The table of limits in `Documentation/Security.md`, each limit tried just beyond it. Rows
/// without an input here are named with the suite that holds them.
@Suite("Limits of inputs, as the documentation lists them")
struct DocumentedLimitsTests {
  /// An input beyond a limit and the message that refuses it.
  struct Beyond: Sendable, CustomTestStringConvertible {
    /// The first cell of the table's row.
    let row: String
    /// How the limit is written in that row.
    let limit: String
    let message: String
    var arguments = ["frames", "FILE"]
    var name = "in.yaml"
    var length: Int?
    var text: @Sendable () -> String = { "" }

    var testDescription: String { "\(row): \(limit)" }
  }

  @Test(
    "An input beyond a limit is refused or cut with a message that names the limit",
    arguments: inputs)
  func beyond(_ input: Beyond) throws {
    let workplace = try Workplace()
    let path = try workplace.write(input.text(), to: input.name)
    if let length = input.length { #expect(truncate(path, off_t(length)) == 0) }
    let template = try workplace.write(Self.template(), to: "cell.yaml")
    let picture = try workplace.write(
      Self.template("{ class: UIImageView, image: large.png }"), to: "picture.yaml")
    let view =
      #"<imageView id="v" image="a"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    let document = try workplace.write(Self.document(view), to: "Base.lproj/Cell.xib")
    let values = [
      "FILE": path, "FOLDER": workplace.folder, "TEMPLATE": template, "PICTURE": picture,
      "DOCUMENT": document,
    ]
    let run = Recording(input.arguments.map { values[$0] ?? $0 })
    #expect(run.errors.contains(input.message), "\(run.errors.prefix(400))")
  }

  @Test("Every limit that is tried here stands in the table")
  func table() throws {
    let rows = try Self.rows()
    for input in Self.inputs {
      let limits = try #require(rows[input.row], "no row '\(input.row)'")
      #expect(limits.contains(input.limit), "'\(input.row)' has '\(limits)'")
    }
  }

  @Test("Every row of the table is tried here or held by another suite")
  func everyRow() throws {
    let tried = Set(Self.inputs.map(\.row) + ["standard input", "reference, artifact"]).union(
      Self.heldElsewhere)
    #expect(try Self.rows().keys.filter { !tried.contains($0) }.sorted() == [])
  }

  /// `PNGRendererTests` and `PDFRendererTests` hold the limits of pictures, `DiagnosticLogTests`
  /// that of messages, `TemplateImageTests` that of the files of a template, `AppProjectsTests`
  /// those of projects, `HostSourcesTests` those of Swift files.
  private static let heldElsewhere: Set = [
    "images of a template", "picture", "messages", "Xcode project, manifest, pins",
    "Swift files of a cell",
  ]

  private static func rows() throws -> [String: String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Security.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "## Limits").dropFirst().first)
    var rows: [String: String] = [:]
    for line in table.components(separatedBy: "\n## ")[0].split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 2, cells[0] != "input", !cells[0].hasPrefix("---") {
        rows[cells[0]] = cells[1]
      }
    }
    return rows
  }
}

extension DocumentedLimitsTests {
  private static func template(
    _ view: String = "{ class: UILabel, text: \"{t}\" }",
    _ constraints: String = "\"H:|-[t]-|\", \"V:|-[t]-|\"",
    data: String = "[{ t: a }]"
  ) -> String {
    """
    data: \(data)
    cells:
      C:
        views:
          t: \(view)
        constraints: [\(constraints)]

    """
  }

  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>\(content)</objects></document>
    """
  }

  static let inputs: [Beyond] = [
    .init(
      row: "template", limit: "16 MiB", message: "too large, expected at most 16 MiB",
      length: 16 << 20 + 1),
    .init(
      row: "template", limit: "nesting of 64",
      message: "nested too deep, expected at most 64 levels",
      text: {
        template(data: String(repeating: "[", count: 65) + String(repeating: "]", count: 65))
      }),
    .init(
      row: "template", limit: "2000 characters of an equation",
      message: "an expression of 2018 characters, expected at most 2000",
      text: {
        template(
          "{ class: UIView }", "\"t.top == t.top + \(String(repeating: "0", count: 2000))1\"")
      }),
    .init(
      row: "text of a view in a template", limit: "1 MiB",
      message: "longer than 1 MiB and is cut, expected at most 1048576 bytes",
      text: {
        template(
          "{ class: UILabel, text: \"{t | repeated(1000) | repeated(1000) | repeated(1000)}\" }")
      }),
    .init(
      row: "a cell of a template", limit: "20,000 views",
      message: "too many views in one cell, expected at most 20000",
      text: {
        template(
          "{ class: UIView }\n" + (0..<20_000).map { "      v\($0): { class: UIView }\n" }.joined(),
          "")
      }),
    .init(
      row: "a cell of a template", limit: "200,000 constraints",
      message: "200001 constraints in one cell, expected at most 200000",
      text: {
        template(
          "{ class: UIView }",
          Array(repeating: "t.width >= 1", count: 200_001).joined(separator: ", "))
      }),
    .init(
      row: "data file", limit: "256 MiB", message: "too large, expected at most 256 MiB",
      arguments: ["frames", "TEMPLATE", "--data", "FILE"], name: "rows.json",
      length: 256 << 20 + 1),
    .init(
      row: "data file", limit: "1,000,000 rows",
      message: "1000001 rows, expected from 1 to 1000000",
      arguments: ["frames", "TEMPLATE", "--data", "FILE"], name: "rows.json",
      text: { "[" + String(repeating: "0,", count: 1_000_000) + "0]" }),
    .init(
      row: "data file", limit: "nesting of 64",
      message: "nested too deep, expected at most 64 levels",
      arguments: ["frames", "TEMPLATE", "--data", "FILE"], name: "rows.json",
      text: { String(repeating: "[", count: 65) + String(repeating: "]", count: 65) }),
    .init(
      row: "an image", limit: "128 MiB",
      message: "a picture file of 128 MiB is too large (limit: 128 MiB)",
      arguments: ["frames", "PICTURE"], name: "large.png", length: 128 << 20 + 1),
    .init(
      row: "`.xib`, `.storyboard`", limit: "32 MiB", message: "too large, expected at most 32 MiB",
      name: "in.xib",
      length: 32 << 20 + 1),
    .init(
      row: "`.xib`, `.storyboard`", limit: "nesting of 400",
      message: "nested too deep, expected at most 400 levels",
      name: "in.xib", text: { document(String(repeating: "<view id=\"a\"><subviews>", count: 201)) }
    ),
    .init(
      row: "`.xib`, `.storyboard`", limit: "100,000 bytes of a text",
      message: "a text of this <label> is too long and is cut; at most 100000 bytes",
      name: "in.xib",
      text: {
        document(
          """
          <label id="a" text="\(String(repeating: "a ", count: 50_001))">
          <rect key="frame" x="0" y="0" width="10" height="10"/></label>
          """)
      }),
    .init(
      row: "texts in other languages", limit: "16 MiB",
      message: "Cell.strings: error: too large, expected at most 16 MiB",
      arguments: ["frames", "DOCUMENT", "--language", "de"], name: "de.lproj/Cell.strings",
      length: 16 << 20 + 1),
    .init(
      row: "texts in other languages", limit: "200,000 texts",
      message: "too many texts, expected at most 200000",
      arguments: ["frames", "DOCUMENT", "--language", "de"], name: "de.lproj/Cell.strings",
      text: { (0...200_000).map { "\"\($0)\"=\"\";\n" }.joined() }),
    .init(
      row: "asset catalogue", limit: "1 MiB of a `Contents.json`",
      message: "Contents.json: warning: too large, expected at most 1 MiB",
      arguments: ["frames", "DOCUMENT", "--assets", "FOLDER"],
      name: "A.xcassets/a.imageset/Contents.json", length: 1 << 20 + 1),
    .init(
      row: "an image", limit: "128 MiB", message: "no more than 134217728 bytes are read",
      arguments: ["snapshot", "compare", "FILE", "FILE"], name: "a.png", length: 128 << 20 + 1),
    .init(
      row: "`plumb.yaml`", limit: "1 MiB", message: "too large, expected at most 1 MiB",
      arguments: ["snapshot", "list", "--project", "FILE"], name: "plumb.yaml", length: 1 << 20 + 1),
    .init(
      row: "`plumb.yaml`", limit: "200 patterns",
      message: "too many patterns, expected at most 200",
      arguments: ["snapshot", "list", "--project", "FILE"], name: "plumb.yaml",
      text: {
        "sources: [" + (0...200).map { "\"a\($0)*.yaml\"" }.joined(separator: ", ") + "]\n"
      }),
    .init(
      row: "`plumb.yaml`", limit: "of 1000 characters",
      message: "a pattern of 1001 characters, expected at most 1000",
      arguments: ["snapshot", "list", "--project", "FILE"], name: "plumb.yaml",
      text: { "sources: [\"\(String(repeating: "a", count: 1000))*\"]\n" }),
    .init(
      row: "baseline of findings", limit: "64 MiB", message: "no more than 67108864 bytes are read",
      arguments: ["lint", "TEMPLATE", "--baseline", "FILE"], name: "known.json",
      length: 64 << 20 + 1),
    .init(
      row: "console log, view hierarchy", limit: "64 MiB",
      message: "too large, expected at most 64 MiB",
      arguments: ["explain", "FILE"], name: "log.txt", length: 64 << 20 + 1),
    .init(
      row: "console log, view hierarchy", limit: "64 MiB",
      message: "too large, expected at most 64 MiB",
      arguments: ["verify", "TEMPLATE", "--hierarchy", "FILE"], name: "dump.txt",
      length: 64 << 20 + 1),
    .init(
      row: "lengths, constants, multipliers in files", limit: "±1,000,000",
      message: "a number that is too large, expected numbers up to 1000000",
      text: { template("{ class: UIView }", "\"H:|-1000001-[t]\"") }),
    .init(
      row: "lengths, constants, multipliers in files", limit: "font sizes 1 to 1000 points",
      message: "'size' cannot be '1001', expected a font size from 1 to 1000 points",
      text: { template("{ class: UILabel, font: { size: 1001 } }") }),
    .init(
      row: "lengths, constants, multipliers in files", limit: "widths 1 to 10,000",
      message: "--width cannot be '10001', expected a number of points from 1 to 10000",
      arguments: ["frames", "--width", "10001", "TEMPLATE"]),
    .init(
      row: "variants", limit: "1000 of a source", message: "makes more than 1000 pictures",
      arguments: ["render", "TEMPLATE"] + (0...1000).flatMap { ["-w", "\(200 + Double($0) / 2)"] }),
  ]

  @Test("A reference of more than 256 MiB is an unreadable one")
  func reference() throws {
    let workplace = try Workplace()
    _ = try workplace.write(Self.template(), to: "cell.yaml")
    let project = try workplace.write("sources: [cell.yaml]\n", to: "plumb.yaml")
    #expect(Recording(["snapshot", "record", "--project", project]).code == .success)
    let reference = "\(workplace.folder)/Snapshots/cell-320.json"
    #expect(truncate(reference, 256 << 20 + 1) == 0)
    let run = Recording(["snapshot", "test", "--project", project])
    #expect((run.output + run.errors).contains("no more than 268435456 bytes are read"))
    #expect(try Self.rows()["reference, artifact"]?.contains("256 MiB a file") == true)
  }

  @Test("Standard input has the limit of a file")
  func standardInput() throws {
    let template = Recording(["frames", "-"], input: Array(repeating: 0x23, count: 16 << 20 + 1))
    #expect(template.errors.contains("too large, expected at most 16 MiB"))
    let log = Recording(["explain"], input: Array(repeating: 0x0a, count: 64 << 20 + 1))
    #expect(log.errors.contains("too large, expected at most 64 MiB"))
    #expect(try Self.rows()["standard input"]?.hasPrefix("that of a file") == true)
  }
}
