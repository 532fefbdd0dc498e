import CHarfBuzz

extension FontFile {
  /// Family name (`name` id 16, else 1), empty when the font has none.
  var familyName: String {
    let typographic = name(16)
    return typographic.isEmpty ? name(1) : typographic
  }

  /// What the font can be asked for by, in small letters: its families (`name` ids 1 and 16), its
  /// full name (4) and its PostScript name (6), which is what `UIFont(name:size:)` takes.
  var names: [String] {
    [1, 16, 4, 6].map { name($0).lowercased() }.filter { !$0.isEmpty }
  }

  /// What the font says its version is (`name` id 5), up to the first semicolon: "4.001".
  var version: String {
    let text = name(5)
    let version = text.hasPrefix("Version ") ? text.dropFirst(8) : text[...]
    return String(version.prefix { $0 != ";" && $0 != " " })
  }

  /// Weight (100 to 900; of a variable font the nearest to regular that it has) and slant, as the
  /// font says.
  var style: (weight: Double, isItalic: Bool) {
    guard let font = hb_font_create(face) else { return (400, false) }
    defer { hb_font_destroy(font) }
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    let italic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
    return (Double(weight), italic >= 0.5)
  }

  private func name(_ id: UInt32) -> String {
    var length: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, &buffer)
    return String(
      decoding: buffer.prefix(Int(min(length, 255))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
