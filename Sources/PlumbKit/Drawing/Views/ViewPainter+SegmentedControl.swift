import Scene
import UIKit

extension ViewPainter {
  /// The ground of a segmented control and the raised plate of the chosen segment, as since iOS 13;
  /// an outline filled in the tint before. Titles are subviews.
  func face(of control: UISegmentedControl) -> [Scene.Node] {
    let bounds = Scene.Rect(control.alignmentRect(forFrame: control.bounds))
    let segments = control.subviews.map { Scene.Rect($0.frame) }
    let chosen =
      segments.indices.contains(control.selectedSegmentIndex)
      ? control.selectedSegmentIndex : nil
    guard version(of: control) >= 13 else {
      return dimmed(outlined(bounds, segments, chosen, tint(of: control)), control)
    }
    let isRound = version(of: control) >= 26
    let radius = isRound ? bounds.height / 2 : 8.0
    var nodes: [Scene.Node] = [
      .fill(.roundedRectangle(bounds, radius: radius), color(.tertiarySystemFill))
    ]
    nodes += dividers(segments, chosen).map { .fill(.rectangle($0), color(.separator)) }
    if let chosen {
      let plate = segments[chosen].outset(by: -2)
      let corner = isRound ? plate.height / 2 : 6.5
      let below = Scene.Rect(plate.x, plate.y + 2, plate.width, plate.height)
      let ground = control.selectedSegmentTintColor ?? UIColor(rgba: 0xFFFF_FFFF, dark: 0x6363_66FF)
      nodes += SoftShadow(blur: 2, opacity: 0.1).nodes(below, radius: corner)
      nodes.append(.fill(.roundedRectangle(plate, radius: corner), color(ground)))
    }
    return dimmed(nodes, control)
  }

  /// Between two segments of which neither is chosen.
  private func dividers(_ segments: [Scene.Rect], _ chosen: Int?) -> [Scene.Rect] {
    segments.indices.dropLast().compactMap { index in
      guard chosen != index, chosen != index + 1 else { return nil }
      let x = min(segments[index].maxX, segments[index + 1].maxX)
      let height = max(0, segments[index].height - 16)
      return Scene.Rect(x, segments[index].y + 8, 1, height)
    }
  }

  private func outlined(
    _ bounds: Scene.Rect, _ segments: [Scene.Rect], _ chosen: Int?, _ ink: Scene.Color
  ) -> [Scene.Node] {
    let edge = bounds.outset(by: -0.5)
    var inside = segments.dropLast().map { segment in
      Scene.Node.fill(.rectangle(Scene.Rect(segment.maxX, bounds.y, 1, bounds.height)), ink)
    }
    if let chosen {
      inside.append(.fill(.rectangle(segments[chosen].outset(by: 0.5)), ink))
    }
    return [
      .group(.init(clip: .roundedRectangle(bounds, radius: 4), children: inside)),
      .stroke(.roundedRectangle(edge, radius: 3.5), ink, .init(width: 1)),
    ]
  }

  /// A stepper: minus and plus on one ground, a line between them; what leads no further is faint.
  func face(of stepper: UIStepper) -> [Scene.Node] {
    let bounds = Scene.Rect(stepper.bounds)
    let isModern = version(of: stepper) >= 13
    let half = bounds.width / 2, y = bounds.y + bounds.height / 2
    let tint = tint(of: stepper)
    let ink = { (isLive: Bool) in
      isModern ? color(isLive ? .label : .tertiaryLabel) : isLive ? tint : color(.systemGray3)
    }
    let edge = bounds.outset(by: -0.5)
    let round = version(of: stepper) >= 26 ? bounds.height / 2 : 8.0
    let ground: Scene.Node =
      isModern
      ? .fill(.roundedRectangle(bounds, radius: round), color(.tertiarySystemFill))
      : .stroke(.roundedRectangle(edge, radius: 3.5), tint, .init(width: 1))
    let height = isModern ? 18 : bounds.height
    let divider = Scene.Rect(bounds.x + half - 0.5, y - height / 2, 1, height)
    let arm = isModern ? 6.5 : 7.5
    let line = Scene.StrokeStyle(width: isModern ? 1.7 : 1.5, cap: isModern ? .round : .butt)
    let minus = mirrored(Scene.Rect(bounds.x + half / 2, y, 0, 0), in: stepper).x
    let plus = mirrored(Scene.Rect(bounds.x + half * 1.5, y, 0, 0), in: stepper).x
    let less = ink(stepper.value > stepper.minimumValue)
    let more = ink(stepper.value < stepper.maximumValue)
    return dimmed(
      [
        ground, .fill(.rectangle(divider), isModern ? color(.separator) : tint),
        .stroke(.segment(Scene.Point(minus - arm, y), Scene.Point(minus + arm, y)), less, line),
        .stroke(.segment(Scene.Point(plus - arm, y), Scene.Point(plus + arm, y)), more, line),
        .stroke(.segment(Scene.Point(plus, y - arm), Scene.Point(plus, y + arm)), more, line),
      ], stepper)
  }
}
