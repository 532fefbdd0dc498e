extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message, expected …; hint`, the form of all messages.
  public var description: String {
    place + "\(severity.rawValue): " + words
  }

  /// `file:line:column: message, expected …; hint`: no severity, for a place in another message.
  package var sentence: String { place + words }
  private var place: String { location.map { "\($0): " } ?? "" }

  /// `message, expected …; hint`: for programs that show the place themselves.
  package var words: String {
    var text = message
    if let expected { text += ", expected \(expected)" }
    if let hint { text += "; \(hint)" }
    return text
  }
}

extension Diagnostic {
  /// The hint for a misspelt word: `did you mean 'text'?`; nil if no candidate is similar.
  public static func didYouMean(_ word: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: word, in: candidates).map { "did you mean \(quoted($0))?" }
  }

  /// A word from the input, in a form for messages: in quotes, with control characters escaped (a
  /// file must not control the terminal that shows its errors), and shortened to 60 characters.
  public static func quoted(_ text: some StringProtocol) -> String {
    let limit = 60
    var result = "'"
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == limit { return result + "…'" }
      result += isPrintable(scalar) ? String(scalar) : escape(of: scalar)
    }
    return result + "'"
  }

  /// The beginning of a text, with an ellipsis where it has more than `limit` characters.
  public static func shortened(_ text: some StringProtocol, limit: Int) -> String {
    let beginning = text.prefix(limit)
    return beginning.endIndex == text.endIndex ? String(text) : beginning + "…"
  }

  /// A text from outside, in a form for printing: with control characters escaped like those of
  /// `quoted`, but in full length, as for file names.
  public static func printable(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isPrintable) { return text }
    return text.unicodeScalars.map { isPrintable($0) ? String($0) : escape(of: $0) }.joined()
  }

  /// `a, b or c`: a list of choices in an expectation.
  public static func choices(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: false
    default: true
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
