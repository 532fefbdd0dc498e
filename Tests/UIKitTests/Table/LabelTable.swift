import Foundation
import TestSupport
import UIKitCore

/// A table of one-label rows that size themselves, and a measurer that tells what was measured.
class LabelTable: UITableViewDataSource {
  let table: UITableView
  let measurer: FixedAdvanceMeasurer
  /// What the rows show, with the identifiers of the model.
  var rows: [(id: String, text: String)]

  init(
    _ rows: [(id: String, text: String)], width: CGFloat = 320,
    category: UIContentSizeCategory = .large, cache: RowHeightCache = RowHeightCache()
  ) {
    self.rows = rows
    let measurer = FixedAdvanceMeasurer()
    self.measurer = measurer
    let environment = LayoutEnvironment(text: measurer, contentSizeCategory: category)
    table = environment.perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 200), style: .plain)
    }
    table.heightCache = cache
    table.register(LabelCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  /// The rows whose text is measured while `body` runs and the whole table is laid out.
  func measuredTexts(_ body: () -> Void = {}) -> Set<String> {
    let before = measurer.measured.count
    body()
    table.layoutAllRows()
    return Set(measurer.measured[before...].map(\.text))
  }

  /// The heights of all rows.
  var heights: [CGFloat] {
    rows.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = rows[indexPath.row].text
    return cell
  }
}

/// The same, told apart by the identifiers of the model.
final class IdentifiedLabelTable: LabelTable, RowHeightIdentifying {
  func tableView(
    _ tableView: UITableView, heightIdentityForRowAt indexPath: IndexPath
  ) -> RowHeightIdentity? {
    let row = rows[indexPath.row]
    return RowHeightIdentity(row: .model(row.id), content: .text(row.text))
  }
}

/// A label of 20 points — characters of 10, lines of 24 — 10 from every side.
final class LabelCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
