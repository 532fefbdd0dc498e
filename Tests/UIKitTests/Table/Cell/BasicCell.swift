import UIKitCore

/// A feed item: a title 20 from the top, a subtitle directly below it and 20 from the bottom, both
/// 20 from the sides, with the preferred widths that a nib stored; the title resists more.
final class BasicCell: UITableViewCell {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()

  /// - Parameter storedWidth: the preferred width in the file; 0: automatic.
  init(storedWidth: CGFloat, reuseIdentifier: String) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    prepare(titleLabel, size: 17, priority: 751, storedWidth)
    prepare(subtitleLabel, size: 13, priority: 750, storedWidth)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      subtitleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    fatalError("a basic cell is made with a width")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func prepare(_ label: UILabel, size: CGFloat, priority: Float, _ width: CGFloat) {
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = width
    label.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
  }
}
