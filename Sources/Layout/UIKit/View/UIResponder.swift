/// The common superclass of views and controllers on iOS; here the properties that nib files can
/// set by key.
open class UIResponder: NSObject {
  private let mark = FoundationMark()

  /// Called when all objects of the file have been created and connected.
  open func awakeFromNib() {}

  /// Called on iOS by Interface Builder's previews; never called here.
  open func prepareForInterfaceBuilder() {}

  #if canImport(ObjectiveC)
    /// Sets a property by key: an outlet, or a user-defined runtime attribute.
    open override func setValue(_ value: Any?, forKey key: String) {
      assign(value, forKey: key)
    }

    /// Called for an unknown key.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      problem(.undefinedKey(key, known: OutletTable(self).names))
    }

    /// Sets the property at a key path.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      assign(value, forKeyPath: keyPath)
    }
  #else
    /// Sets a property by key: an outlet, or a user-defined runtime attribute.
    ///
    /// Supports `@Outlet` properties and those framework properties that files set. A class with
    /// other kinds of outlets overrides it, as it would on iOS, and passes other keys to `super`.
    open func setValue(_ value: Any?, forKey key: String) {
      assign(value, forKey: key)
    }

    /// Called for an unknown key: a programmer's error, or an error in the file that is being
    /// instantiated. Overriding code may ignore it.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      problem(.undefinedKey(key, known: OutletTable(self).names))
    }

    /// Sets the property at a key path: `layer.cornerRadius`, `titleLabel.text`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      assign(value, forKeyPath: keyPath)
    }
  #endif
}

/// The part of a layer that cells use for style: corners, border, clipping, shadow.
public final class CALayer {
  /// The radius of the corners in points; values that are negative or not a number are drawn as 0.
  public var cornerRadius: CGFloat = 0
  /// The width of the border in points, drawn inside the edge.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; opaque black by default, as in Core Animation. Nil draws none.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Whether content outside the layer's bounds and corners is clipped.
  public var masksToBounds = false
  /// The opacity, which `UIView.alpha` sets.
  public var opacity: Float = 1

  /// The colour of the shadow; nil draws none.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, from 0 (none) to 1.
  public var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow: its standard deviation in points.
  public var shadowRadius: CGFloat = 3

  init() {}
}
