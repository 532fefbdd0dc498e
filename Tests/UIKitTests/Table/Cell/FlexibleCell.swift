import UIKitCore

/// Three labels stacked, 8 between, 20 to the content view on every side; the bottom pin has a
/// priority of its own. The labels' preferred width is set before the layout.
final class FlexibleCell: UITableViewCell {
  let labels = [UILabel(), UILabel(), UILabel()]

  init(bottomPriority: UILayoutPriority, reuseIdentifier: String) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    for (index, label) in labels.enumerated() {
      label.name = "label\(index + 1)"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let views = ["first": labels[0], "second": labels[1], "third": labels[2]]
    for name in ["first", "second", "third"] {
      activate("H:|-20-[\(name)]-20-|", views)
    }
    let bottom = "20@\(Int(bottomPriority.rawValue))"
    activate("V:|-20-[first]-8-[second]-8-[third]-(\(bottom))-|", views)
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    fatalError("a flexible cell is made with a priority")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func activate(_ format: String, _ views: [String: UIView]) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: views))
  }

  override func layoutSubviews() {
    for label in labels { label.preferredMaxLayoutWidth = bounds.width - 40 }
    super.layoutSubviews()
  }
}
