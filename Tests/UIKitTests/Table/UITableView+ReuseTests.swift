import Foundation
import Testing

@testable import UIKitCore

@Suite("Cells are registered, made and used again")
struct UITableViewReuseTests {
  /// A cell as it is written for iOS: both designated initializers, and nothing for the table.
  private final class Cell: UITableViewCell {
    var preparations = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      tag = 7
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .plain)

  @Test("a registered class is made by its own initializer, as wide as the table")
  func registered() {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(
      withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    #expect(cell is Cell && cell.tag == 7)
    #expect(cell.reuseIdentifier == "cell")
    #expect(cell.frame.width == 375)
  }

  @Test("a kind that nobody registered is nil, until cells of it come back")
  func unregistered() {
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = Cell(style: .default, reuseIdentifier: "other")
    table.recycle(cell)
    #expect(table.dequeueReusableCell(withIdentifier: "other") === cell)
    #expect(cell.preparations == 1)
  }

  @Test("kinds do not mix")
  func kinds() {
    table.register(Cell.self, forCellReuseIdentifier: "a")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "b")
    table.recycle(Cell(style: .default, reuseIdentifier: "a"))
    #expect(table.dequeueReusableCell(withIdentifier: "b") is Cell == false)
    #expect(table.dequeueReusableCell(withIdentifier: "a") is Cell)
  }

  @Test("headers are made and used again like cells")
  func headers() {
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  @Test("asking for a row's cell of an unknown kind is stopped by name")
  func unknown() async {
    await #expect(processExitsWith: .failure) {
      let table = UITableView(frame: .zero, style: .plain)
      _ = table.dequeueReusableCell(withIdentifier: "?", for: IndexPath(row: 0, section: 0))
    }
  }
}
