/// Takes a stream of escape sequences apart, as a terminal does.
struct Escapes {
  /// What a terminal would see.
  enum Piece: Equatable {
    /// Printed characters and line ends.
    case text(String)
    /// `ESC _ … ESC \`, `ESC P … ESC \` or `ESC ] … BEL`: the introducing character and what is
    /// between it and the end.
    case string(kind: Character, String)
  }

  /// The pieces of `bytes`, in their order; nil where a sequence has no end.
  static func pieces(of bytes: [UInt8]) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      if escape > rest.startIndex { pieces.append(.text(text(rest[..<escape]))) }
      guard escape + 1 < rest.endIndex else { return nil }
      let body = rest[(escape + 2)...]
      let end = body.firstIndex { $0 == 0x1B || $0 == 0x07 }
      guard let end else { return nil }
      pieces.append(.string(kind: Character(Unicode.Scalar(bytes[escape + 1])), text(body[..<end])))
      let length = body[end] == 0x1B ? 2 : 1
      if length == 2, bytes[end + 1] != 0x5C { return nil }
      rest = rest[(end + length)...]
    }
    if !rest.isEmpty { pieces.append(.text(text(rest))) }
    return pieces
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
