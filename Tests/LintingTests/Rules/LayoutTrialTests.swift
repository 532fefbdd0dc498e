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
}
