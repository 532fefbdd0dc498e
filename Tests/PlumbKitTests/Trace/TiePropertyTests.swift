import TestSupport
import Testing

@testable import UIKitCore

@Suite("Ties in random cells")
struct TiePropertyTests {
  @Test("Raising one of the priorities that a tie names by 1 changes a frame, or settles the view")
  func raised() throws {
    var ties = 0
    for seed in 0..<UInt64(soaked(120)) {
      for width in [240.0, 320, 500] {
        try LayoutEnvironment.fixed().perform {
          let known = Self.ties(Self.cell(seed, width))
          ties += known.count
          for (number, tie) in known.enumerated() {
            let settles = try tie.views.indices.contains { index in
              try Self.settles(Self.cell(seed, width), tie: number, view: index)
            }
            #expect(settles, "seed \(seed) at \(width): \(tie.views) \(tie.wish) \(tie.axis)")
          }
        }
      }
    }
    #expect(ties > 50)
  }

  /// The cell of a seed, as high as its content asks for.
  private static func cell(_ seed: UInt64, _ width: Double) -> UITableViewCell {
    let cell = RandomCell.make(seed: seed)
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  private static func views(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(views)
  }

  private static func ties(_ cell: UITableViewCell) -> [LayoutTie] {
    LayoutTie.ties(among: views(cell.contentView).filter { !$0.openRanges.isEmpty })
  }

  /// Whether one point more for one view of a tie is seen, or leaves its size no choice.
  private static func settles(_ cell: UITableViewCell, tie: Int, view: Int) throws -> Bool {
    let tie = try #require(ties(cell).dropFirst(tie).first)
    let all = views(cell.contentView)
    let (frames, view) = (all.map(\.frame), tie.views[view])
    let raised = UILayoutPriority(tie.priority.rawValue + 1)
    switch tie.wish {
    case .hug: view.setContentHuggingPriority(raised, for: tie.axis)
    case .resistCompression:
      view.setContentCompressionResistancePriority(raised, for: tie.axis)
    }
    cell.layoutIfNeeded()
    let size: LayoutDimension = tie.axis == .horizontal ? .width : .height
    return all.map(\.frame) != frames || !view.openRanges.contains { $0.dimension == size }
  }
}
