import Scene
import UIKit

extension ViewPainter {
  /// A slider: a track filled up to its knob, from the right where leading is right (iOS 9 on).
  func face(of slider: UISlider) -> [Scene.Node] {
    let bounds = Scene.Rect(slider.bounds)
    let range = Double(slider.maximumValue) - Double(slider.minimumValue)
    let value = range > 0 ? (Double(slider.value) - Double(slider.minimumValue)) / range : 0
    let side = min(28, bounds.height)
    let track = bar(in: bounds, height: 4)
    let knobX = bounds.x + (bounds.width - side) * min(max(value, 0), 1)
    let knob = Scene.Rect(knobX, bounds.y + (bounds.height - side) / 2, side, side)
    return filledBar(
      track, upTo: knobX + side / 2, slider,
      slider.minimumTrackTintColor.map(color) ?? tint(of: slider),
      color(slider.maximumTrackTintColor ?? .systemFill))
      + raisedKnob(mirrored(knob, in: slider), color(slider.thumbTintColor ?? .white))
  }

  /// A progress bar: a track filled up to its share, from the right where leading is right.
  func face(of progress: UIProgressView) -> [Scene.Node] {
    let bounds = Scene.Rect(progress.bounds)
    let share = min(max(Double(progress.progress), 0), 1)
    return filledBar(
      bounds, upTo: bounds.x + bounds.width * share, progress,
      progress.progressTintColor.map(color) ?? tint(of: progress),
      color(progress.trackTintColor ?? .systemFill))
  }

  /// A round knob with the shadow that lifts it off its track.
  func raisedKnob(_ rect: Scene.Rect, _ color: Scene.Color) -> [Scene.Node] {
    let shadow = Scene.Rect(rect.x, rect.y + 1, rect.width, rect.height).outset(by: 0.5)
    return [
      .fill(.ellipse(in: shadow), Scene.Color(0, 0, 0, alpha: 38)),
      .fill(.ellipse(in: rect), color),
    ]
  }

  private func bar(in bounds: Scene.Rect, height: Double) -> Scene.Rect {
    Scene.Rect(bounds.x, bounds.y + (bounds.height - height) / 2, bounds.width, height)
  }

  private func filledBar(
    _ bar: Scene.Rect, upTo end: Double, _ view: UIView, _ full: Scene.Color,
    _ empty: Scene.Color
  ) -> [Scene.Node] {
    let radius = bar.height / 2
    let filled = Scene.Rect(bar.x, bar.y, max(0, end - bar.x), bar.height)
    return [
      .fill(.roundedRectangle(bar, radius: radius), empty),
      .fill(.roundedRectangle(mirrored(filled, in: view), radius: radius), full),
    ]
  }

  /// A rectangle of a view whose leading is left, where it lies when leading is right.
  private func mirrored(_ rect: Scene.Rect, in view: UIView) -> Scene.Rect {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    let bounds = Scene.Rect(view.bounds)
    return Scene.Rect(bounds.x + bounds.maxX - rect.maxX, rect.y, rect.width, rect.height)
  }
}
