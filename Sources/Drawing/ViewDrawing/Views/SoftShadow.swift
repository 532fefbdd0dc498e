import Scene
import Typesetting
import UIKitCore

/// A blurred shadow out of shapes that every renderer has: rounded rectangles on top of each other,
/// from the outside in.
///
/// At each distance from the edge the layers together are as dark as a Gaussian blur of a straight
/// edge would be (its cumulative distribution), which Core Animation's `shadowRadius` is the
/// standard deviation of.
struct SoftShadow {
  /// Standard deviation of the blur, in points.
  let blur: Double
  /// Opacity of the shadow where nothing of it is lost in the blur.
  let opacity: Double
  var color = Scene.Color.black

  /// Chosen: the least blur, in points, that is drawn in layers; below it an edge looks sharp.
  private static let leastBlur = 0.1

  /// Chosen: how dark an outline's own area is, of the whole. Its edge is half as dark as its
  /// depth, and no outline is drawn inside another.
  private static let areaShare = 0.9

  /// The normal distribution at steps of half a standard deviation, from -2 to 2.
  private static let distribution = [0.023, 0.067, 0.159, 0.309, 0.5, 0.691, 0.841, 0.933, 0.977]

  /// The shadow of a rectangle with round corners, already moved by the shadow's offset.
  func nodes(_ rect: Scene.Rect, radius: Double) -> [Scene.Node] {
    guard opacity > 0, blur >= 0, blur.isFinite else { return [] }
    guard blur > Self.leastBlur else {
      return [.fill(.roundedRectangle(rect, radius: radius), tone(opacity))]
    }
    var covered = 0.0
    return Self.distribution.enumerated().compactMap { step, share in
      let inset = (Double(step) - 4) / 2 * blur
      let shape = rect.outset(by: -inset)
      guard shape.width > 0, shape.height > 0 else { return nil }
      let wanted = share * opacity
      let alpha = (wanted - covered) / (1 - covered)
      let color = tone(alpha)
      guard color.alpha > 0 else { return nil }
      covered += color.opacity(times: 1 - covered)
      return .fill(.roundedRectangle(shape, radius: max(0, radius - inset)), color)
    }
  }

  /// The shadow of any outline: outside of its edge as dark as a blur would be, inside as dark as
  /// that of the edge and more, which the shape itself covers as a rule.
  func nodes(_ path: Scene.Path) -> [Scene.Node] {
    guard opacity > 0, blur >= 0, blur.isFinite, !path.isEmpty else { return [] }
    guard blur > Self.leastBlur else { return [.fill(path, tone(opacity))] }
    var covered = 0.0
    return Self.distribution.enumerated().compactMap { step, share in
      let reach = (4 - Double(step)) / 2 * blur
      guard reach >= 0 else { return nil }
      let wanted = (reach == 0 ? Self.areaShare : share) * opacity
      let alpha = color.opacity(times: (wanted - covered) / (1 - covered))
      guard alpha > 0 else { return nil }
      covered = wanted
      let area = Scene.Node.fill(path, color.opaque)
      guard reach > 0 else { return .group(.init(opacity: alpha, children: [area])) }
      let rim = Scene.Node.stroke(path, color.opaque, .init(width: 2 * reach, join: .round))
      return .group(.init(opacity: alpha, children: [area, rim]))
    }
  }

  private func tone(_ alpha: Double) -> Scene.Color {
    Scene.Color(
      color.red, color.green, color.blue,
      alpha: UInt8((min(max(alpha, 0), 1) * Double(color.alpha)).rounded()))
  }
}

/// A placeholder for a view whose content is not available: a map, a page, the cells of a
/// collection. A dashed frame, an icon, and the name of its class.
private struct StandInPlaceholder {
  let className: String
  let bounds: Scene.Rect
  let field: Scene.Color
  let ink: Scene.Color
  let text: Scene.Color

  private static let font = FontDescriptor(pointSize: 11, weight: .medium)

  func nodes(_ assets: SceneAssets) -> [Scene.Node] {
    guard bounds.width >= 8, bounds.height >= 8 else { return [] }
    let label = SetLine(className, font: Self.font, color: text)
    let hasName = label.width(assets) <= bounds.width - 8 && bounds.height >= 18
    let hasIcon = bounds.height >= 56 && bounds.width >= 40
    let middle = bounds.y + bounds.height / 2
    var nodes: [Scene.Node] = [
      .fill(.rectangle(bounds), field),
      .stroke(.rectangle(bounds.outset(by: -0.5)), ink, .init(width: 1, dash: [3, 3])),
    ]
    if hasIcon {
      let y = middle - (hasName ? 20 : 12)
      nodes += icon(in: Scene.Rect(bounds.x, y, bounds.width, 24), assets)
    }
    if hasName {
      let y = hasIcon ? middle + 6 : middle - 8
      nodes += label.nodes(in: Scene.Rect(bounds.x + 4, y, bounds.width - 8, 16), assets)
    }
    return nodes
  }

  private func icon(in rect: Scene.Rect, _ assets: SceneAssets) -> [Scene.Node] {
    let symbol = SymbolImage(name: symbolName, configuration: .init(pointSize: 20))
    return SymbolPainter(symbol, isMirrored: false, color: ink).nodes(
      in: rect, Scene.Size(rect.width, rect.height), assets)
  }

  /// The class's symbol, as far as there is a drawing for it.
  private var symbolName: String {
    switch className {
    case "MKMapView": "mappin.and.ellipse"
    case "WKWebView", "UIWebView": "globe"
    case "UITableView": "list.bullet"
    case "UICollectionView": "photo"
    case "UIRefreshControl": "arrow.clockwise"
    default: "square"
    }
  }
}

extension ViewPainter {
  /// The placeholder of a class that is only stood in for.
  func placeholder(_ className: String, in bounds: Scene.Rect) -> [Scene.Node] {
    StandInPlaceholder(
      className: className, bounds: bounds, field: color(.quaternarySystemFill),
      ink: color(.tertiaryLabel), text: color(.secondaryLabel)
    ).nodes(assets)
  }
}
