import CollectionAlgorithms

extension KnownFont {
  /// Advances of the printable ASCII characters, space to tilde, in thousandths of the point size.
  /// Letters with accents are as wide as those without.
  struct AdvanceTable {
    let weight: Int
    /// The average over English text, for comparison with families' averages.
    let average: Double
    let advances: [Double]
  }

  /// The advances at the closest known weight; nil for a family with only a known average.
  func advanceTable(weight: Int) -> AdvanceTable? {
    if let fixedAdvance {
      return AdvanceTable(
        weight: weight, average: fixedAdvance,
        advances: [Double](repeating: fixedAdvance * 1000, count: 95))
    }
    return Self.advanceTables[family]?.min { abs($0.weight - weight) < abs($1.weight - weight) }
  }

  /// By family, from the resource `known-advances.txt`: weight, average, families, and advances.
  ///
  /// Helvetica's and Arial's are those of Liberation Sans, Times New Roman's those of Liberation
  /// Serif, which have the same widths by design; Helvetica Neue's Roman is from Adobe's font
  /// metrics (AFM), its other weights are scaled to their averages; Open Sans' are its own. Avenir,
  /// Avenir Next and Georgia were measured in a browser, to 1/100 of the size
  /// (github.com/adambisek/string-pixel-width).
  private static let advanceTables = LineTable.lines(PackageResources.known_advances_txt).reduce(
    into: [String: [AdvanceTable]]()
  ) { tables, line in
    let advances = line.rest.split(separator: " ").compactMap { Double($0) }
    guard let weight = Int(line.words[0]), let average = Double(line.words[1]) else { return }
    for family in line.words.dropFirst(2) {
      tables[family, default: []].append(
        AdvanceTable(weight: weight, average: average, advances: advances))
    }
  }
}
