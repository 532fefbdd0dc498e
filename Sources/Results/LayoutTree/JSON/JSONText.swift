/// JSON being written, byte by byte, in the order the caller chooses.
///
/// Key order is the order of the calls, numbers are the shortest text that reads back to the
/// same `Double`, and nothing depends on a locale: equal values give equal bytes everywhere.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Opens an object or array with `{` or `[`.
  mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  /// Closes what was opened, with `}` or `]`.
  mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// Writes `"name":`; the value follows. Names need no escapes.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes `"name":` with escapes; the value follows.
  mutating func key(of name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes what `copied(_:)` returned, with a comma before it where one belongs there.
  mutating func copy(_ value: [UInt8], isOpen: Bool) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = !isOpen
  }

  /// The output of `body`, without a comma before it.
  mutating func copied(_ body: (inout JSONText) -> Void) -> [UInt8] {
    let start = bytes.count + (needsComma ? 1 : 0)
    body(&self)
    return Array(bytes[start...])
  }

  /// Ends a line of JSON Lines: the next value stands by itself.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes `true` or `false`.
  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes `null`.
  mutating func null() { literal("null") }

  /// Starts a new line, indented by `indentation` spaces. Call where a comma may go before it.
  mutating func lineBreak(indentation: Int) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  /// Hands over what was written so far and starts with an empty buffer, in the same state.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Hands over what was written so far, and uses its buffer again where `sink` does not keep it.
  mutating func handOver(to sink: ([UInt8]) -> Void) {
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}

// MARK: - Strings

extension JSONText {
  /// Writes a quoted string: UTF-8 as it is, quotes, backslashes and controls escaped.
  mutating func string(_ value: String) {
    separate()
    JSONString.append(value, to: &bytes)
    needsComma = true
  }
}

// MARK: - Members of objects

extension JSONText {
  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    open("[")
    for value in values { string(value) }
    close("]")
  }

  mutating func member(_ name: StaticString, _ values: [Double]) {
    key(name)
    numbers(values)
  }

  mutating func member(_ name: StaticString, ifAny value: String?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: StaticString, ifAny value: Double?) {
    if let value { member(name, value) }
  }

  /// The member, `null` if there is no value.
  mutating func member(_ name: StaticString, orNull value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }
}

// MARK: - Numbers

extension JSONText {
  /// Writes the shortest text that reads back to `value`; whole numbers below 2⁵² without
  /// a point, minus zero as `0`. JSON has no word for what is not finite: that becomes `null`.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    let doubled = value * 2
    if doubled.magnitude < Self.exactIntegers, doubled == doubled.rounded() {
      half(Int64(doubled))
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
    needsComma = true
  }

  /// Writes an array of numbers.
  mutating func numbers(_ values: [Double]) {
    open("[")
    for value in values { number(value) }
    close("]")
  }

  /// Every integer below 2⁵³ is exact in a `Double`.
  private static let exactIntegers = 9_007_199_254_740_992.0

  /// Writes `halves / 2`. Most layout numbers are whole or half points, and printing an
  /// integer is several times faster than finding the shortest form of a `Double`.
  private mutating func half(_ halves: Int64) {
    if halves < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(halves.magnitude / 2)
    guard halves % 2 != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "5"))
  }

  private mutating func digits(_ value: UInt64) {
    if value >= 10 { digits(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
