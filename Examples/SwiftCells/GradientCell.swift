import UIKit

/// A view whose layer is a gradient.
class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

/// A card: a gradient that follows the layout, a shadow with a path, a circle of a shape layer.
final class GradientCell: UITableViewCell {
  private let card = UIView()
  private let gradientLayer = CAGradientLayer()
  private let circle = CAShapeLayer()
  private let amountLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textColor = .white
    label.text = "€2,480"
    return label
  }()
  private let bar: GradientView = {
    let view = GradientView()
    view.gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
    view.gradient.startPoint = CGPoint(x: 0, y: 0.5)
    view.gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.cornerRadius = 3
    return view
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    gradientLayer.colors = [UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
    gradientLayer.startPoint = .zero
    gradientLayer.endPoint = CGPoint(x: 1, y: 1)
    gradientLayer.cornerRadius = 12
    card.layer.insertSublayer(gradientLayer, at: 0)
    circle.fillColor = UIColor.white.withAlphaComponent(0.15).cgColor
    card.layer.addSublayer(circle)
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 5
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    for view in [card, amountLabel, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(card)
    card.addSubview(amountLabel)
    card.addSubview(bar)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      card.heightAnchor.constraint(equalToConstant: 96),
      amountLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      amountLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      bar.leadingAnchor.constraint(equalTo: amountLabel.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      bar.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      bar.heightAnchor.constraint(equalToConstant: 6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layoutIfNeeded()
    gradientLayer.frame = card.bounds
    let disc = CGRect(x: card.bounds.maxX - 80, y: 8, width: 56, height: 56)
    circle.path = UIBezierPath(ovalIn: disc).cgPath
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
  }
}
