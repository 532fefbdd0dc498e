import UIKit

/// The device that Interface Builder showed a document on.
public struct CanvasDevice: Hashable, Sendable {
  /// The size as it is held, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What rounded corners, sensors and the status bar cover of a full screen.
  let safeArea: UIEdgeInsets
  /// Tight or roomy, across; unspecified on the square canvas of Xcode 6 and 7.
  let horizontal: UIUserInterfaceSizeClass
  /// Tight or roomy, down.
  let vertical: UIUserInterfaceSizeClass

  /// A `<device>` element; without one, the canvas of any device.
  init(_ element: Element?) {
    guard let element, let id = element["id"], let model = CanvasModel.named(id) else {
      self.init(
        size: CGSize(width: 600, height: 600), scale: 2, safeArea: UIEdgeInsets(top: 20),
        horizontal: .unspecified, vertical: .unspecified)
      return
    }
    let isFull = element.child("adaptation")?["id"].map { $0 == "fullscreen" } ?? true
    self = model.device(
      landscape: element["orientation"]?.hasPrefix("landscape") == true, fullScreen: isFull)
  }

  init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the screen has no home button, but a strip for its gesture.
  var isEdgeToEdge: Bool { safeArea.bottom > 0 }
}
