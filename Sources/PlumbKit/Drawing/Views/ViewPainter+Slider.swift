import Scene
import UIKit

extension ViewPainter {
  /// A slider: a track filled up to its knob, from the right where leading is right (iOS 9 on).
  func face(of slider: UISlider) -> [Scene.Node] {
    let bounds = Scene.Rect(slider.alignmentRect(forFrame: slider.bounds))
    let size = knobSize(of: slider)
    let track = bar(in: bounds, height: trackHeight(of: slider))
    let knobX = bounds.x + (bounds.width - size.width) * share(of: slider)
    let knob = Scene.Rect(
      knobX, bounds.y + (bounds.height - size.height) / 2, size.width, size.height)
    let nodes =
      filledBar(
        track, upTo: knobX + size.width / 2, slider,
        slider.minimumTrackTintColor.map(color) ?? tint(of: slider),
        color(slider.maximumTrackTintColor ?? .systemFill))
      + raisedKnob(mirrored(knob, in: slider), color(slider.thumbTintColor ?? .white))
    return dimmed(nodes, slider)
  }

  private func share(of slider: UISlider) -> Double {
    let range = Double(slider.maximumValue) - Double(slider.minimumValue)
    guard range > 0 else { return 0 }
    return min(max((Double(slider.value) - Double(slider.minimumValue)) / range, 0), 1)
  }

  /// A circle of 28 points; since iOS 26 a capsule of 38 × 25 (measured by iamcgn/swiftui-web).
  private func knobSize(of slider: UISlider) -> Scene.Size {
    let isCapsule = version(of: slider) >= 26
    let height = min(isCapsule ? 25 : 28, slider.bounds.height)
    return Scene.Size(isCapsule ? 38 : height, height)
  }

  private func trackHeight(of slider: UISlider) -> Double {
    switch version(of: slider) {
    case ..<14: 2
    case ..<26: 4
    default: 6
    }
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
}
