/// What views and controllers have in common on iOS; here what nib files can reach by name.
open class UIResponder: NSObject {
  private let mark = FoundationMark()

  /// Called when everything in the file that the object comes from was made and connected.
  open func awakeFromNib() {}

  /// Called on iOS by Interface Builder's own previews; never here.
  open func prepareForInterfaceBuilder() {}

  #if canImport(ObjectiveC)
    /// Sets a property by its name: an outlet, or a user-defined runtime attribute.
    open override func setValue(_ value: Any?, forKey key: String) {
      assign(value, forKey: key)
    }

    /// Called for a name that nobody knows.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      problem(.undefinedKey(key, known: OutletTable(self).outlets.map(\.name)))
    }

    /// Sets what a path of names leads to.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      assign(value, forKeyPath: keyPath)
    }
  #else
    /// Sets a property by its name: an outlet, or a user-defined runtime attribute.
    ///
    /// Knows `@Outlet` properties and those of the framework that files set. A class with outlets
    /// of another kind overrides it, as it would on iOS, and hands other names to `super`.
    open func setValue(_ value: Any?, forKey key: String) {
      assign(value, forKey: key)
    }

    /// Called for a name that nobody knows: a mistake in the program, or in the file that is being
    /// instantiated. Overriding code may let it pass.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      problem(.undefinedKey(key, known: OutletTable(self).outlets.map(\.name)))
    }

    /// Sets what a path of names leads to: `layer.cornerRadius`, `titleLabel.text`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      assign(value, forKeyPath: keyPath)
    }
  #endif
}

/// The part of a layer that cells style: corners, border, clipping, shadow.
public final class CALayer {
  /// Radius of the corners, in points; anything but a number from 0 on is drawn as 0.
  public var cornerRadius: CGFloat = 0
  /// Width of the border drawn inside the edge.
  public var borderWidth: CGFloat = 0
  /// Colour of the border; opaque black unless set, as in Core Animation. Nil draws none.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Whether what lies outside the layer, corners included, is cut away.
  public var masksToBounds = false
  /// Opacity, which `UIView.alpha` sets.
  public var opacity: Float = 1

  /// Colour of the shadow; nil casts none.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// How dark the shadow is, from 0 (none) to 1.
  public var shadowOpacity: Float = 0
  /// Where the shadow falls, from the layer.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred: the standard deviation, in points.
  public var shadowRadius: CGFloat = 3

  init() {}
}
