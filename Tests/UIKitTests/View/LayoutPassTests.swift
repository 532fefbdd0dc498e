import TestSupport
import Testing

@testable import UIKitCore

/// Writes down which of its passes ran.
private final class Recorder: UIView {
  final class Log {
    var entries: [String] = []
  }

  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    self.name = name
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.entries.append("update \(name ?? "")")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    log.entries.append("layout \(name ?? "")")
    super.layoutSubviews()
  }
}

@Suite("Passes run in UIKit's order")
struct LayoutPassTests {
  private let log = Recorder.Log()

  /// root > (a > leaf, b), laid out once.
  private func tree() -> (root: Recorder, a: Recorder, leaf: Recorder, b: Recorder) {
    let (root, a) = (Recorder("root", log), Recorder("a", log))
    let (leaf, b) = (Recorder("leaf", log), Recorder("b", log))
    root.addSubview(a)
    a.addSubview(leaf)
    root.addSubview(b)
    return (root, a, leaf, b)
  }

  private func settled() -> (root: Recorder, a: Recorder, leaf: Recorder, b: Recorder) {
    let tree = tree()
    tree.root.layoutIfNeeded()
    log.entries = []
    return tree
  }

  @Test("Constraints are updated from the bottom up, then layout runs from the top down")
  func firstPass() {
    tree().root.layoutIfNeeded()
    #expect(
      log.entries == [
        "update leaf", "update a", "update b", "update root", "layout root", "layout a",
        "layout leaf", "layout b",
      ])
  }

  @Test("A second pass has nothing to do")
  func secondPass() {
    let tree = settled()
    tree.root.layoutIfNeeded()
    #expect(log.entries == [])
  }

  @Test("Only what asked for it is updated or laid out")
  func onlyWhatIsNeeded() {
    let tree = settled()
    tree.leaf.setNeedsLayout()
    tree.b.setNeedsUpdateConstraints()
    #expect(tree.b.needsUpdateConstraints())
    tree.root.layoutIfNeeded()
    #expect(log.entries == ["update b", "layout leaf"])
  }

  @Test("Layout starts at the highest of an unbroken line of ancestors that need it")
  func climbs() {
    let tree = settled()
    tree.a.setNeedsLayout()
    tree.leaf.setNeedsLayout()
    tree.b.setNeedsLayout()
    tree.leaf.layoutIfNeeded()
    #expect(log.entries == ["layout a", "layout leaf"])
  }

  @Test("updateConstraintsIfNeeded updates the view and what is below it, and lays out nothing")
  func updateOnly() {
    let tree = settled()
    tree.a.setNeedsUpdateConstraints()
    tree.leaf.setNeedsUpdateConstraints()
    tree.a.updateConstraintsIfNeeded()
    #expect(log.entries == ["update leaf", "update a"])
  }

  @Test("A new size lays the view out again; a new place does not")
  func newSize() {
    let tree = settled()
    tree.a.frame.origin.x = 3
    tree.root.layoutIfNeeded()
    #expect(log.entries == [])
    tree.a.frame.size.width = 30
    tree.root.layoutIfNeeded()
    #expect(log.entries == ["layout a"])
  }

  @Test("Adding and removing a subview lays out the superview")
  func subviewsChange() {
    let tree = settled()
    tree.b.removeFromSuperview()
    tree.root.layoutIfNeeded()
    #expect(log.entries == ["layout root"])
  }

  @Test("A changed constant lays out the superview of what moves, and nothing else")
  func constantMoves() {
    let tree = tree()
    tree.leaf.translatesAutoresizingMaskIntoConstraints = false
    let leading = tree.leaf.leadingAnchor.constraint(equalTo: tree.a.leadingAnchor, constant: 1)
    NSLayoutConstraint.activate([
      leading, tree.leaf.topAnchor.constraint(equalTo: tree.a.topAnchor),
      tree.leaf.widthAnchor.constraint(equalToConstant: 4),
      tree.leaf.heightAnchor.constraint(equalToConstant: 4),
    ])
    tree.root.layoutIfNeeded()
    log.entries = []
    leading.constant = 5
    tree.root.layoutIfNeeded()
    #expect(log.entries == ["layout a"])
    #expect(tree.leaf.frame == CGRect(x: 5, y: 0, width: 4, height: 4))
  }

  @Test("A view that asks for layout in its own layout is left alone after a limit")
  func neverSettles() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.count == UIView.layoutRoundLimit)
  }

  @Test("A view that never settles costs the same number of rounds however deep it lies")
  func neverSettlesDeepDown() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        superview?.setNeedsLayout()
        setNeedsLayout()
      }
    }
    let (root, view) = (UIView(), Restless())
    var parent = root
    for _ in 0..<20 {
      let child = UIView()
      parent.addSubview(child)
      parent = child
    }
    parent.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.count == UIView.layoutRoundLimit)
  }
}
