import LayoutTree

/// A small tree with everything a tree may hold.
package enum SampleTree {
  package static let tree = LayoutTree(
    file: "Templates/mail.yaml", width: 320, scale: 2, profile: "ios18", scenes: [scene])

  package static let scene = LayoutTree.Scene(
    id: "0.0", reuseIdentifier: "subject", height: 61, contentHeight: 60.5,
    views: [contentView, title], constraints: [top, bottom, height],
    conflicts: [.init(constraints: ["title.top", "tall"], broken: "tall")])

  package static let contentView = view("contentView", in: nil, 0, 0, 320, 60.5)

  package static let title = view("title", in: "contentView", 20, 20, 280, 20.5)

  package static let top = LayoutTree.Constraint(
    id: "title.top", first: "title.top", relation: .equal, second: "contentView.top",
    constant: 20)

  package static let bottom = LayoutTree.Constraint(
    id: "title.bottom <= contentView.bottom - 20 @750", first: "title.bottom",
    relation: .lessThanOrEqual, second: "contentView.bottom", constant: -20, priority: 750)

  package static let height = LayoutTree.Constraint(
    id: "tall", first: "title.height", relation: .equal, constant: 90, violation: 69.5,
    isBroken: true)

  package static func view(
    _ id: String, in parent: String?, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) -> LayoutTree.View {
    let frame = LayoutTree.Frame(x: x, y: y, width: width, height: height)
    return .init(
      id: id, parent: parent, className: parent == nil ? "UITableViewCellContentView" : "UILabel",
      frame: frame, unrounded: .init(frame))
  }
}
