import UIKit

/// What bars and corners cover of a root view on Interface Builder's canvas.
struct SafeAreaRule {
  let scene: InterfaceScene
  let size: CGSize
  let device: CanvasDevice
  let header: DocumentHeader

  var insets: UIEdgeInsets {
    switch scene.kind {
    case .controllerView: controllerInsets
    case .xibView: size.height >= device.size.height ? device.safeArea : .zero
    case .tableCell, .collectionCell, .reusableView, .tableHeaderFooter, .looseView: .zero
    }
  }

  private var controllerInsets: UIEdgeInsets {
    var insets = device.safeArea
    if scene.controller?.child("navigationItem") != nil { insets.top += 44 }
    return insets
  }
}
