/// Imports nothing: the bridging header brings UIKit.
final class DepotCell: BaseCell {
  private let nameLabel = UILabel(style: .body)
  private let cityLabel = UILabel(style: .footnote, color: .secondaryLabel)

  override func setUp() {
    let stack = UIStackView(arrangedSubviews: [nameLabel, cityLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  var depot: Parcel.Depot? {
    didSet {
      nameLabel.text = depot?.name
      cityLabel.text = depot?.city
    }
  }
}
