import UIKit

/// A row of the settings: what can be switched, what that means, and the switch.
final class SwitchCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private let toggle = UISwitch()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 0
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0
    setUpConstraints()
  }

  convenience init(_ title: String, detail: String? = nil, isOn: Bool) {
    self.init(style: .default, reuseIdentifier: "switch")
    self.title.text = title
    self.detail.text = detail
    self.detail.isHidden = detail == nil
    toggle.isOn = isOn
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func setUpConstraints() {
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [texts, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: texts.trailingAnchor, multiplier: 1),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      toggle.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
