extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable, CaseIterable {
    /// The left edge of the alignment rectangle.
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line; the bottom of an item without text.
    case lastBaseline = 11
    /// The baseline of the first line; the top of an item without text.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    /// The horizontal centre of the area inside the layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the area inside the layout margins.
    case centerYWithinMargins = 20
    /// No attribute: the other side of the relation is a constant.
    case notAnAttribute = 0

    public static let baseline = Attribute.lastBaseline
  }

  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of quantity; a constraint can only relate attributes of the same kind.
  package enum Kind {
    case horizontalPosition
    case verticalPosition
    case size
    case none
  }

  /// Whether it is a place on one of the axes.
  var isPosition: Bool { kind == .horizontalPosition || kind == .verticalPosition }

  /// Whether it is no vertical place and no height.
  var isAcross: Bool { kind == .horizontalPosition || self == .width || self == .notAnAttribute }

  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether the edge depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  func resolved(in direction: UIUserInterfaceLayoutDirection) -> Self {
    let isLeftToRight = direction == .leftToRight
    return switch self {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The case's name, `centerX`: what `"\(self)"` gives, without the 10 µs that reflection takes.
  package var spelling: String { Self.spellings[rawValue] }

  /// The case with a name; nil for any other word.
  package init?(spelling: String) {
    guard let value = Self.spellings.firstIndex(of: spelling) else { return nil }
    self.init(rawValue: value)
  }

  /// Indexed by raw value.
  private static let spellings = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}

/// An item of a constraint: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var ownerView: UIView? { get }
  var guide: UILayoutGuide? { get }
  /// The item's name in messages.
  var itemDescription: String { get }
  var itemReference: LayoutItemReference { get }
}

/// A reference to an item that does not keep it: the item clears it in its `deinit`.
///
/// Swift's own weak references move an object's reference counts out of the object, which makes
/// every later retain and release of a constrained view slow: a sixth of the time of a row.
final class LayoutItemReference {
  /// Cleared by the item before it is gone.
  private(set) final unowned(unsafe) var item: (any LayoutItem)?

  init(_ item: any LayoutItem) { self.item = item }

  func clear() { item = nil }

  /// An anchor of the item, which keeps the item, and which the item does not keep.
  private struct KnownAnchor { weak var anchor: (any AnchorIdentity)? }

  private var anchors: [KnownAnchor] = []

  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> (any AnchorIdentity)? {
    for known in anchors {
      if let anchor = known.anchor, anchor.attribute == attribute { return anchor }
    }
    return nil
  }

  func note(_ anchor: any AnchorIdentity) {
    anchors.removeAll { $0.anchor == nil }
    anchors.append(KnownAnchor(anchor: anchor))
  }
}

extension UIView: LayoutItem {
  final var ownerView: UIView? { self }
  final var guide: UILayoutGuide? { nil }
  final var itemDescription: String { displayName }
  final var itemReference: LayoutItemReference {
    if let constraintReference { return constraintReference }
    let reference = LayoutItemReference(self)
    constraintReference = reference
    return reference
  }
}

extension UILayoutGuide: LayoutItem {
  final var ownerView: UIView? { owner }
  final var guide: UILayoutGuide? { self }
  final var itemDescription: String {
    identifier.isEmpty ? "\(type(of: self))" : identifier
  }
  final var itemReference: LayoutItemReference {
    if let constraintReference { return constraintReference }
    let reference = LayoutItemReference(self)
    constraintReference = reference
    return reference
  }
}

extension UIView {
  /// The view's name, or its class and its position in the hierarchy: `UILabel#0.2`.
  public final var displayName: String {
    if let name { return name }
    return "\(type(of: self))\(ordinalPath.map { "#\($0)" } ?? "")"
  }

  /// Indices among the siblings from the root down, joined by dots; nil for a root.
  private var ordinalPath: String? {
    guard let superview = superviewReference else { return nil }
    let index = superview.subviews.firstIndex { $0 === self } ?? 0
    return superview.ordinalPath.map { "\($0).\(index)" } ?? "\(index)"
  }
}
