/// A simulator's picture of a cell against ours, but for the shapes of letters.
public struct PictureVerification: Equatable, Sendable, Codable {
  /// The source as it was named.
  public var file: String
  /// The picture's file.
  public var picture: String
  /// The row that was compared, `section.row`; nil for all rows together.
  public var row: String?
  /// The cell's reuse identifier.
  public var cell: String?
  /// The width that both have, in points.
  public var width: Double
  /// Pixels per point.
  public var scale: Double
  /// The assumptions, each a sentence.
  public var assumptions: [String]
  /// The measures of both, in the order of the views.
  public var measures: [Measure]
  /// The appearance that was drawn.
  public var appearance: Appearance

  /// Light or dark.
  public enum Appearance: String, Sendable, Codable { case light, dark }

  /// One quantity in both pictures.
  public struct Measure: Equatable, Sendable, Codable {
    /// The view; nil for the row.
    public var view: String?
    /// The measured thing.
    public var what: What
    /// Ours: points, lines, or a colour as 0xRRGGBB; nil where there is none.
    public var here: Double?
    /// The simulator's.
    public var there: Double?
    /// By how much they may differ.
    public var tolerance: Double

    /// Whether both are the same within the tolerance.
    public var agrees: Bool {
      guard let here, let there else { return here == nil && there == nil }
      if what == .color { return Self.levels(here, there) <= tolerance }
      return abs(here - there) <= tolerance + Tolerance.rounding
    }

    /// The largest difference of two colours in a channel, from 0 to 255.
    static func levels(_ a: Double, _ b: Double) -> Double {
      let (a, b) = (Int(a), Int(b))
      return Double([16, 8, 0].map { abs((a >> $0 & 255) - (b >> $0 & 255)) }.max() ?? 0)
    }
  }

  /// A quantity. Edges are those of ink.
  public enum What: String, Sendable, Codable {
    case height, lines
    case left = "left edge"
    case right = "right edge"
    case top, bottom
    case separator, color
  }

  /// The measures that differ.
  public var differences: [Measure] { measures.filter { !$0.agrees } }
  /// Whether nothing differs.
  public var agrees: Bool { differences.isEmpty }

  /// Points by which heights may differ: none.
  static let exact = 0.01
  /// Levels of 255 by which flat colours may differ.
  static let colorLevels = 2.0
  /// Points by which the upper and lower edges of ink may differ, since letters have other shapes.
  static let lineTolerance = 1.0

  /// Points by which the left and right edges of ink may differ: half a point and 0.5 % of the width.
  static func edgeTolerance(width: Double) -> Double { 0.5 + 0.005 * width }

  /// Points by which a text of a width may be off and is still looked for.
  static func searchTolerance(width: Double) -> Double { 8 + 0.04 * width }
}

extension PictureVerification {
  /// The subjects of the comparison, the differences in words, and the count.
  ///
  /// ```
  /// row 0.0 feed at 320 pt, 2x, against feed@2x.png
  ///   assumed: nothing says how many pixels a point has: 2, so that it is 320 points wide
  ///   ✗ row: 136 points high, 136.5 in the picture
  ///   ✗ date: its right edge is at 294.5, in the picture at 296
  /// 12 of 14 measures agree
  /// ```
  public var text: String {
    let name = row.map { RowName(path: $0, cell: cell).text } ?? "all rows"
    let head =
      "\(name) at \(readable(width)) pt, \(readable(scale))x, against \(picture)"
    let agreeing = measures.count - differences.count
    return
      ([head] + assumptions.map { "  assumed: \($0)" } + differences.map { "  ✗ \($0.text)" }
      + [
        "\(agreeing) of \(counted(measures.count, "measure")) \(agreeing == 1 ? "agrees" : "agree")"
      ])
      .joined(separator: "\n") + "\n"
  }

  /// The comparison for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] { StableJSON.answer(self) }
}

extension PictureVerification.Measure {
  /// `date: its right edge is at 294.5, in the picture at 296`.
  fileprivate var text: String {
    let name = view ?? "row"
    switch (what, here, there) {
    case (.height, let here?, let there?):
      return "\(name): \(readable(here)) points high, \(readable(there)) in the picture"
    case (.lines, let here?, let there?):
      return "\(name): \(counted(Int(here), "line")), \(Int(there)) in the picture"
    case (.color, let here?, let there?):
      return "\(name): its colour is \(Self.color(here)), in the picture \(Self.color(there))"
    case (.separator, let here?, nil): return "a line at \(readable(here)) is not in the picture"
    case (.separator, nil, let there?): return "a line at \(readable(there)) is only in the picture"
    case (_, let here?, let there?):
      return "\(name): its \(what.rawValue) is at \(readable(here)), in the picture at"
        + " \(readable(there))"
    case (_, _?, nil): return "\(name): nothing is seen of it in the picture"
    case (_, nil, _): return "\(name): it is seen only in the picture"
    }
  }

  private static func color(_ word: Double) -> String {
    let digits = String(Int(word), radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
