/// What is known of a font that the machine lacks, so that text takes about as much room as in it.
///
/// In units of the point size. The glyphs are the system font's.
struct KnownFont: Hashable {
  /// The family's name without spaces, in lower case.
  let family: String
  /// The weight that the numbers are of; nil: of all.
  let weight: Int?
  let ascender: Double
  /// Positive.
  let descender: Double
  let lineGap: Double
  /// Of running English text, the spaces included; nil: not known.
  let averageAdvance: Double?
  /// Of every character, in a family for programs; nil where characters differ.
  let fixedAdvance: Double?

  init(
    _ family: String, weight: Int? = nil, _ ascender: Double, _ descender: Double,
    gap lineGap: Double = 0, average: Double? = nil, fixed: Double? = nil, unitsPerEm: Double = 1000
  ) {
    self.family = family
    self.weight = weight
    self.ascender = ascender / unitsPerEm
    self.descender = descender / unitsPerEm
    self.lineGap = lineGap / unitsPerEm
    averageAdvance = (average ?? fixed).map { $0 / unitsPerEm }
    fixedAdvance = fixed.map { $0 / unitsPerEm }
  }

  /// What is known of a family by its name, spelt with spaces or without, at the nearest weight.
  static func named(_ family: String, weight: FontWeight) -> KnownFont? {
    let name = family.filter { $0 != " " }.lowercased()
    let distance = { (font: KnownFont) in abs((font.weight ?? weight.rawValue) - weight.rawValue) }
    return all.filter { $0.family == name }.min { distance($0) < distance($1) }
  }

  func metrics(pointSize: Double, lineGap extraGap: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * pointSize, descender: -descender * pointSize,
      leading: lineGap * pointSize + extraGap,
      capHeight: SystemFontMetrics.capHeight * pointSize,
      xHeight: SystemFontMetrics.xHeight * pointSize)
  }

  /// Points after each character that make the face drawn as wide as the font on average: none
  /// where advances of the weight itself are known.
  func tracking(pointSize: Double, weight: FontWeight) -> Double {
    guard let averageAdvance else {
      return SystemFontTuning.tracking(pointSize: pointSize, weight: weight)
    }
    if let table = advanceTable(weight: weight.rawValue) {
      return self.weight == nil ? 0 : (averageAdvance - table.average) * pointSize
    }
    let drawn = SystemFontTuning.averageAdvance(pointSize: pointSize, weight: weight)
    return (averageAdvance - drawn) * pointSize
  }
}
