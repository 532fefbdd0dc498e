import UIKit

/// Builds scenes as an application gets them from a nib: nothing is held at its stored frame but
/// what says so.
struct RowBuilder {
  let context: BuildContext
  let names: SceneNames
  let content: SceneContent

  func build(_ scene: InterfaceScene) -> InterfaceRow {
    let stored = scene.element.rect("frame")?.size ?? CGSize(width: 320, height: 44)
    let cell = scene.kind == .tableCell ? tableCell(scene) : hostingCell(scene, stored)
    return InterfaceRow(cell: cell, storedHeight: max(1, stored.height))
  }

  private func tableCell(_ scene: InterfaceScene) -> UITableViewCell {
    let builder = ViewBuilder(context, usesMasks: true)
    let cell = TableCellBuilder(builder).cell(scene.element)
    finish(builder)
    return cell
  }

  /// What takes all views to be there.
  private func finish(_ builder: ViewBuilder) {
    ConstraintReader(objects: builder.objects, notes: context.notes).activateAll()
    RuntimeAttributes(context).apply(to: builder.objects)
    ContentFiller(context: context, names: names, objects: builder.objects).fill(content)
  }

  /// A view stands at the leading edge of its row. Items of collections keep their width as far as
  /// there is room.
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
    height.priority = scene.kind.hasSizeOfItsOwn ? UILayoutPriority(999) : Self.belowContents
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
    finish(builder)
    return cell
  }

  /// Contents and constraints decide a height where they say anything about it.
  private static let belowContents = UILayoutPriority(60)
}

extension InterfaceScene.Kind {
  /// Whether it is as high as stored whatever its content: screens are, and what a collection's
  /// layout gives a size.
  fileprivate var hasSizeOfItsOwn: Bool {
    switch self {
    case .controllerView, .collectionCell, .reusableView: true
    case .tableCell, .tableHeaderFooter, .xibView, .looseView: false
    }
  }
}
