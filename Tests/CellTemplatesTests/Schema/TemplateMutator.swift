import TestSupport

/// Changes templates the way editing does: a value for another, a key left out, misspelt or moved.
struct TemplateMutator {
  private var random: SeededRandom
  private let lines: [String]
  private(set) var lastChange = ""

  init(seed: UInt64, text: String) {
    random = SeededRandom(seed: seed)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text with one line changed.
  mutating func changed() -> String {
    var lines = lines
    let index = Int.random(in: 0..<lines.count, using: &random)
    let before = lines[index]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[Int.random(in: 0..<lines.count, using: &random)], at: index)
    case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
    case 3: lines[index] = misspelt(before)
    default: lines[index] = revalued(before)
    }
    lastChange = "line \(index + 1), '\(before)' to '\(index < lines.count ? lines[index] : "")'"
    return lines.joined(separator: "\n")
  }

  /// Another value for one of the keys of a line.
  private mutating func revalued(_ line: String) -> String {
    let pieces = line.split(separator: ": ", maxSplits: 64, omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return line }
    let chosen = Int.random(in: 1..<pieces.count, using: &random)
    let rest = pieces[chosen].drop { !",}]".contains($0) }
    let value = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
    let head = pieces[..<chosen] + [value + rest] + pieces[(chosen + 1)...]
    return head.joined(separator: ": ")
  }

  private mutating func misspelt(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return line }
    var line = line
    line.remove(at: line.index(before: colon))
    return line
  }

  private static let values: [Substring] = [
    "17", "0", "-1", "1.5", "1e3", "99999999", "\"17\"", "\"\"", "~", "null", "true", "false",
    "yes", "automatic", "headline", "systemBlue", "'#ABC'", "required", "high - 1", "margin",
    "{}", "[]", "{light: red}", "{top: 3}", "{size: 20}", "{horizontal: 3}", "[{use: C}]",
    "[a, b]", "center", "fill", "UILabel", "UIStackView", "\"{title}\"", "subtitle", "offscreen",
    "iPhone SE", "320", ".5", "+3", "0x10", "a b", "[320, wide]", "{width: 3, height: 4}",
  ]
}
