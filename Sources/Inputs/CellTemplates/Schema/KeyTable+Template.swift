import Reading
import UIKitCore

/// The JSON Schema of templates, generated from the tables that the compiler uses.
public enum TemplateSchema {
  /// The file's name, for the line `# yaml-language-server: $schema=…` at the top of templates.
  public static let fileName = "plumb-template.schema.json"

  /// The schema as JSON text with a final line break.
  public static var text: String { json.jsonText() + "\n" }

  package static var json: DataValue {
    SchemaEncoder.document(
      "Plumb template",
      about: "A table of self-sizing cells, laid out and drawn by `plumb render`.", .template)
  }
}

extension KeyTable {
  static let template = KeyTable(
    [
      Key("name", .text, "Name of pictures and dumps; the file's name if left out."),
      Key(
        "profile", as: .profile, "Version of iOS whose margins, separators and control sizes hold.",
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
        "contentSizeCategory", as: .contentSize, "The reader's text size; text styles follow it.",
        standard: "large"),
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
      Key(
        "diagrams", .names(.names(.anything), named: "^[A-Za-z0-9_][A-Za-z0-9_.-]*$", least: 1),
        "Pictures for documents, by name, each with options of `plumb render`: `{rows: 0, measure:"
          + " title}`. `plumb render --diagrams` draws them."),
    ], required: ["cells"], rules: dataOrSections)

  /// Named numbers, at the root and in cells.
  static let metrics = Key(
    "metrics", metricsSchema,
    "Names for numbers: `{margin: 20}`. Usable wherever a length is, and in constraints.")

  static let metricsSchema = ValueSchema.defined(
    "metrics", .names(ValueReader<Double>.points.schema, named: ValueSchema.identifier))

  private static let widths = ValueSchema.list(ValueReader<Double>.tableWidth.schema, least: 1)

  /// Requires data in every section of a list, or in a template that groups its rows. One without
  /// sections may wait for the rows of a data file.
  private static let dataOrSections: [(name: String, value: DataValue)] = [
    (
      "if",
      .object([
        ("required", .texts(["sections"])),
        ("properties", .object([("sections", .object([("type", .text("array"))]))])),
      ])
    ),
    ("then", .object([("properties", .object([("data", .bool(false))]))])),
    ("else", .object([("dependencies", .object([("sections", .texts(["data"]))]))])),
  ]
}

extension KeyTable {
  /// `table:`
  static let table = KeyTable([
    Key("style", as: .tableStyle, "As in UIKit.", standard: "plain"),
    Key(
      "rowHeight", as: .rowHeight, "Height of every row, or `automatic`: the cell is asked.",
      standard: "automatic"),
    Key(
      "estimatedRowHeight", as: .rowHeight,
      "What stands in for rows that are not measured yet; 0 turns self-sizing off.", standard: "44"),
    Key("separatorStyle", as: .separatorStyle, "Lines between rows.", standard: "singleLine"),
    Key("separatorInset", as: .insets, "Where the lines end."),
    Key("separatorColor", as: .color, "Colour of the lines."),
    Key("backgroundColor", as: .color, "Colour behind the rows."),
    Key(
      "isEditing", .flag, "Whether rows show their editing controls; `editingStyle` of cells.",
      standard: "false"),
    Key(
      "allowsMultipleSelectionDuringEditing", .flag,
      "Whether rows that are edited have a circle to be checked, `isSelected` of cells.",
      standard: "false"),
    Key("sectionIndexTitles", as: .texts, "The letters at the edge; they make every row narrower."),
  ])
}

extension KeyTable {
  /// An entry of `variants:`.
  package static let variantEntry = KeyTable(
    [Key("name", .text, "What its pictures are called, after the template's name.")]
      + variantAxes.keys + [
        Key(
          "exclude", .either([.mapping(variantAxes), .list(.mapping(variantAxes))]),
          "Combinations to leave out: those that match all that is said."),
        Key(
          "include", .either([.reference("variant"), .list(.reference("variant"))]),
          "Further variants beside the combinations."),
      ])

  /// The axes, for `exclude` as well.
  static let variantAxes = KeyTable([
    axis("width", as: .tableWidth, "Table width in points."),
    axis("widths", as: .tableWidth, "Table widths in points."),
    axis("device", as: .device, "A device, whose screen the table fills."),
    axis("devices", as: .device, "Devices whose screens the table fills."),
    axis("orientation", as: .orientation, "How the devices are held.", standard: "portrait"),
    axis("profile", as: .profile, "Version of iOS."),
    axis("appearance", as: .appearance, "Light, dark or both."),
    axis("contentSizeCategory", as: .contentSize, "The reader's text size."),
    axis("textSize", as: .contentSize, "The reader's text size, as the option calls it."),
    axis("language", as: .language, "One of the template's languages."),
    axis(
      "direction", as: .writingDirection, "Where leading is; without it as the language is written."
    ),
    axis("scale", as: TemplateCompiler.scale, "Pixels a point."),
  ])

  /// `variants:` at the root of a template or a project file.
  package static let variants = ValueSchema.either([
    .defined("variant", .mapping(.variantEntry)), .list(.reference("variant"), least: 1),
  ])

  private static func axis<Value>(
    _ name: String, as reader: ValueReader<Value>, _ about: String, standard: String? = nil
  ) -> Key {
    Key(name, .either([reader.schema, .list(reader.schema)]), about, standard: standard)
  }
}
