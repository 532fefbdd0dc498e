import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Required heights against the height that the table decided")
struct RequiredHeightTests {
  /// A coupon, whose content is 80 high by required constraints.
  private final class Host: UITableViewDataSource, UITableViewDelegate {
    let table = LayoutEnvironment.fixed().perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    var height: CGFloat = UITableView.automaticDimension

    init() {
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { CouponCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }

    var cell: UITableViewCell? {
      table.layoutIfNeeded()
      return table.visibleCells.first
    }
  }

  @Test("a row that is too low is a conflict with UIView-Encapsulated-Layout-Height")
  func conflict() throws {
    let host = Host()
    host.height = 44
    let cell = try #require(host.cell)
    let conflict = try #require(cell.layoutConflicts.first)
    #expect(cell.layoutConflicts.count == 1)
    #expect(
      conflict.constraints.contains {
        $0.identifier == "UIView-Encapsulated-Layout-Height" && $0.constant == 44
          && $0.firstItem === cell.contentView
      })
    #expect(conflict.constraints.count == 4)
    #expect(conflict.broken.identifier == nil)
    #expect(cell.contentView.frame.height == 44)
  }

  @Test("a row that fits its content is none")
  func fitted() throws {
    let cell = try #require(Host().cell)
    #expect(cell.layoutConflicts.isEmpty)
    #expect(cell.frame.height == 80)
  }

  @Test("one constraint of the chain at 999 is enough to end the conflict")
  func almostRequired() throws {
    let host = Host()
    host.height = 44
    let cell = try #require(host.cell)
    let bottom = try #require(cell.contentView.constraints.last)
    bottom.priority = UILayoutPriority(999)
    cell.layoutIfNeeded()
    #expect(cell.layoutConflicts.isEmpty)
    #expect(bottom.violation == 36)
  }
}
