/// What a constraint may name: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var ownerView: UIView? { get }
  /// The item, if it is a guide.
  var guide: UILayoutGuide? { get }
  /// The item as messages call it.
  var itemDescription: String { get }
}

extension UIView: LayoutItem {
  final var ownerView: UIView? { self }
  final var guide: UILayoutGuide? { nil }
  final var itemDescription: String { displayName }
}

extension UILayoutGuide: LayoutItem {
  final var ownerView: UIView? { owner }
  final var guide: UILayoutGuide? { self }
  final var itemDescription: String {
    identifier.isEmpty ? "\(type(of: self))" : identifier
  }
}

extension UIView {
  /// The view's name, or its class and the path of its position in the hierarchy: `UILabel#0.2`.
  public final var displayName: String {
    if let name { return name }
    return "\(type(of: self))\(ordinalPath.map { "#\($0)" } ?? "")"
  }

  /// Positions among the siblings from the root down, joined by dots; nil for a root.
  private var ordinalPath: String? {
    guard let superview = superviewReference else { return nil }
    let index = superview.subviews.firstIndex { $0 === self } ?? 0
    return superview.ordinalPath.map { "\($0).\(index)" } ?? "\(index)"
  }
}
