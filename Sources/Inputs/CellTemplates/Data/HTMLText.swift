/// Converts HTML to the plain text that a label can show.
///
/// The rules are those of the feed browser: named and numeric entities become characters, `<br>`
/// and the ends of paragraphs and other blocks become line breaks, other tags are removed whatever
/// their nesting, and comments, scripts and styles are removed with their content. White space
/// collapses as in a browser. CDATA sections are text.
///
/// - Complexity: O(n); any bytes are accepted, nothing recurses.
struct HTMLText {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  /// Whether there was white space since the last character; it is written only before another
  /// character.
  private var pendingSpace = false
  /// Whether a block ended or began since the last character.
  private var pendingBreak = false

  static func plain(_ html: String) -> String {
    var text = HTMLText(bytes: Array(html.utf8))
    while text.position < text.bytes.count { text.step() }
    return String(decoding: text.trimmedOutput, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "<") where startsMarkup: markup()
    case UInt8(ascii: "&"): reference()
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
      pendingSpace = true
      position += 1
    default:
      write(byte)
      position += 1
    }
  }

  // MARK: Output

  private mutating func write(_ byte: UInt8) {
    let isAtLineStart = output.isEmpty || output.last == 0x0A
    if pendingBreak, !isAtLineStart {
      output.append(0x0A)
    } else if pendingSpace, !isAtLineStart {
      output.append(0x20)
    }
    pendingBreak = false
    pendingSpace = false
    output.append(byte)
  }

  /// Writes the line break of a `<br>`, even after another one.
  private mutating func lineBreak() {
    if pendingBreak, let last = output.last, last != 0x0A { output.append(0x0A) }
    output.append(0x0A)
    pendingBreak = false
    pendingSpace = false
  }

  private var trimmedOutput: ArraySlice<UInt8> {
    let end = output.lastIndex { $0 != 0x0A }.map { $0 + 1 } ?? 0
    return output[..<end].drop { $0 == 0x0A }
  }
}

// MARK: Markup

extension HTMLText {
  /// Whether a `<` begins markup: before a letter, `/`, `!` or `?`. Otherwise it is text (`1 < 2`).
  private var startsMarkup: Bool {
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return true
    default: return false
    }
  }

  private mutating func markup() {
    if starts(with: "<!--") { return skip(past: "-->", from: position + 4) }
    if starts(with: "<![CDATA[") { return characterData() }
    let isEnd = bytes[position + 1] == UInt8(ascii: "/")
    let name = tagName(at: position + (isEnd ? 2 : 1))
    skipTag()
    switch name {
    case "br": if !isEnd { lineBreak() }
    case "script", "style", "head", "title", "template", "noscript":
      if !isEnd { skip(past: "</" + name, from: position) }
    case _ where Self.blocks.contains(name): pendingBreak = true
    default: break
    }
  }

  /// Elements that start a new line (HTML, section 15.3: `display: block`, list items and rows).
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  private func tagName(at start: Int) -> String {
    let name = bytes[start...].prefix(12).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Skips to after the tag's `>`, ignoring any inside quoted attributes.
  private mutating func skipTag() {
    var quote: UInt8?
    var previous: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return }
        let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        if isQuote, previous == UInt8(ascii: "=") { quote = byte }
      }
      if byte != 0x20 { previous = byte }
    }
  }

  private mutating func characterData() {
    position += 9
    while position < bytes.count {
      if starts(with: "]]>") {
        position += 3
        return
      }
      let byte = bytes[position]
      position += 1
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        pendingSpace = true
      } else {
        write(byte)
      }
    }
  }

  /// Skips to after the next `marker` (case-insensitive) and, for an end tag, to after its `>`.
  private mutating func skip(past marker: String, from start: Int) {
    position = start
    while position < bytes.count, !starts(with: marker) { position += 1 }
    guard position < bytes.count else { return }
    if marker.hasPrefix("</") { skipTag() } else { position += marker.utf8.count }
  }

  private func starts(with marker: String) -> Bool {
    guard bytes.count - position >= marker.utf8.count else { return false }
    return zip(bytes[position...], marker.utf8).allSatisfy { byte, expected in
      byte == expected || (byte | 0x20 == expected && expected >= UInt8(ascii: "a"))
    }
  }

  // MARK: References

  /// Converts `&name;` and `&#number;` to characters; unknown references remain as text.
  private mutating func reference() {
    let rest = bytes[(position + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLEntities.scalar(
        named: String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
    else {
      write(UInt8(ascii: "&"))
      position += 1
      return
    }
    for byte in String(scalar).utf8 { write(byte) }
    position = end + 1
  }
}

/// The character references of HTML 4 (its section 24, all 252) and `&apos;`.
private enum HTMLEntities {
  /// The character of `amp`, `#233` or `#xE9`; nil for an unknown name.
  static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name].flatMap { Unicode.Scalar($0) } }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? digits.dropFirst() : digits
    guard !number.isEmpty, number.allSatisfy({ isHex ? $0.isHexDigit : ("0"..."9").contains($0) })
    else { return nil }
    return numbered(UInt32(number, radix: isHex ? 16 : 10))
  }

  /// Applies the HTML rule for numeric references: 128 to 159 are read as Windows-1252, and invalid
  /// or too large numbers become U+FFFD.
  private static func numbered(_ value: UInt32?) -> Unicode.Scalar {
    guard let value, value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    guard (0x80...0x9F).contains(value) else { return scalar }
    return Unicode.Scalar(windows1252[Int(value) - 0x80]) ?? scalar
  }

  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private static let named: [String: UInt32] = {
    var table: [String: UInt32] = [:]
    for (first, names) in runs {
      for (offset, name) in names.split(separator: " ").enumerated() {
        table[String(name)] = first + UInt32(offset)
      }
    }
    return table
  }()

  /// The names of consecutive characters, each run with the number of its first one.
  private static let runs: [(first: UInt32, names: String)] = [
    (34, "quot"), (38, "amp apos"), (60, "lt"), (62, "gt"),
    (160, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"),
    (
      176, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34"
    ),
    (191, "iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml"),
    (204, "Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash"),
    (217, "Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring"),
    (230, "aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve"),
    (243, "oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"),
    (338, "OElig oelig"), (352, "Scaron scaron"), (376, "Yuml"), (402, "fnof"), (710, "circ"),
    (732, "tilde"),
    (
      913, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"
    ),
    (931, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (
      945, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho"
    ),
    (962, "sigmaf sigma tau upsilon phi chi psi omega"), (977, "thetasym upsih"), (982, "piv"),
    (8194, "ensp emsp"), (8201, "thinsp"), (8204, "zwnj zwj lrm rlm"), (8211, "ndash mdash"),
    (8216, "lsquo rsquo sbquo"), (8220, "ldquo rdquo bdquo"), (8224, "dagger Dagger bull"),
    (8230, "hellip"), (8240, "permil"), (8242, "prime Prime"), (8249, "lsaquo rsaquo"),
    (8254, "oline"), (8260, "frasl"), (8364, "euro"), (8465, "image"), (8472, "weierp"),
    (8476, "real"), (8482, "trade"), (8501, "alefsym"), (8592, "larr uarr rarr darr harr"),
    (8629, "crarr"), (8656, "lArr uArr rArr dArr hArr"), (8704, "forall"), (8706, "part exist"),
    (8709, "empty"), (8711, "nabla isin notin"), (8715, "ni"), (8719, "prod"), (8721, "sum minus"),
    (8727, "lowast"), (8730, "radic"), (8733, "prop infin"), (8736, "ang"),
    (8743, "and or cap cup int"), (8756, "there4"), (8764, "sim"), (8773, "cong"), (8776, "asymp"),
    (8800, "ne equiv"), (8804, "le ge"), (8834, "sub sup nsub"), (8838, "sube supe"),
    (8853, "oplus"), (8855, "otimes"), (8869, "perp"), (8901, "sdot"),
    (8968, "lceil rceil lfloor rfloor"),
    (9001, "lang rang"), (9674, "loz"), (9824, "spades"), (9827, "clubs"), (9829, "hearts diams"),
  ]
}
