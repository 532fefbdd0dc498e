import UIKit

/// The cell of ContactRow.xib: outlets, and an action of its button.
class ContactRow: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var numberLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.textColor = .systemIndigo
  }

  @IBAction private func call(_ sender: UIButton) { numberLabel.text = "calling" }
}
