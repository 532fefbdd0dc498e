import CellSources
import UIKit

/// Says why a laid-out row shows nothing.
struct BlankRow {
  private var texts = Count("label", "has no text", "have no text")
  private var pictures = Count("image view", "has no picture", "have no picture")
  private var lists = Count("list", "has no items", "have no items")
  private var hidden = Count("view", "is hidden", "are hidden")
  private var sizeless = Count("view", "is 0 points wide or high", "are 0 points wide or high")
  private var unseen = Count(
    "label", "has the colour of its ground", "have the colour of their ground")
  private var outside = Count("view", "lies outside of the row", "lie outside of the row")
  private var showsSomething = false

  /// Views that have one thing in common.
  private struct Count {
    private let noun: String
    private let verb: (one: String, more: String)
    var count = 0

    init(_ noun: String, _ one: String, _ more: String) {
      self.noun = noun
      verb = (one, more)
    }

    var words: String? {
      guard count > 0 else { return nil }
      return count == 1 ? "its \(noun) \(verb.one)" : "its \(count) \(noun)s \(verb.more)"
    }
  }

  /// Why nothing is seen of a row after its layout; nil where something may be. `content`: what is
  /// shown in the cell; the cell itself if it is its own content.
  static func reason(_ cell: UITableViewCell, content: UIView) -> String? {
    guard !cell.bounds.isEmpty else {
      let height = readablePoints(Double(cell.bounds.height))
      return "the row is \(height) high: nothing in it asks for a height"
    }
    var row = BlankRow(cell)
    for view in content === cell ? [cell.contentView] + cell.viewsBesideContent : [content] {
      row.visit(view)
    }
    if cell.accessoryType != .none || cell.accessoryView != nil { return nil }
    return row.reason
  }

  /// The shown labels below a view that have a text: those of which it has the colour of the ground,
  /// and those that would be seen on the ground of the other appearance.
  static func labels(in view: UIView) -> (all: Int, unseen: Int, seenOnOther: Int) {
    guard !view.isHidden, view.alpha > 0.01, !(view is UIControl) else { return (0, 0, 0) }
    var count = (all: 0, unseen: 0, seenOnOther: 0)
    if let label = view as? UILabel, label.text?.isEmpty == false, !label.bounds.isEmpty {
      count = (1, label.hasColorOfGround ? 1 : 0, label.isSeenOnOtherGround ? 1 : 0)
    }
    for subview in view.subviews {
      let inner = labels(in: subview)
      count = (
        count.all + inner.all, count.unseen + inner.unseen, count.seenOnOther + inner.seenOnOther
      )
    }
    return count
  }

  private let cell: UITableViewCell

  private init(_ cell: UITableViewCell) { self.cell = cell }

  private var reason: String? {
    guard !showsSomething else { return nil }
    let reasons = [texts, unseen, pictures, lists, hidden, sizeless, outside].compactMap(\.words)
    return reasons.isEmpty ? "it has no view with content" : series(reasons)
  }

  private mutating func visit(_ view: UIView) {
    if view.isHidden || view.alpha <= 0.01 {
      hidden.count += 1
    } else if isOutside(view) {
      if view.isOwnDrawing || view.paints || view.showsItself { outside.count += 1 }
    } else if view.isOwnDrawing || view.paints && !view.bounds.isEmpty {
      showsSomething = true
    } else if view.showsItself {
      if view.bounds.isEmpty {
        sizeless.count += 1
      } else if (view as? UILabel)?.hasColorOfGround == true {
        unseen.count += 1
      } else {
        showsSomething = true
      }
    } else if view is UILabel {
      texts.count += 1
    } else if view is UIImageView {
      pictures.count += 1
    } else if (view as? UICollectionView)?.visibleCells.isEmpty ?? false
      || (view as? UITableView)?.visibleCells.isEmpty ?? false
    {
      lists.count += 1
    }
    guard !showsSomething, !view.isHidden, !(view is UIControl) else { return }
    for subview in view.subviews { visit(subview) }
  }

  private func isOutside(_ view: UIView) -> Bool {
    !view.bounds.isEmpty && !view.convert(view.bounds, to: cell).intersects(cell.bounds)
  }
}

extension UIView {
  var showsContent: Bool {
    guard !isHidden, alpha > 0.01 else { return false }
    if self is UILabel || self is UIImageView || self is UIButton || self is UITextField
      || self is UITextView
    {
      return showsItself
    }
    return subviews.contains(where: \.showsContent)
  }

  /// Whether text that scrolls, and so asks for no height, has none.
  var flattensText: Bool {
    guard !isHidden else { return false }
    return (self as? UITextView).map { $0.bounds.height < 1 && $0.showsItself } ?? false
      || subviews.contains(where: \.flattensText)
  }

  /// Whether a label with text is left no height.
  var flattensLabel: Bool {
    guard !isHidden else { return false }
    return self is UILabel && bounds.height < 1 && showsItself
      || subviews.contains(where: \.flattensLabel)
  }

  /// Whether a shown label with text in it sticks out of a view's top or bottom.
  func hasLabel(beyond view: UIView) -> Bool {
    guard !isHidden else { return false }
    if self is UILabel, showsItself {
      let frame = convert(bounds, to: view)
      return frame.minY < -Self.overhang || frame.maxY > view.bounds.height + Self.overhang
    }
    return subviews.contains { $0.hasLabel(beyond: view) }
  }

  /// Points that a label may stick out by.
  private static var overhang: CGFloat { 2 }

  /// The height in points that a row has to have so that labels, pictures and buttons in it are
  /// seen: those that hold to its top, and those that hold to its bottom below them.
  var contentExtent: CGFloat {
    let former = bounds.height
    defer { assign(height: former) }
    let tall: (CGFloat, CGFloat) = (1000, 1200)
    func extents(_ height: CGFloat) -> [CGRect] {
      assign(height: height)
      setNeedsLayout()
      layoutIfNeeded()
      return contents.map { $0.convert($0.bounds, to: self) }
    }
    let pairs = zip(extents(tall.0), extents(tall.1))
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for (one, other) in pairs where other.height == one.height {
      if other.minY == one.minY { top = max(top, one.maxY) }
      if other.minY - one.minY == tall.1 - tall.0 { bottom = max(bottom, tall.0 - one.minY) }
    }
    return top + bottom
  }

  /// The shown labels, pictures and buttons with content.
  private var contents: [UIView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    return self is UILabel || self is UIImageView || self is UIButton
      ? showsItself ? [self] : [] : subviews.flatMap(\.contents)
  }

  /// Whether a view that exists to show content has some.
  fileprivate var showsItself: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let view as UIImageView: view.image != nil || view.animationImages != nil
    case let button as UIButton: !button.showsNothing
    case let field as UITextField:
      field.text?.isEmpty == false || field.placeholder?.isEmpty == false
    case let text as UITextView: !text.text.isEmpty
    case is UIControl, is UIActivityIndicatorView, is UIProgressView: true
    default: false
    }
  }

  /// Whether the view's layer is seen: its ground, its border, or layers that code has added.
  fileprivate var paints: Bool {
    let ground = UIColor.systemBackground.channels(traitCollection)
    let isClear =
      (backgroundColor?.channels(traitCollection)).map { $0[3] == 0 || $0 == ground } ?? true
    let hasLayers = (layer.sublayers?.count ?? 0) > subviews.count
    return !isClear || layer.borderWidth > 0 || hasLayers || layer.contents != nil
  }

  /// Whether an app's class may draw it.
  fileprivate var isOwnDrawing: Bool {
    !PropertyNames.isFramework(type(of: self)) && subviews.isEmpty && !showsItself
      && !(self is UILabel || self is UIImageView || self is UIStackView
        || self is UICollectionReusableView)
  }
}

extension UILabel {
  /// Levels of 255 by which a text may differ from its ground that hardly anybody reads.
  private static let unreadLevels: CGFloat = 30

  /// Levels by which a text is seen well.
  private static let seenLevels: CGFloat = 90

  /// Whether nothing is between the text and the row's ground, and it is seen on black in the light
  /// appearance and on white in the dark one.
  fileprivate var isSeenOnOtherGround: Bool {
    let hasGround = sequence(first: self as UIView, next: \.superview).contains { view in
      !(view is UITableViewCell || view is UITableView)
        && (view.backgroundColor?.channels(traitCollection)[3] ?? 0) > 0.5
    }
    let other: CGFloat = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    return !hasGround
      && textColor.channels(traitCollection).prefix(3).contains {
        abs($0 - other) * 255 > Self.seenLevels
      }
  }

  /// Whether the text cannot be told from what is behind it, a white one on a cell whose table gives
  /// it another ground in the app.
  fileprivate var hasColorOfGround: Bool {
    let grounds = sequence(first: self as UIView, next: \.superview).lazy.compactMap(
      \.backgroundColor)
    let ground = grounds.first { $0.channels(traitCollection)[3] > 0.5 } ?? .systemBackground
    return zip(textColor.channels(traitCollection), ground.channels(traitCollection)).allSatisfy {
      abs($0 - $1) * 255 <= Self.unreadLevels
    } && !isOverPicture
  }

  /// Whether a picture is behind the middle of the text.
  private var isOverPicture: Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return sequence(first: self as UIView, next: \.superview).contains { view in
      let below = view.superview?.subviews.prefix { $0 !== view } ?? []
      return below.contains { $0.hasPicture(at: convert(middle, to: $0)) }
    }
  }
}

extension UIView {
  /// Whether the view, or one in it, shows a picture at a point of its own coordinates.
  fileprivate func hasPicture(at point: CGPoint) -> Bool {
    guard !isHidden, alpha > 0.01, bounds.contains(point) else { return false }
    return (self as? UIImageView)?.image != nil
      || subviews.contains { $0.hasPicture(at: convert(point, to: $0)) }
  }
}

extension UIColor {
  /// Red, green, blue and alpha, from 0 to 1.
  fileprivate func channels(_ traits: UITraitCollection) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
