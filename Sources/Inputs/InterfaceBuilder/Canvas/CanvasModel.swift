import UIKit

/// A model of phone or tablet, by Interface Builder's id for it.
struct CanvasModel {
  let id: String
  /// In portrait, in points.
  let size: CGSize
  let scale: CGFloat
  let sensors: CanvasSensors

  private init(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    sensors: CanvasSensors = .none
  ) {
    self.id = id
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.sensors = sensors
  }

  /// The model with an id; nil if there is none.
  static func named(_ id: String) -> CanvasModel? {
    all.first { $0.id == id }
  }

  /// Whether some phone's screen has this size, in points.
  static func isScreen(_ size: CGSize) -> Bool {
    all.contains { $0.size == size }
  }

  private static let all = [
    CanvasModel("retina3_5", 320, 480, 2), CanvasModel("retina4_0", 320, 568, 2),
    CanvasModel("retina4_7", 375, 667, 2), CanvasModel("retina5_5", 414, 736, 3),
    CanvasModel("retina5_9", 375, 812, 3, sensors: .notch(since14: 47, later: 50)),
    CanvasModel("retina6_1", 414, 896, 2, sensors: .notch(since14: 44, later: 48)),
    CanvasModel("retina6_5", 414, 896, 3, sensors: .notch(since14: 44, later: 44)),
    CanvasModel("retina5_4", 375, 812, 3, sensors: .notch(since14: 50, later: 50)),
    CanvasModel("retina6_0", 390, 844, 3, sensors: .notch(since14: 47, later: 47)),
    CanvasModel("retina6_7", 428, 926, 3, sensors: .notch(since14: 47, later: 47)),
    CanvasModel("retina6_12", 393, 852, 3, sensors: .island(59)),
    CanvasModel("retina6_72", 430, 932, 3, sensors: .island(59)),
    CanvasModel("retina6_3", 402, 874, 3, sensors: .island(62)),
    CanvasModel("retina6_9", 440, 956, 3, sensors: .island(62)),
    CanvasModel("ipad9_7", 768, 1024, 2), CanvasModel("ipad7_9", 768, 1024, 2),
    CanvasModel("ipad10_2", 810, 1080, 2), CanvasModel("ipad10_5", 834, 1112, 2),
    CanvasModel("ipad12_9", 1024, 1366, 2), CanvasModel("ipad8_3", 744, 1133, 2, sensors: .rim),
    CanvasModel("ipad10_9", 820, 1180, 2, sensors: .rim),
    CanvasModel("ipad10_9rounded", 820, 1180, 2, sensors: .rim),
    CanvasModel("ipad11_0rounded", 834, 1194, 2, sensors: .rim),
    CanvasModel("ipad12_9rounded", 1024, 1366, 2, sensors: .rim),
    CanvasModel("ipad13_0rounded", 1032, 1376, 2, sensors: .rim),
  ]

  private var isTablet: Bool { size.width >= 700 }

  /// The model in an orientation, in the version of Xcode that saved the file. Size classes are
  /// those of Apple's Human Interface Guidelines: the width of phones is compact in portrait, the
  /// height in landscape; the width of large phones is regular in landscape.
  func device(landscape: Bool, fullScreen: Bool, tools: ToolsVersion) -> CanvasDevice {
    let isLarge = size.width >= 414
    let horizontal: UIUserInterfaceSizeClass =
      isTablet ? (fullScreen ? .regular : .compact) : landscape && isLarge ? .regular : .compact
    return CanvasDevice(
      size: landscape ? CGSize(width: size.height, height: size.width) : size, scale: scale,
      safeArea: safeArea(landscape: landscape, tools), isEdgeToEdge: sensors != .none,
      horizontal: horizontal, vertical: landscape && !isTablet ? .compact : .regular)
  }

  /// The safe area on the canvas, in points. Xcode 26 doubles it on phones without a home button
  /// (14 of 14 files); from Xcode 11 to 14 phones with one had no status bar (15 of 15).
  private func safeArea(landscape: Bool, _ tools: ToolsVersion) -> UIEdgeInsets {
    let factor: CGFloat = tools.xcode >= 26 ? 2 : 1
    let top = sensors.top(tools)
    switch sensors {
    case .none:
      let hasStatusBar = !(isTablet ? false : landscape) && !tools.hidesStatusBar
      return UIEdgeInsets(top: hasStatusBar ? 20 : 0)
    case .rim: return UIEdgeInsets(top: top, bottom: 20)
    case .notch, .island:
      return landscape
        ? UIEdgeInsets(left: factor * top, bottom: factor * 21, right: factor * top)
        : UIEdgeInsets(top: factor * top, bottom: factor * 34)
    }
  }
}

/// The sensors of a screen, if it has no bezel with a home button.
enum CanvasSensors: Equatable {
  /// Nothing: there is a home button.
  case none
  /// A notch: 44 points high until Xcode 13, then as on phones of the time; `later` since 14.3.
  case notch(since14: CGFloat, later: CGFloat)
  case island(CGFloat)
  /// An even border, on tablets.
  case rim

  /// The safe area at the top in portrait, in points.
  func top(_ tools: ToolsVersion) -> CGFloat {
    switch self {
    case .none: 20
    case .notch(let since14, let later):
      tools.hasLaterSafeAreas ? later : tools.xcode == 14 ? since14 : 44
    case .island(let top): top
    case .rim: 24
    }
  }
}

/// The device on which Interface Builder showed a document.
public struct CanvasDevice: Hashable, Sendable {
  /// The size in the document's orientation, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The edges of a full screen, in points, that rounded corners, sensors and the status bar cover.
  let safeArea: UIEdgeInsets
  /// Whether the screen has a home indicator instead of a home button.
  let isEdgeToEdge: Bool
  /// The horizontal size class; unspecified on the square canvas of Xcode 6 and 7.
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  /// The height of a toolbar in points: 49 above a home indicator, else 44 (115 of 120 stored).
  var toolbarHeight: CGFloat { isEdgeToEdge ? 49 : Self.lowToolbarHeight }

  /// The height of a toolbar that is not the last, in points.
  static let lowToolbarHeight: CGFloat = 44

  /// The device with a phone's size classes in portrait.
  var onPhone: CanvasDevice {
    CanvasDevice(
      size: size, scale: scale, safeArea: safeArea, isEdgeToEdge: isEdgeToEdge,
      horizontal: .compact, vertical: .regular)
  }

  /// Whether assets for tablets apply.
  var isTablet: Bool { min(size.width, size.height) >= 700 }

  /// Reads a `<device>` element; nil gives the canvas of any device.
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
