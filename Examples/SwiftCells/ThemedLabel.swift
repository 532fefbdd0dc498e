import UIKit

/// A label that takes its font and colour from a theme.
@IBDesignable
class ThemedLabel: UILabel {
  enum Theme {
    case title, detail

    var font: UIFont { .preferredFont(forTextStyle: self == .title ? .body : .footnote) }
    var color: UIColor { self == .title ? .label : .secondaryLabel }
  }

  @IBInspectable var inset: CGFloat = 0
  private var theme = Theme.title

  convenience init(theme: Theme) {
    self.init(frame: .zero)
    self.theme = theme
    apply()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    apply()
  }

  private func apply() {
    font = theme.font
    textColor = theme.color
  }
}
