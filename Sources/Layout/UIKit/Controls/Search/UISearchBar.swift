/// A field to search with, on a bar.
open class UISearchBar: UIView {
  /// How much the bar stands out. Raw values as on iOS.
  public enum Style: Int, Sendable {
    /// On the ground of a bar.
    case `default` = 0
    /// On the ground of a bar.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  /// The field.
  public final let searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let scopeBar = UISegmentedControl()

  /// How much the bar stands out.
  open var searchBarStyle = Style.default
  /// Colour of the ground; nil: the system's.
  open var barTintColor: UIColor?

  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What is shown while nothing is searched for.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false { didSet { partsDidChange() } }

  /// The names of the places to search in.
  open var scopeButtonTitles: [String]? { didSet { partsDidChange() } }
  /// Whether the places to search in are shown.
  open var showsScopeBar = false { didSet { partsDidChange() } }
  /// The place that is searched.
  open var selectedScopeButtonIndex = 0 { didSet { partsDidChange() } }

  /// A bar with a frame in its superview's coordinates.
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
    addSubview(searchTextField)
    guard !hasRoundCancelButton else { return setUpRoundButton() }
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.setTitle("Cancel", for: .normal)
  }

  private func setUpRoundButton() {
    cancelButton.setImage(
      UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)),
      for: .normal)
    cancelButton.tintColor = .label
    cancelButton.backgroundColor = .tertiarySystemFill
    cancelButton.layer.cornerRadius = Self.roundButton / 2
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: environment.profile.controls.searchBarHeight + scope)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The field is 36 points high, 8 from the sides; the button follows it.
  ///
  /// Since iOS 26 the button is a circle of 44 points, 8 from the edge, and the field ends 11
  /// before it (observed in one place: a field of 249 in a bar of 320).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds : nil
    let grid = environment.pixelGrid
    let height = environment.profile.controls.searchFieldHeight
    let middle = bounds.minY + (bounds.height - scope) / 2
    let button = cancelButton.superview === self ? cancelSize : .zero
    let gap = hasRoundCancelButton ? Self.roundGap : Self.side
    let end = bounds.maxX - Self.side - (button.width > 0 ? button.width + gap : 0)
    searchTextField.frame = grid.rounded(
      CGRect(
        x: bounds.minX + Self.side, y: middle - height / 2,
        width: max(0, end - bounds.minX - Self.side), height: height
      ).mirrored(in: mirror))
    cancelButton.frame = grid.rounded(
      CGRect(
        x: bounds.maxX - Self.side - button.width, y: middle - button.height / 2,
        width: button.width, height: button.height
      ).mirrored(in: mirror))
    scopeBar.frame = CGRect(
      x: bounds.minX + Self.side, y: bounds.maxY - scope + 4,
      width: max(0, bounds.width - 2 * Self.side), height: scope - 15)
  }

  private var hasRoundCancelButton: Bool { environment.profile.version >= 26 }

  private var cancelSize: CGSize {
    hasRoundCancelButton
      ? CGSize(width: Self.roundButton, height: Self.roundButton)
      : cancelButton.intrinsicContentSize
  }

  private static let roundButton: CGFloat = 44
  private static let roundGap: CGFloat = 11
  private static let side: CGFloat = 8

  /// What the places to search in add to the height.
  private var scope: CGFloat { scopeBar.superview === self ? 47 : 0 }

  private func partsDidChange() {
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    let titles = scopeButtonTitles ?? []
    if showsScopeBar && !titles.isEmpty {
      scopeBar.removeAllSegments()
      for (index, title) in titles.enumerated() {
        scopeBar.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopeBar.selectedSegmentIndex = selectedScopeButtonIndex
      addSubview(scopeBar)
    } else {
      scopeBar.removeFromSuperview()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The ground's colour; nil where the bar has none.
  package final var groundColor: UIColor? {
    if let barTintColor { return barTintColor }
    guard searchBarStyle != .minimal, environment.profile.version < 26 else { return nil }
    return environment.profile.version >= 13
      ? UIColor(rgba: 0xF9F9_F9F0, dark: 0x1D1D_1DF0)
      : UIColor(rgba: 0xC9C9_CEFF, dark: 0x1D1D_1DFF)
  }
}

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
