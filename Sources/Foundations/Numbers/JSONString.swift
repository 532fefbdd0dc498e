/// Texts as JSON quotes them: RFC 8259, section 7.
package enum JSONString {
  /// The text in quotes.
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

/// Numbers to the base 16, in lower case.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends both digits of a byte, the greater first.
  package static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }
}
