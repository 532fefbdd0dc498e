import UIKit

/// Creates table cells as an application gets them from a nib.
struct TableCellBuilder {
  private let builder: ViewBuilder

  init(_ builder: ViewBuilder) {
    self.builder = builder
  }

  func cell(_ element: Element) -> UITableViewCell {
    if let cell = customCell(element) { return cell }
    let cell = UITableViewCell(
      style: element.cellStyle, reuseIdentifier: element["reuseIdentifier"])
    fill(cell, element)
    return cell
  }

  /// Creates a cell of an application's class, which decodes itself; nil for an unknown class.
  private func customCell(_ element: Element) -> UITableViewCell? {
    let custom = builder.context.classes?.type(of: element) as? UITableViewCell.Type
    let coder = NibCoder(
      cellStyle: element.cellStyle, reuseIdentifier: element["reuseIdentifier"]
    ) { view in
      if let cell = view as? UITableViewCell { fill(cell, element) }
    }
    guard let cell = custom?.init(coder: coder) else { return nil }
    coder.finish(cell)
    return cell
  }

  private func fill(_ cell: UITableViewCell, _ element: Element) {
    cell.frame.size = element.rect("frame")?.size ?? .usualRow
    builder.add(cell, element)
    for rule in Self.rules { rule.apply(cell, element, builder.context) }
    if let content = element.child(key: "contentView") {
      let isStyled = cell.style != .default || content.hasOnlyStyledViews
      fillContent(of: cell, content, isStyled: element.hasStyle && isStyled)
    }
    if let content = element.contentConfiguration { take(content, cell) }
    cell.name = nil
    cell.contentView.name = nil
  }

  /// Adds the content of a cell: a style's labels are its own, others go to the content view.
  private func fillContent(of cell: UITableViewCell, _ content: Element, isStyled: Bool) {
    if isStyled, content.elements(in: "constraints").isEmpty {
      for child in content.elements(in: "subviews") {
        if let view = cell.builtInView(child) { builder.fill(view, child, rules: child.rules) }
      }
    } else {
      builder.fill(cell.contentView, content)
    }
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Applies `<listContentConfiguration text secondaryText image>` to the most similar style.
  private func take(_ content: Element, _ cell: UITableViewCell) {
    cell.textLabel?.text = content.string("text")
    cell.detailTextLabel?.text = content.string("secondaryText")
    if let image = builder.context.image(content) { cell.imageView?.image = image }
  }

  private static let rules: [AttributeRule] = [
    .value("accessoryType", Choice.accessory, \UITableViewCell.accessoryType),
    .value("indentationLevel", ValueText.integer, \UITableViewCell.indentationLevel),
    .value("indentationWidth", ValueText.number, \UITableViewCell.indentationWidth),
    .color("backgroundColor", \UIView.backgroundColor),
    .of(UITableViewCell.self) { cell, element, _ in
      if let inset = element.inset("separatorInset") { cell.separatorInset = inset }
    },
  ]
}

extension Element {
  fileprivate var cellStyle: UITableViewCell.CellStyle {
    switch self["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: contentConfiguration?.string("secondaryText") == nil ? .default : .subtitle
    }
  }

  /// The content configuration, which replaces the labels of a style since Xcode 15.
  fileprivate var contentConfiguration: Element? {
    child("listContentConfiguration", key: "contentConfiguration")
  }

  fileprivate var rules: [AttributeRule] { ViewClass.named(name)?.rules ?? [] }

  /// Whether a cell has a style, which lays out views of its own. A custom cell has none.
  fileprivate var hasStyle: Bool { self["style"] != nil }

  /// Whether a content view's element only contains views that the style lays out itself.
  fileprivate var hasOnlyStyledViews: Bool {
    elements(in: "subviews").allSatisfy {
      ($0.name == "label" || $0.name == "imageView")
        && $0.flag("translatesAutoresizingMaskIntoConstraints") != false
    }
  }
}

extension UITableViewCell {
  /// The built-in view for an element of a styled cell: in file order, title before detail.
  fileprivate func builtInView(_ element: Element) -> UIView? {
    switch element.name {
    case "imageView": imageView
    case "label": textLabel?.text == nil ? textLabel : detailTextLabel
    default: nil
    }
  }
}
