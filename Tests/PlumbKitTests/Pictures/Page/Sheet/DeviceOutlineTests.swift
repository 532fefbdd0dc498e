import Scene
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("Outlines of devices")
struct DeviceOutlineTests {
  private static let outlines = Device.all.flatMap { device in
    Orientation.allCases.map {
      DeviceOutline(device: device, orientation: $0, palette: .light)
    }
  }

  @Test("Everything is drawn within the device, which surrounds its screen")
  func within() throws {
    for outline in Self.outlines {
      let name = "\(outline.device.name) \(outline.orientation)"
      for box in (outline.back + outline.front).compactMap(\.box) {
        let union = outline.body.union(box)
        #expect(union == outline.body, "\(name)")
      }
      #expect(outline.body.union(outline.screen) == outline.body, "\(name)")
      #expect(outline.body.x < 0 && outline.body.y < 0, "\(name)")
    }
  }

  @Test("What covers the screen is outside of the safe area")
  func safeArea() throws {
    for outline in Self.outlines where outline.device.front != .homeButton {
      let insets = outline.device.safeArea(outline.orientation)
      let screen = outline.screen
      let safe = Scene.Rect(
        insets.left, insets.top, screen.width - insets.left - insets.right,
        screen.height - insets.top - insets.bottom)
      let fills = outline.front.compactMap(\.filled)
      #expect(!fills.isEmpty)
      for box in fills {
        let shared = box.intersection(safe)
        #expect(shared.map { $0.width * $0.height } ?? 0 == 0, "\(outline.device.name)")
      }
    }
  }
}

extension Scene.Node {
  /// The rectangle around what is drawn, clipping left aside.
  fileprivate var box: Scene.Rect? {
    switch self {
    case .group(let group):
      let inside = group.children.compactMap(\.box).reduce(nil as Scene.Rect?) {
        $0?.union($1) ?? $1
      }
      guard let clip = group.clip?.bounds else { return inside }
      return inside.flatMap { $0.intersection(clip) }
    case .fill(let path, _), .stroke(let path, _, _): return path.bounds
    case .glyphs, .image: return nil
    }
  }

  /// The rectangle around what is filled.
  fileprivate var filled: Scene.Rect? {
    switch self {
    case .group(let group):
      guard let clip = group.clip?.bounds else { return nil }
      return group.children.compactMap(\.filled).first.flatMap { $0.intersection(clip) }
    case .fill(let path, _): return path.bounds
    case .stroke, .glyphs, .image: return nil
    }
  }
}
