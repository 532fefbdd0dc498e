/// Texts as JSON quotes them: RFC 8259, section 7.
package enum JSONString {
  package static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text in quotes: UTF-8 as it is, quotes, backslashes and controls escaped.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      // Whole at once where nothing has to be escaped, which is nearly always so.
      if text.contains(where: needsEscape) {
        for byte in text {
          if needsEscape(byte) { escape(byte, to: &bytes) } else { bytes.append(byte) }
        }
      } else {
        bytes.append(contentsOf: text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The form of two characters where there is one, else `\u00XX`.
  private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(contentsOf: Array("u00".utf8))
      Hexadecimal.append(byte, to: &bytes)
    }
  }
}

/// Numbers to the base 16: written in lower case, read in either.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends both digits of a byte, the greater first.
  package static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }

  /// The UTF-16 unit of the first four hexadecimal digits; nil if one is missing or none.
  package static func unit(_ bytes: some Sequence<UInt8>) -> UInt16? {
    var (unit, count) = (UInt16(0), 0)
    for byte in bytes.prefix(4) {
      guard let digit = value(of: byte) else { return nil }
      (unit, count) = (unit << 4 | UInt16(digit), count + 1)
    }
    return count == 4 ? unit : nil
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The character outside the basic plane whose two halves are UTF-16 units: The Unicode Standard,
  /// table 3-5. Nil where they are not a leading and a trailing surrogate.
  package init?(lead: UInt16, trail: UInt16) {
    guard UTF16.isLeadSurrogate(lead), UTF16.isTrailSurrogate(trail) else { return nil }
    self.init(0x1_0000 + (UInt32(lead & 0x3FF) << 10 | UInt32(trail & 0x3FF)))
  }
}
