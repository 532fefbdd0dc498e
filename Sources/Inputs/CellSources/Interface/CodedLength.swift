/// A length in points that code computes from the width of a list: `constant + share · width`.
struct CodedLength: Hashable {
  var constant: Double
  var share = 0.0

  func points(inListOfWidth width: Double) -> Double { constant + share * width }

  fileprivate func scaled(_ factor: Double) -> CodedLength {
    CodedLength(constant: constant * factor, share: share * factor)
  }

  fileprivate func adding(_ other: CodedLength, times factor: Double) -> CodedLength {
    CodedLength(
      constant: constant + factor * other.constant, share: share + factor * other.share)
  }
}

/// The size of an item as code computes it.
struct CodedSize: Equatable {
  /// Nil where it is unknown.
  var width: CodedLength?
  let height: CodedLength
}

/// Reads the arithmetic of lengths in source text: `(collectionView.frame.width - 2 * inset) / 3`.
/// What it does not know makes the whole unknown. Complexity: O(characters).
struct CodedLengthReader {
  /// The lengths that names stand for, with what is before their last dot where there is one.
  typealias Names = (String) -> CodedLength?

  private let text: [Character]
  private let names: Names
  private var index = 0
  private var depth = 0

  /// Parentheses in each other.
  private static let deepest = 32
  /// Characters of an expression.
  private static let longest = 400

  /// The length at the beginning of a text, up to the end of its line or argument; nil where it is
  /// something else.
  static func length(
    _ text: some StringProtocol, _ names: @escaping Names = { _ in nil }
  ) -> CodedLength? {
    var reader = CodedLengthReader(Array(text.prefix(longest)), names)
    guard let length = reader.choice() else { return nil }
    reader.skipSpaces()
    guard let next = reader.next else { return length }
    return next.isNewline || ";}),".contains(next) ? length : nil
  }

  private init(_ text: [Character], _ names: @escaping Names) {
    (self.text, self.names) = (text, names)
    while next?.isWhitespace ?? false { index += 1 }
  }

  private var next: Character? { index < text.count ? text[index] : nil }

  private mutating func skipSpaces() { while next == " " || next == "\t" { index += 1 } }

  private mutating func takes(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character else { return false }
    index += 1
    return true
  }

  /// One of two lengths by the kind of device, of which a phone is taken; else a sum.
  private mutating func choice() -> CodedLength? {
    let rest = text[index...].prefix { !$0.isNewline && $0 != "," }
    guard let mark = rest.firstIndex(of: "?"), mark > 0, text[mark - 1] == " ",
      mark + 1 < text.count, text[mark + 1] != "?"
    else { return sum() }
    let condition = String(text[index..<mark]).lowercased()
    let isPad = condition.contains("pad") && !condition.contains("phone")
    guard isPad || condition.contains("phone") else { return nil }
    index = mark + 1
    let first = sum()
    guard takes(":") else { return nil }
    let second = sum()
    return isPad != (condition.contains("!")) ? second : first
  }

  private mutating func sum() -> CodedLength? {
    guard var value = product() else { return nil }
    while true {
      if takes("+") {
        guard let other = product() else { return nil }
        value = value.adding(other, times: 1)
      } else if takes("-") {
        guard let other = product() else { return nil }
        value = value.adding(other, times: -1)
      } else {
        return value
      }
    }
  }

  private mutating func product() -> CodedLength? {
    guard var value = factor() else { return nil }
    while true {
      if takes("*") {
        guard let other = factor(), value.share == 0 || other.share == 0 else { return nil }
        value = other.share == 0 ? value.scaled(other.constant) : other.scaled(value.constant)
      } else if takes("/") {
        guard let other = factor(), other.share == 0, other.constant != 0 else { return nil }
        value = value.scaled(1 / other.constant)
      } else {
        return value
      }
    }
  }

  private mutating func factor() -> CodedLength? {
    skipSpaces()
    if takes("-") { return factor()?.scaled(-1) }
    if takes("(") { return parenthesis() }
    guard let first = next else { return nil }
    if first.isNumber {
      let digits = text[index...].prefix { $0.isNumber || $0 == "." || $0 == "_" }
      index += digits.count
      return Double(String(digits.filter { $0 != "_" })).map { CodedLength(constant: $0) }
    }
    guard first.isLetter || first == "_" else { return nil }
    let name = String(text[index...].prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) })
      .filter { !"?!".contains($0) }
    index += text[index...].prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }.count
    if next == "(" {
      index += 1
      if takes(")") { return Self.isWidth(name) ? CodedLength(constant: 0, share: 1) : nil }
      return Self.transparent.contains(name) ? parenthesis() : nil
    }
    let value = names(name) ?? (Self.isWidth(name) ? CodedLength(constant: 0, share: 1) : nil)
    skipSpaces()
    guard next == "?", index + 1 < text.count, text[index + 1] == "?", depth < Self.deepest else {
      return value
    }
    // Another value in case that there is none.
    index += 2
    depth += 1
    defer { depth -= 1 }
    _ = factor()
    return value
  }

  private mutating func parenthesis() -> CodedLength? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let value = sum(), takes(")") else { return nil }
    return value
  }

  /// Functions that leave a length about what it is.
  private static let transparent: Set<String> = [
    "CGFloat", "Double", "Int", "Float", "floor", "ceil", "round", "trunc",
  ]

  /// Whether a name is that of the width of a list, or of the screen it fills:
  /// `collectionView.bounds.width`, `UIScreen.main.bounds.size.width`, `getDeviceWidth()`.
  private static func isWidth(_ name: String) -> Bool {
    let name = name.lowercased()
    guard name.hasSuffix("width"), !name.contains("cell"), !name.contains("item") else {
      return false
    }
    return ["view", "screen", "bounds", "frame", "device", "window", "container"]
      .contains(where: name.contains)
  }
}

/// Numbers that types of the project have as constants: `static let rowHeight: CGFloat = 112`.
struct HeightConstants {
  /// By name, file by file; nil for a name with several in its file.
  private var values: [[String: Double?]] = []
  /// The files that declare or extend a type, by its name.
  private var files: [String: [Int]] = [:]

  /// Reads the constants of source texts. Complexity: O(bytes).
  init(_ texts: [[UInt8]]) {
    for bytes in texts {
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.components(separatedBy: "static let ").dropFirst()
      guard !parts.isEmpty else { continue }
      var found: [String: Double?] = [:]
      for part in parts {
        let line = part.prefix { !$0.isNewline }
        guard let equals = line.firstIndex(of: "=") else { continue }
        let value = Self.number(String(line[line.index(after: equals)...]))
        let name = Self.name(line)
        found[name] = .some(found[name].map { $0 == value ? value : nil } ?? value)
      }
      for word in ["class ", "struct ", "enum ", "extension "] {
        for type in Set(text.components(separatedBy: word).dropFirst().map { Self.name($0[...]) }) {
          files[type, default: []].append(values.count)
        }
      }
      values.append(found)
    }
  }

  /// The value of an expression that is the name of a constant, at the beginning of a text:
  /// `FeedCell.rowHeight`.
  func value(of text: String) -> Double? {
    let name = text.drop(while: \.isWhitespace).prefix {
      $0.isLetter || $0.isNumber || "._".contains($0)
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    let found = Set((files[parts[0]] ?? []).compactMap { values[$0][parts[1]] })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// The constants that a text names, by themselves or with their types.
  func names(in text: String) -> CodedLengthReader.Names {
    Self.names(in: text) { name in
      value(of: name).map { CodedLength(constant: $0) }
    }
  }

  /// Declarations of a text that are read.
  private static let mostNames = 5000

  /// The lengths that `let` or `var` declare in a text, in its order; nil for a name with several.
  static func names(
    in text: String, _ outer: @escaping CodedLengthReader.Names
  ) -> CodedLengthReader.Names {
    var found: [String: CodedLength?] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let keyword = ["let ", "var "].lazy.compactMap({ line.range(of: $0) }).first,
        let equals = line[keyword.upperBound...].firstIndex(of: "=")
      else { continue }
      guard found.count < mostNames else { break }
      let name = name(line[keyword.upperBound...])
      func add(_ name: String, _ text: Substring) {
        let value = CodedLengthReader.length(text) { found[$0].flatMap(\.self) ?? outer($0) }
        found[name] = .some(found[name].map { $0 == value ? value : nil } ?? value)
      }
      add(name, line[line.index(after: equals)...])
      guard line.contains("EdgeInsets(") else { continue }
      for edge in ["top", "left", "bottom", "right", "leading", "trailing"] {
        if let mark = line.range(of: "\(edge): ") {
          add("\(name).\(edge)", line[mark.upperBound...])
        }
      }
    }
    let known = found
    return { name in
      let last = name.hasPrefix("self.") || name.hasPrefix("Self.") ? name.dropFirst(5) : name[...]
      return known[String(last)].flatMap(\.self) ?? outer(name)
    }
  }

  /// The number that an expression is; nil for one that is more.
  private static func number(_ text: String) -> Double? {
    let text = text.drop(while: \.isWhitespace)
    let digits = text.prefix { $0.isNumber || $0 == "." }
    let next = text[digits.endIndex...].first { $0 != " " }
    guard next.map({ $0.isNewline || ";}/),".contains($0) }) ?? true else { return nil }
    return Double(digits).flatMap { (1...2000).contains($0) ? $0 : nil }
  }

  static func name(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

/// The lengths that names of a source file stand for, read when the first is asked for.
final class LengthsOfFile {
  let text: [UInt8]
  private let constants: HeightConstants
  private lazy var names = constants.names(in: String(decoding: text, as: UTF8.self))

  init(_ text: [UInt8], _ constants: HeightConstants) {
    (self.text, self.constants) = (text, constants)
  }

  func length(of name: String) -> CodedLength? { names(name) }
}
