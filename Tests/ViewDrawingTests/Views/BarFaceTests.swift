import Scene
import TestSupport
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import UIKitCore
@testable import ViewDrawing

@Suite("Faces of bars, pickers and stand-ins") struct BarFaceTests {
  private let painter = ViewPainter(assets: SceneAssets(BoxSetter()), style: .light, scale: 2)

  private func make<View>(profile: String = "ios18", _ body: () -> View) -> View {
    LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: FixedAdvanceMeasurer()
    ).perform(body)
  }

  private func fills(_ nodes: [Scene.Node]) -> [(rect: Scene.Rect, color: Scene.Color)] {
    nodes.flatMap { node -> [(rect: Scene.Rect, color: Scene.Color)] in
      switch node {
      case .fill(let path, let color): path.bounds.map { [($0, color)] } ?? []
      case .group(let group): fills(group.children)
      default: []
      }
    }
  }

  @Test("A bar's hairline is a pixel, towards the content; since iOS 26 bars have no ground")
  func hairlines() {
    let size = CGRect(x: 0, y: 0, width: 100, height: 44)
    let bottom = make { UIToolbar(frame: size) }
    #expect(fills(painter.content(of: bottom)).map(\.rect.y) == [0, -0.5])
    let top = make { UINavigationBar(frame: size) }
    #expect(fills(painter.content(of: top)).map(\.rect.y) == [0, 44])
    top.groundAbove = 47
    #expect(fills(painter.content(of: top)).first?.rect == Scene.Rect(0, -47, 100, 91))
    #expect(painter.content(of: make(profile: "ios26") { UIToolbar(frame: size) }).isEmpty)
    let own = make(profile: "ios26") { UIToolbar(frame: size) }
    own.barTintColor = .systemRed
    #expect(fills(painter.content(of: own)).first?.color == painter.color(.systemRed))
  }

  @Test("A search field is grey, and white on the grey bars up to iOS 12")
  func searchFields() {
    for (profile, isMinimal, ground) in [
      ("ios18", false, UIColor.tertiarySystemFill), ("ios12", false, .systemBackground),
      ("ios12", true, .tertiarySystemFill),
    ] {
      let bar = make(profile: profile) {
        UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      }
      bar.searchBarStyle = isMinimal ? .minimal : .default
      bar.layoutIfNeeded()
      let face = fills(painter.content(of: bar.searchTextField))
      #expect(face.first?.color == painter.color(ground), "\(profile) \(isMinimal)")
      #expect(painter.content(of: bar).isEmpty == isMinimal)
    }
  }

  @Test("The chosen line of a wheel lies in a plate since iOS 14, between lines before")
  func band() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    let plate = fills(painter.content(of: make { UIPickerView(frame: frame) })).first?.rect
    #expect(plate == Scene.Rect(9, 92, 302, 32))
    let lines = fills(painter.content(of: make(profile: "ios12") { UIPickerView(frame: frame) }))
    #expect(
      lines.prefix(2).map(\.rect) == [Scene.Rect(0, 92, 320, 0.5), Scene.Rect(0, 124, 320, 0.5)])
  }

  @Test("Lines of a wheel grow fainter away from the band, and stop at the picker's edge")
  func wheel() {
    let wheel = Wheel(lines: ["a", "b", "c", "d", "e", "f", "g"], chosen: 3)
    let high = make { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)) }
    let low = make { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)) }
    #expect(glyphs(painter.drawing(of: [wheel], in: high)).count == 7)
    #expect(glyphs(painter.drawing(of: [wheel], in: low)).count == 3)
    let alphas = glyphs(painter.drawing(of: [wheel], in: high)).map(\.alpha)
    #expect(alphas == alphas.reversed() && alphas.max() == 255 && alphas[0] < alphas[1])
  }

  private func glyphs(_ nodes: [Scene.Node]) -> [Scene.Color] {
    nodes.flatMap { node -> [Scene.Color] in
      switch node {
      case .glyphs(let run): [run.color]
      case .group(let group): glyphs(group.children)
      default: []
      }
    }
  }

  @Test("A button's ground is as its configuration says")
  func ground() {
    var configuration = UIButton.Configuration.gray()
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .systemRed
    let button = make { UIButton(configuration: configuration) }
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 34)
    let nodes = painter.content(of: button)
    #expect(fills(nodes).map(\.color) == [painter.color(.secondarySystemFill)])
    guard case .stroke(let path, let color, let style)? = nodes.last else {
      Issue.record("no stroke")
      return
    }
    #expect(color == painter.color(.systemRed) && style.width == 2)
    #expect(path.bounds == Scene.Rect(1, 1, 78, 32))
  }

  @Test("A stand-in names its class where there is room, and not once it holds views")
  func standIn() {
    let view = make { StandInView(className: "MKMapView", isLabelled: true) }
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let named = painter.content(of: view).count
    view.frame.size.width = 20
    #expect(painter.content(of: view).count < named)
    view.addSubview(make { UIView() })
    #expect(painter.content(of: view).isEmpty)
    #expect(
      painter.content(of: make { StandInView(className: "UIView", isLabelled: false) }).isEmpty)
  }
}
