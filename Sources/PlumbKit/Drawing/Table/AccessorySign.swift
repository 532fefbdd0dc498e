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
  /// Whether signs are symbols, semibold, as since iOS 13; before they were finer.
  let isModern: Bool

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

  /// Ink of 7.5 × 12.5 points (8 × 13 up to iOS 12).
  private func chevron(in rect: Scene.Rect) -> Scene.Node {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let (across, down) = isModern ? (2.7, 5.2) : (3.0, 5.5)
    let reach = isRightToLeft ? -across : across
    let points = [
      Scene.Point(x - reach, y - down), Scene.Point(x + reach, y),
      Scene.Point(x - reach, y + down),
    ]
    return .stroke(
      .polygon(points, closed: false), gray,
      .init(width: isModern ? 2.1 : 2, cap: .round, join: isModern ? .round : .miter))
  }

  /// Ink of 14 × 13 points.
  private func checkmark(in rect: Scene.Rect) -> Scene.Node {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let points = [
      Scene.Point(x - 5.9, y + 0.9), Scene.Point(x - 2, y + 5.4), Scene.Point(x + 5.9, y - 5.6),
    ]
    return .stroke(
      .polygon(points, closed: false), tint,
      .init(width: isModern ? 2.1 : 1.8, cap: .round, join: .round))
  }

  /// A ring of 22 points with an i: the symbol `info.circle`.
  private func info(in rect: Scene.Rect) -> [Scene.Node] {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let ring = Scene.Rect(x, y, 0, 0).outset(by: 10)
    let stem = Scene.Path([
      .move(.init(x - 1.7, y - 1.3)), .line(.init(x + 0.2, y - 1.3)),
      .line(.init(x + 0.2, y + 4.6)),
      .move(.init(x - 2.2, y + 4.8)), .line(.init(x + 2.6, y + 4.8)),
    ])
    return [
      .stroke(.ellipse(in: ring), tint, .init(width: 1.5)),
      .fill(.ellipse(in: Scene.Rect(x - 1.4, y - 6, 2.5, 2.5)), tint),
      .stroke(stem, tint, .init(width: 1.4, cap: .round, join: .round)),
    ]
  }

  private func middle(of rect: Scene.Rect) -> Scene.Point {
    Scene.Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
  }

  private func leading(_ width: Double) -> Scene.Rect {
    Scene.Rect(isRightToLeft ? rect.maxX - width : rect.x, rect.y, width, rect.height)
  }

  private func trailing(_ width: Double) -> Scene.Rect {
    Scene.Rect(isRightToLeft ? rect.x : rect.maxX - width, rect.y, width, rect.height)
  }
}
