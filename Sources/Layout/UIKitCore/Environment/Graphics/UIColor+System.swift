// Light and dark values as published in Apple's Human Interface Guidelines and printed by many
// public tables of `UIColor` components, iOS 13 to 18 (noahgilmore.com, "Dark mode UIColor
// compatibility"). Since iOS 26 as in the guidelines of June 2025, "Color", Specifications; the
// separator as iamcgn/swiftui-web measured it in table views on iOS 26.

/// The system's colours, whose components follow appearance and version of iOS.
extension UIColor {
  public static let systemRed = UIColor(
    rgba: 0xFF3B_30FF, dark: 0xFF45_3AFF, since26: (0xFF38_3CFF, 0xFF42_45FF))
  /// Warnings of the system; `systemYellow` is too light for text.
  public static let systemOrange = UIColor(
    rgba: 0xFF95_00FF, dark: 0xFF9F_0AFF, since26: (0xFF8D_28FF, 0xFF92_30FF))
  /// Unlike most tints, not changed by iOS 26.
  public static let systemYellow = UIColor(rgba: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
  /// The track of a switch that is on. Not changed by iOS 26.
  public static let systemGreen = UIColor(rgba: 0x34C7_59FF, dark: 0x30D1_58FF)
  /// New in iOS 15; drawn for earlier versions too.
  public static let systemMint = UIColor(
    rgba: 0x00C7_BEFF, dark: 0x63E6_E2FF, since26: (0x00C8_B3FF, 0x00DA_C3FF))
  /// With the values of iOS 15; before, it was nearer to `systemCyan`.
  public static let systemTeal = UIColor(
    rgba: 0x30B0_C7FF, dark: 0x40C8_E0FF, since26: (0x00C3_D0FF, 0x00D2_E0FF))
  /// New in iOS 15; drawn for earlier versions too.
  public static let systemCyan = UIColor(
    rgba: 0x32AD_E6FF, dark: 0x64D2_FFFF, since26: (0x00C0_E8FF, 0x3CD3_FEFF))
  /// The tint that views have where none is set.
  public static let systemBlue = UIColor(
    rgba: 0x007A_FFFF, dark: 0x0A84_FFFF, since26: (0x0088_FFFF, 0x0091_FFFF))
  /// Between `systemBlue` and `systemPurple`.
  public static let systemIndigo = UIColor(
    rgba: 0x5856_D6FF, dark: 0x5E5C_E6FF, since26: (0x6155_F5FF, 0x6B5D_FFFF))
  /// More red than `systemIndigo`; since iOS 26 more so.
  public static let systemPurple = UIColor(
    rgba: 0xAF52_DEFF, dark: 0xBF5A_F2FF, since26: (0xCB30_E0FF, 0xDB34_F2FF))
  /// Unlike most tints, not changed by iOS 26.
  public static let systemPink = UIColor(rgba: 0xFF2D_55FF, dark: 0xFF37_5FFF)
  public static let systemBrown = UIColor(
    rgba: 0xA284_5EFF, dark: 0xAC8E_68FF, since26: (0xAC7F_5EFF, 0xB78A_66FF))
  /// The only grey that is the same in both appearances.
  public static let systemGray = UIColor(rgba: 0x8E8E_93FF, dark: 0x8E8E_93FF)
  public static let systemGray2 = UIColor(rgba: 0xAEAE_B2FF, dark: 0x6363_66FF)
  public static let systemGray3 = UIColor(rgba: 0xC7C7_CCFF, dark: 0x4848_4AFF)
  public static let systemGray4 = UIColor(rgba: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  public static let systemGray5 = UIColor(rgba: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
  /// The last of the five greys: `secondarySystemBackground`.
  public static let systemGray6 = UIColor(rgba: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// First-level text: the only one of the label colours that is opaque.
  /// A colour that code of an app asked for and nobody knows: that of labels on a ground of nothing.
  package static let unknown = UIColor(rgba: 0x0000_00FF, dark: 0xFFFF_FFFF)
  public static let label = UIColor(rgba: 0x0000_00FF, dark: 0xFFFF_FFFF)
  /// Second-level text, 60 % opaque.
  public static let secondaryLabel = UIColor(rgba: 0x3C3C_4399, dark: 0xEBEB_F599)
  /// Third-level text, 30 % opaque.
  public static let tertiaryLabel = UIColor(rgba: 0x3C3C_434C, dark: 0xEBEB_F54C)
  /// Fourth-level text, 18 % opaque, 16 % on dark.
  public static let quaternaryLabel = UIColor(rgba: 0x3C3C_432D, dark: 0xEBEB_F529)
  /// The prompt of an empty text input: the components of `tertiaryLabel`.
  public static let placeholderText = UIColor(rgba: 0x3C3C_434C, dark: 0xEBEB_F54C)
  /// Lines between rows: translucent, so that the ground shows through.
  public static let separator = UIColor(
    rgba: 0x3C3C_434A, dark: 0x5454_5899, since26: (0x0000_0019, 0xFFFF_FF1A))
  /// Lines where the ground must not show through.
  public static let opaqueSeparator = UIColor(rgba: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  /// The text of links; on light grounds the blue of `systemBlue` before iOS 26.
  public static let link = UIColor(rgba: 0x007A_FFFF, dark: 0x0984_FFFF)
  public static let systemBackground = UIColor(rgba: 0xFFFF_FFFF, dark: 0x0000_00FF)
  /// Content grouped on `systemBackground`.
  public static let secondarySystemBackground = UIColor(rgba: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// Content grouped on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(rgba: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
  public static let systemGroupedBackground = UIColor(rgba: 0xF2F2_F7FF, dark: 0x0000_00FF)
  public static let secondarySystemGroupedBackground = UIColor(rgba: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = UIColor(rgba: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
  /// Translucent, for thin and small shapes: 20 % opaque, 36 % on dark.
  public static let systemFill = UIColor(rgba: 0x7878_8033, dark: 0x7878_805B)
  /// Translucent, for medium shapes: 16 % opaque, 32 % on dark.
  public static let secondarySystemFill = UIColor(rgba: 0x7878_8028, dark: 0x7878_8051)
  /// Translucent, for large shapes such as input fields: 12 % opaque, 24 % on dark.
  public static let tertiarySystemFill = UIColor(rgba: 0x7676_801E, dark: 0x7676_803D)
  /// Translucent, for very large shapes: 8 % opaque, 18 % on dark.
  public static let quaternarySystemFill = UIColor(rgba: 0x7474_8014, dark: 0x7474_802D)
  public static let darkText = UIColor(rgba: 0x0000_00FF, dark: 0x0000_00FF)
  /// White in both appearances, 60 % opaque.
  public static let lightText = UIColor(rgba: 0xFFFF_FF99, dark: 0xFFFF_FF99)

  /// Creates a colour from 0xRRGGBBAA, light and dark, with other values for iOS 26.
  package convenience init(
    rgba light: UInt32, dark: UInt32, since26 new: (light: UInt32, dark: UInt32)? = nil
  ) {
    self.init(
      light: Components(rgba: light), dark: Components(rgba: dark),
      since26: new.map { UIColor(rgba: $0.light, dark: $0.dark) })
  }
}

extension UIColor.Components {
  /// Creates components from 0xRRGGBBAA.
  package init(rgba: UInt32) {
    let channel: (UInt32) -> CGFloat = { CGFloat((rgba >> $0) & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}

extension UIColor {
  /// The SDK's colours by their names, in the order for messages.
  package static var named: KeyValuePairs<String, UIColor> {
    [
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
      "separator": .separator, "opaqueSeparator": .opaqueSeparator,
      "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
      "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
      "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
      "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
      "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
      "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
      "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
      "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
      "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
      "darkText": .darkText, "lightText": .lightText, "black": .black, "darkGray": .darkGray,
      "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red, "green": .green,
      "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
      "purple": .purple, "brown": .brown, "clear": .clear,
    ]
  }
}
