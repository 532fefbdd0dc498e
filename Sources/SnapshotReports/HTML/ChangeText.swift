import Diagnostics

/// A line of the layout difference, its values set apart: `row 3 title.height 41 → 61.5 (wraps)`.
struct ChangeText {
  private let line: String

  init(_ line: String) { self.line = Diagnostic.printable(line) }

  /// The line, with elements around the old and the new value where it has them.
  var markup: Markup {
    guard let arrow = line.firstRange(of: " → ") else { return "\(line)" }
    let before = line[..<arrow.lowerBound], after = line[arrow.upperBound...]
    let oldStart = before.lastIndex(of: " ").map(before.index(after:)) ?? before.startIndex
    let newEnd = after.firstIndex(of: " ") ?? after.endIndex
    return """
      \(String(before[..<oldStart]))<del>\(String(before[oldStart...]))</del> → \
      <ins>\(String(after[..<newEnd]))</ins>\(String(after[newEnd...]))
      """
  }
}
