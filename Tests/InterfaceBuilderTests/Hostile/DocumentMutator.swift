import Foundation
import TestSupport

/// Damages a document in ways that leave most of it readable: what a merge, a script or an enemy
/// would do.
struct DocumentMutator {
  private var random: SeededRandom
  private let lines: [String]

  init(_ xml: String, seed: UInt64) {
    lines = xml.split(separator: "\n").map(String.init)
    random = SeededRandom(seed: seed)
  }

  /// How many cases a seeded test runs: `base`, and with `PLUMB_SOAK=N` N times `soaked`, which is
  /// `base` where nothing else is said.
  static func count(_ base: Int, soaked: Int? = nil) -> Int {
    ProcessInfo.processInfo.environment["PLUMB_SOAK"].flatMap(Int.init).map {
      $0 * (soaked ?? base)
    } ?? base
  }

  /// The document with one to four injuries.
  mutating func next() -> String {
    var lines = lines
    for _ in 0...Int.random(in: 0..<4, using: &random) { injure(&lines) }
    return lines.joined(separator: "\n")
  }

  private mutating func injure(_ lines: inout [String]) {
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: Int.random(in: 0...index, using: &random))
    case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
    default: lines[index] = withOtherValue(lines[index])
    }
    if lines.isEmpty { lines = ["<document/>"] }
  }

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
