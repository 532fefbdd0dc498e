import Scene
import UIKit

extension ViewPainter {
  /// A switch: a track filled when on, and a knob at its end; mirrored where leading is right.
  func face(of toggle: UISwitch) -> [Scene.Node] {
    let bounds = Scene.Rect(toggle.bounds)
    let insets = toggle.alignmentRectInsets
    let track = Scene.Rect(
      bounds.x + insets.left, bounds.y + insets.top,
      max(0, bounds.width - insets.left), bounds.height)
    let knob = mirrored(knobRect(in: track, of: toggle), in: toggle)
    return dimmed(
      trackNodes(track, of: toggle)
        + raisedKnob(knob, color(toggle.thumbTintColor ?? .white)), toggle)
  }

  /// Grey when off; a white one with a border up to iOS 12.
  private func trackNodes(_ track: Scene.Rect, of toggle: UISwitch) -> [Scene.Node] {
    let shape = Scene.Path.roundedRectangle(track, radius: track.height / 2)
    if toggle.isOn { return [.fill(shape, color(toggle.onTintColor ?? .systemGreen))] }
    guard version(of: toggle) < 13 else { return [.fill(shape, color(.secondarySystemFill))] }
    let edge = track.outset(by: -0.75)
    return [
      .fill(shape, color(.white)),
      .stroke(
        .roundedRectangle(edge, radius: edge.height / 2), color(.systemGray5), .init(width: 1.5)),
    ]
  }

  /// A circle two points from the edge; since iOS 26 a capsule of 39 × 24.
  private func knobRect(in track: Scene.Rect, of toggle: UISwitch) -> Scene.Rect {
    let height = track.height - 4
    let width = version(of: toggle) >= 26 ? height * 39 / 24 : height
    let x = toggle.isOn ? track.maxX - 2 - width : track.x + 2
    return Scene.Rect(x, track.y + 2, width, height)
  }

  // MARK: What controls share

  /// The version of iOS that a view is laid out for.
  func version(of view: UIView) -> Int { view.environment.profile.version }

  /// A disabled control fades as a whole.
  func dimmed(_ nodes: [Scene.Node], _ control: UIControl) -> [Scene.Node] {
    control.isEnabled ? nodes : [.group(.init(opacity: 0.5, children: nodes))]
  }

  /// A knob with round ends, lifted off its track by a shadow and a hairline around it.
  func raisedKnob(_ rect: Scene.Rect, _ color: Scene.Color) -> [Scene.Node] {
    let radius = min(rect.width, rect.height) / 2
    let below = Scene.Rect(rect.x, rect.y + 2.5, rect.width, rect.height)
    let edge = rect.outset(by: 0.5)
    return SoftShadow(blur: 2.2, opacity: 0.14).nodes(below, radius: radius) + [
      .fill(.roundedRectangle(edge, radius: radius + 0.5), Scene.Color(0, 0, 0, alpha: 10)),
      .fill(.roundedRectangle(rect, radius: radius), color),
    ]
  }

  /// A rectangle of a view whose leading is left, where it lies when leading is right.
  func mirrored(_ rect: Scene.Rect, in view: UIView) -> Scene.Rect {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    let bounds = Scene.Rect(view.bounds)
    return Scene.Rect(bounds.x + bounds.maxX - rect.maxX, rect.y, rect.width, rect.height)
  }
}
