import Scene
import UIKit

/// The signs that stand at the end of a cell, drawn in the rectangle that the cell keeps for them.
struct AccessorySign {
  let rect: Scene.Rect
  let isRightToLeft: Bool
  /// The tint, for what can be pressed and for the checkmark.
  let tint: Scene.Color
  /// The grey of what only says that there is more.
  let gray: Scene.Color

  /// What to paint for an accessory; the two-part one has its button before its chevron.
  func nodes(_ type: UITableViewCell.AccessoryType) -> [Scene.Node] {
    switch type {
    case .none: []
    case .disclosureIndicator: [chevron(in: rect)]
    case .checkmark: [checkmark(in: rect)]
    case .detailButton: info(in: rect)
    case .detailDisclosureButton: info(in: leading(24)) + [chevron(in: trailing(9))]
    }
  }

  /// Seven points wide and twelve high, as on iOS 13 and later.
  private func chevron(in rect: Scene.Rect) -> Scene.Node {
    let x = rect.x + rect.width / 2, y = rect.y + rect.height / 2
    let reach = isRightToLeft ? -3.0 : 3.0
    let points = [
      Scene.Point(x - reach, y - 5.5), Scene.Point(x + reach, y), Scene.Point(x - reach, y + 5.5),
    ]
    return .stroke(
      .polygon(points, closed: false), gray, .init(width: 2, cap: .round, join: .round))
  }

  private func checkmark(in rect: Scene.Rect) -> Scene.Node {
    let x = rect.x + rect.width / 2, y = rect.y + rect.height / 2
    let points = [
      Scene.Point(x - 6, y + 0.5), Scene.Point(x - 2, y + 5), Scene.Point(x + 6, y - 6),
    ]
    return .stroke(
      .polygon(points, closed: false), tint, .init(width: 2, cap: .round, join: .round))
  }

  /// A ring with an i: dot and stem.
  private func info(in rect: Scene.Rect) -> [Scene.Node] {
    let x = rect.x + rect.width / 2, y = rect.y + rect.height / 2
    let ring = Scene.Rect(x, y, 0, 0).outset(by: 10)
    return [
      .stroke(.ellipse(in: ring), tint, .init(width: 1.5)),
      .fill(.ellipse(in: Scene.Rect(x - 1.3, y - 6, 2.6, 2.6)), tint),
      .stroke(
        .segment(Scene.Point(x, y - 1.5), Scene.Point(x, y + 5)), tint,
        .init(width: 2, cap: .round)),
    ]
  }

  private func leading(_ width: Double) -> Scene.Rect {
    Scene.Rect(isRightToLeft ? rect.maxX - width : rect.x, rect.y, width, rect.height)
  }

  private func trailing(_ width: Double) -> Scene.Rect {
    Scene.Rect(isRightToLeft ? rect.x : rect.maxX - width, rect.y, width, rect.height)
  }
}
