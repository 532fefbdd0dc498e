import LayoutTree
import UIKit

extension SceneOutline {
  /// What a template's row asks for, as its views have it.
  init(of cell: UITableViewCell, laidOutAs scene: LayoutTree.Scene) {
    let views = ViewNames(cell.contentView, named: "contentView").entries
    let parts = Set(views.filter { $0.view is UIControl }.map(\.id))
    self.init(
      items: views.filter { !parts.contains($0.parent ?? "") }.map {
        Item(
          id: $0.id, kind: "\(type(of: $0.view))", parent: $0.parent,
          properties: $0.view.outlineProperties)
      },
      constraints: scene.constraints.map(\.asWritten))
    if let reuse = cell.reuseIdentifier {
      properties.append(Property("reuseIdentifier", .word(reuse)))
    }
  }
}

extension LayoutTree.Constraint {
  /// The constraint without what came of it.
  fileprivate var asWritten: Self {
    var constraint = self
    constraint.violation = 0
    constraint.isBroken = false
    return constraint
  }
}

extension UIView {
  /// What decides about the view's size and what readers see of it.
  fileprivate var outlineProperties: [SceneOutline.Property] {
    var properties: [SceneOutline.Property] = []
    switch self {
    case let label as UILabel:
      if let text = label.text { properties.append(.init("text", .text(text))) }
      properties += [
        .init("fontSize", .number(Double(label.font.pointSize))),
        .init("numberOfLines", .number(Double(label.numberOfLines))),
      ]
    case let button as UIButton:
      if let title = button.title(for: .normal) { properties.append(.init("title", .text(title))) }
    case let field as UITextField:
      if let text = field.text, !text.isEmpty { properties.append(.init("text", .text(text))) }
    default: break
    }
    if isHidden { properties.append(.init("hidden", .word("YES"))) }
    for (axis, name) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      properties += [
        .init(
          "\(name)HuggingPriority",
          .number(Double(contentHuggingPriority(for: axis).rawValue))),
        .init(
          "\(name)CompressionResistancePriority",
          .number(Double(contentCompressionResistancePriority(for: axis).rawValue))),
      ]
    }
    return properties
  }
}
