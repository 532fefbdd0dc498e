import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite("A table tells each cell its state before it appears")
struct CellStateTests {
  @Test("not highlighted and not selected, by the methods that subclasses override")
  func unselected() {
    let source = StateSource()
    source.table.forEachElement { _, _ in }
    #expect(source.cells.map(\.calls) == [["highlighted false", "selected false"]])
  }

  @Test("selected where the row is, or where the data source has said so itself")
  func selected() {
    let source = StateSource()
    source.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    source.table.forEachElement { _, _ in }
    #expect(source.cells.last?.calls.last == "selected true")
    let other = StateSource()
    other.change = { $0.isSelected = true }
    other.table.forEachElement { _, _ in }
    #expect(other.cells.map(\.isSelected) == [true])
  }

  @Test("as the delegate of its own gestures, which UIKit's header declares")
  func gestureDelegate() {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    let tap = UITapGestureRecognizer()
    tap.delegate = cell
    #expect(tap.delegate === cell)
    #expect(tap.delegate?.gestureRecognizerShouldBegin(tap) == true)
  }
}

private final class StateCell: UITableViewCell {
  var calls: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    calls.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    calls.append("highlighted \(highlighted)")
  }
}

/// A table of one row, which makes a cell each time it is asked.
private final class StateSource: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  var cells: [StateCell] = []
  var change: (StateCell) -> Void = { _ in }

  override init() {
    super.init()
    table.rowHeight = 50
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    change(cell)
    cells.append(cell)
    return cell
  }
}
