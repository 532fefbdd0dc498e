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

  /// Whether the bytes end with `pattern`.
  func ends(with pattern: StaticString) -> Bool {
    has(pattern, at: endIndex - pattern.utf8CodeUnitCount)
  }
}

extension UInt8 {
  /// An ASCII character's code.
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }

  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isHexDigit: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
