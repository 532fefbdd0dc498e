import UIKit

/// The margins that Interface Builder gives the content view of a table cell.
struct CellCanvas {
  let scene: InterfaceScene
  let context: BuildContext

  /// Whether the table leaves the cell's height to its content.
  var sizesRows: Bool {
    scene.element["rowHeight"] == nil && scene.table?["rowHeight"] == "-1"
  }

  /// Whether such a row really follows its content on the canvas: up to Xcode 13.0 the cells of a
  /// static table stayed at the default height whatever was in them (44 of 44 rows).
  var fitsRows: Bool {
    scene.table?["dataMode"] != "static" || context.tools.fitsStaticRows
  }

  /// What a row that fits its content is higher than it: the line below it, a pixel, or a point
  /// since Xcode 26 (stored heights of 10 of 10 rows fitted by Xcode 12 to 16, 7 of 7 by Xcode 26).
  func separatorAllowance(_ grid: PixelGrid) -> CGFloat {
    guard scene.table?["separatorStyle"] != "none" else { return 0 }
    return context.tools.xcode >= 26 ? 1 : 1 / grid.scale
  }

  /// Sets the margins; explicit ones win unless the view preserves those around it, where the
  /// larger count.
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

  /// Since Xcode 9 the bottom margin counts from the cell's edge (36 of 36), so that the
  /// separator's allowance is part of it; the trailing margin is 8 beside an accessory (271 of
  /// 280).
  private func margins(content: CGRect, in cell: CGSize) -> UIEdgeInsets {
    let metrics = context.tools.profile.margins
    let vertical = metrics.cellVertical
    let side = sideMargin(cell.width)
    let allowance = context.tools.xcode >= 9 ? cell.height - content.maxY : 0
    return UIEdgeInsets(
      top: vertical, left: side, bottom: max(0, vertical - allowance),
      right: (hasAccessory ? metrics.besideAccessory : side) + cutOff(cell.width))
  }

  /// The trailing end of a cell that is stored as wide as its inset-grouped table: its contents end
  /// where the table's insets would end it (11 of 11 margins, in one document; 67 of 67 cells
  /// stored at their inset have the usual ones).
  private func cutOff(_ width: CGFloat) -> CGFloat {
    guard let table = scene.table, table.tableStyle == .insetGrouped,
      let cell = scene.element.rect("frame"), cell.minX == 0,
      table.rect("frame")?.width == width
    else { return 0 }
    let metrics = context.tools.profile.margins
    return 2 * (isWidePhone ? metrics.wide : metrics.narrow)
  }

  /// Where safe areas exist (Xcode 9 on): 20 on phones at least 390 points wide when the cell is
  /// wider than 320, else 16 (359 of 359); 15 on narrow phones for a while
  /// (`ToolsVersion.usesSeparatorMargin`); up to Xcode 10 a wide cell is enough for 20.
  private func sideMargin(_ width: CGFloat) -> CGFloat {
    let metrics = context.tools.profile.margins
    if isWidePhone, width > 320 { return metrics.wide }
    if !isWidePhone, context.tools.usesSeparatorMargin(phoneWidth: context.device.size.width) {
      return Self.separatorMargin
    }
    let isWideCell = context.tools.xcode <= 10 && width >= metrics.wideFrom
    return isWideCell ? metrics.wide : metrics.narrow
  }

  private static let separatorMargin: CGFloat = 15

  private var isWidePhone: Bool {
    context.device.size.width >= context.tools.profile.margins.wideFrom
  }

  private var hasAccessory: Bool {
    scene.element["accessoryType"].flatMap(Choice.accessory) != nil
      || scene.element.child(key: "accessoryView") != nil
  }
}

/// The margins and the safe area that Interface Builder gives the root view of a scene.
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

  /// The system's minimum for views of controllers, and in XIBs for all roots; nil where a view has
  /// the 8 points of any other (33 of 35 in storyboards).
  private var sideMargin: CGFloat? {
    switch scene.kind {
    case .controllerView: return size.width >= 390 ? 20 : 16
    case .xibView, .collectionCell, .reusableView:
      guard header.kind == .xib else { return nil }
      return context.tools.profile.margins.side(forWidth: size.width)
    case .tableHeaderFooter, .looseView, .tableCell: return nil
    }
  }

  /// The guides of storyboards before safe areas: rectangles above and below what bars leave.
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
}
