/// The line of a file that a message points at, with a caret below the column.
public enum SourceExcerpt {
  /// Characters of a line that are shown; longer ones are cut on both sides of the column.
  private static let width = 90
  /// Of these, the characters before the column.
  private static let before = 50

  /// Two lines to print below a message: the text, with its number, and the caret. Characters that
  /// control a terminal are escaped, and tabs are spaces, so that the caret is where it belongs.
  /// Empty for a location without a column, and for one beyond the text.
  ///
  /// - Parameter line: the line that the location names, without its end.
  /// - Complexity: O(characters of the line).
  public static func lines(of line: String, at location: FileLocation) -> [String] {
    let scalars = Array(line.unicodeScalars)
    let column = location.column - 1
    guard location.line > 0, column >= 0, column <= scalars.count else { return [] }
    let start = max(0, min(column - before, scalars.count - width))
    let end = min(scalars.count, start + width)
    let number = "\(location.line)"
    var text = start > 0 ? "…" : ""
    text += shown(scalars[start..<column])
    let indent = text.unicodeScalars.count
    text += shown(scalars[column..<end]) + (end < scalars.count ? "…" : "")
    let margin = String(repeating: " ", count: number.count)
    return [
      "  \(number) | \(text)", "  \(margin) | \(String(repeating: " ", count: indent))^",
    ]
  }

  private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar == "\t" ? " " : scalar) }
    return Diagnostic.printable(String(text))
  }
}
