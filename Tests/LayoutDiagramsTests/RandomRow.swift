import LayoutTree
import Scene
import TestSupport

@testable import LayoutDiagrams

/// A row that nobody would design: views anywhere, in each other and over each other, and
/// constraints between any two of them.
struct RandomRow {
  let geometry: RowGeometry
  /// A line of text in most views that hold none.
  let text: [Scene.Rect]

  private static let attributes = [
    "top", "bottom", "left", "right", "leading", "trailing", "width", "height", "centerX",
    "centerY", "leadingMargin", "bottomMargin",
  ]

  /// A row of `count` views.
  init(seed: UInt64, count: Int) {
    var random = SeededRandom(seed: seed)
    let size = Scene.Size([320, 568, 834].randomElement(using: &random) ?? 320, 60)
    let height = size.height + 8 * Double(count)
    var views = [SampleRow.view("contentView", nil, 0, 0, size.width, height)]
    for index in 1..<max(2, count) {
      let parent =
        Bool.random(using: &random) ? views[0] : views[.random(in: 0..<index, using: &random)]
      let width = Double.random(in: 0...max(8, parent.frame.width * 0.8), using: &random)
      let tall = Double.random(in: 0...max(8, parent.frame.height * 0.5), using: &random)
      views.append(
        SampleRow.view(
          "view\(index)", parent.id, .random(in: -4...parent.frame.width, using: &random) * 0.6,
          .random(in: -4...parent.frame.height, using: &random) * 0.8, width, tall))
    }
    let constraints = (0..<(2 * count)).map { _ in Self.constraint(views, &random) }
    geometry = RowGeometry(
      .init(
        id: "0.0", height: height, contentHeight: height, views: views, constraints: constraints),
      width: size.width, isRightToLeft: .random(using: &random))
    var text: [Scene.Rect] = []
    for view in views.dropFirst() where Bool.random(using: &random) {
      guard let rect = geometry.rect(of: view.id) else { continue }
      text.append(Scene.Rect(rect.x, rect.y, rect.width * 0.7, min(rect.height, 14)))
    }
    self.text = text
  }

  private static func constraint(
    _ views: [LayoutTree.View], _ random: inout SeededRandom
  ) -> LayoutTree.Constraint {
    func anchor(_ random: inout SeededRandom) -> String {
      let view = views.randomElement(using: &random)?.id ?? "contentView"
      return "\(view).\(attributes.randomElement(using: &random) ?? "top")"
    }
    let first = anchor(&random), second = anchor(&random)
    let relation =
      [LayoutTree.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &random) ?? .equal
    return SampleRow.constraint(
      first, relation, Int.random(in: 0..<5, using: &random) == 0 ? nil : second,
      times: Bool.random(using: &random) ? 1 : 0.75,
      plus: Double(Int.random(in: -20...20, using: &random)),
      at: Bool.random(using: &random) ? 1000 : 750,
      violation: Bool.random(using: &random) ? 0 : 3,
      isBroken: Int.random(in: 0..<12, using: &random) == 0)
  }
}
