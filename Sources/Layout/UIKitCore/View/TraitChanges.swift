/// The traits that a view or controller sets for itself and its descendants.
struct TraitOverrides {
  var style = UIUserInterfaceStyle.unspecified
  var category: UIContentSizeCategory?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var scale: CGFloat?
  var direction: UITraitEnvironmentLayoutDirection?
  var custom = CustomTraits()

  /// Whether nothing is set.
  var isEmpty: Bool {
    style == .unspecified && category == nil && horizontal == nil && vertical == nil
      && scale == nil && direction == nil && custom.isEmpty
  }

  /// A copy of `traits` in which those that are set here replace theirs.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let isRightToLeft = (direction ?? traits.layoutDirection) == .rightToLeft
    return UITraitCollection(
      contentSizeCategory: category ?? traits.preferredContentSizeCategory,
      displayScale: scale ?? traits.displayScale,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      userInterfaceStyle: style == .unspecified ? traits.userInterfaceStyle : style,
      sizeClasses: (horizontal ?? traits.horizontalSizeClass, vertical ?? traits.verticalSizeClass),
      custom: custom.over(traits.custom))
  }
}

/// A view's changes to the traits of itself and its descendants. The appearance is drawn; the
/// others reach code that asks the traits, and not fonts and directions that are there already.
public struct UITraitOverrides: UIMutableTraits {
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
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category ?? inherited.preferredContentSizeCategory }
    set { values.category = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal ?? inherited.horizontalSizeClass }
    set { values.horizontal = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical ?? inherited.verticalSizeClass }
    set { values.vertical = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { values.scale ?? inherited.displayScale }
    set { values.scale = newValue }
  }
  /// The direction as a trait; views are laid out by their `semanticContentAttribute`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction ?? inherited.layoutDirection }
    set { values.direction = newValue }
  }
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { builtIn(trait) ?? values.custom[trait] ?? inherited[trait] }
    set { if !setBuiltIn(trait, to: newValue) { values.custom[trait] = newValue } }
  }

  /// Whether a trait is set here.
  public func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.style != .unspecified
    case is UITraitPreferredContentSizeCategory.Type: values.category != nil
    case is UITraitHorizontalSizeClass.Type: values.horizontal != nil
    case is UITraitVerticalSizeClass.Type: values.vertical != nil
    case is UITraitDisplayScale.Type: values.scale != nil
    case is UITraitLayoutDirection.Type: values.direction != nil
    default: values.custom.contains(trait)
    }
  }

  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.style = .unspecified
    case is UITraitPreferredContentSizeCategory.Type: values.category = nil
    case is UITraitHorizontalSizeClass.Type: values.horizontal = nil
    case is UITraitVerticalSizeClass.Type: values.vertical = nil
    case is UITraitDisplayScale.Type: values.scale = nil
    case is UITraitLayoutDirection.Type: values.direction = nil
    default: values.custom.remove(trait)
    }
  }
}

extension UIView {
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(rare?.traits ?? TraitOverrides(), effectiveTraits) }
    set { changeTraits { $0 = newValue.values } }
  }

  /// The environment's traits, with the overrides of the view and its ancestors.
  final var effectiveTraits: UITraitCollection {
    var overrides: [TraitOverrides] = []
    var current: UIView? = self
    while let view = current {
      if let own = view.rare?.traits, !own.isEmpty { overrides.append(own) }
      current = view.superviewReference
    }
    return overrides.reversed().reduce(environment.traitCollection) { $1.applied(to: $0) }
  }

  /// Changes overrides, and notifies the view and its descendants.
  final func changeTraits(_ change: (inout TraitOverrides) -> Void) {
    let previous = effectiveTraits
    var traits = rare?.traits ?? TraitOverrides()
    change(&traits)
    rareValues.traits = traits
    notifyOfTraits(previous, effectiveTraits)
  }

  private func notifyOfTraits(_ previous: UITraitCollection, _ present: UITraitCollection) {
    let changed = present.changed(from: previous)
    guard !changed.isEmpty else { return }
    traitCollectionDidChange(previous)
    rare?.controller?.traitCollectionDidChange(previous)
    for handler in rare?.traitHandlers ?? [] where !handler.traits.isDisjoint(with: changed) {
      handler.call(self, previous)
    }
    setNeedsLayout()
    (self as? any ConfiguredView)?.setNeedsUpdateConfiguration()
    for subview in subviews {
      let own = subview.rare?.traits ?? TraitOverrides()
      if own.isEmpty {
        subview.notifyOfTraits(previous, present)
      } else {
        subview.notifyOfTraits(own.applied(to: previous), own.applied(to: present))
      }
    }
  }
}

/// A view whose configuration may depend on its traits.
package protocol ConfiguredView: UIView {
  func setNeedsUpdateConfiguration()
}

/// A view or a controller: what traits come down to.
public protocol UITraitEnvironment: AnyObject {
  /// Those in effect: the environment's with the overrides above.
  var traitCollection: UITraitCollection { get }
  /// Called with the former ones when an override has changed those in effect.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

public protocol UITraitChangeRegistration: AnyObject {}

/// The callback for changes of some traits.
final class TraitHandler: UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let call: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.call = call
  }
}

extension UIView {
  @discardableResult
  fileprivate final func addTraitHandler(
    _ traits: [UITrait], _ call: @escaping (UIView, UITraitCollection) -> Void
  ) -> TraitHandler {
    let handler = TraitHandler(traits, call)
    rareValues.traitHandlers.append(handler)
    return handler
  }
}

public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIView {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitHandler(traits) { view, previous in
      if let view = view as? Self { handler(view, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let object = target as AnyObject
    return addTraitHandler(traits) { view, previous in
      if let object { action.send(to: object, [view, previous]) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitHandlers.removeAll { $0 === registration }
  }
}

public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
