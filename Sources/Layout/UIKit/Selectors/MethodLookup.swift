#if !canImport(ObjectiveC)
  /// The lookup of members at run time where code that went through the source pass needs it.

  /// Which override of a method the nearest class above an object's has; `classes.count` for none.
  ///
  /// - Parameters:
  ///   - type: the object's class.
  ///   - above: the class whose `super` is asked; nil to begin with the object's own.
  ///   - classes: those with an override.
  public func nearestOverride(
    of type: AnyClass, above: AnyClass?, among classes: [AnyClass]
  ) -> Int {
    var next: AnyClass? = above.flatMap { _getSuperclass($0) } ?? (above == nil ? type : nil)
    while let current = next {
      if let position = classes.firstIndex(where: { $0 == current }) { return position }
      next = _getSuperclass(current)
    }
    return classes.count
  }

  postfix operator ~?

  /// The properties of an object of any class, each nil where the object has none of that name.
  public postfix func ~? (object: AnyObject?) -> AnyObjectMembers {
    AnyObjectMembers(object: object)
  }

  /// Properties of classes that code is likely to ask an `AnyObject` for.
  @dynamicMemberLookup public struct AnyObjectMembers {
    fileprivate let object: AnyObject?

    public subscript<Value>(dynamicMember path: KeyPath<NSLayoutConstraint, Value>) -> Value? {
      (object as? NSLayoutConstraint)?[keyPath: path]
    }
    /// A typed value of constraints as the number that it is in the runtime, where another class has
    /// a number of that name: `priority`, as of tasks.
    @_disfavoredOverload
    public subscript<Value: RawRepresentable>(
      dynamicMember path: KeyPath<NSLayoutConstraint, Value>
    ) -> Value.RawValue? { (object as? NSLayoutConstraint)?[keyPath: path].rawValue }
    public subscript<Value>(dynamicMember path: KeyPath<UIView, Value>) -> Value? {
      (object as? UIView)?[keyPath: path]
    }
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<UILabel, Value>) -> Value? {
      (object as? UILabel)?[keyPath: path]
    }
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<UIControl, Value>) -> Value? {
      (object as? UIControl)?[keyPath: path]
    }
    public subscript<Value>(dynamicMember path: KeyPath<UIViewController, Value>) -> Value? {
      (object as? UIViewController)?[keyPath: path]
    }
  }
#endif
