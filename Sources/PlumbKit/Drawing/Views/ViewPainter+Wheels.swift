import Scene
import Typesetting
import UIKit

extension ViewPainter {
  func face(of picker: UIPickerView) -> [Scene.Node] {
    faces(of: picker.wheels, in: picker)
  }

  /// Wheels side by side: the chosen lines in a band, the others smaller, closer and fainter the farther they are.
  func faces(of wheels: [Wheel], in picker: UIView) -> [Scene.Node] {
    let bounds = Scene.Rect(picker.bounds)
    guard bounds.width > 40, bounds.height > 40 else { return [] }
    let middle = bounds.y + bounds.height / 2
    let inside = Scene.Rect(bounds.x + 16, bounds.y, bounds.width - 32, bounds.height)
    var lines: [Scene.Node] = []
    for (wheel, column) in zip(wheels, columns(wheels, in: inside, of: picker)) {
      lines += nodes(of: wheel, in: column, middle: middle, isModern: version(of: picker) >= 14)
    }
    return band(bounds, middle, of: picker) + [
      .group(.init(clip: .rectangle(bounds), children: lines))
    ]
  }

  /// A grey plate since iOS 14, two hairlines before.
  private func band(
    _ bounds: Scene.Rect, _ middle: Double, of picker: UIView
  ) -> [Scene.Node] {
    let half = WheelLine.pitch / 2
    guard version(of: picker) < 14 else {
      let plate = Scene.Rect(bounds.x + 9, middle - half, bounds.width - 18, half * 2)
      return [.fill(.roundedRectangle(plate, radius: 8), color(.tertiarySystemFill))]
    }
    return [-half, half].map { offset in
      .fill(
        .rectangle(Scene.Rect(bounds.x, onPixel(middle + offset), bounds.width, 1 / scale)),
        color(.separator))
    }
  }

  private func columns(
    _ wheels: [Wheel], in inside: Scene.Rect, of picker: UIView
  ) -> [Scene.Rect] {
    let total = wheels.reduce(0) { $0 + $1.weight }
    var x = inside.x
    return wheels.map { wheel in
      let width = inside.width * wheel.weight / max(total, 0.01)
      defer { x += width }
      return mirrored(Scene.Rect(x, inside.y, width, inside.height), in: picker)
    }
  }

  private func nodes(
    of wheel: Wheel, in column: Scene.Rect, middle: Double, isModern: Bool
  ) -> [Scene.Node] {
    let ink = color(.label)
    return wheel.lines.enumerated().flatMap { index, text -> [Scene.Node] in
      guard let line = WheelLine(offset: index - wheel.chosen),
        abs(line.position) < column.height / 2 - 6
      else { return [] }
      let alpha = UInt8(Double(ink.alpha) * line.opacity)
      let set = SetLine(
        text, font: FontDescriptor(pointSize: (isModern ? 21 : 23) * line.scale),
        color: Scene.Color(ink.red, ink.green, ink.blue, alpha: alpha))
      let y = middle + line.position - WheelLine.pitch / 2
      return set.nodes(
        in: Scene.Rect(column.x + 2, y, column.width - 4, WheelLine.pitch), assets)
    }
  }
}

/// How a line of a wheel looks by its distance from the band: as on a drum seen from the front.
private struct WheelLine {
  static let pitch = 32.0

  /// From the middle, downwards.
  let position: Double
  let scale: Double
  let opacity: Double

  /// Nil for lines on the back of the drum. Numbers, so that no machine's cosine differs.
  init?(offset: Int) {
    let places: [(position: Double, scale: Double, opacity: Double)] = [
      (0, 1, 1), (31, 0.95, 0.45), (58, 0.86, 0.28), (80, 0.72, 0.14),
    ]
    guard places.indices.contains(abs(offset)) else { return nil }
    let place = places[abs(offset)]
    position = offset < 0 ? -place.position : place.position
    scale = place.scale
    opacity = place.opacity
  }
}
