import UIKitCore

/// A title above a body of any number of lines, as the articles on dynamic row heights write it:
/// constraints once, in `updateConstraints`; the body's preferred width from its frame.
final class TitleBodyCell: UITableViewCell {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  private var didSetupConstraints = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    bodyLabel.numberOfLines = 0
    bodyLabel.font = .systemFont(ofSize: 12)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func updateConstraints() {
    if !didSetupConstraints {
      for label in [titleLabel, bodyLabel] {
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15)
          .isActive = true
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15)
          .isActive = true
      }
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10)
        .isActive = true
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10)
        .isActive = true
      bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
        .isActive = true
      didSetupConstraints = true
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.setNeedsLayout()
    contentView.layoutIfNeeded()
    bodyLabel.preferredMaxLayoutWidth = bodyLabel.frame.width
  }
}
