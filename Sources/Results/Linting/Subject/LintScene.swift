import UIKit

/// Something laid out by itself, a cell or a root view, at the size that its file gives it.
package struct LintScene {
  /// Who decides the height.
  package enum RowHeight: Equatable, Sendable {
    /// It is no row of a table.
    case none
    /// The table asks the content.
    case automatic
    /// The table gives every such row this height.
    case fixed(CGFloat)
    /// A cell in a file of its own: its table is elsewhere.
    case unknown
  }

  /// One of several layouts of a cell.
  package struct Occasion: Equatable, Sendable {
    /// `section.row`.
    let row: String
    /// `320 pt, dark`.
    let variant: String

    /// A row in a variant.
    package init(row: String, variant: String) {
      self.row = row
      self.variant = variant
    }
  }

  /// Object id or reuse identifier.
  package let id: String
  /// What messages call it.
  package let name: String
  /// Where it is written.
  package let place: SourcePlace
  /// The reuse identifier of a cell.
  package var reuseIdentifier: String?
  /// What the cell is registered with: identifiers must be unique there.
  package var owner: String?
  /// Who decides the height.
  package let rowHeight: RowHeight
  /// The height that the table gives the row before it has measured it.
  package let estimatedHeight: CGFloat
  /// Which row of the data it shows, and in which variant; nil for what is laid out in one way
  /// only.
  package let occasion: Occasion?
  /// The cell or root view.
  package let root: UIView
  /// The cell's content view, or the root.
  package let content: UIView
  /// In the order of the file.
  package let views: [LintView]
  /// In the order of the file.
  package let constraints: [LintConstraint]
  private let places: [ObjectIdentifier: Int]
  /// What is seen to be wrong, looked for when a rule asks first.
  let appearance = AppearanceMemo()

  /// A scene from its parts.
  package init(
    id: String, name: String, place: SourcePlace, reuseIdentifier: String? = nil,
    owner: String? = nil, rowHeight: RowHeight, estimatedHeight: CGFloat? = nil,
    occasion: Occasion? = nil, root: UIView, content: UIView, views: [LintView],
    constraints: [LintConstraint]
  ) {
    self.id = id
    self.name = name
    self.place = place
    self.reuseIdentifier = reuseIdentifier
    self.owner = owner
    self.rowHeight = rowHeight
    self.estimatedHeight = estimatedHeight ?? Self.usualEstimate
    self.occasion = occasion
    self.root = root
    self.content = content
    self.views = views
    self.constraints = constraints
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What tables take for the height of a row that nobody estimates.
  private static let usualEstimate: CGFloat = 44

  /// What the file says of a view; nil for one that it does not name.
  func entry(of view: UIView) -> LintView? {
    places[ObjectIdentifier(view)].map { views[$0] }
  }

  /// Whether it is as on a canvas, whose bars and devices are not the file's to say.
  var isOnCanvas: Bool { views.contains { $0.storedFrame != nil } }

  /// Whether it is a row that may be as high as its content.
  var mayFitContent: Bool { rowHeight == .automatic || rowHeight == .unknown }
}
