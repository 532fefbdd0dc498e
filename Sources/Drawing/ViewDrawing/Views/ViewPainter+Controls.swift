import Scene
import UIKitCore

extension ViewPainter {
  /// The background of a button: the ground of its configuration, or a close button's disc.
  func drawing(of button: UIButton) -> [Scene.Node] {
    if let ground = button.ground { return nodes(of: ground) }
    guard button.buttonType == .close, version(of: button) >= 13 else { return [] }
    let bounds = Scene.Rect(button.bounds)
    let circle = ContentPlacement(bounds: bounds, size: Scene.Size(30, 30)).rect(.center)
    return [.fill(.ellipse(in: circle), color(.tertiarySystemFill))]
  }

  private func nodes(of ground: UIButton.Ground) -> [Scene.Node] {
    let rect = Scene.Rect(ground.rect)
    guard rect.width > 0, rect.height > 0 else { return [] }
    let radius = min(Double(ground.radius), rect.height / 2, rect.width / 2)
    var nodes: [Scene.Node] = []
    if let fill = ground.color.map(color), fill.alpha > 0 {
      nodes.append(.fill(.roundedRectangle(rect, radius: radius), fill))
    }
    let width = Double(ground.strokeWidth)
    if width > 0, width.isFinite, width < min(rect.width, rect.height) {
      nodes.append(
        .stroke(
          .roundedRectangle(rect.outset(by: -width / 2), radius: max(0, radius - width / 2)),
          color(ground.strokeColor), .init(width: width)))
    }
    return nodes
  }

  /// Glass without refraction: its tint, or a brightness that follows the appearance.
  private func drawing(of glass: UIGlassEffect, in pane: UIVisualEffectView) -> [Scene.Node] {
    let ground = glass.tintColor ?? UIColor.systemBackground
    let alpha: CGFloat = glass.style == .clear ? 0.25 : 0.6
    return [
      .fill(.rectangle(Scene.Rect(pane.bounds)), color(ground.withAlphaComponent(alpha)))
    ]
  }

  /// A pane that blurs what lies behind it; drawn without the blur, as the pane alone.
  func drawing(of pane: UIVisualEffectView) -> [Scene.Node] {
    if let glass = pane.effect as? UIGlassEffect { return drawing(of: glass, in: pane) }
    guard let blur = pane.effect as? UIBlurEffect else { return [] }
    let ground: UIColor =
      switch blur.style.fixedAppearance {
      case .light: .white
      case .dark: .black
      default: .systemBackground
      }
    return [
      .fill(
        .rectangle(Scene.Rect(pane.bounds)),
        color(ground.withAlphaComponent(blur.style.opacity)))
    ]
  }
}

extension ViewPainter {
  /// The ground of a segmented control and the raised plate of the chosen segment, as since iOS 13;
  /// an outline filled in the tint before. Titles are subviews.
  func drawing(of control: UISegmentedControl) -> [Scene.Node] {
    let bounds = Scene.Rect(control.alignmentRect(forFrame: control.bounds))
    let segments = control.subviews.map { Scene.Rect($0.frame) }
    let chosen =
      segments.indices.contains(control.selectedSegmentIndex)
      ? control.selectedSegmentIndex : nil
    guard version(of: control) >= 13 else {
      return dimmed(outlined(bounds, segments, chosen, tint(of: control)), control)
    }
    let metrics = metrics(of: control)
    let radius = metrics.ground.radius(height: bounds.height)
    var nodes: [Scene.Node] = [
      .fill(.roundedRectangle(bounds, radius: radius), color(.tertiarySystemFill))
    ]
    nodes += dividers(segments, chosen).map { .fill(.rectangle($0), color(.separator)) }
    if let chosen {
      let plate = segments[chosen].outset(by: -2)
      let corner = metrics.segmentPlate.radius(height: plate.height)
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
  func drawing(of stepper: UIStepper) -> [Scene.Node] {
    let bounds = Scene.Rect(stepper.bounds)
    let isModern = version(of: stepper) >= 13
    let half = bounds.width / 2, y = bounds.y + bounds.height / 2
    let tint = tint(of: stepper)
    let ink = { (isLive: Bool) in
      isModern ? color(isLive ? .label : .tertiaryLabel) : isLive ? tint : color(.systemGray3)
    }
    let edge = bounds.outset(by: -0.5)
    let round = metrics(of: stepper).ground.radius(height: bounds.height)
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

extension ViewPainter {
  /// A switch: a track filled when on, and a knob at its end; mirrored where leading is right.
  func drawing(of toggle: UISwitch) -> [Scene.Node] {
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

  /// Two points from the edge.
  private func knobRect(in track: Scene.Rect, of toggle: UISwitch) -> Scene.Rect {
    let height = track.height - 4
    let knob = metrics(of: toggle).toggleKnob
    let width = height * knob.width / knob.height
    let x = toggle.isOn ? track.maxX - 2 - width : track.x + 2
    return Scene.Rect(x, track.y + 2, width, height)
  }

  // MARK: What controls share

  /// The version of iOS that a view is laid out for.
  func version(of view: UIView) -> Int { view.environment.profile.version }

  /// The sizes of controls in that version.
  func metrics(of view: UIView) -> ControlMetrics { view.environment.profile.controls }

  /// A disabled control fades as a whole.
  func dimmed(_ nodes: [Scene.Node], _ control: UIControl) -> [Scene.Node] {
    control.isEnabled ? nodes : [.group(.init(opacity: 0.5, children: nodes))]
  }

  /// A knob with round ends, lifted off its track by a shadow and a hairline around it.
  private func raisedKnob(_ rect: Scene.Rect, _ color: Scene.Color) -> [Scene.Node] {
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

extension ViewPainter {
  /// A slider: a track filled up to its knob, from the right where leading is right (iOS 9 on).
  func drawing(of slider: UISlider) -> [Scene.Node] {
    let bounds = Scene.Rect(slider.alignmentRect(forFrame: slider.bounds))
    let size = knobSize(of: slider)
    let track = bar(in: bounds, height: metrics(of: slider).sliderTrackHeight)
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

  /// A slider that is less high has a smaller circle, or a flatter capsule.
  private func knobSize(of slider: UISlider) -> Scene.Size {
    let knob = metrics(of: slider).sliderKnob
    let height = min(knob.height, slider.bounds.height)
    return Scene.Size(knob.width == knob.height ? height : knob.width, height)
  }

  /// A progress bar: a track filled up to its share, from the right where leading is right.
  func drawing(of progress: UIProgressView) -> [Scene.Node] {
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
