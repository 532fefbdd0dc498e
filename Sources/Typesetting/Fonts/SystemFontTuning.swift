/// How Inter is set so that it runs as wide as San Francisco.
enum SystemFontTuning {
  /// Inter's optical size for a point size: 14 up to 17 points, 32 from 28 on, as San Francisco goes over
  /// from its text to its display cut.
  static func opticalSize(pointSize: Double) -> Double {
    min(max(14 + (pointSize - 17) * (32 - 14) / (28 - 17), 14), 32)
  }

  /// Points added after each character.
  static func tracking(pointSize: Double, weight: FontWeight) -> Double {
    let table = [
      (10.0, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
      (17, -0.43), (18, -0.44), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40),
    ]
    guard pointSize > table[0].0 else { return table[0].1 * pointSize / table[0].0 }
    for (low, high) in zip(table, table.dropFirst()) where pointSize <= high.0 {
      return low.1 + (high.1 - low.1) * (pointSize - low.0) / (high.0 - low.0)
    }
    return 0.4
  }
}
