/// The named colours that look the same in light and dark.
extension UIColor {
  /// The fixed colour `black`.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The fixed colour `darkGray`.
  public static let darkGray = UIColor(white: 0.333333, alpha: 1)
  /// The fixed colour `lightGray`.
  public static let lightGray = UIColor(white: 0.666667, alpha: 1)
  /// The fixed colour `white`.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The fixed colour `gray`.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The fixed colour `red`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The fixed colour `green`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The fixed colour `blue`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The fixed colour `cyan`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The fixed colour `yellow`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The fixed colour `magenta`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The fixed colour `orange`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The fixed colour `purple`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The fixed colour `brown`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}
