/// What `init(coder:)` decodes a view of an Interface Builder file from.
///
/// Other than on iOS a view's properties do not lie in it under keys: it gives the view everything
/// its element says, subviews included, in one step at the end of `super.init(coder:)`. Code after
/// that call finds the view as on iOS. Of the keys that subclasses ask for it has none.
package final class NibCoder: NSCoder {
  /// What cannot be changed once a cell is made.
  let cellStyle: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  /// What cannot be changed once a table is made.
  let tableStyle: UITableView.Style
  private var body: ((UIView) -> Void)?

  /// A coder for one view; `decode` is called once.
  package init(
    cellStyle: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil,
    tableStyle: UITableView.Style = .plain, decode: @escaping (UIView) -> Void
  ) {
    self.cellStyle = cellStyle
    self.reuseIdentifier = reuseIdentifier
    self.tableStyle = tableStyle
    body = decode
    super.init()
  }

  /// Gives the view what its element says, if that has not happened: initializers that do not hand
  /// the coder on get it when they return.
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
  /// Ends `init(coder:)` of a class of the framework: what the file says comes after the class's
  /// own set-up.
  final func finishDecoding(_ coder: NSCoder) {
    (coder as? NibCoder)?.finish(self)
  }
}
