import Testing
import UIKitCore

@testable import Linting

@Suite("Trials of a row")
struct LayoutTrialTests {
  @Test("A view that was freed of its frame has it again when the next change is tried")
  func freed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 302, height: 112))
    let content = UIView(frame: root.bounds)
    content.autoresizingMask = []
    root.addSubview(content)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 110), width,
    ])
    root.layoutIfNeeded()
    let trial = LayoutTrial(
      root, content: root, .init(.view, .filled), isSelfSizing: false,
      views: [("content", content), ("box", box)])
    trial.series {
      let freed = trial.outcome(of: [.freed(content)])
      #expect(freed.conflicts == 0 && freed.frames.contains { $0.hasPrefix("content: width") })
      let lowered = trial.outcome(of: [.priority(width, .yielding)])
      #expect(lowered.conflicts == 0 && lowered.frames.isEmpty, "\(lowered.frames)")
    }
    #expect(content.frame == root.bounds)
  }

  @Test("What lets go of a label's width, or of the row's height, is said to")
  func loosened() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (label, content) = (UILabel(), cell.contentView)
    label.text = "Text"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let trailing = label.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    let bottom = label.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor), trailing, bottom,
    ])
    cell.layoutIfNeeded()
    let trial = LayoutTrial(
      cell, content: content, .init(.row, .filled), isSelfSizing: true,
      views: [("content", content), ("label", label)])
    let harm = { (change: RowChange?) throws in try trial.outcome(of: [#require(change)]).harm }
    let endless = "nothing bounds the width of label"
    let chain = "no constraints hold the row's height"
    #expect(try harm(.removal(trailing)).contains(endless))
    #expect(try harm(.relation(trailing, .greaterThanOrEqual)).contains(endless))
    #expect(try !harm(.relation(trailing, .lessThanOrEqual)).contains(endless))
    #expect(try harm(.removal(bottom)).contains(chain))
    #expect(try harm(.relation(bottom, .greaterThanOrEqual)).contains(chain))
    #expect(try !harm(.relation(bottom, .lessThanOrEqual)).contains(chain))
    #expect(label.text == "Text" && label.frame.width == 320)
  }

  @Test("A constraint that gives way is measured in the direction in which others pull it")
  func excess() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let widths = [20, 60].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    root.layoutIfNeeded()
    let trial = LayoutTrial(
      root, content: root, .init(.view, .filled), isSelfSizing: false, views: [("box", box)])
    let excess = { (width: NSLayoutConstraint) in
      trial.outcome(of: [.priority(width, .yielding)], measuring: width).excess
    }
    #expect(excess(widths[0]) == 40 && excess(widths[1]) == -40)
  }
}
