import Foundation
import UIKitCore

/// A table whose rows have the heights of a list, and that counts what is asked of it.
final class RecordingTable: UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  /// The heights of the rows, by section.
  var heights: [[CGFloat]]
  /// What stands for each of them; nil: what the table says.
  var estimates: [[CGFloat]]?
  var titles: [Int: String] = [:]

  private(set) var heightCalls: [IndexPath] = []
  private(set) var estimateCalls: [IndexPath] = []
  private(set) var cellCalls: [IndexPath] = []
  private(set) var displayed: [IndexPath] = []
  private(set) var ended: [IndexPath] = []
  private(set) var cellsMade = 0

  init(
    _ heights: [[CGFloat]], estimates: [[CGFloat]]? = nil,
    size: CGSize = CGSize(width: 320, height: 480), profile: String = "ios18",
    style: UITableView.Style = .plain, textSize: UIContentSizeCategory = .large
  ) {
    self.heights = heights
    self.estimates = estimates
    let environment = LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: LayoutEnvironment.current.text,
      contentSizeCategory: textSize)
    table = environment.perform {
      UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    }
    table.register(forCellReuseIdentifier: "cell") { [weak self] in
      self?.cellsMade += 1
      return UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
    table.dataSource = self
    table.delegate = self
  }

  /// Forgets the calls so far.
  func clear() {
    heightCalls = []
    estimateCalls = []
    cellCalls = []
    displayed = []
    ended = []
  }

  /// The row at the top edge and how far its top is above that edge.
  var topRow: (path: IndexPath?, hidden: CGFloat) {
    let path = table.indexPathForRow(at: table.contentOffset)
    return (path, path.map { table.contentOffset.y - table.rectForRow(at: $0).minY } ?? 0)
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellCalls.append(indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightCalls.append(indexPath)
    return heights[indexPath.section][indexPath.row]
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimateCalls.append(indexPath)
    return estimates?[indexPath.section][indexPath.row] ?? tableView.estimatedRowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayed.append(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    ended.append(indexPath)
  }
}

/// The rows of section 0.
func rows(_ range: Range<Int>) -> [IndexPath] { range.map { IndexPath(row: $0, section: 0) } }
