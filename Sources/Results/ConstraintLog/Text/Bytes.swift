/// A piece of a log. Logs may hold any bytes; they become text only in results.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// The bytes as text, what is no UTF-8 replaced.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Without spaces and tabs at its ends.
  var trimmed: Bytes {
    var bytes = self
    while let first = bytes.first, first.isBlank { bytes = bytes.dropFirst() }
    while let last = bytes.last, last.isBlank { bytes = bytes.dropLast() }
    return bytes
  }

  /// Where `pattern` first begins, at or after `start`.
  func firstIndex(of pattern: StaticString, from start: Int? = nil) -> Int? {
    let count = pattern.utf8CodeUnitCount
    guard self.count >= count else { return nil }
    var index = start ?? startIndex
    while index + count <= endIndex {
      if has(pattern, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Where `pattern` last begins.
  func lastIndex(of pattern: StaticString) -> Int? {
    var index = endIndex - pattern.utf8CodeUnitCount
    while index >= startIndex {
      if has(pattern, at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// Whether `pattern` stands at `index`.
  func has(_ pattern: StaticString, at index: Int) -> Bool {
    let count = pattern.utf8CodeUnitCount
    guard index >= startIndex, index + count <= endIndex else { return false }
    for offset in 0..<count where self[index + offset] != pattern.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the bytes begin with `pattern`.
  func starts(with pattern: StaticString) -> Bool { has(pattern, at: startIndex) }

  func ends(with pattern: StaticString) -> Bool {
    has(pattern, at: endIndex - pattern.utf8CodeUnitCount)
  }

  func ends(with other: Bytes) -> Bool { suffix(other.count).elementsEqual(other) }
}

extension UInt8 {
  /// Whether the byte may be one of a class's name: a letter, a digit, `_`, `.` or `$`.
  var belongsToClassName: Bool {
    isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self >= 0x80
      || self == .ascii("_") || self == .ascii(".") || self == .ascii("$")
  }

  /// An ASCII character's code.
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isHexDigit: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}

extension Bytes {
  /// The whole of the bytes as a finite number, as a log prints it: `34`, `-8.5`, `2.22507e-308`.
  var number: Double? {
    let bytes = trimmed
    guard let first = bytes.first, bytes.count <= 40 else { return nil }
    let starts =
      first.isDigit || first == .ascii("-") || first == .ascii("+") || first == .ascii(".")
    guard starts, let number = Double(bytes.text), number.isFinite else { return nil }
    return number == 0 ? 0 : number
  }

  /// A number, or a spacing that UIKit prints with its value: `NSSpace(8)`,
  /// `-NSLayoutAnchorConstraintSpace(8)`. A blank may stand after a sign: `- 16` (the alert
  /// controller of iOS 12.2 and later).
  var length: Double? {
    let bytes = trimmed
    if let number = bytes.number { return number }
    let isNegative = bytes.first == .ascii("-")
    let isSigned = isNegative || bytes.first == .ascii("+")
    let name = isSigned ? bytes.dropFirst().trimmed : bytes
    if isSigned, name.first?.isDigit == true, let value = name.number {
      return isNegative ? -value : value
    }
    for prefix in Self.spacings where name.starts(with: prefix) && name.last == .ascii(")") {
      let value = name.dropFirst(prefix.utf8CodeUnitCount).dropLast().number
      return value.map { isNegative ? -$0 : $0 }
    }
    return nil
  }

  private static let spacings: [StaticString] = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]
}
