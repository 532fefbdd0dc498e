import UIKit

/// A text view as high as its text, with a placeholder behind it.
final class NoteCell: UITableViewCell, UITextViewDelegate {
  private lazy var textView: UITextView = {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.delegate = self
    return view
  }()
  private let placeholder = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    placeholder.text = "Add a note"
    placeholder.textColor = .placeholderText
    for view in [placeholder, textView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    textView.backgroundColor = .clear
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var note: String {
    get { textView.text }
    set {
      textView.text = newValue
      textViewDidChange(textView)
    }
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = !textView.text.isEmpty
  }
}

/// A segmented control above a field, and a switch as the accessory view.
final class FilterCell: UITableViewCell {
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let field: UITextField = {
    let field = UITextField()
    field.placeholder = "Search"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .search
    return field
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    segments.selectedSegmentIndex = 1
    segments.addTarget(self, action: #selector(periodChanged), for: .valueChanged)
    let toggle = UISwitch()
    toggle.isOn = true
    accessoryView = toggle
    let stack = UIStackView(arrangedSubviews: [segments, field])
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 10, leading: 16, bottom: 10, trailing: 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    stack.frame = contentView.bounds
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func periodChanged() { field.text = nil }
}

#Preview("Note") {
  let cell = NoteCell(style: .default, reuseIdentifier: nil)
  cell.note = "Buy oats, pears and a loaf of rye bread before the shop closes at seven."
  return cell
}

#Preview("Empty") { NoteCell(style: .default, reuseIdentifier: nil) }

#Preview("Filter") { FilterCell(style: .default, reuseIdentifier: nil) }
