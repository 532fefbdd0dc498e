/// Texts of developers as parts of file names.
package enum FileNamePart {
  /// The longest part in UTF-8 bytes. A file system takes 255 for a whole name, of which the variant and the
  /// ending of an unfinished file need some.
  package static let limit = 160

  /// Runs of what is no letter, mark, digit or connector become one `-`, none at the ends: `row(width:)` is
  /// `row-width`. The rule of swift-snapshot-testing (`\W+`), so that references keep their names.
  package static func sanitized(_ text: String) -> String {
    let words = text.unicodeScalars.split { !isWord($0) }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
  }

  /// `\w` of UTS #18, annex C.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isJoinControl { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}
