import UIKitCore

/// The question of `plumb why`: an attribute of a view of one row, `title.height`.
public struct WhyQuestion: Equatable, Sendable {
  /// The id of the view, as `plumb frames` prints it; `cell` for the height of the row.
  public let view: String
  /// Which of its edges or sizes.
  public let attribute: Attribute
  /// The row, as `section.row` or counted from 0 over all sections; `nil` for the first.
  public let row: String?

  typealias Part = (dimension: LayoutDimension, factor: CGFloat)

  /// The attributes that have an answer: places are in the superview's coordinates.
  public enum Attribute: String, CaseIterable, Sendable {
    case x, y, width, height
    case leading, trailing, left, right, top, bottom, centerX, centerY
  }

  /// Whether the row is laid out from right to left, where the leading edge is the right one.
  var isRightToLeft = false

  /// The attribute as a sum of dimensions.
  var parts: [Part] {
    switch attribute {
    case .leading where isRightToLeft, .right: [(.x, 1), (.width, 1)]
    case .trailing where !isRightToLeft: [(.x, 1), (.width, 1)]
    case .x, .left, .leading, .trailing: [(.x, 1)]
    case .y, .top: [(.y, 1)]
    case .width: [(.width, 1)]
    case .height: [(.height, 1)]
    case .bottom: [(.y, 1), (.height, 1)]
    case .centerX: [(.x, 1), (.width, 0.5)]
    case .centerY: [(.y, 1), (.height, 0.5)]
    }
  }

  /// A question from its parts.
  public init(view: String, attribute: Attribute, row: String? = nil) {
    self.view = view
    self.attribute = attribute
    self.row = row
  }

  /// Reads `title.height`: everything before the last dot is the view.
  public init?(_ text: String, row: String? = nil) {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex,
      let attribute = Attribute(rawValue: String(text[text.index(after: dot)...]))
    else { return nil }
    self.init(view: String(text[..<dot]), attribute: attribute, row: row)
  }

  /// The question as it is asked of a cell whose reuse identifier it begins with: `title.height` of
  /// `Mail.title.height` in the cell `Mail`; nil for another cell.
  func inside(_ reuseIdentifier: String?) -> WhyQuestion? {
    guard let reuseIdentifier, view.hasPrefix(reuseIdentifier + "."),
      view.utf8.count > reuseIdentifier.utf8.count + 1
    else { return nil }
    return WhyQuestion(
      view: String(view.dropFirst(reuseIdentifier.count + 1)), attribute: attribute, row: row)
  }

  /// `title.height`.
  var text: String { "\(view).\(attribute.rawValue)" }
}
