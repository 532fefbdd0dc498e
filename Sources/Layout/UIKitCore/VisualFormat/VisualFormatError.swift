/// The reason why a visual format is invalid, with its position.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of error.
  package let problem: Problem
  package let format: String
  /// The UTF-16 offset of the invalid character; the length if it ended too soon.
  package let offset: Int

  /// The errors of visual formats.
  package enum Problem: Hashable, Sendable {
    // Errors of the string itself.
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
    // Errors of names and options.
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

extension VisualFormatError: CustomStringConvertible {
  /// One sentence in UIKit's manner, without the format.
  package var message: String { problem.message }

  /// UIKit's exception text: the sentence, the format, and a caret below the invalid character.
  package var description: String {
    problem == .empty
      ? "Unable to parse constraint format: \(message)"
      : "Unable to parse constraint format: \n\(message) \n\(format) \n\(indentation)^"
  }

  /// One space per character, so that the caret stands right after accents and emoji.
  private var indentation: String {
    let units = format.utf16
    let end = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
    return String(repeating: " ", count: format[..<(end ?? units.endIndex)].count)
  }
}

extension VisualFormatError.Problem {
  fileprivate var message: String {
    grammarMessage ?? usageMessage
  }

  /// The sentence for a malformed string.
  private var grammarMessage: String? {
    switch self {
    case .empty: "It's an empty string."
    case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedView: "Expected a view. Views are written '[name]'"
    case .expectedViewName:
      "Expected a view name. Names start with a letter or an underscore, "
        + "then contain letters, digits and underscores"
    case .expectedClosingBracket: "Expected ']' to match the '['"
    case .expectedValue:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .expectedPriority: "Expected a priority after '@': a number or a metric"
    case .expectedClosingParenthesis: "Expected ',' or ')' after the predicate"
    case .expectedHyphen: "Expected '-' to close the spacing"
    case .expectedEnd: "Expected the end of the format string"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .negativeSpacing: "A negative spacing must stand in parentheses, as in -(-8)-"
    case .numberOutOfRange: "The number is too large"
    case .whitespace: "Spaces are not allowed in a visual format"
    default: nil
    }
  }

  /// The sentence for a well-formed string that does not match the views, metrics or options.
  private var usageMessage: String {
    switch self {
    case .unknownView(let name): "Unable to find view with name \(name)"
    case .notAView(let name): "The value for \(name) in the views dictionary is not a view"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", "
        + "but value was not specified in metrics or views dictionaries"
    case .notANumber(let name): "The value for metric \(name) is not a finite number"
    case .viewAsSpacing(let name):
      "\(name) is a view: a spacing or a priority must be a number or a metric"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .invalidPriority(let value):
      "Priority \(value) is not allowed: it must be greater than 0 and at most 1000"
    case .invalidAlignment(.horizontal):
      "Options mask required views to be aligned on a vertical edge, "
        + "which is not allowed for layout that is horizontal"
    case .invalidAlignment(.vertical):
      "Options mask required views to be aligned on a horizontal edge, "
        + "which is not allowed for layout that is vertical"
    case .invalidDirection: "Options mask contains more than one direction"
    case .invalidSpacing:
      "Spacing from baseline to baseline is not allowed for layout that is horizontal"
    default: ""
    }
  }
}
