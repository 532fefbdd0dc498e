@_spi(UIKit) import UIKitCore

/// A header, footer or decoration, and the superclass of cells; it hosts an engine of its own.
open class UICollectionReusableView: UIView, FittedCell {
  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?

  @_spi(UIKit) open override var hostsOwnEngine: Bool { true }

  /// Creates a view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    givenReuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Creates a view of a registered class; see `UITableViewCell.init(registeredAs:)`.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
    givenReuseIdentifier = reuseIdentifier
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied
    preferred.size = fittingSize(from: layoutAttributes)
    return preferred
  }

  /// The size for which constraints ask. Where the layout fixes the width, that is required.
  final func fittingSize(from attributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard !fittedView.constraints.isEmpty || fittedView is UIListContentView else {
      return attributes.size
    }
    let fixed = attributes.fixedAxes
    let size = systemLayoutSizeFitting(
      CGSize(
        width: fixed.contains(.horizontal) ? attributes.size.width : 0,
        height: fixed.contains(.vertical) ? attributes.size.height : 0),
      withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
    return CGSize(
      width: fixed.contains(.horizontal) || size.width <= 0 ? attributes.size.width : size.width,
      height: fixed.contains(.vertical) || size.height <= 0 ? attributes.size.height : size.height)
  }

  /// The view whose constraints decide the size.
  package var fittedView: UIView { self }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  open var contentView: UIView { madeContentView }
  private let madeContentView = UICollectionViewCellContentView(frame: .zero)

  open var backgroundView: UIView? {
    didSet { replaceGround(oldValue, by: backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// False by default; the collection sets it from its selection.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      stateDidChange()
    }
  }

  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
    }
  }

  @_spi(UIKit) open override func didInitialize() {
    super.didInitialize()
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
  // MARK: Configurations

  final var configurations: CellConfigurations?
  final var needsConfigurationUpdate = true

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { requireConfigurations().show(newValue, in: contentView) }
  }

  /// Shown by a view behind everything in the cell; nil removes that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { requireConfigurations().show(newValue, in: self) }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { requireConfigurations().updatesContent = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { requireConfigurations().updatesBackground = newValue }
  }

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations to a state: before the first layout, and after changes of the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Runs a requested update. Views that it adds are solved too if the layout is under way.
  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    configurations?.update(for: state, content: contentView, background: self)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if configurations != nil { solveAddedViews() }
  }

  final func requireConfigurations() -> CellConfigurations {
    let made = configurations ?? CellConfigurations()
    configurations = made
    return made
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// The background that the cell would have: none outside of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Never called here: nobody drags.
  open func dragStateDidChange(_ dragState: DragState) {}

  public enum DragState: Int, Sendable { case none, lifting, dragging }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    let contentFrame = contentFrame
    if contentView.frame != contentFrame { contentView.frame = contentFrame }
    for view in [backgroundView, selectedBackgroundView, configurations?.backgroundView] {
      view?.frame = bounds
    }
    super.layoutSubviews()
  }

  /// The frame of the content view, in the cell's coordinates.
  var contentFrame: CGRect { bounds }

  package override var fittedView: UIView {
    configurations?.contentView ?? (contentView.fitsContainer ? self : contentView)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if horizontalFittingPriority == .required, bounds.width != targetSize.width {
      frame.size.width = targetSize.width
    }
    setNeedsLayout()
    layoutIfNeeded()
    if contentView.fitsContainer {
      return fittingSize(
        target: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority)
    }
    // What is beside the content is not there for it.
    let beside = bounds.width - contentFrame.width
    let room = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
    var size = contentView.systemLayoutSizeFitting(
      horizontalFittingPriority == .required ? room : targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += beside
    return size
  }

  private func stateDidChange() {
    needsConfigurationUpdate = true
    showSelection()
    setNeedsLayout()
  }

  /// A selected cell shows the view for that, behind its content.
  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
      view.frame = bounds
    } else {
      view.removeFromSuperview()
    }
  }

  private func replaceGround(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}

public final class UICollectionViewCellContentView: UIView {
  @_spi(UIKit) public override var isContentOfRow: Bool { true }
}

extension UICollectionViewCell: KeyedView {
  package static let keyedProperties: [String: KeyedProperty] = [
    "backgroundView": .of(\UICollectionViewCell.backgroundView) { .some($0 as? UIView) },
    "selectedBackgroundView": .of(\UICollectionViewCell.selectedBackgroundView) {
      .some($0 as? UIView)
    },
  ]
}
