#if !canImport(ObjectiveC)
  // The methods of a class as the Objective-C runtime has them. There is none here: no method is
  // found, so what exchanges two of them leaves both as they are.

  public typealias Method = OpaquePointer
  public typealias IMP = OpaquePointer

  public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
  public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
  public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
  public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
    type.flatMap { _getSuperclass($0) }
  }
  @discardableResult
  public func class_addMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
  ) -> Bool { false }
  @discardableResult
  public func class_replaceMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
  ) -> IMP? { nil }
  public func method_getImplementation(_ method: Method) -> IMP { method }
  @discardableResult
  public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
  public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
  public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
  /// Nothing calls what it gives.
  public func imp_implementationWithBlock(_ block: Any) -> IMP {
    // Safe: nothing follows the pointer.
    unsafeBitCast(1, to: IMP.self)
  }
  public func object_getClass(_ object: Any?) -> AnyClass? {
    object.map { type(of: $0 as AnyObject) }
  }
#endif
