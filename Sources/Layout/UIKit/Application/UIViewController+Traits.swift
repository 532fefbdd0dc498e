extension UIViewController: UITraitChangeObservable {
  public final var traitOverrides: UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a closure when an override has changed one of some traits; asking loads the view.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits) { [weak self] (_: UIView, previous) in
      if let self { handler(self, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits, target: self, action: action)
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits, target: target, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewIfLoaded?.unregisterForTraitChanges(registration)
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIViewController: UIAppearanceContainer {}
