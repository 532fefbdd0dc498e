import UIKit

/// What bars and corners cover of a root view on Interface Builder's canvas.
///
/// Read off 353 storyboard scenes and 45 XIB views with constraints to a safe area or to the bars'
/// guides.
struct SafeAreaRule {
  let scene: InterfaceScene
  /// Of the root view.
  let size: CGSize
  let device: CanvasDevice
  let graph: StoryboardGraph
  let header: DocumentHeader

  var insets: UIEdgeInsets {
    switch scene.kind {
    case .controllerView, .xibView: ofScreen
    case .collectionCell where header.kind == .xib: ofScreen
    case .tableCell, .collectionCell, .reusableView, .tableHeaderFooter, .looseView: .zero
    }
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
    if isShortened || isTooLowForStatusBar { return 0 }
    return device.safeArea.top + (isBelowBar ? Self.navigationBar : 0)
  }

  /// The view begins below such a bar.
  private var hasOpaqueBar: Bool { simulatedBar("simulatedTopBarMetrics")?["translucent"] == "NO" }

  private static let navigationBar: CGFloat = 44
  private static let sheetNavigationBar: CGFloat = 56

  private var isInNavigation: Bool {
    scene.controller.map(graph.isInNavigation) ?? false
      && !removes("simulatedTopBarMetrics")
  }

  /// A freeform view without status bar; full screens keep its room even when it is turned off (2
  /// of 2).
  private var hidesStatusBar: Bool { removes("simulatedStatusBarMetrics") && isFreeform }

  /// In Xcode 9 and 10 a view of a XIB had to be nearly as high as a screen to lie under the status
  /// bar of a phone with a home button (22 of 22 views: those of up to 353 points did not, those
  /// from 496 on did; the bound is the lowest screen's).
  private var isTooLowForStatusBar: Bool {
    scene.kind != .controllerView && header.tools.xcode <= 10 && !device.isEdgeToEdge
      && size.height < Self.lowestScreen
  }

  private static let lowestScreen: CGFloat = 480

  // MARK: Bottom

  /// Below an opaque bar a view that was left as high as the screen reaches out of it; any other
  /// that ends above the screen's end is covered by so much less.
  private var bottom: CGFloat {
    if hasOpaqueBar, CanvasModel.isScreen(size) {
      return device.safeArea.top + Self.navigationBar + device.safeArea.bottom
    }
    let bar = tabBar
    if isSheet { return device.safeArea.bottom + bar }
    if scene.kind != .controllerView, header.tools.keepsBottomOfLowViews {
      return device.safeArea.bottom + bar
    }
    let room = device.size.height == Self.anyDevice ? 0 : max(0, device.size.height - size.height)
    return max(0, device.safeArea.bottom + bar - room)
  }

  private var tabBar: CGFloat {
    if simulatedBar("simulatedBottomBarMetrics")?.name == "simulatedTabBarMetrics" { return 49 }
    return scene.controller.map(graph.isInTabs) ?? false ? 49 : 0
  }

  /// The side of the square canvas of Xcode 6 and 7.
  private static let anyDevice: CGFloat = 600

  // MARK: Sizes

  /// A view presented as a sheet is lower than the screen by what stays visible above it.
  private var isSheet: Bool {
    guard scene.kind == .controllerView, !isFreeform else { return false }
    return device.size.height - size.height == (device.isEdgeToEdge ? 54 : 20)
  }

  /// A view that begins below opaque bars. One that is embedded in another view is as low as that,
  /// and lies under the status bar of its own canvas all the same (2 of 2, in two repositories).
  private var isShortened: Bool {
    scene.kind == .controllerView && !isFreeform && size.height < device.size.height
      && device.size.height != Self.anyDevice && !isEmbedded
  }

  private var isEmbedded: Bool { scene.controller.map(graph.isEmbedded) ?? false }

  private var isFreeform: Bool {
    owner.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  // MARK: Simulated metrics

  /// Controllers carry the metrics in storyboards, views in XIBs.
  private var owner: Element {
    scene.kind == .controllerView ? scene.controller ?? scene.element : scene.element
  }

  private func simulatedBar(_ key: String) -> Element? {
    owner.children.first { $0.key == key && $0.name != "nil" }
  }

  /// `<nil key="…"/>`: the bar is turned off.
  private func removes(_ key: String) -> Bool {
    owner.child("nil", key: key) != nil
  }
}
