import Typesetting

/// What a PostScript name tells of a face: `HelveticaNeue-CondensedBoldItalic`.
struct FontFaceName {
  /// What stands before the hyphen.
  let family: String
  let weight: FontWeight
  let isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    weight = Self.weights.first { face.contains($0.mark) }?.weight ?? .regular
    isItalic = face.contains("italic") || face.contains("oblique")
  }

  /// Whether the name is one of San Francisco's.
  var isSystem: Bool { family.hasPrefix("SFUI") || family.hasPrefix("SFPro") }

  /// Longer marks before those that they contain.
  private static let weights: [(mark: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("heavy", .heavy),
    ("extrabold", .heavy), ("black", .black), ("bold", .bold),
  ]
}
