import UIKit

/// The device that Interface Builder showed a document on.
public struct CanvasDevice: Hashable, Sendable {
  /// The size as it is held, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What rounded corners, sensors and the status bar cover of a full screen.
  let safeArea: UIEdgeInsets
  /// Whether the screen has no home button, but a strip for its gesture.
  let isEdgeToEdge: Bool
  /// Tight or roomy, across; unspecified on the square canvas of Xcode 6 and 7.
  let horizontal: UIUserInterfaceSizeClass
  /// Tight or roomy, down.
  let vertical: UIUserInterfaceSizeClass

  /// Whether assets for tablets are meant.
  var isTablet: Bool { min(size.width, size.height) >= 700 }

  /// A `<device>` element; without one, the canvas of any device.
  init(_ element: Element?, _ tools: ToolsVersion) {
    guard let element, let id = element["id"], let model = CanvasModel.named(id) else {
      self.init(
        size: CGSize(width: 600, height: 600), scale: 2, safeArea: UIEdgeInsets(top: 20),
        isEdgeToEdge: false, horizontal: .unspecified, vertical: .unspecified)
      return
    }
    let isFull = element.child("adaptation")?["id"].map { $0 == "fullscreen" } ?? true
    self = model.device(
      landscape: element["orientation"]?.hasPrefix("landscape") == true, fullScreen: isFull,
      tools: tools)
  }

  init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, isEdgeToEdge: Bool,
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.isEdgeToEdge = isEdgeToEdge
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
