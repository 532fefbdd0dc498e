import Scene
import UIKit

extension ViewPainter {
  /// The ground of a segmented control and the raised plate of the selected segment, as since
  /// iOS 13; titles are subviews.
  func face(of control: UISegmentedControl) -> [Scene.Node] {
    let bounds = Scene.Rect(control.alignmentRect(forFrame: control.bounds))
    let ground = Scene.Node.fill(
      .roundedRectangle(bounds, radius: 8), color(.tertiarySystemFill))
    let plates = control.subviews.map { Scene.Rect($0.frame) }
    guard plates.indices.contains(control.selectedSegmentIndex) else { return [ground] }
    let plate = plates[control.selectedSegmentIndex].outset(by: -2)
    let shadow = Scene.Rect(plate.x, plate.y + 1, plate.width, plate.height)
    return [
      ground, .fill(.roundedRectangle(shadow, radius: 6), Scene.Color(0, 0, 0, alpha: 26)),
      .fill(
        .roundedRectangle(plate, radius: 6),
        color(control.selectedSegmentTintColor ?? .tertiarySystemBackground)),
    ]
  }

  /// A stepper: minus and plus on one ground, a line between them.
  func face(of stepper: UIStepper) -> [Scene.Node] {
    let bounds = Scene.Rect(stepper.bounds)
    let ink = color(.label), half = bounds.width / 2, y = bounds.y + bounds.height / 2
    let minus = bounds.x + half / 2, plus = bounds.x + half * 1.5
    let line = Scene.StrokeStyle(width: 1.5, cap: .round)
    return [
      .fill(.roundedRectangle(bounds, radius: 8), color(.tertiarySystemFill)),
      .fill(
        .rectangle(Scene.Rect(bounds.x + half - 0.5, y - 9, 1, 18)), color(.separator)),
      .stroke(.segment(Scene.Point(minus - 7, y), Scene.Point(minus + 7, y)), ink, line),
      .stroke(.segment(Scene.Point(plus - 7, y), Scene.Point(plus + 7, y)), ink, line),
      .stroke(.segment(Scene.Point(plus, y - 7), Scene.Point(plus, y + 7)), ink, line),
    ]
  }
}
