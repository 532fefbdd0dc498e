import Foundation

/// Damages a document in ways that leave most of it readable: what a merge, a script or an enemy
/// would do.
public struct DocumentMutator {
  private var random: SeededRandom
  private let lines: [String]
  private let keepsNesting: Bool

  /// Damages of `text`, the same for the same seed.
  ///
  /// - Parameter keepsNesting: moves, repeats and removes only elements that stand on one line, so
  ///   that most of what comes out is still XML.
  public init(_ text: String, seed: UInt64, keepsNesting: Bool = false) {
    self.keepsNesting = keepsNesting
    lines = text.split(separator: "\n").map(String.init)
    random = SeededRandom(seed: seed)
  }

  /// How many cases a seeded test runs: `base`, and with `PLUMB_SOAK=N` N times `soaked`, which is
  /// `base` where nothing else is said.
  public static func count(_ base: Int, soaked: Int? = nil) -> Int {
    Soak.factor.map { $0 * (soaked ?? base) } ?? base
  }

  /// The document with one to four injuries.
  public mutating func next() -> String {
    var lines = lines
    for _ in 0...Int.random(in: 0..<4, using: &random) { injure(&lines) }
    return lines.joined(separator: "\n")
  }

  private mutating func injure(_ lines: inout [String]) {
    let index = Int.random(in: 0..<lines.count, using: &random)
    let other = Int.random(in: 0..<lines.count, using: &random)
    let kind = Int.random(in: 0..<6, using: &random)
    guard kind < 3, mayMove(lines[index]), kind == 0 || mayMove(lines[other]) else {
      lines[index] = withOtherValue(lines[index])
      return
    }
    switch kind {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: other)
    default: lines.swapAt(index, other)
    }
    if lines.isEmpty { lines = ["<document/>"] }
  }

  private func mayMove(_ line: String) -> Bool { !keepsNesting || line.hasSuffix("/>") }

  /// Another value for one attribute of the line.
  private mutating func withOtherValue(_ line: String) -> String {
    var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return line }
    let place = Int.random(in: 0..<(parts.count / 2), using: &random) * 2 + 1
    parts[place] = Self.values.randomElement(using: &random) ?? ""
    return parts.joined(separator: "\"")
  }

  private static let values = [
    "", "0", "-1", "1e300", "-1e300", "nan", "inf", "0.0000001", "1000000", "99999999999999999999",
    "1:0", "1/0", "YES", "NO", "1000", "1001", "label", "stack", "content", "cell", "item", "inner",
    "leading", "top", "width", "height", "centerX", "lastBaseline", "leadingMargin", "fillEqually",
    "fillProportionally", "equalSpacing", "equalCentering", "lessThanOrEqual", "vertical",
    "UICTFontTextStyleBody", "\u{1F600}\u{0301}\u{202E}", "contentView", "frame", "retina4_7",
  ]
}
