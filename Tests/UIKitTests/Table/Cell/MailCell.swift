import UIKitCore

/// An e-mail in four layouts, one for each distinct set of constraints and so one reuse identifier
/// each: subject; subject and body; subject and photo; subject, body and photo.
final class MailCell: UITableViewCell {
  let subjectLabel = UILabel()
  let bodyLabel = UILabel()
  let photoView = UIView()

  init(hasBody: Bool, hasPhoto: Bool, reuseIdentifier: String) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    bodyLabel.font = .systemFont(ofSize: 14)
    add(subjectLabel, below: nil)
    var last: UIView = subjectLabel
    if hasBody {
      add(bodyLabel, below: last)
      last = bodyLabel
    }
    if hasPhoto {
      add(photoView, below: last)
      photoView.heightAnchor.constraint(equalToConstant: 120).isActive = true
      last = photoView
    }
    last.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12).isActive = true
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    fatalError("a mail cell is made for its parts")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func add(_ view: UIView, below other: UIView?) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (view as? UILabel)?.numberOfLines = 0
    contentView.addSubview(view)
    let top =
      other.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 6) }
      ?? view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  override func layoutSubviews() {
    for label in [subjectLabel, bodyLabel] { label.preferredMaxLayoutWidth = bounds.width - 32 }
    super.layoutSubviews()
  }
}
