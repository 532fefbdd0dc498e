/// An effect on the content behind a `UIVisualEffectView`.
open class UIVisualEffect: NSObject {}

/// Blurs the content behind the view; drawn as a translucent area.
public final class UIBlurEffect: UIVisualEffect {
  /// The brightness and thickness of a blur. Raw values as on iOS; thicker materials let less
  /// through.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    case light = 1
    case dark = 2
    /// Follows the appearance.
    case regular = 4
    /// Follows the appearance, with a stronger effect.
    case prominent = 5
    // The names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// Light or dark for styles that ignore the appearance; nil for those that follow it.
    package var fixedAppearance: UIUserInterfaceStyle? {
      switch rawValue {
      case 0, 1, 11...15: .light
      case 2, 16...20: .dark
      default: nil
      }
    }

    /// The opacity of the area, from 0 to 1.
    package var opacity: CGFloat {
      guard rawValue >= 6 else { return 0.8 }
      return [0.5, 0.65, 0.8, 0.92, 0.9][(rawValue - 6) % 5]
    }
  }

  /// The brightness and thickness of the blur.
  public let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
  }
}

/// A view with an effect; add subviews to `contentView`.
open class UIVisualEffectView: UIView {
  /// The effect on the content behind the view.
  open var effect: UIVisualEffect?
  /// Always covers the whole view.
  public final let contentView = UIView()

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  override func didInitialize() {
    super.didInitialize()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}
