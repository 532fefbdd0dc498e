import UIKit

/// A stack view with a switch, whose action calls a method by its selector.
class StackCell: UITableViewCell {
  let nameLabel = ThemedLabel(theme: .title)
  let detailLabel = ThemedLabel(theme: .detail)
  let toggle = UISwitch()
  @objc private(set) dynamic var changes = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, toggle])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    nameLabel.text = "Wi-Fi"
    detailLabel.text = "0 changes"
    toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc func toggled(_ sender: UISwitch) {
    changes += 1
    detailLabel.text = "\(changes) changes"
  }
}

#Preview("Switched twice") {
  let cell = StackCell(style: .default, reuseIdentifier: nil)
  cell.toggle.sendActions(for: .valueChanged)
  cell.toggle.sendActions(for: .valueChanged)
  return cell
}
