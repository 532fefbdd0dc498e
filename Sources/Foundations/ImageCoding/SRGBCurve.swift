/// The transfer function of sRGB (IEC 61966-2-1), between the levels of pixels and light; both are
/// 1 for white.
///
/// Powers are computed by Newton's method, since no library guarantees equal results on all
/// machines.
public enum SRGBCurve {
  /// The light of an encoded level.
  public static func linear(_ encoded: Double) -> Double {
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let x = (encoded + 0.055) / 1.055
    let root = root(5, of: x)
    return x * x * root * root
  }

  /// The encoded level of light.
  public static func encoded(_ linear: Double) -> Double {
    guard linear > 0.0031308 else { return 12.92 * linear }
    let root = root(12, of: linear)
    return 1.055 * root * root * root * root * root - 0.055
  }

  /// A root of a positive number. Each step comes from above, and is at most an n-th shorter than
  /// the one before, so that 60 steps are enough between a thousandth and a hundred.
  private static func root(_ degree: Int, of x: Double) -> Double {
    var root = max(x, 1)
    for _ in 0..<60 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      root = (Double(degree - 1) * root + x / power) / Double(degree)
    }
    return root
  }
}
