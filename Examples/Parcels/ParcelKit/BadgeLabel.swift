import UIKit

/// A label in a tinted capsule.
public final class BadgeLabel: UILabel {
  private let insets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .caption1)
    textColor = .white
    backgroundColor = Palette.accent
    layer.cornerRadius = 6
    clipsToBounds = true
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  public required init?(coder: NSCoder) { nil }

  public override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  public override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
