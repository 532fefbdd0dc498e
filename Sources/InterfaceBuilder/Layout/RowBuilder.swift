import UIKit

/// Builds scenes as an application gets them from a nib: nothing is held at its stored frame but what says so.
struct RowBuilder {
  let context: BuildContext

  func build(_ scene: InterfaceScene) -> InterfaceRow {
    let stored = scene.element.rect("frame")?.size ?? CGSize(width: 320, height: 44)
    let cell = scene.kind == .tableCell ? tableCell(scene, stored) : hostingCell(scene, stored)
    return InterfaceRow(cell: cell, storedHeight: max(1, stored.height))
  }

  // MARK: Table cells

  private func tableCell(_ scene: InterfaceScene, _ stored: CGSize) -> UITableViewCell {
    let element = scene.element
    let cell = UITableViewCell(
      style: element.cellStyle, reuseIdentifier: element["reuseIdentifier"])
    cell.frame.size = stored
    for rule in Self.cellRules { rule.apply(cell, element, context) }
    let builder = ViewBuilder(context, usesMasks: true)
    if let content = element.child(key: "contentView") {
      fill(cell, content, builder)
    }
    finish(cell, element, builder.objects)
    return cell
  }

  /// The labels of a style are the cell's own; other subviews go into the content view.
  private func fill(_ cell: UITableViewCell, _ content: Element, _ builder: ViewBuilder) {
    let isStyled = cell.style != .default || cell.contentElementHasLabels(content)
    if isStyled, content.elements(in: "constraints").isEmpty {
      for child in content.elements(in: "subviews") {
        if let view = cell.builtInView(child) { builder.fill(view, child, rules: child.rules) }
      }
    } else {
      builder.fill(cell.contentView, content)
    }
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
  }

  private func finish(_ cell: UITableViewCell, _ element: Element, _ objects: SceneObjects) {
    var objects = objects
    objects.add(cell, element)
    objects.addGuides(of: cell, element)
    objects.addConstraints(of: cell, element)
    cell.name = nil
    cell.contentView.name = nil
    ConstraintReader(objects: objects, notes: context.notes).activateAll()
  }

  private static let cellRules: [AttributeRule] = [
    .value("accessoryType", Choice.accessory, \UITableViewCell.accessoryType),
    .value("indentationLevel", ValueText.integer, \UITableViewCell.indentationLevel),
    .value("indentationWidth", ValueText.number, \UITableViewCell.indentationWidth),
    .color("backgroundColor", \UIView.backgroundColor),
    .of(UITableViewCell.self) { cell, element, _ in
      if let inset = element.inset("separatorInset") { cell.separatorInset = inset }
    },
  ]

  // MARK: Everything else

  /// A view stands at the leading edge of its row. Items of collections keep their width as far as there is room.
  private func hostingCell(_ scene: InterfaceScene, _ stored: CGSize) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: scene.reuseIdentifier)
    let builder = ViewBuilder(context, usesMasks: true)
    guard let root = builder.view(scene.element) else { return cell }
    root.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(root)
    let host = cell.contentView
    let keepsWidth = scene.kind == .collectionCell
    let width = root.widthAnchor.constraint(equalToConstant: stored.width)
    width.priority = UILayoutPriority(999)
    let height = root.heightAnchor.constraint(equalToConstant: stored.height)
    height.priority = scene.kind == .controllerView ? UILayoutPriority(999) : Self.belowContents
    NSLayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      root.topAnchor.constraint(equalTo: host.topAnchor),
      root.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      keepsWidth
        ? root.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor)
        : root.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      height,
    ])
    if keepsWidth { width.isActive = true }
    ConstraintReader(objects: builder.objects, notes: context.notes).activateAll()
    return cell
  }

  /// Contents and constraints decide a height where they say anything about it.
  private static let belowContents = UILayoutPriority(60)
}

extension Element {
  fileprivate var cellStyle: UITableViewCell.CellStyle {
    switch self["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  fileprivate var rules: [AttributeRule] { ViewClass.named(name)?.rules ?? [] }
}

extension UITableViewCell {
  /// Whether the content is what a style places by itself.
  fileprivate func contentElementHasLabels(_ content: Element) -> Bool {
    content.elements(in: "subviews").allSatisfy {
      ($0.name == "label" || $0.name == "imageView")
        && $0.flag("translatesAutoresizingMaskIntoConstraints") != false
    }
  }

  /// The cell's own view for an element of a styled cell: in the order of the file, title before detail.
  fileprivate func builtInView(_ element: Element) -> UIView? {
    switch element.name {
    case "imageView": imageView
    case "label": textLabel?.text == nil ? textLabel : detailTextLabel
    default: nil
    }
  }
}
