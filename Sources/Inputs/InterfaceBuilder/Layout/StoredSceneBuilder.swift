import UIKit

/// A scene laid out at its stored size.
public struct StoredScene {
  /// The cell or root view.
  public let root: UIView
  /// The cell's content view, or the root.
  public let content: UIView
  /// The height in points that a table gives its row; nil unless its rows size themselves.
  public let fittedHeight: CGFloat?
  /// The elements that its views and constraints were made from.
  package let inventory: SceneInventory
}

/// Builds a scene as Interface Builder shows it: the root and every view without constraints at its
/// stored frame, with the margins and safe areas of the canvas; constraints decide the rest.
struct StoredSceneBuilder {
  let context: BuildContext
  let header: DocumentHeader
  let names: SceneNames
  let content: SceneContent
  /// Whether empty arranged views have the 50 points that the canvas gives them; a phone does not.
  var holdsEmptyViewsOpen = true

  func build(_ scene: InterfaceScene) -> StoredScene {
    switch scene.kind {
    case .tableCell: tableCell(scene)
    case .collectionCell, .reusableView, .controllerView, .tableHeaderFooter, .xibView, .looseView:
      rootView(scene)
    }
  }

  /// Runs the steps that require all views; returns the constraints.
  private func finish(_ objects: SceneObjects) -> ReadConstraints {
    let read = ConstraintReader(objects: objects, context: context, names: names).activateAll()
    ContentFiller(context: context, names: names, objects: objects).fill(content)
    if holdsEmptyViewsOpen {
      for entry in objects.entries {
        (entry.view as? UIStackView)?.holdOpenEmptyViews()
        (entry.view as? UILabel)?.keepLibrarySize(entry.element)
      }
    }
    objects.takeNames(names)
    return read
  }

  // MARK: Roots

  private func rootView(_ scene: InterfaceScene) -> StoredScene {
    let builder = ViewBuilder(context)
    let view = builder.view(scene.element) ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = true
    let canvas = RootCanvas(scene: scene, size: view.bounds.size, context: context, header: header)
    canvas.apply(to: view)
    var objects = builder.objects
    canvas.addControllerGuides(to: view, &objects)
    let read = finish(objects)
    canvas.lowerToolbars(read.made, in: view)
    view.layoutIfNeeded()
    return StoredScene(
      root: view, content: view, fittedHeight: nil, inventory: SceneInventory(objects, read))
  }

  // MARK: Table cells

  /// Lays out a cell from its content view at the size that the document stores, because each Xcode
  /// leaves other space for accessory and separator.
  private func tableCell(_ scene: InterfaceScene) -> StoredScene {
    let builder = ViewBuilder(context)
    let element = scene.element
    let frame = element.rect("frame") ?? CGRect(origin: .zero, size: scene.storedSize)
    let cell = UIView(frame: frame)
    let inner = UIView(frame: contentFrame(element, in: frame.size))
    cell.addSubview(inner)
    let canvas = CellCanvas(scene: scene, context: context)
    var objects = builder.objects
    if let contentElement = element.child(key: "contentView") {
      builder.fill(inner, contentElement)
      objects = builder.objects
    }
    inner.frame = contentFrame(element, in: frame.size)
    inner.translatesAutoresizingMaskIntoConstraints = true
    canvas.apply(to: inner, in: frame.size)
    objects.add(cell, element)
    objects.addGuides(of: cell, element)
    objects.addConstraints(of: cell, element)
    inner.name = nil
    if canvas.mayFitContent { cell.awaitingView = inner }
    let read = finish(objects)
    cell.layoutIfNeeded()
    return StoredScene(
      root: cell, content: inner, fittedHeight: canvas.sizesRows ? fitted(inner, canvas) : nil,
      inventory: SceneInventory(objects, read))
  }

  /// The stored frame in the cell's coordinates; Xcode 5 to 7 omit the cell's less the separator.
  private func contentFrame(_ element: Element, in size: CGSize) -> CGRect {
    if let frame = element.child(key: "contentView")?.rect("frame") { return frame }
    return CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - 1))
  }

  /// The fitted height in points; the default without an unbroken chain of constraints.
  private func fitted(_ content: UIView, _ canvas: CellCanvas) -> CGFloat {
    let usual = context.tools.profile.table.defaultRowHeight
    guard canvas.fitsRows else { return usual }
    let size = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let grid = content.environment.pixelGrid
    let height = grid.roundedUp(size.height)
    return height > 0 ? height + canvas.separatorAllowance(grid) : usual
  }
}
