import UIKit

/// The margins of a table cell's content view on Interface Builder's canvas, in points.
struct CellCanvas {
  let scene: InterfaceScene
  let context: BuildContext

  /// Whether the table leaves the cell's height to its content.
  var sizesRows: Bool {
    scene.element["rowHeight"] == nil && scene.table?["rowHeight"] == "-1"
  }

  /// Whether the cell's height may be left to its content: that of a file without its table may, and
  /// where prototypes are rows of an automatic height, what one of them states does not count.
  var mayFitContent: Bool {
    guard let table = scene.table else { return true }
    return sizesRows || (table["dataMode"] != "static" && table["rowHeight"] == "-1")
  }

  /// Whether the canvas sizes such a row to its content. Up to Xcode 13.0 the cells of a static
  /// table kept the default height whatever their content (44 of 44 rows).
  var fitsRows: Bool {
    scene.table?["dataMode"] != "static" || context.tools.fitsStaticRows
  }

  /// The height in points that a self-sizing row has in addition to its content, for the separator:
  /// a pixel, or a point since Xcode 26 (stored heights of 10 of 10 rows fitted by Xcode 12 to 16,
  /// 7 of 7 by Xcode 26).
  func separatorAllowance(_ grid: PixelGrid) -> CGFloat {
    guard scene.table?["separatorStyle"] != "none" else { return 0 }
    return context.tools.xcode >= 26 ? 1 : 1 / grid.scale
  }

  /// Sets the margins: explicit ones, but the larger ones where the superview's are preserved.
  func apply(to content: UIView, in cell: CGSize) {
    let defaults = margins(content: content.frame, in: cell)
    let element = scene.element.child(key: "contentView")
    if let explicit = element?.explicitMargins?.resolved(in: .leftToRight) {
      let preserves = element?.flag("preservesSuperviewLayoutMargins") == true
      content.layoutMargins = preserves ? explicit.maximum(defaults) : explicit
    } else {
      content.layoutMargins = defaults
    }
    content.preservesSuperviewLayoutMargins = false
    content.insetsLayoutMarginsFromSafeArea = false
  }

  /// Since Xcode 9 the bottom margin is relative to the cell's edge (36 of 36), so it includes the
  /// separator's allowance; the trailing margin is 8 beside an accessory (271 of 280).
  private func margins(content: CGRect, in cell: CGSize) -> UIEdgeInsets {
    let metrics = context.tools.profile.margins
    let isFormer = context.tools.hasFormerMargins
    let vertical = isFormer ? Self.formerMargin : metrics.cellVertical
    let side = isFormer ? Self.formerMargin : sideMargin(cell.width)
    let allowance = context.tools.xcode >= 9 ? cell.height - content.maxY : 0
    return UIEdgeInsets(
      top: vertical, left: side, bottom: max(0, vertical - allowance),
      right: (hasAccessory ? metrics.besideAccessory : side) + cutOff(cell.width))
  }

  /// The width by which the trailing end is cut off in a cell that is stored as wide as its
  /// inset-grouped table: its contents end where the table's insets would end it (11 of 11 margins,
  /// in one document; 67 of 67 cells stored at their inset have the usual ones).
  private func cutOff(_ width: CGFloat) -> CGFloat {
    guard let table = scene.table, table.tableStyle == .insetGrouped,
      let cell = scene.element.rect("frame"), cell.minX == 0,
      table.rect("frame")?.width == width
    else { return 0 }
    let metrics = context.tools.profile.margins
    return 2 * (isWidePhone ? metrics.wide : metrics.narrow)
  }

  /// The side margin. With safe areas (Xcode 9 on): 20 on phones at least 390 points wide if the
  /// cell is wider than 320, else 16 (359 of 359); 15 on narrow phones for a while
  /// (`ToolsVersion.usesSeparatorMargin`); up to Xcode 10 a wide cell is sufficient for 20.
  private func sideMargin(_ width: CGFloat) -> CGFloat {
    let metrics = context.tools.profile.margins
    if isWidePhone, width > 320 { return metrics.wide }
    let isPlainPrototype = scene.table?.tableStyle == .plain && scene.table?["dataMode"] != "static"
    if !isWidePhone,
      context.tools.usesSeparatorMargin(
        phoneWidth: context.device.size.width, isPlainPrototype: isPlainPrototype)
    {
      return Self.separatorMargin
    }
    let isWideCell = context.tools.xcode <= 10 && width >= metrics.wideFrom
    return isWideCell ? metrics.wide : metrics.narrow
  }

  private static let separatorMargin: CGFloat = 15
  private static let formerMargin: CGFloat = 8

  private var isWidePhone: Bool {
    let least = context.tools.profile.margins.wideFrom
    let width = context.device.size.width
    return width > least || width == least && !context.tools.hasNarrowMarginsAt390
  }

  private var hasAccessory: Bool {
    scene.element["accessoryType"].flatMap(Choice.accessory) != nil
      || scene.element.child(key: "accessoryView") != nil
  }
}

/// The margins and the safe area of a scene's root view on Interface Builder's canvas, in points.
struct RootCanvas {
  let scene: InterfaceScene
  let size: CGSize
  let context: BuildContext
  let header: DocumentHeader

  func apply(to view: UIView) {
    let safeArea = SafeAreaRule(
      scene: scene, size: size, device: context.device, graph: context.graph,
      header: header
    ).insets
    view.setSafeAreaInsets(safeArea)
    guard let side = sideMargin else { return }
    let explicit = scene.element.explicitMargins?.resolved(in: .leftToRight)
    let defaults = UIEdgeInsets(left: side, right: side)
    view.layoutMargins = explicit.map { $0.maximum(defaults) } ?? defaults
  }

  /// The system's minimum, for views of controllers and in XIBs for all roots; nil for a view with
  /// the usual 8 points (33 of 35 in storyboards).
  private var sideMargin: CGFloat? {
    switch scene.kind {
    case .controllerView: return size.width >= context.tools.profile.margins.wideFrom ? 20 : 16
    case .xibView, .collectionCell, .reusableView:
      guard header.kind == .xib else { return nil }
      return context.tools.profile.margins.side(forWidth: size.width)
    case .tableHeaderFooter, .looseView, .tableCell: return nil
    }
  }

  /// Adds the guides of storyboards before safe areas, above and below what bars leave.
  func addControllerGuides(to view: UIView, _ objects: inout SceneObjects) {
    for element in scene.controller?.elements(in: "layoutGuides") ?? [] {
      guard let id = element.id else { continue }
      let guide = UILayoutGuide()
      guide.identifier = id
      view.addLayoutGuide(guide)
      objects.add(guide, id: id)
      let isTop = element["type"] == "top"
      let insets = view.safeAreaInsets
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: isTop ? insets.top : insets.bottom),
        isTop
          ? guide.topAnchor.constraint(equalTo: view.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
  /// Gives toolbars that do not lie on a home indicator the height of those on other phones: those
  /// in a view whose safe area reaches its bottom, and those that end where another toolbar begins
  /// (3 of 3; toolbars that end at the safe area: 107 of 109).
  func lowerToolbars(_ constraints: [ConstraintReader.Made], in view: UIView) {
    guard context.device.isEdgeToEdge, scene.kind == .controllerView else { return }
    let isOnIndicator = view.safeAreaInsets.bottom > 0
    for bar in view.subviews.lazy.compactMap({ $0 as? UIToolbar })
    where !isOnIndicator || constraints.contains(where: { $0.constraint.ends(bar) }) {
      bar.standardHeight = CanvasDevice.lowToolbarHeight
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the bar ends where another toolbar begins.
  fileprivate func ends(_ bar: UIToolbar) -> Bool {
    (firstItem === bar && firstAttribute == .bottom && secondItem is UIToolbar
      && secondAttribute == .top)
      || (secondItem === bar && secondAttribute == .bottom && firstItem is UIToolbar
        && firstAttribute == .top)
  }
}
