import UIKit

/// The e-mail cell of the solver's models, as a table's cell: avatar, sender, date, unread dot, subject and preview.
final class EmailCell: UITableViewCell {
  let avatar = UIView()
  let dot = UIView()
  let sender = UILabel()
  let date = UILabel()
  let subject = UILabel()
  let preview = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [avatar, sender, date, dot, subject, preview] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    prepare(sender, 17, hugging: 251, compression: 749)
    prepare(date, 13, hugging: 252, compression: 751)
    prepare(subject, 15, hugging: 250, compression: 750)
    prepare(preview, 15, hugging: 250, compression: 748)
    preview.numberOfLines = 0
    NSLayoutConstraint.activate(across + down)
    let end = preview.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11)
    end.priority = UILayoutPriority(500)
    end.isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func prepare(_ label: UILabel, _ size: CGFloat, hugging: Float, compression: Float) {
    label.font = .systemFont(ofSize: size)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(compression), for: axis)
    }
  }

  private var across: [NSLayoutConstraint] {
    [
      avatar.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      sender.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12),
      sender.rightAnchor.constraint(lessThanOrEqualTo: date.leftAnchor, constant: -8),
      date.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      dot.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 4),
      dot.widthAnchor.constraint(equalToConstant: 8),
      subject.leftAnchor.constraint(equalTo: sender.leftAnchor),
      subject.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      preview.leftAnchor.constraint(equalTo: subject.leftAnchor),
      preview.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
    ]
  }

  private var down: [NSLayoutConstraint] {
    [
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -11),
      sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      date.topAnchor.constraint(equalTo: sender.topAnchor, constant: 2),
      dot.heightAnchor.constraint(equalToConstant: 8),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
      preview.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -11),
    ]
  }
}
