import LayoutDiagrams
import LayoutTree
import Scene

/// Measures a row as a designer does: between edges that are seen, whatever constraints say. Every
/// distance is stated as the constraint that would keep it.
struct RowRuler {
  private let scene: LayoutTree.Scene
  private let geometry: RowGeometry
  private let parents: [String: String]
  private let isRightToLeft: Bool

  init(_ scene: LayoutTree.Scene, isRightToLeft: Bool) {
    self.scene = scene
    self.isRightToLeft = isRightToLeft
    let width = scene.views.first.map { $0.frame.x + $0.frame.width } ?? 0
    geometry = RowGeometry(scene, width: width)
    parents = Dictionary(
      scene.views.compactMap { view in view.parent.map { (view.id, $0) } }
    ) { first, _ in first }
  }

  func distances(_ measure: Redlines.Measure) -> [LayoutTree.Constraint] {
    views(measure.view).flatMap { view -> [LayoutTree.Constraint] in
      if let other = measure.other {
        return views(other).filter { $0 != view }.flatMap { between(view, $0) }
      }
      switch measure.attribute {
      case .width?: return [size(of: view, .width)].compactMap(\.self)
      case .height?: return [size(of: view, .height)].compactMap(\.self)
      case let attribute?:
        return [Side(attribute, isRightToLeft: isRightToLeft)].compactMap { side in
          side.flatMap { distance(from: view, $0) }
        }
      case nil:
        return [size(of: view, .width), size(of: view, .height)].compactMap(\.self)
          + Side.allCases.compactMap { distance(from: view, $0) }
      }
    }
  }

  /// The ids of the views that a name fits, hidden ones left out.
  private func views(_ name: ViewSelection) -> [String] {
    let ids = name.ids(in: scene)
    return scene.views.map(\.id).filter { ids.contains($0) && !geometry.isHidden($0) }
  }

  private enum Side: CaseIterable {
    case left, right, top, bottom

    init?(_ attribute: LayoutTree.Attribute, isRightToLeft: Bool) {
      switch attribute {
      case .left: self = .left
      case .right: self = .right
      case .leading: self = isRightToLeft ? .right : .left
      case .trailing: self = isRightToLeft ? .left : .right
      case .top: self = .top
      case .bottom: self = .bottom
      default: return nil
      }
    }

    var attribute: LayoutTree.Attribute {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
    }

    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }

    var isAcross: Bool { self == .left || self == .right }

    /// The side's place, growing away from the middle.
    func place(_ rect: Scene.Rect) -> Double {
      switch self {
      case .left: -rect.x
      case .right: rect.maxX
      case .top: -rect.y
      case .bottom: rect.maxY
      }
    }
  }

  private func size(of view: String, _ attribute: LayoutTree.Attribute) -> LayoutTree.Constraint? {
    geometry.rect(of: view).map { rect in
      constraint(.init(view, attribute), nil, attribute == .width ? rect.width : rect.height)
    }
  }

  /// From a side to what is next: another view, or an edge around that is not its own.
  private func distance(from view: String, _ side: Side) -> LayoutTree.Constraint? {
    guard let rect = geometry.rect(of: view) else { return nil }
    let start = side.place(rect)
    let around = holders(of: view).first { holder in
      geometry.rect(of: holder).map { side.place($0) - start > Tolerance.visible } ?? false
    }
    let limit = around.flatMap(geometry.rect).map(side.place) ?? .infinity
    let beside = scene.views.map(\.id).filter { isApart($0, view) && faces($0, rect, side) }
      .compactMap { id in geometry.rect(of: id).map { (id, -side.opposite.place($0) - start) } }
      .filter { $0.1 > Tolerance.visible && start + $0.1 <= limit }.min { $0.1 < $1.1 }
    if let beside {
      return constraint(view, side, beside.0, side.opposite, beside.1)
    }
    return around.map { constraint(view, side, $0, side, limit - start) }
  }

  /// Whether neither view holds the other, and the first is seen.
  private func isApart(_ other: String, _ view: String) -> Bool {
    other != view && !geometry.isHidden(other) && !holders(of: view).contains(other)
      && !holders(of: other).contains(view)
  }

  /// Whether a view lies beside a rectangle on that side, so that a straight line leads to it.
  private func faces(_ other: String, _ rect: Scene.Rect, _ side: Side) -> Bool {
    guard let frame = geometry.rect(of: other), frame.width > 0, frame.height > 0 else {
      return false
    }
    return side.isAcross
      ? frame.y < rect.maxY && rect.y < frame.maxY : frame.x < rect.maxX && rect.x < frame.maxX
  }

  /// The views around a view, from the inside out.
  private func holders(of view: String) -> [String] {
    var holders: [String] = []
    var next = parents[view]
    while let holder = next {
      holders.append(holder)
      next = parents[holder]
    }
    return holders
  }

  /// The gap between two views, or the insets of one within the other.
  private func between(_ first: String, _ second: String) -> [LayoutTree.Constraint] {
    guard let a = geometry.rect(of: first), let b = geometry.rect(of: second) else { return [] }
    if a.x >= b.x, a.y >= b.y, a.maxX <= b.maxX, a.maxY <= b.maxY {
      return Side.allCases.compactMap { side in
        let inset = side.place(b) - side.place(a)
        return inset > Tolerance.visible ? constraint(first, side, second, side, inset) : nil
      }
    }
    if b.x >= a.x, b.y >= a.y, b.maxX <= a.maxX, b.maxY <= a.maxY { return between(second, first) }
    return Side.allCases.compactMap { side in
      let gap = -side.opposite.place(b) - side.place(a)
      return gap >= 0 ? constraint(first, side, second, side.opposite, gap) : nil
    }
  }

  private func constraint(
    _ view: String, _ side: Side, _ other: String, _ otherSide: Side, _ distance: Double
  ) -> LayoutTree.Constraint {
    let (own, others) = (
      LayoutTree.Anchor(view, side.attribute), LayoutTree.Anchor(other, otherSide.attribute)
    )
    let isLow = side == .left || side == .top
    return isLow ? constraint(own, others, distance) : constraint(others, own, distance)
  }

  private func constraint(
    _ first: LayoutTree.Anchor, _ second: LayoutTree.Anchor?, _ constant: Double
  ) -> LayoutTree.Constraint {
    let constraint = LayoutTree.Constraint(
      id: "", first: first, relation: .equal, second: second, constant: constant)
    var named = constraint
    named.id = constraint.equation
    return named
  }
}
