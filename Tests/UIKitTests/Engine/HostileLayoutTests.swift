import TestSupport
import Testing
import Typesetting

@testable import UIKitCore

/// What an enemy writes into a file costs a bounded number of searches and preparations: counts,
/// which no slow machine changes.
@Suite("Hostile layouts")
struct HostileLayoutTests {
  /// Searches that all widths of a sweep have cost.
  private func searches(_ root: UIView, widths: ClosedRange<Int>) throws -> Int {
    for width in widths {
      root.frame.size.width = CGFloat(width)
      root.layoutIfNeeded()
    }
    return try #require(root.hostedEngine).solver.conflictSearches
  }

  @Test("Ten labels whose widths and heights all contradict are searched for once, not per width")
  func conflictsInSweep() throws {
    let views = (0..<10).map { ("t\($0)", SizedView("", 40 + CGFloat($0), 20)) }
    let root = layout(
      CGSize(width: 320, height: 44), views,
      "V:|-" + views.map { "[\($0.0)]" }.joined(separator: "-2-") + "-|")
    for (index, (_, view)) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        view.widthAnchor.constraint(equalToConstant: 200 + CGFloat(index)),
        view.heightAnchor.constraint(equalToConstant: 20 + CGFloat(index)),
      ])
    }
    let first = try searches(root, widths: 320...320)
    #expect(root.layoutConflicts.count > 10)
    #expect(first < 60, "\(first)")
    #expect(try searches(root, widths: 320...420) == first)
  }

  @Test(
    "A stack of four hundred views without room is searched for twice a width at most, and has frames",
    arguments: [UIStackView.Distribution.equalSpacing, .equalCentering, .fillProportionally])
  func stack(_ distribution: UIStackView.Distribution) throws {
    for hasRoom in [true, false] {
      let views = (0..<400).map { _ in SizedView("v", 10, 20) }
      let stack = UIStackView(arrangedSubviews: views)
      (stack.distribution, stack.spacing) = (distribution, 2)
      for view in views where !hasRoom {
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      let root = layout(
        CGSize(width: hasRoom ? 6000 : 320, height: 44), [("s", stack)], "H:|[s]|", "V:|[s]|")
      let widths = hasRoom ? 6000...6003 : 320...323
      let first = try searches(root, widths: widths.lowerBound...widths.lowerBound)
      let all = try searches(root, widths: widths)
      let most = hasRoom ? 0 : 2
      #expect(first <= most && all <= most * widths.count, "\(first), then \(all)")
      let areFinite = views.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite }
      #expect(areFinite && root.layoutConflicts.count <= 41)
    }
  }

  @Test("A text of a thousand runs is prepared once, however many widths it is seen at")
  func manyRuns() {
    let measurer = CountingMeasurer()
    let text = NSMutableAttributedString()
    for index in 0..<1000 {
      text.append(
        NSAttributedString(
          string: "run \(index) ",
          attributes: [.font: UIFont.systemFont(ofSize: CGFloat(10 + index % 9))])
      )
    }
    LayoutEnvironment.$current.withValue(LayoutEnvironment(text: measurer)) {
      let label = UILabel()
      (label.numberOfLines, label.attributedText) = (0, text)
      let root = layout(
        CGSize(width: 320, height: 4000), [("t", label)], "H:|-[t]-|", "V:|-[t]")
      for width in 320...360 {
        root.frame.size.width = CGFloat(width)
        root.layoutIfNeeded()
      }
      #expect(label.frame.height > 1000)
    }
    #expect(measurer.prepared == 1)
  }
}

/// Counts the texts that are prepared.
private final class CountingMeasurer: TextMeasurer {
  private let measurer = FixedAdvanceMeasurer()
  private(set) var prepared = 0

  func metrics(of font: FontDescriptor) -> FontMetrics { measurer.metrics(of: font) }

  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    measurer.measure(paragraph, width: width, maximumLines: maximumLines)
  }

  func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    prepared += 1
    return measurer.preparedText(paragraph)
  }
}
