import Reading
import UIKit

extension KeyTable {
  /// The root of a template.
  static let template = KeyTable(
    [
      Key("name", .text, "Name of pictures and dumps; the file's name if left out."),
      Key(
        "profile", ValueReader<OSProfile>.profile.schema,
        "Version of iOS whose margins, separators and control sizes hold.",
        standard: OSProfile.standard.name),
      Key(
        "widths", .either([ValueReader<Double>.tableWidth.schema, widths]),
        "Table widths in points, or devices: `[320, iPhone X landscape]`."),
      Key(
        "variants", variants,
        "What the template wants to be seen at: widths, devices, text sizes, appearances …"),
      Key(
        "languages",
        .either([
          ValueReader<String>.languageTag.schema,
          .list(ValueReader<String>.languageTag.schema, least: 1),
        ]), "Languages of the texts; the first one unless a variant says otherwise."),
      Key("scale", TemplateCompiler.scale.schema, "Pixels a point.", standard: "2"),
      Key(
        "contentSizeCategory", ValueReader<UIContentSizeCategory>.contentSize.schema,
        "The reader's text size; text styles follow it.", standard: "large"),
      Key(
        "layoutDirection", TemplateCompiler.direction.schema, "Where leading is.",
        standard: "leftToRight"),
      Key("userInterfaceStyle", TemplateCompiler.style.schema, "Appearance.", standard: "light"),
      metrics, Key("table", .mapping(.table), "Properties of the table itself."),
      Key("cells", .names(cellSchema, least: 1), "Reuse identifiers with their cells."),
      Key("data", dataSchema, "The rows: a list, or a file beside the template."),
      Key("rows", rowsSchema, "How a row finds its cell and its height."),
      Key(
        "sections", .either([.list(.mapping(.section)), .mapping(.sectionGroups)]),
        "Rows under headers: a list of sections with data of their own, or `{by: field}`."),
    ], required: ["cells"], rules: dataOrSections)

  /// Names for numbers, at the root and in cells.
  static let metrics = Key(
    "metrics", metricsSchema,
    "Names for numbers: `{margin: 20}`. Usable wherever a length is, and in constraints.")

  static let metricsSchema = ValueSchema.defined(
    "metrics", .names(ValueReader<Double>.points.schema, named: ValueSchema.identifier))

  private static let widths = ValueSchema.list(ValueReader<Double>.tableWidth.schema, least: 1)

  /// Every section of a list has its data; without a list the template has it.
  private static let dataOrSections: [(name: String, value: DataValue)] = [
    (
      "if",
      .object([
        ("required", .texts(["sections"])),
        ("properties", .object([("sections", .object([("type", .text("array"))]))])),
      ])
    ),
    ("then", .object([("properties", .object([("data", .bool(false))]))])),
    ("else", .object([("required", .texts(["data"]))])),
  ]
}
