import UIKit

/// A row with one label: as plain as a cell can be, so that every number of it is known.
final class NoteCell: UITableViewCell {
  let note = UILabel()

  init(_ text: String, top: CGFloat = 11) {
    super.init(style: .default, reuseIdentifier: "note")
    note.text = text
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .body)
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
