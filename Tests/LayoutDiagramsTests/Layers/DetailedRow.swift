import LayoutTree
import Numbers
import Scene
import TestSupport

@testable import LayoutDiagrams

/// A row of 320 × 87.5 whose title and body push it open, with everything that layers look at.
///
/// ```
/// contentView  0  0   320 87.5   margins 11 16 11 16
///   title     16 11   288 20.5   content 41.5 × 20.5, baseline 16
///   body      16 35.5 288 41     content 266 × 41, baselines 15.5 and 36
/// ```
enum DetailedRow {
  static let constraints = [
    SampleRow.constraint("title.top", .equal, "contentView.topMargin"),
    SampleRow.constraint("body.top", .equal, "title.bottom", plus: 4),
    SampleRow.constraint("contentView.bottomMargin", .equal, "body.bottom"),
  ].map { constraint in
    var named = constraint
    named.id = constraint.equation
    return named
  }

  static let views = [
    view("contentView", nil, 0, 0, 320, 87.5, margins: (11, 16)),
    view(
      "title", "contentView", 16, 11, 288, 20.5, content: (41.5, 20.5),
      baselines: .init(first: 16, last: 16)),
    view(
      "body", "contentView", 16, 35.5, 288, 41, content: (266, 41),
      baselines: .init(first: 15.5, last: 36)),
  ]

  static func scene(
    height: Double = 87.5, views: [LayoutTree.View] = views,
    _ constraints: [LayoutTree.Constraint] = constraints,
    sizing: LayoutTree.Scene.Sizing? = .init(rule: .automatic)
  ) -> LayoutTree.Scene {
    .init(
      id: "0.0", height: height, contentHeight: height, views: views, constraints: constraints,
      sizing: sizing)
  }

  static func input(
    _ scene: LayoutTree.Scene = scene(), text: [Scene.Rect] = [], isRightToLeft: Bool = false
  ) -> LayerInput {
    LayerInput(
      geometry: RowGeometry(scene, width: 320, isRightToLeft: isRightToLeft), text: text,
      palette: .light)
  }

  static func view(
    _ id: String, _ parent: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    margins: (Double, Double) = (8, 8), content: (Double?, Double?)? = nil,
    baselines: LayoutTree.Baselines? = nil, guides: [LayoutTree.Guide] = []
  ) -> LayoutTree.View {
    let frame = LayoutTree.Frame(x: x, y: y, width: width, height: height)
    return .init(
      id: id, parent: parent, className: "UILabel", frame: frame, unrounded: .init(frame),
      details: .init(
        margins: .init(top: margins.0, left: margins.1, bottom: margins.0, right: margins.1),
        content: content.map { .init(width: $0.0, height: $0.1) }, baselines: baselines,
        guides: guides))
  }
}

extension DiagramMark {
  /// What the mark says, in a line: its id, its badge, and the room its lines take.
  var dump: String {
    let rects = bounds.map { rect in
      [rect.x, rect.y, rect.width, rect.height].map(readable).joined(separator: " ")
    }
    return ([id] + [badge?.text].compactMap(\.self) + rects).joined(separator: " | ")
  }
}
