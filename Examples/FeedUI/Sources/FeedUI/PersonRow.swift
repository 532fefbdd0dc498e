import UIKit

/// The row of PersonRow.xib: outlets, and the action of its button.
public final class PersonRow: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var numberLabel: UILabel!
  @IBInspectable var prefixText: String = ""

  public static var nib: UINib { UINib(nibName: "PersonRow", bundle: .module) }

  public var onCall: ((PersonRow) -> Void)?

  public override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.textColor = .systemIndigo
  }

  public func show(name: String, number: String) {
    nameLabel.text = name
    numberLabel.text = number
  }

  public var number: String? { numberLabel.text }

  @IBAction private func call(_ sender: UIButton) {
    numberLabel.text = "calling"
    onCall?(self)
  }
}
