/// What a view or controller sets for itself and what is in it.
struct TraitOverrides: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var category: UIContentSizeCategory?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?

  /// A copy of `traits` in which those that are set here replace theirs.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      contentSizeCategory: category ?? traits.preferredContentSizeCategory,
      displayScale: traits.displayScale,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      userInterfaceStyle: style == .unspecified ? traits.userInterfaceStyle : style,
      sizeClasses: (horizontal ?? traits.horizontalSizeClass, vertical ?? traits.verticalSizeClass))
  }

  /// These, and where they leave a trait open those of a view around.
  func over(_ outer: TraitOverrides) -> TraitOverrides {
    TraitOverrides(
      style: style == .unspecified ? outer.style : style, category: category ?? outer.category,
      horizontal: horizontal ?? outer.horizontal, vertical: vertical ?? outer.vertical)
  }
}

/// What a view changes of the traits of itself and its descendants. The appearance is drawn; text
/// sizes and size classes reach code that asks the traits, and not fonts that are there already.
public struct UITraitOverrides {
  var values: TraitOverrides
  private let inherited: UITraitCollection

  init(_ values: TraitOverrides, _ inherited: UITraitCollection) {
    (self.values, self.inherited) = (values, inherited)
  }

  /// Light or dark; `unspecified` inherits.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category ?? inherited.preferredContentSizeCategory }
    set { values.category = newValue }
  }
  /// The class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal ?? inherited.horizontalSizeClass }
    set { values.horizontal = newValue }
  }
  /// The class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical ?? inherited.verticalSizeClass }
    set { values.vertical = newValue }
  }
}

extension UIView {
  /// The traits that the view changes.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(rare?.traits ?? TraitOverrides(), effectiveTraits) }
    set { changeTraits { $0 = newValue.values } }
  }

  /// The environment's traits, with the overrides of the view and its ancestors.
  final var effectiveTraits: UITraitCollection {
    var current: UIView? = self
    var overrides = TraitOverrides()
    while let view = current {
      if let outer = view.rare?.traits { overrides = overrides.over(outer) }
      current = view.superviewReference
    }
    if overrides == TraitOverrides() { return environment.traitCollection }
    return overrides.applied(to: environment.traitCollection)
  }

  /// Changes overrides, and notifies the view and its descendants.
  final func changeTraits(_ change: (inout TraitOverrides) -> Void) {
    var traits = rare?.traits ?? TraitOverrides()
    change(&traits)
    guard traits != (rare?.traits ?? TraitOverrides()) else { return }
    let previous = effectiveTraits
    rareValues.traits = traits
    let present = effectiveTraits
    guard
      present.userInterfaceStyle != previous.userInterfaceStyle
        || present.preferredContentSizeCategory != previous.preferredContentSizeCategory
        || present.horizontalSizeClass != previous.horizontalSizeClass
        || present.verticalSizeClass != previous.verticalSizeClass
    else { return }
    notifyOfTraits(previous)
  }

  private func notifyOfTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    rare?.controller?.traitCollectionDidChange(previous)
    for handler in rare?.traitHandlers ?? [] { handler.call(self, previous) }
    for subview in subviews where subview.overrideUserInterfaceStyle == .unspecified {
      subview.notifyOfTraits(previous)
    }
  }
}

/// A view or a controller: what traits come down to.
public protocol UITraitEnvironment: AnyObject {
  /// Those in effect: the environment's with the overrides above.
  var traitCollection: UITraitCollection { get }
  /// Called with the former ones when an override has changed those in effect.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// A trait, named by its type.
public protocol UITraitDefinition {}

/// A trait as code names it to `registerForTraitChanges`: the type, not a value.
public typealias UITrait = any UITraitDefinition.Type

/// The appearance: the only trait whose changes are reported, because only it can be overridden.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// Stands for `preferredContentSizeCategory`; never changes in the life of a view here.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Stands for `horizontalSizeClass`; never changes here.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Stands for `verticalSizeClass`; never changes here.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Stands for `layoutDirection`; never changes here.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// Stands for `displayScale`, in pixels per point; never changes here.
public enum UITraitDisplayScale: UITraitDefinition {}
/// Stands for `legibilityWeight`, the setting for bold text; never changes here.
public enum UITraitLegibilityWeight: UITraitDefinition {}
/// Stands for `accessibilityContrast`; never changes here.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// Stands for `userInterfaceIdiom`, which is that of a phone.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Stands for `displayGamut`; never changes here, and pictures are sRGB.
public enum UITraitDisplayGamut: UITraitDefinition {}

/// A registration for changes, by which it can be ended.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {}

/// An object that reports changes of its traits.
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
  /// Calls a closure when an override of traits has changed. Of all traits only the appearance can
  /// be overridden here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let token = TraitRegistration()
    rareValues.traitHandlers.append(
      (token, { view, previous in if let view = view as? Self { handler(view, previous) } }))
    return token
  }

  /// Calls a method of the view when an override of traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of an object when an override of traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let token = TraitRegistration()
    weak let object = target as AnyObject
    rareValues.traitHandlers.append(
      (
        token,
        { view, previous in if let object { action.send(to: object, [view, previous]) } }
      ))
    return token
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitHandlers.removeAll { $0.token === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// The traits that the controller's view changes; asking loads the view.
  public final var traitOverrides: UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a closure when an override of traits has changed; asking loads the view.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let token = TraitRegistration()
    view.rareValues.traitHandlers.append(
      (token, { [weak self] _, previous in if let self { handler(self, previous) } }))
    return token
  }

  /// Calls a method of the controller when an override of traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of an object when an override of traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits, target: target, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewIfLoaded?.unregisterForTraitChanges(registration)
  }
}

/// A view whose font can follow the text size.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// The traits by which colours may differ.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}
