import CHarfBuzz

extension FontInstance {
  /// The face's own vertical metrics (`hhea`, or `OS/2` when it says so) at a size, for families
  /// other than the system font.
  func metrics(pointSize: Double, leading: Double) -> FontMetrics {
    let scale = pointSize / Double(file.unitsPerEm)
    func value(_ tag: UInt32) -> Double? {
      var units: Int32 = 0
      let found = hb_ot_metrics_get_position(font, hb_ot_metrics_tag_t(tag), &units)
      return found != 0 ? Double(units) * scale : nil
    }
    return FontMetrics(
      ascender: value(0x6861_7363) ?? SystemFontMetrics.ascender * pointSize,  // hasc
      descender: value(0x6864_7363) ?? SystemFontMetrics.descender * pointSize,  // hdsc
      leading: leading,
      capHeight: value(0x6370_6874) ?? SystemFontMetrics.capHeight * pointSize,  // cpht
      xHeight: value(0x7868_6774) ?? SystemFontMetrics.xHeight * pointSize)  // xhgt
  }
}
