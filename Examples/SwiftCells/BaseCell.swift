import UIKit

/// A base class for cells of any model; it only makes room.
class BaseCell<Model>: UITableViewCell {
  let card = UIView()
  var model: Model? { didSet { modelChanged() } }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    card.layer.cornerRadius = 8
    card.backgroundColor = .secondarySystemBackground
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setUp() {}
  func modelChanged() {}
}

/// What it costs.
struct Price {
  var name: String
  var cents: Int
}

final class PriceCell: BaseCell<Price> {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()

  override func setUp() {
    for label in [nameLabel, priceLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10).isActive = true
      label.heightAnchor.constraint(equalToConstant: 24).isActive = true
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10).isActive = true
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      priceLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      priceLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      priceLabel.widthAnchor.constraint(equalToConstant: 80),
    ])
    priceLabel.textAlignment = .right
    model = Price(name: "Tea", cents: 350)
  }

  override func modelChanged() {
    guard let model else { return }
    nameLabel.text = model.name
    priceLabel.text = String(format: "%d.%02d", model.cents / 100, model.cents % 100)
  }
}
