import Scene
import Typesetting
import UIKitCore

/// An accessory (`UITableViewCell.AccessoryType`) in the rectangle that the cell keeps for it.
struct AccessoryIndicator {
  let rect: Scene.Rect
  let isRightToLeft: Bool
  /// The tint, for what can be pressed and for the checkmark.
  let tint: Scene.Color
  /// The grey of what only says that there is more.
  let gray: Scene.Color
  /// Whether indicators are symbols, semibold, as since iOS 13; before they were finer.
  let isModern: Bool

  /// The nodes of an accessory; the two-part one has its button before its chevron.
  func nodes(_ type: UITableViewCell.AccessoryType) -> [Scene.Node] {
    switch type {
    case .none: []
    case .disclosureIndicator: [chevron(in: rect)]
    case .checkmark: [checkmark(in: rect)]
    case .detailButton: info(in: rect)
    case .detailDisclosureButton: info(in: leading(24)) + [chevron(in: trailing(9))]
    }
  }

  /// A drawing of 7.5 × 12.5 points (8 × 13 up to iOS 12).
  private func chevron(in rect: Scene.Rect) -> Scene.Node {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let (across, down) = isModern ? (2.7, 5.2) : (3.0, 5.5)
    let reach = isRightToLeft ? -across : across
    let points = [
      Scene.Point(x - reach, y - down), Scene.Point(x + reach, y),
      Scene.Point(x - reach, y + down),
    ]
    return .stroke(
      .polyline(points), gray,
      .init(width: isModern ? 2.1 : 2, cap: .round, join: isModern ? .round : .miter))
  }

  /// A drawing of 14 × 13 points.
  private func checkmark(in rect: Scene.Rect) -> Scene.Node {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let points = [
      Scene.Point(x - 5.9, y + 0.9), Scene.Point(x - 2, y + 5.4), Scene.Point(x + 5.9, y - 5.6),
    ]
    return .stroke(
      .polyline(points), tint,
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

/// The controls of a cell in editing mode, in the middle of the rectangle that the cell keeps for
/// them: circles of 22 points, and the grip by which a row is moved.
struct EditingControl {
  let rect: Scene.Rect
  /// Of the empty circle and the grip.
  let ring: Scene.Color
  /// Of the circle that is checked.
  let tint: Scene.Color

  private static let radius = 11.0

  /// A minus on red.
  func delete(_ color: Scene.Color) -> [Scene.Node] {
    disc(color) + [line((-5, 0), (5, 0))]
  }

  /// A plus on green.
  func insert(_ color: Scene.Color) -> [Scene.Node] {
    disc(color) + [line((-5, 0), (5, 0)), line((0, -5), (0, 5))]
  }

  func check(isOn: Bool) -> [Scene.Node] {
    guard isOn else {
      return [.stroke(.ellipse(in: circle.outset(by: -0.75)), ring, .init(width: 1.5))]
    }
    let mark = Scene.Path.polyline(
      [point(-4.6, 0.4), point(-1.4, 4.2), point(4.8, -4.4)])
    return disc(tint) + [.stroke(mark, .white, .init(width: 2, cap: .round, join: .round))]
  }

  /// Three lines.
  func grip(isModern: Bool) -> [Scene.Node] {
    let pitch = isModern ? 5.0 : 4.0, half = isModern ? 9.5 : 10.5
    return [-pitch, 0, pitch].map { y in
      .stroke(
        .segment(point(-half, y), point(half, y)), ring,
        .init(width: isModern ? 1.8 : 1, cap: isModern ? .round : .butt))
    }
  }

  private var circle: Scene.Rect {
    Scene.Rect(point(0, 0).x, point(0, 0).y, 0, 0).outset(by: Self.radius)
  }

  private func disc(_ color: Scene.Color) -> [Scene.Node] {
    [.fill(.ellipse(in: circle), color)]
  }

  private func line(_ from: (Double, Double), _ to: (Double, Double)) -> Scene.Node {
    .stroke(
      .segment(point(from.0, from.1), point(to.0, to.1)), .white, .init(width: 2, cap: .round))
  }

  private func point(_ x: Double, _ y: Double) -> Scene.Point {
    Scene.Point(rect.x + rect.width / 2 + x, rect.y + rect.height / 2 + y)
  }
}

/// The letters at the side of a table that jump to its sections.
struct SectionIndex {
  private let table: UITableView
  private let assets: SceneAssets
  private let color: Scene.Color

  private static let pointSize = 11.0
  private static let pitch = 14.0

  init(_ table: UITableView, assets: SceneAssets, color: Scene.Color) {
    self.table = table
    self.assets = assets
    self.color = color
  }

  /// The letters where they stand before anything is scrolled: in the middle of the screen's
  /// height, or of the table's where that is less.
  func nodes(tableHeight: Double) -> [Scene.Node] {
    let titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    let column = table.environment.profile.table.sectionIndexWidth
    let visible = min(tableHeight, table.bounds.height)
    let top = max(0, (visible - Double(titles.count) * Self.pitch) / 2)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = table.safeAreaInsets
    let x = isMirrored ? safeArea.left : table.bounds.width - safeArea.right - column
    return titles.enumerated().flatMap { index, title in
      letter(title, Scene.Point(x, top + Double(index) * Self.pitch), width: column)
    }
  }

  private func letter(_ text: String, _ origin: Scene.Point, width: Double) -> [Scene.Node] {
    SetLine(
      text, font: FontDescriptor(pointSize: Self.pointSize, weight: .semibold), color: color
    ).nodes(in: Scene.Rect(origin.x, origin.y, width, Self.pitch), assets)
  }
}
