import ImageCoding
import LayoutTree
import Reading
import Snapshots

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
