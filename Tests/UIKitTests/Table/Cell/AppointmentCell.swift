import UIKitCore

/// Details of a booking: a column of captions and one of values, row below row at the standard
/// spacing, the first pinned to the top, the last to the bottom. Intrinsic heights at 1000.
final class AppointmentCell: UITableViewCell {
  static let captions = ["Name", "Phone", "Services", "Shop", "Address", "Result"]
  let captionLabels = AppointmentCell.captions.map { _ in UILabel() }
  let valueLabels = AppointmentCell.captions.map { _ in UILabel() }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in captionLabels + valueLabels {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(.required, for: .vertical)
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      contentView.addSubview(label)
    }
    for row in captionLabels.indices { pin(row) }
    valueLabels[valueLabels.count - 1].bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -8
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func pin(_ row: Int) {
    let (caption, value) = (captionLabels[row], valueLabels[row])
    caption.text = Self.captions[row]
    let top =
      row == 0
      ? value.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
      : value.topAnchor.constraint(equalTo: valueLabels[row - 1].bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([
      top, caption.topAnchor.constraint(equalTo: value.topAnchor),
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
      caption.widthAnchor.constraint(equalToConstant: 80),
      value.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15),
    ])
  }

  override func layoutSubviews() {
    for label in valueLabels { label.preferredMaxLayoutWidth = bounds.width - 118 }
    super.layoutSubviews()
  }
}
