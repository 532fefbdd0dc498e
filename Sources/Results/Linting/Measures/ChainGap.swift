import UIKitCore

/// Where the chain of vertical constraints through a content view is broken.
struct ChainGap {
  /// The lowest view that hangs on the top of the content view.
  private let lastFromTop: LintView?
  /// The highest view that stands on its bottom.
  private let firstFromBottom: LintView?
  /// An inequality that keeps the bottom of the content view above an edge, and not below it.
  private let turned: LintConstraint?
  /// Whether the default height is likely to be what was meant.
  private let isHarmless: Bool

  /// Nil where the content decides a height, or nothing in it is placed by constraints.
  init?(of scene: LintScene) {
    let links = scene.constraints.map(\.constraint).filter { $0.concerns(.vertical) }
    let isLaidOut = scene.views.contains { entry in
      entry.isConstrained && entry.view.superview === scene.content
    }
    guard isLaidOut, !links.isEmpty, scene.fittedHeight < 1 else { return nil }
    let hanging = Self.reach(links, scene) { $0.isUpperEdge || $0 == .firstBaseline }
    let standing = Self.reach(links, scene) { $0.isLowerEdge || $0 == .lastBaseline }
    lastFromTop = hanging.max { $0.bottom(in: scene) < $1.bottom(in: scene) }
    firstFromBottom = standing.min { $0.top(in: scene) < $1.top(in: scene) }
    let fitsUsualRow =
      !scene.multilineLabels.contains { $0.label.mayExceedUsualRow }
      && scene.content.bounds.height <= Self.defaultHeight
    // Single lines of one size in a row of the default height are meant.
    if fitsUsualRow, !scene.views.contains(where: { ($0.view as? UILabel)?.font.textStyle != nil })
    {
      return nil
    }
    turned = scene.constraints.first { $0.constraint.keepsBottomUp(scene.content) }
    isHarmless = turned == nil && (scene.rowHeight == .unknown || fitsUsualRow)
  }

  /// The height of a row that says nothing, the newest iOS's.
  private static let defaultHeight: CGFloat = 52

  func observation(in scene: LintScene) -> Observation {
    let subject = lastFromTop ?? firstFromBottom
    if let turned {
      return Observation(
        object: turned.id, place: turned.place,
        message: "\(scene.name) cannot size itself: `\(scene.equation(turned.constraint))` lets its"
          + " content end anywhere below", hint: "turn the inequality round")
    }
    return Observation(
      object: subject?.id ?? scene.id, place: subject?.place ?? scene.place,
      message: "\(scene.name) cannot size itself: \(reason)", hint: advice,
      severity: isHarmless ? .note : nil)
  }

  private var reason: String {
    if let lastFromTop, lastFromTop.view === firstFromBottom?.view {
      return "nothing gives \(lastFromTop.name) a height"
    }
    if let lastFromTop {
      return "the chain from the top of its content view ends at \(lastFromTop.name).bottom"
    }
    if let firstFromBottom {
      return "the chain from the bottom of its content view ends at \(firstFromBottom.name).top"
    }
    return "nothing ties its views to the top and the bottom of its content view"
  }

  private var advice: String {
    switch (lastFromTop, firstFromBottom) {
    case (let last?, let first?) where last.view === first.view:
      "give \(last.name) a height, or pin its content to its top and bottom"
    case (let last?, let first?): "pin \(first.name).top to \(last.name).bottom"
    case (let last?, nil): "pin \(last.name).bottom to contentView.bottom, or give the row a height"
    case (nil, let first?): "pin \(first.name).top to contentView.top, or give the row a height"
    case (nil, nil): "pin the first view to the top and the last one to the bottom"
    }
  }

  /// The views that constraints join, one to the next, with an edge of the content view.
  private static func reach(
    _ links: [NSLayoutConstraint], _ scene: LintScene,
    from isStart: (NSLayoutConstraint.Attribute) -> Bool
  ) -> [LintView] {
    let container = ObjectIdentifier(scene.content)
    var reached: Set<ObjectIdentifier> = []
    var neighbours: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    for link in links {
      guard let first = link.firstItem.owner, let second = link.secondItem.owner,
        first !== second
      else { continue }
      let ends = [
        (ObjectIdentifier(first), link.firstAttribute),
        (ObjectIdentifier(second), link.secondAttribute),
      ]
      if let edge = ends.first(where: { $0.0 == container || first === scene.root }) {
        guard isStart(edge.1) else { continue }
        reached.formUnion(ends.map(\.0).filter { $0 != container })
      } else {
        neighbours[ends[0].0, default: []].append(ends[1].0)
        neighbours[ends[1].0, default: []].append(ends[0].0)
      }
    }
    var open = Array(reached)
    while let next = open.popLast() {
      for other in neighbours[next] ?? [] where reached.insert(other).inserted {
        open.append(other)
      }
    }
    return scene.views.filter {
      reached.contains(ObjectIdentifier($0.view)) && $0.view !== scene.root
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it says that the bottom of a content view is at most so far down.
  fileprivate func keepsBottomUp(_ content: UIView) -> Bool {
    let ends = [(firstItem, firstAttribute), (secondItem, secondAttribute)].map { item, attribute in
      item.owner === content && attribute.isLowerEdge
    }
    return relation == .lessThanOrEqual && ends == [true, false]
      || relation == .greaterThanOrEqual && ends == [false, true]
  }
}

extension LintView {
  fileprivate func top(in scene: LintScene) -> CGFloat {
    view.convert(view.bounds, to: scene.content).minY
  }

  fileprivate func bottom(in scene: LintScene) -> CGFloat {
    view.convert(view.bounds, to: scene.content).maxY
  }
}

extension UILabel {
  /// Whether all its lines may be higher than a row of the usual height.
  fileprivate var mayExceedUsualRow: Bool {
    numberOfLines == 0
      || CGFloat(numberOfLines) * font.lineHeight > UITableViewCell.firstSize.height
  }
}
