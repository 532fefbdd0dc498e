import UIKit

/// The safe area of a root view on Interface Builder's canvas, in points.
///
/// From 353 storyboard scenes and 45 XIB views with constraints to a safe area or to the bars'
/// guides.
struct SafeAreaRule {
  let scene: InterfaceScene
  /// The size of the root view, in points.
  let size: CGSize
  let device: CanvasDevice
  let graph: StoryboardGraph
  let header: DocumentHeader

  var insets: UIEdgeInsets {
    // A notification's view is no screen.
    if scene.element["simulatedAppContext"] == "notificationCenter" { return .zero }
    switch scene.kind {
    case .controllerView, .xibView: return ofScreen
    case .collectionCell where header.kind == .xib: return ofScreen
    case .reusableView where header.kind == .xib && header.tools.xcode >= 16: return ofReusableView
    case .tableCell, .collectionCell, .reusableView, .tableHeaderFooter, .looseView: return .zero
    }
  }

  /// The screen's safe area twice, in Xcode 16 and 26 (observed in one document of each).
  private var ofReusableView: UIEdgeInsets {
    var insets = ofScreen
    guard header.tools.xcode < 26, device.isEdgeToEdge else { return insets }
    insets.top *= 2
    insets.bottom *= 2
    return insets
  }

  private var ofScreen: UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: device.safeArea.left, bottom: bottom, right: device.safeArea.right)
  }

  // MARK: Top

  private var top: CGFloat {
    let metrics = simulatedBar("simulatedTopBarMetrics")
    if hasOpaqueBar { return 0 }
    let isBelowBar = metrics != nil || isInNavigation
    if isSheet { return isBelowBar ? Self.sheetNavigationBar : 0 }
    if hidesStatusBar { return isBelowBar ? Self.navigationBar : 0 }
    if isShortened || isTooLowForStatusBar || isBelowOuterStatusBar { return 0 }
    return device.safeArea.top + (isBelowBar ? Self.navigationBar : 0)
  }

  /// Whether the top bar is opaque, so that the view begins below it.
  private var hasOpaqueBar: Bool { simulatedBar("simulatedTopBarMetrics")?["translucent"] == "NO" }

  private static let navigationBar: CGFloat = 44
  private static let sheetNavigationBar: CGFloat = 56

  private var isInNavigation: Bool {
    scene.controller.map(graph.isInNavigation) ?? false
      && !removes("simulatedTopBarMetrics")
  }

  /// Whether the view has no status bar. Since Xcode 9 only freeform views lose it; full screens
  /// keep its space even when it is turned off (2 of 2; before, 1 of 1 without).
  private var hidesStatusBar: Bool {
    removes("simulatedStatusBarMetrics") && (isFreeform || header.tools.xcode <= 8)
  }

  /// In Xcode 9 and 10 a XIB's view had to be nearly as high as a screen to be covered by the
  /// status bar of a phone with a home button (22 of 22 views: those of up to 353 points were not,
  /// those from 496 on were; the limit is the lowest screen's).
  private var isTooLowForStatusBar: Bool {
    scene.kind != .controllerView && header.tools.xcode <= 10 && !device.isEdgeToEdge
      && size.height < Self.lowestScreen
  }

  private static let lowestScreen: CGFloat = 480

  // MARK: Bottom

  /// The safe area at the bottom. Below an opaque bar a view with the screen's full height extends
  /// beyond the screen; any other view that ends above the screen's end is covered by that much
  /// less.
  private var bottom: CGFloat {
    if hasOpaqueBar, CanvasModel.isScreen(size) {
      return device.safeArea.top + Self.navigationBar + device.safeArea.bottom
    }
    let bar = bottomBar
    if isLaterSheet { return bar }
    if isSheet { return device.safeArea.bottom + bar }
    if scene.kind != .controllerView, header.tools.keepsBottomOfLowViews {
      return device.safeArea.bottom + bar
    }
    let room = device.size.height == Self.anyDevice ? 0 : max(0, device.size.height - size.height)
    return max(0, device.safeArea.bottom + bar - room)
  }

  /// The height of the tab bar or toolbar below the view. A toolbar is as high as one in a view
  /// (44 and 49, stored once each).
  private var bottomBar: CGFloat {
    switch simulatedBar("simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics": return Self.tabBar
    case "simulatedToolbarMetrics": return device.toolbarHeight
    default: break
    }
    return scene.controller.map(graph.isInTabs) ?? false ? Self.tabBar : 0
  }

  private static let tabBar: CGFloat = 49

  /// The side in points of the square canvas of Xcode 6 and 7.
  private static let anyDevice: CGFloat = 600

  // MARK: Sizes

  /// Whether the view is a sheet, which is lower than the screen by what stays visible above it.
  private var isSheet: Bool {
    guard scene.kind == .controllerView, !isFreeform else { return false }
    return isLaterSheet || device.size.height - size.height == (device.isEdgeToEdge ? 54 : 20)
  }

  /// Whether the view is a sheet as Xcode 16 shows it: ten points lower than the screen, free of the
  /// home indicator. One scene shows it: an observation.
  private var isLaterSheet: Bool {
    scene.kind == .controllerView && !isFreeform && header.tools.xcode >= 16
      && device.size.height - size.height == 10
  }

  /// Whether the view begins below opaque bars. An embedded view is as low as that, but is covered
  /// by the status bar of its own canvas all the same (3 of 3, in three repositories).
  private var isShortened: Bool {
    scene.kind == .controllerView && !isFreeform && size.height < device.size.height
      && device.size.height != Self.anyDevice && !isEmbedded
  }

  /// Whether the status bar belongs to the controller around. Until Xcode 8 an embedded view had none
  /// of its own, nor had the views that segues lead to from there (8 of 8 in one storyboard; the 2
  /// there that no segue leads to have one). One file shows it: an observation.
  private var isBelowOuterStatusBar: Bool {
    header.tools.xcode <= 8 && (scene.controller.map(graph.isBelowEmbedding) ?? false)
  }

  private var isEmbedded: Bool { scene.controller.map(graph.isEmbedded) ?? false }

  private var isFreeform: Bool {
    owner.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  // MARK: Simulated metrics

  /// The element with the metrics: the controller in storyboards, the view in XIBs.
  private var owner: Element {
    scene.kind == .controllerView ? scene.controller ?? scene.element : scene.element
  }

  private func simulatedBar(_ key: String) -> Element? {
    owner.children.first { $0.key == key && $0.name != "nil" }
  }

  /// Whether a bar is turned off: `<nil key="…"/>`.
  private func removes(_ key: String) -> Bool {
    owner.child("nil", key: key) != nil
  }
}
