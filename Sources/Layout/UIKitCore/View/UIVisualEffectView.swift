/// An effect on the content behind a `UIVisualEffectView`.
open class UIVisualEffect: NSObject {}

/// Blurs the content behind the view; drawn as a translucent area.
public final class UIBlurEffect: UIVisualEffect {
  /// The brightness and thickness of a blur; raw values as on iOS.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
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
      let material = rawValue - Self.systemUltraThinMaterial.rawValue
      guard material >= 0 else { return Self.plainOpacity }
      return Self.materialOpacities[material % Self.materialOpacities.count]
    }

    /// Chosen, like those of materials: that of a blur before there were any.
    private static let plainOpacity: CGFloat = 0.8
    /// Ultra thin, thin, regular, thick and chrome; the same in light and in dark.
    private static let materialOpacities: [CGFloat] = [0.5, 0.65, 0.8, 0.92, 0.9]
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
  }
}

/// Makes content stand out from a blur; drawn as it is without the effect.
public final class UIVibrancyEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
  }

  public let blurEffect: UIBlurEffect
  public let style: Style?

  public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, nil) }
  public init(blurEffect: UIBlurEffect, style: Style) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}

/// The glass of iOS 26: drawn as a translucent area in its tint, without what light does in it.
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  public let style: Style
  /// The colour of the glass; nil follows the appearance.
  public var tintColor: UIColor?
  /// Whether it follows touches; without effect here.
  public var isInteractive = false

  public override init() { style = .regular }
  public init(style: Style) { self.style = style }
}

/// Lets the glass of several views flow together; the views are drawn as they are.
public final class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass flows together, in points; no effect.
  public var spacing: CGFloat = 0
}

/// How round a corner is: a number of points, or the container's radius.
public struct UICornerRadius: Hashable, Sendable {
  let points: CGFloat?
  /// In points, whatever the view's size.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
  /// The container's radius less the distance from it on iOS; here `minimum`, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum)
  }
}

public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable { case capsule(CGFloat?), radius(CGFloat) }
  let shape: Shape

  /// Ends that are half circles, up to a radius in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximumRadius))
  }
  /// One radius for all four corners; 0 where it has no points.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .radius(radius.points ?? 0))
  }
  /// As `corners(radius:)`.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// The radius for a size, in points.
  func radius(for size: CGSize) -> CGFloat {
    switch shape {
    case .capsule(let maximum):
      min(maximum ?? .infinity, min(size.width, size.height) / 2)
    case .radius(let radius): radius
    }
  }
}

/// A view with an effect; add subviews to `contentView`.
open class UIVisualEffectView: UIView {
  /// The effect on the content behind the view.
  open var effect: UIVisualEffect?
  /// The shape of the corners; nil leaves them to the layer.
  open var cornerConfiguration: UICornerConfiguration? {
    didSet { setNeedsLayout() }
  }
  /// Always covers the whole view.
  public final let contentView = UIView()

  /// A view without a size that has the effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let cornerConfiguration else { return }
    layer.cornerRadius = cornerConfiguration.radius(for: bounds.size)
    clipsToBounds = true
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}
