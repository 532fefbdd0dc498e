open class UISearchBar: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  public final let searchTextField = UISearchTextField()
  /// Is notified of what the user types; never here.
  open weak var delegate: (any UISearchBarDelegate)?
  private let cancelButton = UIButton(type: .system)
  private let scopeBar = UISegmentedControl()
  open var searchBarStyle = Style.default
  /// The background colour; nil uses the system's.
  open var barTintColor: UIColor?

  /// The style of earlier versions; no effect.
  open var barStyle = UIBarStyle.default
  /// Whether content behind shows through; no effect.
  open var isTranslucent = true
  /// A line above the field; no effect.
  open var prompt: String?
  /// An image in place of the background; an empty one takes it away.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage?.size == .zero { searchBarStyle = .minimal } }
  }
  /// Whether there is a sign for bookmarks; no effect.
  open var showsBookmarkButton = false
  /// Whether there is a sign for results; no effect.
  open var showsSearchResultsButton = false
  /// Moves the field; no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Moves the text; no effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  /// Shows or hides the cancel button; `animated` has no effect here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets the image of a sign; without effect here.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// The image of a sign: none of its own.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  /// Moves a sign; without effect here.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the image of the field; without effect here.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var showsCancelButton = false { didSet { partsDidChange() } }
  open var scopeButtonTitles: [String]? { didSet { partsDidChange() } }
  open var showsScopeBar = false { didSet { partsDidChange() } }
  open var selectedScopeButtonIndex = 0 { didSet { partsDidChange() } }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
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

  /// Sets the frames of field and button: the field is 8 points from the sides, and the button
  /// follows it.
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

  /// The height in points that the search scopes add.
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

  /// The background colour; nil if the bar has no background.
  package final var groundColor: UIColor? {
    if let barTintColor { return barTintColor }
    guard searchBarStyle != .minimal, environment.profile.version < 26 else { return nil }
    return environment.profile.version >= 13
      ? UIColor(rgba: 0xF9F9_F9F0, dark: 0x1D1D_1DF0)
      : UIColor(rgba: 0xC9C9_CEFF, dark: 0x1D1D_1DFF)
  }
}

open class UISearchTextField: UITextField {
  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    magnifier.tintColor = .secondaryLabel
    leftView = magnifier
    leftViewMode = .always
    clearButtonMode = .always
    placeholderColor = .secondaryLabel
  }

  /// The rectangle of the text: the magnifying glass is 6 points in and 20.5 wide, the text 6 on.
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

/// Is notified of what a user types into a search bar; everything has a default here.
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Never called here: nobody edits.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Never called here: nobody types.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}
