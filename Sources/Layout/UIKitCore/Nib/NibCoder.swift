import CViewMaking

/// The coder from which `init(coder:)` decodes a view of an Interface Builder file.
///
/// Unlike on iOS it does not contain the view's properties under keys: it sets everything that the
/// view's element declares, subviews included, in one step at the end of `super.init(coder:)`. Code
/// after that call finds the view as on iOS. Keys that subclasses decode themselves have no value.
package final class NibCoder: NSCoder {
  /// The style of a cell, which cannot change after initialization.
  let cellStyle: UITableViewCell.CellStyle
  package let reuseIdentifier: String?
  /// The style of a table, which cannot change after initialization.
  let tableStyle: UITableView.Style
  private var body: ((UIView) -> Void)?

  /// Creates a coder for one view; it calls `decode` once.
  package init(
    cellStyle: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil,
    tableStyle: UITableView.Style = .plain, decode: @escaping (UIView) -> Void
  ) {
    self.cellStyle = cellStyle
    self.reuseIdentifier = reuseIdentifier
    self.tableStyle = tableStyle
    body = decode
  }

  /// Applies the view's element if that has not happened yet. An initializer that does not pass the
  /// coder on gets the properties after it returns.
  package func finish(_ view: UIView) {
    let decode = body
    body = nil
    decode?(view)
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// Ends `init(coder:)`, so that the file's values override the class's defaults.
  final func finishDecoding(_ coder: NSCoder) {
    (coder as? NibCoder)?.finish(self)
  }
}

// MARK: - Classes that are known at run time

extension UIButton {
  /// A button of a class that is known only when the program runs, for an app's `T(type: .system)`.
  public static func made<Button: UIButton>(
    as type: Button.Type, type buttonType: ButtonType
  ) -> Button {
    let button = made(as: type)
    button.become(buttonType)
    return button
  }
}

extension UIView {
  /// A view of a class that is known only when the program runs, by its `init(frame:)`, or a cell as
  /// a table makes it.
  ///
  /// The source pass writes this where an app has `T(frame: .zero)` and `T` is a type parameter.
  /// Ends the process where the class has no `init(frame:)`.
  public static func made<View: UIView>(as type: View.Type, frame: CGRect = .zero) -> View {
    let registered: UIView? =
      (type as? UITableViewCell.Type)?.init(registeredAs: "")
      ?? (type as? UITableViewHeaderFooterView.Type)?.init(registeredAs: "")
    if let view = registered as? View { return view }
    // Safe: the metatype of a class is the address of its metadata, and nothing else.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let made = plumb_made_view(
      metadata, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    return unsafeDowncast(Unmanaged<UIView>.fromOpaque(made).takeRetainedValue(), to: type)
  }

  /// A layer of a class known at run time, by its `init()`, without which the process ends.
  static func made(layer type: CALayer.Type) -> CALayer {
    #if canImport(ObjectiveC)
      return (type as? NSObject.Type)?.init() as? CALayer ?? CALayer()
    #else
      // Safe: the metatype of a class is the address of its metadata, and nothing else.
      let made = plumb_made_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
      return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
    #endif
  }
}
