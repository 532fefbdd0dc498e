import UIKit

/// Looks of the whole app, in extensions of UIKit's classes, as apps have them.
extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

extension UIView {
  @objc func applyTheme() {
    tintColor = .parcelAccent
  }

  func round(_ radius: CGFloat = Theme.radius) {
    layer.cornerRadius = radius
    layer.masksToBounds = true
  }
}

extension UILabel {
  override func applyTheme() {
    super.applyTheme()
    adjustsFontForContentSizeCategory = true
  }

  convenience init(style: UIFont.TextStyle, color: UIColor = .label) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    textColor = color
  }
}

enum Theme {
  static let margin: CGFloat = 16
  static let radius: CGFloat = 6
}
