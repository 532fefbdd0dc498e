import Scene

/// Colours, lines and transforms as SVG's attributes.
enum SVGPaint {
  /// The use of a colour.
  enum Use {
    case fill
    case stroke
  }

  /// A colour, with its opacity unless it is opaque.
  static func attributes(_ color: Scene.Color, of use: Use) -> [XMLWriter.Attribute] {
    var attributes: [XMLWriter.Attribute] = [.raw(use == .fill ? "fill" : "stroke", hex(color))]
    if color.alpha < 255 {
      let name: StaticString = use == .fill ? "fill-opacity" : "stroke-opacity"
      attributes.append(.number(name, color.shares.alpha))
    }
    return attributes
  }

  /// A line's thickness, dashes, ends and corners, unless they are SVG's defaults.
  static func attributes(_ style: Scene.StrokeStyle) -> [XMLWriter.Attribute] {
    var attributes: [XMLWriter.Attribute] = []
    if style.width != 1 { attributes.append(.number("stroke-width", style.width)) }
    if !style.dash.isEmpty { attributes.append(.raw("stroke-dasharray", list(style.dash))) }
    switch style.cap {
    case .butt: break
    case .round: attributes.append(.text("stroke-linecap", "round"))
    case .square: attributes.append(.text("stroke-linecap", "square"))
    }
    switch style.join {
    // Cairo's limit, so that both cut off the same corners.
    case .miter: attributes.append(.number("stroke-miterlimit", 10))
    case .round: attributes.append(.text("stroke-linejoin", "round"))
    case .bevel: attributes.append(.text("stroke-linejoin", "bevel"))
    }
    return attributes
  }

  /// A transform in its shortest form.
  static func matrix(_ transform: Scene.Transform) -> [UInt8] {
    if transform.isTranslation {
      return Array("translate(".utf8) + list([transform.tx, transform.ty]) + [UInt8(ascii: ")")]
    }
    let all = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return Array("matrix(".utf8) + list(all, decimals: 6) + [UInt8(ascii: ")")]
  }

  private static func list(_ values: [Double], decimals: Int = 3) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in values {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      ShortNumber.append(value, decimals: decimals, to: &bytes)
    }
    return bytes
  }

  /// `#rgb` if that is exact, else `#rrggbb`.
  private static func hex(_ color: Scene.Color) -> [UInt8] {
    let long = color.opaqueHexBytes
    let isShort = [1, 3, 5].allSatisfy { long[$0] == long[$0 + 1] }
    return isShort ? [long[0], long[1], long[3], long[5]] : long
  }
}

/// The ids of one document, each unique.
struct SVGNames {
  /// The number of uses of each id; only used for lookups, never iterated.
  private var uses: [String: Int] = [:]
  private var clips = 0

  static func outline(_ index: Int) -> String { "glyph-\(index)" }

  /// The id of a picture.
  static func image(_ index: Int) -> String { "image-\(index)" }

  mutating func nextClip() -> String {
    defer { clips += 1 }
    return "clip-\(clips)"
  }

  /// The id for a group: its own with blanks replaced, which ids must not contain; with a numeric
  /// suffix if it is in use, or has the form of a generated one.
  mutating func unique(_ id: String) -> String {
    let plain = String(id.map { $0.isWhitespace ? "_" : $0 })
    let isOurs = ["glyph-", "image-", "clip-"].contains { plain.hasPrefix($0) }
    let base = plain.isEmpty || isOurs ? "group-" + plain : plain
    let count = uses[base, default: 0] + 1
    uses[base] = count
    return count == 1 ? base : unique("\(base)-\(count)")
  }
}
