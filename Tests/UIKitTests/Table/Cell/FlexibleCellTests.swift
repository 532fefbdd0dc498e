import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("The flexible cell: three labels between two pins")
struct FlexibleCellTests {
  /// The cell as row 2 of its article at 320 points, in a row of a height that the delegate
  /// decides.
  private final class Host: UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let bottomPriority: UILayoutPriority
    var height: CGFloat = UITableView.automaticDimension

    init(bottomPriority: Float, width: CGFloat = 320) {
      self.bottomPriority = UILayoutPriority(bottomPriority)
      table = LayoutEnvironment.fixed().perform {
        UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
      }
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = FlexibleCell(bottomPriority: bottomPriority, reuseIdentifier: "cell")
      let digits = String(repeating: "1234567890", count: 5)
      for label in cell.labels {
        label.font = .systemFont(ofSize: 20)
        label.text = String(repeating: digits, count: 3)
      }
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }

    var cell: FlexibleCell? {
      table.reloadData()
      table.layoutIfNeeded()
      return table.visibleCells.first as? FlexibleCell
    }
  }

  /// 150 digits of 10 points, lines of 24 points.
  @Test(
    "the content is 40 + 2 × 8 + the heights of three labels",
    arguments: [(CGFloat(320), CGFloat(6)), (568, 3)])
  func contentHeight(width: CGFloat, lines: CGFloat) throws {
    let cell = try #require(Host(bottomPriority: 500, width: width).cell)
    let label = 24 * lines
    let content: CGFloat = 40 + 16 + 3 * label
    #expect(cell.labels.map(\.frame.height) == [label, label, label])
    #expect(cell.contentView.frame.height == content)
  }

  @Test("a content too tall: the bottom pin at 500 and at 1000 stretches the labels all the same")
  func tooTall() throws {
    for priority in [Float(500), 1000] {
      let host = Host(bottomPriority: priority)
      host.height = 488 + 60
      let cell = try #require(host.cell)
      #expect(cell.labels.map(\.frame.height).reduce(CGFloat(0), +) == CGFloat(492))
      #expect(cell.labels[2].frame.maxY == 528)
      #expect(cell.layoutConflicts.isEmpty)
    }
  }

  @Test("a content too short: at 500 the pin gives way and the labels keep their heights")
  func tooShortAt500() throws {
    let host = Host(bottomPriority: 500)
    host.height = 488 - 60
    let cell = try #require(host.cell)
    #expect(cell.labels.map(\.frame.height) == [144, 144, 144])
    #expect(cell.labels[2].frame.maxY == 468)
    #expect(cell.layoutConflicts.isEmpty)
  }

  @Test("a content too short: at 1000 the pin holds and the labels are compressed")
  func tooShortAt1000() throws {
    let host = Host(bottomPriority: 1000)
    host.height = 488 - 60
    let cell = try #require(host.cell)
    #expect(cell.labels.map(\.frame.height).reduce(CGFloat(0), +) == CGFloat(372))
    #expect(cell.labels[2].frame.maxY == 408)
    #expect(cell.layoutConflicts.isEmpty)
  }
}
