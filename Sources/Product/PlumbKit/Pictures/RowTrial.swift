import LayoutTree
import Linting
import UIKitCore

/// Lays a row out otherwise, and as it was again.
struct RowTrial {
  let row: LaidOutRow
  let views: ViewNames
  /// Judges what becomes of the row.
  let layout: LayoutTrial

  init(row: LaidOutRow, views: ViewNames) {
    (self.row, self.views) = (row, views)
    layout = LayoutTrial(
      row.host, content: row.content, row.subject, isSelfSizing: row.isSelfSizing,
      silencing: row.silencedRules, views: views.entries.map { ($0.id, $0.view) })
  }

  /// Runs `body` while the row is laid out with some changes. Complexity: two layouts of the row.
  func with<Result>(_ changes: [RowChange], _ body: () -> Result) -> Result {
    layout.with(changes, body)
  }

  /// The views of which constraints visibly leave something open.
  var openViews: [String] { layout.openViews.map(layout.name) }
}

/// The constraints of a row by their ids, and those that a tree describes.
struct NamedConstraints {
  private let known: [String: NSLayoutConstraint]
  private let views: ViewNames

  /// The constraints of the views of which `scene` is the value.
  init(_ scene: LayoutTree.Scene, _ views: ViewNames) {
    self.views = views
    // The scene has them in this order, then what its conflicts are about.
    known = Dictionary(
      zip(scene.constraints.map(\.id), RowReader.shownConstraints(of: views)),
      uniquingKeysWith: { first, _ in first })
  }

  subscript(_ id: String) -> NSLayoutConstraint? { known[id] }

  /// A constraint between views of the row, inactive; nil where it names something else.
  func made(of value: LayoutTree.Constraint) -> NSLayoutConstraint? {
    guard let item = views[value.first.item],
      let attribute = NSLayoutConstraint.Attribute(spelling: value.first.attributeName)
    else { return nil }
    let other = value.second.map { ($0, views[$0.item]) }
    let otherAttribute = value.second.map {
      NSLayoutConstraint.Attribute(spelling: $0.attributeName)
    }
    if other != nil, other?.1 == nil || otherAttribute == .some(nil) { return nil }
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .init(value.relation), toItem: other?.1,
      attribute: otherAttribute.flatMap(\.self) ?? .notAnAttribute,
      multiplier: CGFloat(value.multiplier), constant: CGFloat(value.constant))
  }
}
