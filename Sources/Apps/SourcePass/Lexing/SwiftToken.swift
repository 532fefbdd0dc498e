/// A piece of Swift source: tokens follow one another without gaps, so joined they are the source.
package struct SwiftToken: Equatable {
  /// The kinds that rewriting has to tell apart; the parser's are more.
  package enum Kind: UInt8, Sendable {
    case byteOrderMark, shebang
    case space, newline, lineComment, blockComment
    /// A name or a keyword; any character outside ASCII counts as a part of one.
    case identifier
    case quotedIdentifier
    /// `#if`, `#selector`, `#Preview`.
    case directive
    case number
    /// The opening delimiter of a string: `"`, `#"`, `"""`.
    case stringStart
    /// Text and escapes between delimiters and interpolations.
    case stringText
    case stringEnd
    /// `\(` in a string, with its number signs.
    case interpolationStart
    case interpolationEnd
    case regex
    case openBrace, closeBrace, openParen, closeParen, openBracket, closeBracket
    case at, comma, semicolon, colon, dot
    case `operator`
    /// Anything else, such as a lone number sign or a control character.
    case other
  }

  package let kind: Kind
  /// Offsets of bytes in the source.
  let start: Int32
  let end: Int32

  package var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether the compiler takes no notice of the token.
  package var isTrivia: Bool {
    switch kind {
    case .byteOrderMark, .shebang, .space, .newline, .lineComment, .blockComment: true
    default: false
    }
  }
}

extension SwiftToken {
  /// How many brackets and interpolations of a source are open at once at most.
  package static func nesting(of source: [UInt8]) -> Int {
    var (depth, most) = (0, 0)
    for token in SwiftLexer.tokens(of: source) {
      switch token.kind {
      case .openBrace, .openParen, .openBracket, .interpolationStart: depth += 1
      case .closeBrace, .closeParen, .closeBracket, .interpolationEnd: depth = max(0, depth - 1)
      default: continue
      }
      most = max(most, depth)
    }
    return most
  }
}

/// A byte's role in Swift.
enum SwiftByte {
  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isIdentifierPart(_ byte: UInt8) -> Bool {
    isIdentifierStart(byte) || isDigit(byte)
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0
  }

  /// The token of a byte that always stands alone.
  static func punctuation(_ byte: UInt8) -> SwiftToken.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: "("): .openParen
    case UInt8(ascii: ")"): .closeParen
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ":"): .colon
    default: nil
    }
  }
}
