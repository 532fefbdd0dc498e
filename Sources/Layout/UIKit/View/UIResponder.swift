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
