import Foundation
import TestSupport

@testable import UIKitCore

/// A table of cells with a title above a body, text of growing length, in an environment whose
/// text depends on no font.
final class SampleTable: NSObject, UITableViewDataSource {
  let table: UITableView
  private let rows: Int

  init(rows: Int, width: Double = 320, style: UITableView.Style = .plain) {
    self.rows = rows
    let environment = LayoutEnvironment(text: FixedAdvanceMeasurer())
    table = environment.perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
    }
    super.init()
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "sample") as? SampleCell
      ?? SampleCell(style: .default, reuseIdentifier: "sample")
    cell.title.text = "Row \(indexPath.row)"
    cell.body.text = String(repeating: "word ", count: indexPath.row * 7 % 40)
    cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
    return cell
  }
}

/// Title above body, 20 from every edge, 8 between.
final class SampleCell: UITableViewCell {
  let title = UILabel()
  let body = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.name = "title"
    body.name = "body"
    body.numberOfLines = 0
    for label in [title, body] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20)
        .isActive = true
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20)
        .isActive = true
    }
    title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20).isActive = true
    let gap = body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
    gap.identifier = "gap"
    gap.isActive = true
    let bottom = contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 20)
    bottom.priority = UILayoutPriority(999)
    bottom.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
