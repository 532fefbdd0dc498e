/// The background of a view's content: a colour, corners, a stroke, or a view.
///
/// Unchecked: `customView` belongs to the thread of the hierarchy that shows the background.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour; nil follows the style of the view.
  public var backgroundColor: UIColor?
  /// The corner radius in points, for corner styles that leave it to the background.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the stroke; nil uses the tint.
  public var strokeColor: UIColor?
  /// The width of the stroke in points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points.
  public var strokeOutset: CGFloat = 0
  public var customView: UIView?
  /// An image in the background; no effect.
  public var image: UIImage?
  /// How the image fills it; no effect.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The effect behind; no effect.
  public var visualEffect: UIVisualEffect?
  /// Changes the colour; left out of comparisons.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.background }
    set { transformers.background = newValue }
  }
  /// Changes the colour of the stroke; left out of comparisons.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.stroke }
    set { transformers.stroke = newValue }
  }

  private var transformers = Transformers()
  private var kind = Kind.clear

  /// The changes of colours, which count as equal, because closures cannot be compared.
  private struct Transformers: Hashable {
    var background: UIConfigurationColorTransformer?
    var stroke: UIConfigurationColorTransformer?
    static func == (left: Transformers, right: Transformers) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Where the background is used, which decides its colour in a state.
  private enum Kind: Hashable { case clear, cell, groupedCell, header }

  package init() {}

  private init(_ kind: Kind, _ color: UIColor?) {
    self.kind = kind
    backgroundColor = color
  }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, .clear)
  }
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.cell, nil) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell, nil) }
  /// As `listPlainCell()`: the list that the cell is in is not asked.
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell, nil) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.header, nil) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.header, nil) }
  public static func listHeader() -> UIBackgroundConfiguration { .init(.header, nil) }
  public static func listFooter() -> UIBackgroundConfiguration { .init(.header, nil) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.cell, .clear) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.header, .clear) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.cell, .clear)
  }

  /// The background in a state: touched and chosen cells without a colour become grey.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    if backgroundColor == nil || isSelectionColor, kind == .cell || kind == .groupedCell {
      updated.isSelectionColor = state.isActive
      updated.backgroundColor = state.isActive ? .systemGray4 : nil
    }
    return updated
  }

  private var isSelectionColor = false

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (customView == nil ? .clear : .clear)
    return transformers.background.map { $0(color) } ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return transformers.stroke.map { $0(color) } ?? color
  }
}

/// Shows a background configuration behind the content of a cell.
final class BackgroundView: UIView {
  private let ground = UIView(frame: .zero)
  private let edge = UIView(frame: .zero)

  var configuration = UIBackgroundConfiguration() {
    didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ground)
    addSubview(edge)
  }

  required init?(coder: NSCoder) { nil }

  private func configurationDidChange(from old: UIBackgroundConfiguration) {
    let tint = tintColor ?? .systemBlue
    ground.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    ground.layer.cornerRadius = configuration.cornerRadius
    ground.layer.cornerCurve = .continuous
    ground.clipsToBounds = configuration.customView != nil && configuration.cornerRadius > 0
    edge.layer.borderWidth = configuration.strokeWidth
    edge.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    edge.layer.cornerRadius =
      configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
    edge.layer.cornerCurve = .continuous
    if old.customView !== configuration.customView {
      old.customView?.removeFromSuperview()
      if let view = configuration.customView { ground.addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ground.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    edge.frame = ground.frame.insetBy(
      dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    configuration.customView?.frame = ground.bounds
  }
}
