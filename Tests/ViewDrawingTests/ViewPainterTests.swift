import Scene
import TestSupport
import Testing

@testable import UIKitCore
@testable import ViewDrawing

@Suite("A view in a picture")
struct ViewPainterTests {
  private let painter = ViewPainter(assets: SceneAssets(BoxSetter()), style: .light, scale: 2)

  @Test("is placed by its frame and filled in the shape of its layer")
  func background() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    view.layer.cornerRadius = 5
    let group = try group(of: view)
    #expect(group.transform == .translation(10, 20))
    let shape = Scene.Path.roundedRectangle(Scene.Rect(0, 0, 30, 40), radius: 5)
    #expect(group.children == [.fill(shape, Scene.Color(255, 0, 0))])
  }

  @Test("that is larger than any picture is drawn as far as pictures reach")
  func endless() throws {
    let most = CGFloat.greatestFiniteMagnitude
    let view = UIView(frame: CGRect(x: 0, y: 0, width: most, height: most))
    view.backgroundColor = .red
    #expect(
      try group(of: view).children == [
        .fill(.rectangle(Scene.Rect(0, 0, 1_000_000, 1_000_000)), Scene.Color(255, 0, 0))
      ])
  }

  @Test("that is hidden, transparent or empty draws nothing")
  func nothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(painter.node(for: view) == nil)
    view.backgroundColor = .red
    #expect(painter.node(for: view) != nil)
    view.isHidden = true
    #expect(painter.node(for: view) == nil)
    view.isHidden = false
    view.layer.opacity = 0
    #expect(painter.node(for: view) == nil)
  }

  @Test("draws its border inside its edge, above its subviews")
  func border() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .green
    view.addSubview(child)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    let last = try #require(try group(of: view).children.last)
    #expect(
      last == .stroke(.rectangle(Scene.Rect(1, 1, 8, 8)), .black, Scene.StrokeStyle(width: 2)))
  }

  @Test("cuts its subviews at its layer only where that masks")
  func clip() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    #expect(try clips(of: view) == 0)
    view.layer.masksToBounds = true
    #expect(try clips(of: view) == 1)
  }

  @Test("that shows progress is filled from the leading side", arguments: [false, true])
  func progress(isRightToLeft: Bool) throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 0.25
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let filled = painter.drawing(of: view).last.flatMap { node in
      if case .fill(let path, _) = node { path.bounds } else { nil }
    }
    #expect(filled == Scene.Rect(isRightToLeft ? 75 : 0, 0, 25, 4))
  }

  @Test("that scrolls shows what is at its offset")
  func offset() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    view.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(try group(of: view).transform == .translation(5, -95))
  }

  @Test("without pixels for its picture shows a sign in its place")
  func placeholder() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(painter.node(for: view) == nil)
    view.image = UIImage(name: "photo", size: CGSize(width: 40, height: 40))
    #expect(try group(of: view).children.count == 3)
    view.frame.size = CGSize(width: 200, height: 60)
    let texts = try group(of: view).children.compactMap { node in
      if case .glyphs(let run) = node { run.text } else { nil }
    }
    #expect(texts == ["photo", "40 × 40"])
  }

  private func clips(of view: UIView) throws -> Int {
    try group(of: view).children.count { node in
      if case .group(let group) = node { group.clip != nil } else { false }
    }
  }

  private func group(of view: UIView) throws -> Scene.Group {
    guard case .group(let group) = try #require(painter.node(for: view)) else {
      throw NoGroup()
    }
    return group
  }

  private struct NoGroup: Error {}
}
