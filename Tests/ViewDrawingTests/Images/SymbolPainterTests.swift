import Scene
import TestSupport
import Testing

@testable import UIKitCore
@testable import ViewDrawing

@Suite("A symbol in a picture")
struct SymbolPainterTests {
  private let assets = SceneAssets(BoxSetter())

  @Test("Every drawing keeps to its box, and every path of it can be read")
  func insideBox() throws {
    for name in SymbolCatalog.names {
      let drawing = try #require(SymbolCatalog.drawing(named: name))
      let box = Scene.Rect(0, 0, drawing.size.width, drawing.size.height).outset(by: 0.3)
      #expect(!drawing.parts.isEmpty, "\(name)")
      for node in nodes(name, in: Scene.Rect(0, 0, drawing.size.width, drawing.size.height)) {
        let ink = try #require(inkBounds(node), "\(name)")
        #expect(box.union(ink) == box, "\(name): \(ink)")
      }
    }
  }

  @Test("A symbol that points onward is mirrored where leading is right; one named left is not")
  func mirrored() {
    let rect = Scene.Rect(0, 0, 12, 17)
    #expect(meanX("chevron.forward", isMirrored: true) < 6)
    #expect(meanX("chevron.forward", isMirrored: false) > 6)
    #expect(
      nodes("chevron.right", in: rect, isMirrored: true) == nodes("chevron.right", in: rect))
  }

  @Test("A name without a drawing is a field with the name in it")
  func unknown() {
    let nodes = nodes("no.such.symbol", in: Scene.Rect(0, 0, 60, 30))
    #expect(nodes.count == 3)
    guard case .glyphs(let run)? = nodes.last else {
      Issue.record("no text among \(nodes)")
      return
    }
    #expect(run.text.hasPrefix("no"))
  }

  @Test("A colour that lets something through fades the whole symbol, not its parts")
  func translucent() {
    let nodes = nodes(
      "trash.fill", in: Scene.Rect(0, 0, 19, 21), color: Scene.Color(0, 0, 0, alpha: 51))
    guard nodes.count == 1, case .group(let group) = nodes[0] else {
      Issue.record("no single group: \(nodes)")
      return
    }
    #expect(group.opacity == 0.2)
  }

  private func nodes(
    _ name: String, in rect: Scene.Rect, isMirrored: Bool = false, color: Scene.Color = .black
  ) -> [Scene.Node] {
    let symbol = SymbolImage(name: name, configuration: UIImage.SymbolConfiguration())
    return SymbolPainter(symbol, isMirrored: isMirrored, color: color)
      .nodes(in: rect, Scene.Size(rect.width, rect.height), assets)
  }

  private func meanX(_ name: String, isMirrored: Bool) -> Double {
    let rect = Scene.Rect(0, 0, 12, 17)
    guard case .stroke(let path, _, _)? = nodes(name, in: rect, isMirrored: isMirrored).first
    else { return .nan }
    return Polyline(path).points[1].x
  }

  private func inkBounds(_ node: Scene.Node) -> Scene.Rect? {
    switch node {
    case .fill(let path, _): path.bounds
    case .stroke(let path, _, let style): path.bounds?.outset(by: style.width / 2)
    default: nil
    }
  }
}
