/// A cursor over the UTF-16 code units of a visual format: characters, names and numbers.
struct VisualFormatScanner {
  let text: String
  private let units: [UInt16]
  /// The UTF-16 offset of the cursor.
  private(set) var offset = 0

  init(_ text: String) {
    self.text = text
    units = Array(text.utf16)
  }

  /// Whether the whole string has been read.
  var isAtEnd: Bool { offset == units.count }

  /// Whether the next character is `character`.
  func isAt(_ character: Unicode.Scalar) -> Bool {
    peek() == character
  }

  /// Reads `text` if it comes next; ASCII only.
  mutating func skip(_ text: StaticString) -> Bool {
    let wanted = text.withUTF8Buffer { $0.map(UInt16.init) }
    guard units[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  /// Reads a C identifier, if one comes next.
  mutating func name() -> VisualFormat.Name? {
    guard let first = peek(), first.isNameStart else { return nil }
    let start = offset
    while let next = peek(), next.isNameStart || next.isDigit { offset += 1 }
    return VisualFormat.Name(text: string(from: start), offset: start)
  }

  /// Reads a decimal number as `strtod` does in the C locale, in any locale; nil, without reading
  /// anything, if none comes next. Numbers that are too large become infinity.
  mutating func number() -> Double? {
    let start = offset
    if isAt("-") || isAt("+") { offset += 1 }
    let whole = digits()
    let fraction = skip(".") ? digits() : 0
    guard whole + fraction > 0 else {
      offset = start
      return nil
    }
    skipExponent()
    return Double(string(from: start))
  }

  /// An error at `offset`, by default at the cursor.
  ///
  /// A space at that position is always reported as the error, because UIKit accepts none
  /// (observed: it raises at the space of `[a]- (10)-[b]`).
  func error(
    _ problem: VisualFormatError.Problem, at position: Int? = nil
  ) -> VisualFormatError {
    let isAtSpace = position == nil && peek()?.properties.isWhitespace == true
    return VisualFormatError(
      problem: isAtSpace ? .whitespace : problem, format: text, offset: position ?? offset)
  }

  /// The next character; nil at the end, or for a lone surrogate.
  private func peek() -> Unicode.Scalar? {
    offset < units.count ? Unicode.Scalar(units[offset]) : nil
  }

  private func string(from start: Int) -> String {
    String(decoding: units[start..<offset], as: UTF16.self)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let next = peek(), next.isDigit { offset += 1 }
    return offset - start
  }

  /// Reads `e5` or `E-3`; does not read an `e` without a digit after it.
  private mutating func skipExponent() {
    let start = offset
    guard skip("e") || skip("E") else { return }
    if isAt("-") || isAt("+") { offset += 1 }
    if digits() == 0 { offset = start }
  }
}

extension Unicode.Scalar {
  /// A letter of ASCII or an underscore.
  fileprivate var isNameStart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
