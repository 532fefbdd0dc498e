/// The character references of HTML 4 (its section 24, all 252) and `&apos;`.
enum CharacterReferences {
  /// The text of bytes in which `&name;` and `&#number;` are characters; unknown ones remain.
  static func resolved(in bytes: ArraySlice<UInt8>) -> String {
    guard var next = bytes.firstIndex(of: UInt8(ascii: "&")) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result = Array(bytes[..<next])
    result.reserveCapacity(bytes.count)
    while next < bytes.endIndex {
      if bytes[next] == UInt8(ascii: "&"), let found = reference(bytes[(next + 1)...]) {
        result += Array(String(found.scalar).utf8)
        next = found.end
      } else {
        result.append(bytes[next])
        next += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest `name;` or `#number;` in bytes.
  private static let longest = 32

  /// The reference behind an `&`, and where it ends.
  private static func reference(
    _ rest: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
      let scalar = scalar(named: String(decoding: rest[..<end], as: UTF8.self))
    else { return nil }
    return (scalar, end + 1)
  }

  /// The character of `amp`, `#233` or `#xE9`; nil for an unknown name.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name].flatMap { Unicode.Scalar($0) } }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? digits.dropFirst() : digits
    guard !number.isEmpty, number.allSatisfy({ isHex ? $0.isHexDigit : ("0"..."9").contains($0) })
    else { return nil }
    return numbered(UInt32(number, radix: isHex ? 16 : 10))
  }

  /// The HTML rule for numeric references: 128 to 159 are Windows-1252, invalid ones U+FFFD.
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
