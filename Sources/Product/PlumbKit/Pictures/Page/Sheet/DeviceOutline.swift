import LayoutDiagrams
import Scene
import UIKitCore

/// A simple drawing of a device around its screen.
struct DeviceOutline {
  let device: Device
  let orientation: Orientation
  let palette: DiagramPalette

  /// The screen, its top left corner at the origin.
  var screen: Scene.Rect {
    let size = device.size(orientation)
    return Scene.Rect(0, 0, size.width, size.height)
  }

  /// The device from edge to edge.
  var body: Scene.Rect {
    let sides = isUpright ? rim.across : rim.along, ends = isUpright ? rim.along : rim.across
    return Scene.Rect(
      -sides, -ends, screen.width + 2 * sides, screen.height + 2 * ends)
  }

  /// The hole through which the screen's content is seen.
  var window: Scene.Path { .roundedRectangle(screen, radius: device.cornerRadius) }

  var back: [Scene.Node] {
    let shape = Scene.Path.roundedRectangle(body, radius: bodyRadius)
    return [.fill(shape, palette.badge), .stroke(shape, palette.caption, .init(width: 1))]
      + (device.front == .homeButton ? button : [])
  }

  var front: [Scene.Node] {
    let edge = Scene.Node.stroke(window, palette.caption, .init(width: 0.75))
    switch device.front {
    case .homeButton: return [edge]
    case .notch: return notch + [edge] + indicator
    case .island: return island + [edge] + indicator
    case .plain: return [edge] + indicator
    }
  }

  // MARK: Measures

  private var isUpright: Bool { orientation == .portrait }

  /// From the screen to the device's edge: at its long sides, and at its ends.
  private var rim: (across: Double, along: Double) {
    switch device.front {
    case .homeButton: device.isPad ? (22, 48) : (12, 56)
    case .notch, .island: (11, 11)
    case .plain: (20, 20)
    }
  }

  private var bodyRadius: Double {
    device.front == .homeButton
      ? (device.isPad ? 30 : 42) : Double(device.cornerRadius) + rim.across
  }

  /// Something at the device's upper end, which is at the left when it lies on its side.
  private func atTop(width: Double, height: Double, from edge: Double) -> Scene.Rect {
    isUpright
      ? Scene.Rect((screen.width - width) / 2, edge, width, height)
      : Scene.Rect(edge, (screen.height - width) / 2, height, width)
  }

  // MARK: Parts

  private var button: [Scene.Node] {
    let radius = 19.0
    let middle =
      isUpright
      ? Scene.Point(screen.width / 2, screen.height + rim.along / 2)
      : Scene.Point(screen.width + rim.along / 2, screen.height / 2)
    let ring = Scene.Rect(middle.x, middle.y, 0, 0).outset(by: radius)
    let slit = atTop(width: 52, height: 5, from: -rim.along / 2 - 2.5)
    return [
      .stroke(.ellipse(in: ring), palette.caption, .init(width: 1)),
      .stroke(.roundedRectangle(slit, radius: 2.5), palette.caption, .init(width: 0.75)),
    ]
  }

  /// The rim reaches into the screen.
  private var notch: [Scene.Node] {
    let width = 0.46 * device.portraitWidth, depth = 31.0, radius = 18.0
    let shape = atTop(width: width, height: depth + radius, from: -radius)
    let line = Scene.Path.roundedRectangle(shape, radius: radius)
    return [
      .group(
        .init(
          clip: window,
          children: [
            .fill(line, palette.badge), .stroke(line, palette.caption, .init(width: 1.5)),
          ]))
    ]
  }

  private var island: [Scene.Node] {
    let top = Double(device.portraitSafeArea.top)
    let shape = Scene.Path.roundedRectangle(
      atTop(width: 125, height: 37, from: top - 48), radius: 18.5)
    return [.fill(shape, .black), .stroke(shape, palette.caption, .init(width: 0.75))]
  }

  /// The bar at the lower edge, whichever way the device is held.
  private var indicator: [Scene.Node] {
    let width = min(320, screen.width * (isUpright ? 0.36 : 0.28))
    let bar = Scene.Rect((screen.width - width) / 2, screen.height - 13, width, 5)
    return [.fill(.roundedRectangle(bar, radius: 2.5), palette.caption)]
  }
}
