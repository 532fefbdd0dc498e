import Reading
import UIKit

extension KeyTable {
  /// `rows:`
  static let rows = KeyTable([
    Key(
      "cell", choice(of: .text, in: "cellRules"),
      "A reuse identifier, text with fields (`\"{kind}\"`), or rules: `[{when: photo, use: A}]`."),
    Key(
      "height", choice(of: height, in: "heightRules"),
      "Points, `automatic`, text with fields, or rules. A fixed height is not measured.",
      standard: "automatic"),
    Key(
      "estimatedHeight", choice(of: height, in: "heightRules"),
      "As `height`: what stands in for a row that is not measured yet.", standard: "automatic"),
  ])

  /// The same at the root and in a section.
  static let rowsSchema = ValueSchema.defined("rows", .mapping(rows))

  /// A section of a list.
  static let section = KeyTable(
    titles + [
      Key("data", dataSchema, "The rows of this section."),
      Key("rows", rowsSchema, "Cell and heights of this section; else those of the template."),
    ], required: ["data"])

  /// `sections: {by: field}`
  static let sectionGroups = KeyTable(
    [Key("by", .text, "The field of which each value makes a section.")] + titles
      + [Key("rows", rowsSchema, "Cell and heights of these rows.")], required: ["by"])

  private static let titles = [
    Key(
      "header", ValueReader<TextPattern>.pattern.schema, "Text above the rows; fields in braces."),
    Key(
      "footer", ValueReader<TextPattern>.pattern.schema, "Text below the rows; fields in braces."),
    Key(
      "indexTitle", ValueReader<TextPattern>.pattern.schema,
      "The section's letter in the index at the edge."),
  ]

  /// A rule of `cell`, `height` and `estimatedHeight`; `use` is a value of theirs.
  static func rule(_ use: ValueSchema) -> KeyTable {
    KeyTable(
      [
        Key(
          "when", ValueReader<Condition>.condition.schema,
          "Which rows it is for: `photo and not (kind == \"draft\")`; every one if left out."),
        Key("use", use, "What holds for them."),
      ], required: ["use"])
  }

  private static func choice(of value: ValueSchema, in definition: String) -> ValueSchema {
    .either([value, .defined(definition, .list(.mapping(rule(value))))])
  }

  private static let height = ValueSchema.either([
    .choice(["automatic"]), .number(TemplateLimits.height), .matching("[{]|^[0-9.]"),
    .metric,
  ])

  /// `data:`
  static let dataSchema = ValueSchema.defined(
    "data",
    .either([
      .list(.anything),
      .matching(#"(^|\.)([jJ][sS][oO][nN]|[cC][sS][vV]|[rR][sS][sS]|[xX][mM][lL])$"#),
      .mapping(dataFile),
      .names(.reference("data"), named: LanguageTag.pattern, least: 1),
    ]))

  /// `data: {file: …}`
  static let dataFile = KeyTable(
    [
      Key("file", .text, "A file's name, relative to the template."),
      Key("format", DataLoader.formatReader.schema, "What it is, when its name does not say it."),
      Key("rows", .text, "The names that lead to the list of rows: `result.items`."),
    ], required: ["file"])
}
