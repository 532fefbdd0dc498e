/// Why a visual format cannot be used, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  package let problem: Problem
  /// The format as given.
  package let format: String
  /// UTF-16 offset into `format` of the character at fault; its length when the end came too soon.
  package let offset: Int

  /// What can be wrong with a visual format.
  package enum Problem: Hashable, Sendable {
    // The string.
    case empty
    case expectedColon(after: VisualFormat.Orientation)
    case expectedView
    case expectedViewName
    case expectedClosingBracket
    case expectedValue
    case expectedPriority
    case expectedClosingParenthesis
    case expectedHyphen
    case expectedEnd
    case unknownRelation
    case negativeSpacing
    case numberOutOfRange
    case whitespace
    // The names and options it is used with.
    case unknownView(String)
    case notAView(String)
    case unknownMetric(String)
    case notANumber(String)
    case viewAsSpacing(String)
    case noSuperview(String)
    case invalidPriority(Double)
    case invalidAlignment(VisualFormat.Orientation)
    case invalidDirection
    case invalidSpacing
  }
}
