import Foundation

/// A text with forms for numbers, as `.stringsdict` files and string catalogues have them:
/// `%#@songs@ by %@`, with `one: %d song`, `other: %d songs` for the variable `songs`.
public struct PluralText: Equatable, Sendable {
  /// As it is written, with variables.
  private let format: String
  /// The forms of each variable, by the category of a number.
  private let variables: [String: [String: String]]

  /// A text from its format, with each variable's `zero`, `one`, `two`, `few`, `many`, `other`.
  public init(format: String, variables: [String: [String: String]]) {
    self.format = format
    self.variables = variables
  }

  /// The text that code gets for the key: the forms of `other`, for `String(format:)`.
  public var writtenFormat: String {
    format(for: Array(repeating: nil, count: Self.mostArguments), in: nil)
  }

  private static let mostArguments = 16

  /// The format with a form in the place of each variable, and a number in each specifier: variables
  /// and specifiers without one of their own take the arguments in their order.
  ///
  /// - Parameters:
  ///   - numbers: the arguments as far as they are numbers.
  ///   - language: a BCP 47 tag, whose rules say which form a number takes; English for nil.
  func format(for numbers: [Double?], in language: String?) -> String {
    var scanner = FormatScanner(numbers: numbers, variables: variables, language: language ?? "en")
    return scanner.expanded(format, own: nil, depth: 0)
  }

  func text(_ arguments: [any CVarArg], in language: String?, _ locale: Locale?) -> String {
    let numbers = arguments.map { argument -> Double? in
      if let number = argument as? any BinaryInteger { return Double(number) }
      return (argument as? Double) ?? (argument as? NSNumber)?.doubleValue
    }
    return String(
      format: format(for: numbers, in: language), locale: locale, arguments: arguments)
  }
}

/// Puts forms where a format has variables.
private struct FormatScanner {
  let numbers: [Double?]
  let variables: [String: [String: String]]
  let language: String
  /// The next argument that is taken in order.
  private var next = 0

  init(numbers: [Double?], variables: [String: [String: String]], language: String) {
    self.numbers = numbers
    self.variables = variables
    self.language = language
  }

  /// Forms with variables of their own, at most.
  private static let deepest = 4

  /// - Parameter own: the argument that specifiers without a number mean in the form of a variable;
  ///   nil outside of one.
  mutating func expanded(_ format: String, own: Int?, depth: Int) -> String {
    var result = ""
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" || rest.isEmpty {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var place: Int?
      if rest.dropFirst(digits.count).first == "$" {
        place = Int(digits).map { $0 - 1 }
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        let index = place ?? taken()
        result += form(of: name, for: index, depth: depth)
      } else {
        let index = place ?? own ?? taken()
        // Without an argument nothing is formatted: reading one more would be reading anything.
        result += numbers.indices.contains(index) ? "%\(index + 1)$" : "%%"
      }
    }
    return result + rest
  }

  private mutating func taken() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func form(of name: String, for index: Int, depth: Int) -> String {
    guard depth < Self.deepest, let forms = variables[name] else { return name }
    let number = numbers.indices.contains(index) ? numbers[index] : nil
    let category = number.map { PluralRule.category(of: $0, in: language) } ?? "other"
    // A form for nothing is taken in every language.
    let found = (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"] ?? ""
    return expanded(found, own: index, depth: depth + 1)
  }
}

/// Which form a number takes: Unicode's plural rules for cardinal numbers (CLDR 44), whole numbers
/// of the languages that apps are most often in; every other language as English.
private enum PluralRule {
  static func category(of number: Double, in language: String) -> String {
    guard let whole = Int(exactly: number.magnitude) else { return "other" }
    let code = language.lowercased().split(separator: "-").first.map(String.init) ?? language
    let (ones, hundreds) = (whole % 10, whole % 100)
    let isTeen = (11...14).contains(hundreds)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "yue": return "other"
    case "fr", "hy", "pt": return whole < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": return whole < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ones == 1, !isTeen { return "one" }
      if (2...4).contains(ones), !isTeen { return "few" }
      return ["sr", "hr", "bs"].contains(code) ? "other" : "many"
    case "pl":
      if whole == 1 { return "one" }
      return (2...4).contains(ones) && !isTeen ? "few" : "many"
    case "cs", "sk": return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "ar":
      if whole < 3 { return ["zero", "one", "two"][whole] }
      return (3...10).contains(hundreds) ? "few" : hundreds > 10 ? "many" : "other"
    case "he", "iw": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    case "ro":
      if whole == 1 { return "one" }
      return whole == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "lt":
      let isExcepted = (11...19).contains(hundreds)
      return isExcepted || ones == 0 ? "other" : ones == 1 ? "one" : "few"
    case "lv":
      if ones == 0 || (11...19).contains(hundreds) { return "zero" }
      return ones == 1 ? "one" : "other"
    case "sl":
      return hundreds == 1
        ? "one" : hundreds == 2 ? "two" : [3, 4].contains(hundreds) ? "few" : "other"
    default: return whole == 1 ? "one" : "other"
    }
  }
}
