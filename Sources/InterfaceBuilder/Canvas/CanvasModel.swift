import UIKit

/// A model of phone or tablet under Interface Builder's name for it.
struct CanvasModel {
  let id: String
  /// Upright, in points.
  let size: CGSize
  let scale: CGFloat
  /// From the top of the screen to what the status bar and the sensors leave; 20 with a home button.
  let top: CGFloat

  private init(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat = 20
  ) {
    self.id = id
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.top = top
  }

  /// The model of that id.
  static func named(_ id: String) -> CanvasModel? {
    all.first { $0.id == id }
  }

  private static let all = [
    CanvasModel("retina3_5", 320, 480, 2), CanvasModel("retina4_0", 320, 568, 2),
    CanvasModel("retina4_7", 375, 667, 2), CanvasModel("retina5_5", 414, 736, 3),
    CanvasModel("retina5_9", 375, 812, 3, top: 44), CanvasModel("retina6_1", 414, 896, 2, top: 44),
    CanvasModel("retina6_5", 414, 896, 3, top: 44), CanvasModel("retina5_4", 375, 812, 3, top: 50),
    CanvasModel("retina6_0", 390, 844, 3, top: 47), CanvasModel("retina6_7", 428, 926, 3, top: 47),
    CanvasModel("retina6_12", 393, 852, 3, top: 59),
    CanvasModel("retina6_72", 430, 932, 3, top: 59),
    CanvasModel("retina6_3", 402, 874, 3, top: 62), CanvasModel("retina6_9", 440, 956, 3, top: 62),
    CanvasModel("ipad9_7", 768, 1024, 2), CanvasModel("ipad7_9", 768, 1024, 2),
    CanvasModel("ipad10_2", 810, 1080, 2), CanvasModel("ipad10_5", 834, 1112, 2),
    CanvasModel("ipad12_9", 1024, 1366, 2), CanvasModel("ipad8_3", 744, 1133, 2, top: 24),
    CanvasModel("ipad10_9", 820, 1180, 2, top: 24),
    CanvasModel("ipad10_9rounded", 820, 1180, 2, top: 24),
    CanvasModel("ipad11_0rounded", 834, 1194, 2, top: 24),
    CanvasModel("ipad12_9rounded", 1024, 1366, 2, top: 24),
    CanvasModel("ipad13_0rounded", 1032, 1376, 2, top: 24),
  ]

  private var isTablet: Bool { size.width >= 700 }

  /// The model as it is held.
  ///
  /// Size classes as Apple's Human Interface Guidelines list them: phones are compact across when
  /// upright, and down when not; the large ones are regular across in landscape.
  func device(landscape: Bool, fullScreen: Bool) -> CanvasDevice {
    let isLarge = size.width >= 414
    let horizontal: UIUserInterfaceSizeClass =
      isTablet ? (fullScreen ? .regular : .compact) : landscape && isLarge ? .regular : .compact
    return CanvasDevice(
      size: landscape ? CGSize(width: size.height, height: size.width) : size, scale: scale,
      safeArea: safeArea(landscape: landscape), horizontal: horizontal,
      vertical: landscape && !isTablet ? .compact : .regular)
  }

  private func safeArea(landscape: Bool) -> UIEdgeInsets {
    if isTablet { return UIEdgeInsets(top: top, bottom: top > 20 ? 20 : 0) }
    guard top > 20 else { return UIEdgeInsets(top: landscape ? 0 : 20) }
    return landscape
      ? UIEdgeInsets(left: top, bottom: 21, right: top) : UIEdgeInsets(top: top, bottom: 34)
  }
}
