open class UINavigationBar: UIBar {
  private let label = UILabel()
  /// The attributes of the title where no look is set.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title where no look is set.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// An image in place of the line below; no effect.
  public final var shadowImage: UIImage?
  /// The image of the back button; no effect.
  public final var backIndicatorImage: UIImage?
  /// Its mask; no effect.
  public final var backIndicatorTransitionMaskImage: UIImage?
  private var left: BarRow?
  private var right: BarRow?

  open var items: [UINavigationItem]? {
    didSet { itemsDidChange() }
  }

  open var topItem: UINavigationItem? { items?.last }
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  package override var hasLineBelow: Bool { true }

  /// Whether the bar has no background: since iOS 15, unless content scrolls or a look is set.
  final var isAtScrollEdge = false

  /// The look that counts at present, if one is set.
  private var look: UINavigationBarAppearance? {
    let standard = topItem?.standardAppearance ?? givenStandardAppearance
    return isBareAtEdge
      ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard : standard
  }

  private var isBareAtEdge: Bool { isAtScrollEdge && environment.profile.version >= 15 }

  /// Whether the background of a look that is meant for scrolled content is left out.
  private var hidesGround: Bool {
    isBareAtEdge && topItem?.scrollEdgeAppearance == nil && scrollEdgeAppearance == nil
  }

  package override var groundColor: UIColor? {
    if hidesGround { return nil }
    guard let look else { return super.groundColor }
    return look.isTransparent ? look.backgroundColor : look.backgroundColor ?? super.groundColor
  }

  package override var hasLine: Bool { look?.hasLine ?? true }

  /// Takes on the bar heights of a screen in points: low ones where a phone lies on its side.
  final func adapt(toWidth width: CGFloat, height: CGFloat) {
    let isLow = width > height && height < 450 && width < 890 && width != 736
    standardHeight = isLow ? 32 : 44
  }

  /// The height in points, with a large title where bar and screen have one.
  final func height(hasLargeTitle: Bool) -> CGFloat {
    let isLarge = prefersLargeTitles && hasLargeTitle && isAtScrollEdge && standardHeight == 44
    return isLarge ? standardHeight + Self.largeTitleHeight : standardHeight
  }

  private static let largeTitleHeight: CGFloat = 52

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(
      x: bounds.minX + sideMargin, y: max(bounds.minY, bounds.maxY - barHeight),
      width: max(0, bounds.width - 2 * sideMargin), height: min(bounds.height, standardHeight))
    let sides = [left?.width ?? 0, right?.width ?? 0]
    left?.place(
      in: CGRect(x: room.minX, y: room.minY, width: sides[0], height: room.height),
      mirroredIn: mirror)
    right?.place(
      in: CGRect(x: room.maxX - sides[1], y: room.minY, width: sides[1], height: room.height),
      mirroredIn: mirror)
    placeTitle(in: room, beside: (sides.max() ?? 0))
  }

  private var isLarge: Bool { prefersLargeTitles && bounds.height >= standardHeight + 40 }
  private var barHeight: CGFloat { isLarge ? bounds.height : min(bounds.height, standardHeight) }

  private func placeTitle(in room: CGRect, beside side: CGFloat) {
    let view = topItem?.titleView ?? label
    label.font =
      isLarge
      ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold)
    if view === label { label.attributedText = title(isLarge: isLarge) }
    let size = view === label ? label.intrinsicContentSize : view.frame.size
    if isLarge {
      let frame = CGRect(
        x: room.minX, y: bounds.maxY - size.height - 8, width: min(size.width, room.width),
        height: size.height)
      view.frame = environment.pixelGrid.rounded(frame.mirrored(in: mirror))
    } else {
      let gap = side > 0 ? side + 8 : 0
      let width = min(size.width, max(0, room.width - 2 * gap))
      view.frame = environment.pixelGrid.rounded(
        CGRect(
          x: room.midX - width / 2, y: room.midY - size.height / 2, width: width,
          height: size.height))
    }
  }

  /// The title, as the present look says.
  private func title(isLarge: Bool) -> NSAttributedString? {
    guard let title = topItem?.title else { return nil }
    let own =
      isLarge
      ? look?.largeTitleTextAttributes ?? largeTitleTextAttributes
      : look?.titleTextAttributes ?? titleTextAttributes
    var attributes: [NSAttributedString.Key: Any] = [
      .font: label.font as Any, .foregroundColor: UIColor.label,
    ]
    attributes.merge(own ?? [:]) { _, own in own }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// The items at the leading side; without any, and if this is not the root, the back button.
  private var leftItems: [UIBarButtonItem] {
    if let items = topItem?.leftBarButtonItems { return items }
    guard let items, items.count > 1 else { return [] }
    let name = environment.perform { UIImage(systemName: "chevron.backward") }
    return [UIBarButtonItem(image: name)]
  }
}

extension UINavigationBar: BarItemHost {
  final func itemsDidChange() {
    for item in leftItems + (topItem?.rightBarButtonItems ?? []) { item.bar = self }
    let old = subviews
    left = BarRow(leftItems, environment: environment)
    right = BarRow(
      (topItem?.rightBarButtonItems ?? []).reversed(), environment: environment)
    label.text = topItem?.title
    let title = topItem?.titleView ?? label
    let sides = [left, right].compactMap(\.self).flatMap(\.entries).compactMap(\.view)
    exchange(old, for: [title] + sides)
  }
}

open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  /// The title of the back button on the next screen; nil uses `title`.
  open var backButtonTitle: String?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// A line above the title; no effect.
  open var prompt: String?
  /// The back button on the next screen; no effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no back button; no effect.
  open var hidesBackButton = false
  /// When the title is large; `automatic` is as in the item below.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// A search below the bar; no effect.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search; no effect.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search is; no effect.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the back button is titled; no effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether items at the leading edge are beside the back button; no effect.
  open var leftItemsSupplementBackButton = false
  /// How the items are laid out; no effect.
  open var style = ItemStyle.navigator
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar; no effect.
  open var compactAppearance: UINavigationBarAppearance?

  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  /// Sets the item at the trailing edge; `animated` has no effect here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) {
    self.title = title
  }
}
