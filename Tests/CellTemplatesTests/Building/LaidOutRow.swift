import Foundation
import TestSupport

@testable import CellTemplates
@testable import UIKitCore

/// What is left of a row when its cell has gone back to the table.
struct LaidOutRow {
  let identifier: String
  let height: CGFloat
  let contentHeight: CGFloat
  /// Frames in the content view's coordinates, by view name; nested views in those of their
  /// superviews.
  let frames: [String: CGRect]

  func height(of view: String) -> CGFloat { frames[view]?.height ?? .nan }

  /// The heights of several views together.
  func heights(of views: String...) -> CGFloat { views.reduce(0) { $0 + height(of: $1) } }
}

extension Template {
  /// Lays out every row, section by section.
  func rows(
    width: Double, text: any TextMeasurer = FixedAdvanceMeasurer(), profile: OSProfile? = nil
  ) -> [[LaidOutRow]] {
    let environment = environment(text: text, profile: profile)
    let table = makeTable(width: width, environment: environment)
    table.tableView.layoutAllRows()
    return (0..<table.numberOfSections(in: table.tableView)).map { section in
      (0..<table.tableView(table.tableView, numberOfRowsInSection: section)).compactMap { row in
        table.tableView.withRow(at: IndexPath(row: row, section: section), LaidOutRow.init)
      }
    }
  }

  /// A template of this repository.
  static func named(_ name: String) throws -> Template {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try load("/\(folder)/Templates/\(name).yaml")
  }
}

extension LaidOutRow {
  init(_ cell: UITableViewCell) {
    var frames: [String: CGRect] = [:]
    var queue: [UIView] = cell.contentView.subviews
    while let view = queue.popLast() {
      if let name = view.name { frames[name] = view.frame }
      queue += view.subviews
    }
    self.init(
      identifier: cell.reuseIdentifier ?? "", height: cell.frame.height,
      contentHeight: cell.contentView.frame.height, frames: frames)
  }
}
