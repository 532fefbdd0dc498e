import Scene
import Typesetting
import UIKit

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
