/// The references XML knows without a document type: `&lt; &gt; &amp; &quot; &apos;` and numbers.
enum XMLReferences {
  /// The text with its references replaced, once, so that it cannot grow.
  static func resolve(_ bytes: ArraySlice<UInt8>) throws(XMLFailure) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += rest[..<start]
      let reference = rest[(start + 1)...].prefix(32)
      guard let end = reference.firstIndex(of: UInt8(ascii: ";")) else {
        throw XMLFailure(
          offset: start, message: "'&' begins no reference", hint: "write '&amp;' for the character"
        )
      }
      let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      text += String(try scalar(named: name, at: start)).utf8
      rest = rest[(end + 1)...]
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  private static func scalar(
    named name: String, at offset: Int
  ) throws(XMLFailure) -> Unicode.Scalar {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      if name.hasPrefix("#"), let scalar = numbered(name.dropFirst()) { return scalar }
      throw XMLFailure(
        offset: offset, message: "unknown entity \(Diagnostic.quoted("&" + name + ";"))",
        expected: "&lt; &gt; &amp; &quot; &apos; or a number",
        hint: "HTML's entities belong into a CDATA section")
    }
  }

  /// The character of a number; nil for characters that XML 1.0 forbids.
  private static func numbered(_ digits: Substring) -> Unicode.Scalar? {
    let isHex = digits.hasPrefix("x")
    guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    let isForbidden = value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D
    return isForbidden ? nil : Unicode.Scalar(value)
  }
}
