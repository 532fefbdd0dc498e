/// The field of a search bar: a magnifier before the text, on grey.
open class UISearchTextField: UITextField {
  /// A field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    magnifier.tintColor = .secondaryLabel
    leftView = magnifier
    leftViewMode = .always
    clearButtonMode = .always
    placeholderColor = .secondaryLabel
  }

  /// The magnifier stands 6 points in and is 20.5 wide; the text begins 6 after it.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(left: isMirrored ? 8 : 32, right: isMirrored ? 32 : 8)
    return bounds.inset(by: insets)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.leftViewRect(forBounds: bounds)
    rect.origin.x += effectiveUserInterfaceLayoutDirection == .rightToLeft ? -6 : 6
    return rect
  }
}
