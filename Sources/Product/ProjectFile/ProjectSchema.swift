import CellTemplates
import ImageCoding
import LayoutTree
import Linting
import Reading
import Snapshots
import UIKitCore

/// The JSON Schema of project files, made of the tables that they are read with.
public enum ProjectSchema {
  /// The file's name, for the line `# yaml-language-server: $schema=…` at the top of `plumb.yaml`.
  public static let fileName = "plumb-project.schema.json"

  /// The schema as a file: JSON, with a line break at its end.
  public static var text: String { json.jsonText() + "\n" }

  package static var json: DataValue {
    SchemaEncoder.document(
      "Plumb project",
      about: "What a project has decided for all who work on it: sources, variants, snapshots.",
      .project)
  }
}

extension KeyTable {
  static let project = KeyTable([
    Key(
      "sources", .either([.text, .list(.text), .mapping(sources), .nothing]),
      "Templates, .xib and .storyboard files: paths and patterns, `**` goes over folders."),
    Key(
      "data", .either([.names(.either([.text, .mapping(content), .nothing])), .nothing]),
      "What sources show in place of their own content: a data file, texts, pictures."),
    Key(
      "variants",
      .either([
        .mapping(sweepVariant), .defined("variant", .mapping(variantEntry)),
        .list(.either([.mapping(sweepVariant), .reference("variant")]), least: 1),
      ]),
      "What every source is seen at, in place of its own variants: widths, devices, text sizes …"),
    Key("fonts", .text, "A folder of fonts that are looked at before the usual ones."),
    Key(
      "profile", .choice(profiles), "Version of iOS for every source that a variant gives no other."
    ),
    Key("snapshots", section(snapshots), "How reference pictures are kept and compared."),
    Key("lint", section(lint), "Settings of `plumb lint`."),
    Key("sweep", section(sweep), "Widths and text sizes of `plumb sweep`."),
    Key("swift", section(swift), "How Swift cells are compiled."),
  ])

  /// The versions of iOS.
  static let profiles = OSProfile.all.map(\.name)

  /// `sources:` as a mapping.
  static let sources = KeyTable([
    Key("include", patterns, "What is taken."),
    Key("exclude", patterns, "What is left out of that."),
  ])

  /// An entry of `data:`.
  static let content = KeyTable([
    Key("file", .text, "A JSON, CSV or RSS file with the rows."),
    Key("assets", .text, "Where a .xib finds pictures and colours: an .xcassets or its folder."),
    Key(
      "set", .names(.anyScalar),
      "Texts for every row, by the field of a template or the view of a .xib."),
    Key("rows", .anyScalar, "The rows that are drawn, as --rows takes them: 0-4, 3-, 1.2."),
  ])

  static let patterns = ValueSchema.either([.text, .list(.text), .nothing])

  private static func section(_ table: KeyTable) -> ValueSchema {
    .either([.mapping(table), .nothing])
  }
}

extension KeyTable {
  /// `snapshots:`.
  static let snapshots = KeyTable([
    Key("references", .text, "The folder of the references.", standard: usual.references),
    Key("artifacts", .text, "Where a run leaves pictures and reports.", standard: usual.artifacts),
    Key(
      "scale", .number(ProjectLimits.scale), "Pixels a point; a variant may name its own.",
      standard: usual.scale.plain),
    Key("layers", .either([layer, .list(layer), .nothing]), "What is drawn over the tables."),
    Key(
      "exclude", patterns, "Names of snapshots that are left out, with * and ?."),
    Key(
      "ignore", patterns,
      "Names of views that are drawn and not compared, with what is in them: a clock."),
    Key(
      "compare", .choice(words(ComparisonSettings.Comparison.self)), "What has to be equal.",
      standard: usual.comparison.compare.rawValue),
    Key(
      "environment", .choice(words(ComparisonSettings.Environment.self)),
      "What becomes of a picture that differs where fonts or libraries are not those of its reference.",
      standard: usual.comparison.environment.rawValue),
    Key(
      "tolerance", .either([.choice(["exact", "standard"]), .mapping(tolerance), .nothing]),
      "How far pictures may be apart: by default by rounding, and by `standard` where fonts or libraries"
        + " are not those of the reference."),
  ])

  /// `tolerance:` as a mapping.
  static let tolerance = KeyTable([
    share(
      "threshold", \.threshold,
      "The difference of colour that a pixel may have; 1 is black to white."),
    share("edge", \.edge, "What smoothing explains: the share of the contrast around a pixel."),
    Key(
      "window", .integer(ProjectLimits.window),
      "The side of the square, in pixels, in which those beyond are counted.",
      standard: "\(PictureTolerance.standard.window)"),
    Key(
      "density", .integer(ProjectLimits.density), "Pixels of a window that may be beyond.",
      standard: "\(PictureTolerance.standard.density)"),
    share("lone", \.lone, "How far beyond a single pixel may be."),
    share("tint", \.tint, "The even difference that an area may have as a whole."),
  ])

  private static func share(
    _ name: String, _ part: KeyPath<PictureTolerance, Double>, _ about: String
  ) -> Key {
    Key(
      name, .number(ProjectLimits.share), about,
      standard: PictureTolerance.standard[keyPath: part].plain)
  }

  private static let usual = SnapshotSettings()
  private static let layer = ValueSchema.choice(words(LayoutTree.Layer.self) + ["all"])

  private static func words<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) -> [String] { type.allCases.map(\.rawValue) }
}

extension KeyTable {
  /// `lint:`.
  static let lint = KeyTable([
    Key("only", rules, "Rules that run, and no others."),
    Key("enable", rules, "Rules that run beside the usual ones."),
    Key("disable", rules, "Rules that do not run."),
    Key(
      "severity", .names(.choice(Severity.allCases.map(\.rawValue)), named: anyRule),
      "How bad the findings of a rule are."),
    Key("include", patterns, "What is looked at in folders."),
    Key("exclude", patterns, "What is not looked at."),
    Key("ignore", .either([ignored, .list(ignored)]), "Findings that stay."),
    Key("baseline", .text, "The file of findings that were there before."),
  ])

  /// An entry of `ignore:` as a mapping.
  static let ignore = KeyTable([
    Key("rule", rule, "The id of a rule."), Key("object", .text, "The id of an object."),
    Key("file", .text, "A path or a pattern."), Key("reason", .text, "Why, for people."),
  ])

  private static let ids = LintRule.all.map(\.id)
  private static let anyRule = "^(" + ids.joined(separator: "|") + ")$"
  private static let rule = ValueSchema.defined("rule", .choice(ids))
  private static let rules = ValueSchema.either([rule, .list(rule), .nothing])
  private static let ignored = ValueSchema.either([.text, .mapping(ignore)])
}
