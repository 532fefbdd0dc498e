import Reading
import UIKitCore

extension KeyTable {
  /// A cell under `cells:`
  static let cell = KeyTable(
    cellParts + Property.cell.flatMap { $0.keys(of: "UITableViewCell") },
    // Only some styles have a detail label.
    rules: [
      ("dependencies", .object([("detailTextLabel", .texts(["style"]))]))
    ])

  static let cellSchema = ValueSchema.defined("cell", .mapping(cell))

  static let cellParts = [
    Key("style", as: .cellStyle, "Which labels the cell brings along.", standard: "default"),
    Key(
      "views", .defined("views", viewsSchema),
      "Subviews of the content view, back to front: names with views."),
    Key(
      "constraints", .list(constraint),
      "Between views and the `contentView`: equations, visual formats, or mappings of them."),
    Key("guides", .list(.text), "Names of layout guides in the content view."),
    metrics,
    Key(
      "contentView", .mapping(KeyTable(Property.view.flatMap { $0.keys(of: "UIView") })),
      "Properties of the content view itself."),
    Key("textLabel", part(Property.label, of: "UILabel"), "The label that every style has."),
    Key("detailTextLabel", part(Property.label, of: "UILabel"), "The second label of a style."),
    Key("imageView", part(Property.imageView, of: "UIImageView"), "The image at the leading edge."),
    Key(
      "editingStyle", as: .editingStyle, "The control at the start while the table is edited.",
      standard: "delete"),
    Key(
      "sizing", as: .sizing,
      "`automatic`: the table asks the cell (iOS 8). `offscreen`: a cell kept for measuring (iOS 7).",
      standard: "automatic"),
  ]

  /// `sizing: {recipe: …}`
  static let sizing = KeyTable([
    Key("recipe", .choice(["automatic", "offscreen"]), "Who measures."),
    Key(
      "width", as: .tableWidth,
      "The width at which an offscreen cell is measured, whatever the table's."),
  ])

  private static func part(_ properties: [Property], of owner: String) -> ValueSchema {
    .mapping(
      KeyTable(
        properties.flatMap { $0.keys(of: owner) } + Property.view.flatMap { $0.keys(of: "UIView") })
    )
  }

  // MARK: Views

  /// Names with views; nested views refer to this definition.
  private static let viewsSchema = ValueSchema.names(
    .either([.choice(TemplateClass.all.map(\.name)), .chosen(by: "class", classes)]),
    named: ValueSchema.identifier, except: CellScope.reserved)

  private static let classes = TemplateClass.all.map { viewClass in
    (name: viewClass.name, table: KeyTable(keys(of: viewClass)))
  }

  private static func keys(of viewClass: TemplateClass) -> [Key] {
    let nested = ValueSchema.reference("views")
    let arranged = Key("arrangedSubviews", nested, "What the stack view arranges, in order.")
    let properties = viewClass.properties.flatMap { $0.keys(of: viewClass.name) }
    let changes = Key(
      "accessibilitySizes", .mapping(KeyTable(properties)),
      "Keys that hold instead while the reader's text size is an accessibility size.")
    let repeated = Key(
      "repeat", .integer(1...TemplateLimits.repetitions),
      "So many of it, named with their numbers behind; `$n` in texts is the number.")
    return properties + [
      repeated, Key("subviews", nested, "Views inside this one, back to front."), changes,
    ]
      + (viewClass.isStack ? [arranged] : [])
  }

  // MARK: Constraints

  private static let constraint = ValueSchema.either([
    .defined("equation", .matching("[=<>]")),
    .defined("visualFormat", .matching(#"^(H:|V:|\[|\|)"#)),
    .defined("constraint", .mapping(constraintKeys)),
  ])

  /// A constraint as a mapping with further keys.
  static let constraintKeys = KeyTable(
    [
      Key(
        "equation", .reference("equation"),
        "`title.top == contentView.top + 20 @ high`: at most two attributes."),
      Key("format", .text, "A visual format: `H:|-[image(60)]-[title]-|`."),
      Key("options", as: .formatOptions, "Alignment and direction of a visual format."),
      Key("metrics", metricsSchema, "Names for numbers, for this constraint."),
      Key("identifier", .text, "What messages and pictures call it."),
      Key("priority", PriorityExpression.schema, "Of every constraint that it makes."),
      Key("isActive", .flag, "False leaves it out.", standard: "true"),
      Key(
        "when", as: .condition,
        "A condition on the row: the constraint is active for rows of which it holds."),
    ], oneOf: ["equation", "format"])
}

extension KeyTable {
  /// A hint for a key that stands in the wrong mapping; nil for one that no part of a template has.
  static func home(of key: String) -> String? {
    let parts: [(table: KeyTable, words: String)] = [
      (template, "at the top of a template"), (table, "in 'table'"), (rows, "in 'rows'"),
      (section, "in an entry of 'sections'"), (cell, "in a cell"),
    ]
    return parts.first { $0.table.names.contains(key) }.map {
      "\(Diagnostic.quoted(key)) stands \($0.words)"
    }
  }

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

  /// Shared by the root and sections.
  static let rowsSchema = ValueSchema.defined("rows", .mapping(rows))

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
    Key("header", as: .pattern, "Text above the rows; fields in braces."),
    Key("footer", as: .pattern, "Text below the rows; fields in braces."),
    Key("indexTitle", as: .pattern, "The section's letter in the index at the edge."),
  ]

  /// A rule of `cell`, `height` and `estimatedHeight`; `use` is the value that it selects.
  static func rule(_ use: ValueSchema) -> KeyTable {
    KeyTable(
      [
        Key(
          "when", as: .condition,
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

extension ValueSchema {
  /// A name for equations: it contains none of the characters with a meaning there.
  static let identifier = #"^[^\s0-9.:|@()\[\]{}"'=<>+*/,#-][^\s.:|@()\[\]{}"'=<>+*/,#-]*$"#

  /// Any identifier; only the compiler knows which metrics exist.
  static let metric = ValueSchema.defined("metric", .matching(identifier))

  /// A value, or a mapping with one value per language.
  static func localizable(_ value: ValueSchema) -> ValueSchema {
    .either([value, .names(value, named: LanguageTag.pattern, least: 1)])
  }

  /// A number within `range`, or the name of a metric.
  static func length(_ range: ClosedRange<Double>) -> ValueSchema {
    .either([.number(range), metric])
  }
}
