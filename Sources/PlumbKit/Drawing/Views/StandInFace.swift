import InterfaceBuilder
import Scene
import Typesetting
import UIKit

/// The face of a view that shows what is not here: a map, a page, the cells of a collection. A dashed frame, a sign, and the
/// name of its class.
struct StandInFace {
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
    let hasSign = bounds.height >= 56 && bounds.width >= 40
    let middle = bounds.y + bounds.height / 2
    var nodes: [Scene.Node] = [
      .fill(.rectangle(bounds), field),
      .stroke(.rectangle(bounds.outset(by: -0.5)), ink, .init(width: 1, dash: [3, 3])),
    ]
    if hasSign {
      let y = middle - (hasName ? 20 : 12)
      nodes += sign(in: Scene.Rect(bounds.x, y, bounds.width, 24), assets)
    }
    if hasName {
      let y = hasSign ? middle + 6 : middle - 8
      nodes += label.nodes(in: Scene.Rect(bounds.x + 4, y, bounds.width - 8, 16), assets)
    }
    return nodes
  }

  private func sign(in rect: Scene.Rect, _ assets: SceneAssets) -> [Scene.Node] {
    let symbol = SymbolImage(name: symbolName, configuration: .init(pointSize: 20))
    return SymbolInk(symbol, isMirrored: false, color: ink).nodes(
      in: rect, Scene.Size(rect.width, rect.height), assets)
  }

  /// What the class shows, as far as there is a drawing for it.
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
  /// The face of a class that is only stood in for; nothing where that is a plain view.
  func face(of view: any StandIn & UIView) -> [Scene.Node] {
    guard view.showsName else { return [] }
    return StandInFace(
      className: view.className, bounds: Scene.Rect(view.bounds),
      field: color(.quaternarySystemFill), ink: color(.tertiaryLabel), text: color(.secondaryLabel)
    ).nodes(assets)
  }
}
