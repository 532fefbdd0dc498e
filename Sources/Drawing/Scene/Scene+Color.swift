import Numbers

extension Scene.Color {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque: CSS Color 4, 5.2.
  package var hex: String {
    String(decoding: opaqueHexBytes + (alpha == 255 ? [] : Self.bytes([alpha])), as: UTF8.self)
  }

  /// `#rrggbb`, whatever the opacity, in ASCII.
  package var opaqueHexBytes: [UInt8] { [UInt8(ascii: "#")] + Self.bytes([red, green, blue]) }

  private static func bytes(_ channels: [UInt8]) -> [UInt8] {
    channels.reduce(into: []) { Hexadecimal.append($1, to: &$0) }
  }
}
