import UIKit

/// A person with their number, laid out in ContactCell.xib.
final class ContactCell: UITableViewCell {
  // In the app: @IBOutlet private weak var nameLabel: UILabel!
  @Outlet private var nameLabel: UILabel!
  @Outlet private var numberLabel: UILabel!

  static var nib: UINib { UINib(nibName: "ContactCell", bundle: .module) }

  func show(name: String, number: String) {
    nameLabel.text = name
    numberLabel.text = number
  }
}
