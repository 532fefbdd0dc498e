/// What a `UIVisualEffectView` does to what lies behind it.
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind; drawn as a translucent pane.
public final class UIBlurEffect: UIVisualEffect {
  /// How the blur looks. Raw values as on iOS; the materials let less through the thicker they are.
  public enum Style: Int, Sendable {
    /// Lighter than what lies behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the appearance has it.
    case regular = 4
    /// As the appearance has it, more so.
    case prominent = 5
    // The names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// Light or dark whatever the appearance; nil: as the appearance has it.
    package var fixedAppearance: UIUserInterfaceStyle? {
      switch rawValue {
      case 0, 1, 11...15: .light
      case 2, 16...20: .dark
      default: nil
      }
    }

    /// How much of the pane one sees beside what lies behind it.
    package var opacity: CGFloat {
      guard rawValue >= 6 else { return 0.8 }
      return [0.5, 0.65, 0.8, 0.92, 0.9][(rawValue - 6) % 5]
    }
  }

  /// How the blur looks.
  public let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
  }
}

/// A pane with an effect; what is to be seen on it goes into `contentView`.
open class UIVisualEffectView: UIView {
  /// What is done to what lies behind.
  open var effect: UIVisualEffect?
  /// As large as the pane, always.
  public final let contentView = UIView()

  /// A pane without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder)
  }

  override class var setsUpWhenDecoded: Bool { true }

  /// A pane with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}
