import Scene
import UIKit

extension ViewPainter {
  /// A switch: a track filled when on, and a knob at its end.
  func face(of toggle: UISwitch) -> [Scene.Node] {
    let bounds = Scene.Rect(toggle.bounds)
    let insets = toggle.alignmentRectInsets
    let track = Scene.Rect(
      bounds.x + insets.left, bounds.y + insets.top,
      max(0, bounds.width - insets.left), bounds.height)
    let on = toggle.onTintColor ?? .systemGreen
    let off = UIColor.secondarySystemFill
    let knob = knobRect(in: track, atEnd: toggle.isOn)
    let ground = Scene.Path.roundedRectangle(track, radius: track.height / 2)
    return [.fill(ground, color(toggle.isOn ? on : off))]
      + raisedKnob(knob, color(toggle.thumbTintColor ?? .white))
  }

  private func knobRect(in track: Scene.Rect, atEnd: Bool) -> Scene.Rect {
    let side = track.height - 4
    let x = atEnd ? track.maxX - 2 - side : track.x + 2
    return Scene.Rect(x, track.y + 2, side, side)
  }
}
