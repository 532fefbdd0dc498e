import ImageCoding
import Scene

/// A row's own drawing, faded so that the marks over it are seen first.
///
/// Text stays readable: where fading would leave it less than three to one against what it stands on
/// (WCAG 2.2, 1.4.11), its colour is made stronger first, also where it has less by itself: a diagram
/// shows where a text is, even a black one on the black of the dark appearance.
struct FadedContent {
  /// Behind the row's drawing.
  let paper: Scene.Color

  static let opacity = 0.8
  static let leastContrast = 3.0
  /// Less tells nobody whether a text is lighter or darker than its ground.
  private static let unseenContrast = 1.5
  /// A text of less is hidden on purpose, of 255.
  private static let leastAlpha: UInt8 = 26
  /// In how many steps a colour is made stronger, up to black or white.
  private static let steps = 32

  /// The drawing of a row, faded.
  func node(_ content: Scene.Node) -> Scene.Node {
    var surfaces: [Surface] = []
    return .group(
      .init(opacity: Self.opacity, children: [strengthened(content, .identity, &surfaces)]))
  }

  /// What marks may cross.
  struct Ground {
    let bounds: Scene.Rect
    /// Before fading, with what is seen through it; nil for a picture or a gradient.
    let color: Scene.Color?
  }

  /// The grounds of a row's drawing, from the bottom up.
  func grounds(_ content: Scene.Node) -> [Ground] {
    var grounds: [Ground] = []
    collect(content, .identity, opacity: 1, into: &grounds)
    return grounds
  }

  private func collect(
    _ node: Scene.Node, _ transform: Scene.Transform, opacity: Double, into grounds: inout [Ground]
  ) {
    switch node {
    case .group(let group):
      let inner = transform.applied(after: group.transform)
      for child in group.children {
        collect(child, inner, opacity: opacity * group.opacity, into: &grounds)
      }
    case .fill(let path, let color):
      guard let bounds = path.bounds else { return }
      let alpha = UInt8((Double(color.alpha) * opacity).rounded())
      grounds.append(
        Ground(
          bounds: transform.bounds(of: bounds),
          color: Scene.Color(color.red, color.green, color.blue, alpha: alpha)))
    case .image(_, let rect):
      grounds.append(Ground(bounds: transform.bounds(of: rect), color: nil))
    case .stroke, .glyphs: return
    }
  }

  /// The colour of what some of the grounds, from the bottom up, show after fading; nil for a picture.
  func color(of grounds: [Ground]) -> Scene.Color? {
    let drawn = grounds.reduce(Optional(paper)) { below, ground in
      guard let color = ground.color else { return nil }
      return color.alpha == 255 ? color : below.map(color.over)
    }
    return drawn.map { paper.mixed(with: $0, share: Self.opacity) }
  }

  /// The surface that text may stand on: a filled path or image, in the row's coordinates.
  private struct Surface {
    let bounds: Scene.Rect
    /// Nil for an image.
    let color: Scene.Color?

    func contains(_ point: Scene.Point) -> Bool {
      point.x >= bounds.x && point.x <= bounds.maxX && point.y >= bounds.y && point.y <= bounds.maxY
    }
  }

  private func strengthened(
    _ node: Scene.Node, _ transform: Scene.Transform, _ surfaces: inout [Surface]
  ) -> Scene.Node {
    switch node {
    case .group(var group):
      let inner = transform.applied(after: group.transform)
      group.children = group.children.map { strengthened($0, inner, &surfaces) }
      return .group(group)
    case .fill(let path, let color):
      if let bounds = path.bounds {
        let rect = transform.bounds(of: bounds)
        let middle = Scene.Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
        surfaces.append(Surface(bounds: rect, color: color.over(ground(at: middle, surfaces))))
      }
      return node
    case .glyphs(var run):
      let middle = Scene.Point(run.origin.x + run.width / 2, run.origin.y - run.size / 3)
      run.color = strengthened(run.color, on: ground(at: transform.apply(to: middle), surfaces))
      return .glyphs(run)
    case .image(_, let rect):
      surfaces.append(Surface(bounds: transform.bounds(of: rect), color: nil))
      return node
    case .stroke: return node
    }
  }

  /// The colour below a point: that of the last surface there.
  private func ground(at point: Scene.Point, _ surfaces: [Surface]) -> Scene.Color {
    surfaces.last { $0.color != nil && $0.contains(point) }?.color ?? paper
  }

  /// A colour of text that is readable after fading.
  func strengthened(_ color: Scene.Color, on ground: Scene.Color) -> Scene.Color {
    let seen = color.over(ground)
    guard color.alpha >= Self.leastAlpha, contrast(seen, ground) < Self.leastContrast else {
      return color
    }
    let isDarker =
      seen.contrast(to: ground) < Self.unseenContrast
      ? ground.contrast(to: .black) > ground.contrast(to: .white)
      : seen.luminance < ground.luminance
    let end = isDarker ? Scene.Color.black : .white
    let stronger = (1...Self.steps).lazy.map { step in
      seen.mixed(with: end, share: Double(step) / Double(Self.steps))
    }
    return stronger.first { contrast($0, ground) >= Self.leastContrast } ?? end
  }

  /// The contrast of two colours once both are faded.
  private func contrast(_ color: Scene.Color, _ ground: Scene.Color) -> Double {
    paper.mixed(with: color, share: Self.opacity)
      .contrast(to: paper.mixed(with: ground, share: Self.opacity))
  }
}

extension Scene.Color {
  /// The contrast ratio of two opaque colours, 1...21 (WCAG 2.2).
  func contrast(to other: Scene.Color) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The relative luminance of an opaque colour, 0...1 (WCAG 2.2).
  var luminance: Double {
    let light = { (level: UInt8) in Self.lights[Int(level)] }
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  }

  /// The light of each level: a line is compared with all that it crosses.
  private static let lights = (0...255).map { SRGBCurve.linear(Double($0) / 255) }

  /// The opaque colour that is seen where this one lies over an opaque one.
  func over(_ ground: Scene.Color) -> Scene.Color {
    ground.opaque.mixed(with: opaque, share: shares.alpha)
  }
}
