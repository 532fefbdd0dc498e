import UIKitCore

/// A coupon below the details of a booking: its height is fixed by a required constraint.
final class CouponCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalToConstant: 60),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
