/// Known metrics of a font that is not installed, so that its text takes about the right space.
///
/// In units of the point size. The glyphs drawn are the system font's.
struct KnownFont: Hashable {
  /// The family's name without spaces, in lower case.
  let family: String
  /// The weight of the numbers; nil if they apply to all.
  let weight: Int?
  let ascender: Double
  /// Positive, unlike `FontMetrics.descender`.
  let descender: Double
  let lineGap: Double
  /// The average over English text including spaces; nil if unknown.
  let averageAdvance: Double?
  /// The advance of every character in a monospaced family; nil for others.
  let fixedAdvance: Double?
  private let unitsPerEm: Double

  init(
    _ family: String, weight: Int? = nil, _ ascender: Double, _ descender: Double,
    gap lineGap: Double = 0, average: Double? = nil, fixed: Double? = nil, unitsPerEm: Double = 1000
  ) {
    self.family = family
    self.weight = weight
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender / unitsPerEm
    self.descender = descender / unitsPerEm
    self.lineGap = lineGap / unitsPerEm
    averageAdvance = (average ?? fixed).map { $0 / unitsPerEm }
    fixedAdvance = fixed.map { $0 / unitsPerEm }
  }

  /// Whether the drawn face's kerning makes widths worse, which is all that is known of the font's.
  ///
  /// Helvetica: four texts at 3x in the tests of LayoutKit (github.com/linkedin/LayoutKit), which run
  /// in simulators, are as wide as their advances. Avenir Next: 7 stored widths, on average 0.6
  /// points off without and 1.3 with it. Of Open Sans and Helvetica Neue four are nearer with it.
  var isUnkerned: Bool { fixedAdvance != nil || ["helvetica", "avenirnext"].contains(family) }

  /// The metrics of a family at the closest weight; spaces in the name are ignored.
  static func named(_ family: String, weight: FontWeight) -> KnownFont? {
    let name = family.filter { $0 != " " }.lowercased()
    let distance = { (font: KnownFont) in abs((font.weight ?? weight.rawValue) - weight.rawValue) }
    return all.filter { $0.family == name }.min { distance($0) < distance($1) }
  }

  func metrics(pointSize: Double, lineGap extraGap: Double) -> FontMetrics {
    FontMetrics(
      ascender: points(ascender, pointSize), descender: -points(descender, pointSize),
      leading: lineGap * pointSize + extraGap,
      capHeight: SystemFontMetrics.capHeight * pointSize,
      xHeight: SystemFontMetrics.xHeight * pointSize)
  }

  /// A share of the point size by its whole units, so that 0.92 of 10 points and 0.23 of them are
  /// 11.5 together, and no ulp more: apps round that up.
  private func points(_ share: Double, _ pointSize: Double) -> Double {
    (share * unitsPerEm).rounded() * pointSize / unitsPerEm
  }

  /// Points after each character that widen the drawn face to the font; 0 with known advances.
  func tracking(pointSize: Double, weight: FontWeight) -> Double {
    guard let averageAdvance else { return 0 }
    if let table = advanceTable(weight: weight.rawValue) {
      return self.weight == nil ? 0 : (averageAdvance - table.average) * pointSize
    }
    let drawn = SystemFont.averageAdvance(pointSize: pointSize, weight: weight)
    return (averageAdvance - drawn) * pointSize
  }
}

extension KnownFont {
  /// Fonts of iOS, and those that applications most often ship.
  ///
  /// Sources: the `hhea` tables as collected by Capsize (github.com/seek-oss/capsize,
  /// `systemFonts.json` and the metrics of Google Fonts), averages likewise. Helvetica's ascender
  /// is iOS's own, which is larger than the file's (0.92, as `UIFont` prints it). Avenir's heights
  /// are those of `UIFont`, its average that of the advances in
  /// github.com/adambisek/string-pixel-width; Avenir Next is assumed to be as wide.
  static let all: [KnownFont] = [
    // Part of iOS. An iOS 26.1 simulator printed the advance of the monospaced system font.
    KnownFont(".applesystemuifontmonospaced", 1950, 494, fixed: 1266, unitsPerEm: 2048),
    KnownFont("arial", 1854, 434, gap: 67, average: 904, unitsPerEm: 2048),
    KnownFont("avenir", 1000, 366, average: 446),
    KnownFont("avenirnext", 1000, 366, average: 446),
    KnownFont("courier", 1544, 504, fixed: 1229, unitsPerEm: 2048),
    KnownFont("couriernew", 1705, 615, fixed: 1229, unitsPerEm: 2048),
    KnownFont("georgia", 1878, 449, average: 899, unitsPerEm: 2048),
    KnownFont("helvetica", 920, 230, average: 441),
    KnownFont("helveticaneue", weight: 100, 931, 213, gap: 27, average: 400),
    KnownFont("helveticaneue", weight: 200, 967, 213, gap: 29, average: 418),
    KnownFont("helveticaneue", weight: 300, 967, 213, gap: 29, average: 433),
    KnownFont("helveticaneue", weight: 400, 952, 213, gap: 28, average: 447),
    KnownFont("helveticaneue", weight: 500, 975, 217, gap: 29, average: 465),
    KnownFont("helveticaneue", weight: 700, 975, 217, gap: 29, average: 480),
    KnownFont("menlo", 1901, 483, fixed: 1233, unitsPerEm: 2048),
    KnownFont("pingfanghk", 1060, 340),
    KnownFont("pingfangsc", 1060, 340),
    KnownFont("pingfangtc", 1060, 340),
    KnownFont("timesnewroman", 1825, 443, gap: 87, average: 819, unitsPerEm: 2048),
    KnownFont("trebuchetms", 1923, 455, average: 929, unitsPerEm: 2048),
    KnownFont("verdana", 2059, 430, average: 1041, unitsPerEm: 2048),
    // Shipped by applications.
    KnownFont("lato", 1974, 426, average: 871, unitsPerEm: 2000),
    KnownFont("montserrat", 968, 251, average: 503),
    KnownFont("nunito", 1011, 353, average: 452),
    KnownFont("opensans", 2189, 600, average: 960, unitsPerEm: 2048),
    KnownFont("oswald", 1193, 289, average: 363),
    KnownFont("poppins", 1050, 350, gap: 100, average: 500),
    KnownFont("ptsans", 1018, 276, average: 431),
    KnownFont("quicksand", 1000, 250, average: 465),
    KnownFont("raleway", 940, 234, average: 463),
    KnownFont("roboto", 1900, 500, average: 905, unitsPerEm: 2048),
    KnownFont("rubik", 935, 250, average: 468),
    KnownFont("ubuntu", 932, 189, gap: 28, average: 455),
  ]
}
