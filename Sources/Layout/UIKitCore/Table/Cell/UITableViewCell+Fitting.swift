/// A cell of a table or a collection, which asks for a size.
package protocol FittedCell: UIView {
  /// The view whose constraints decide the size.
  var fittedView: UIView { get }
}

extension UITableViewCell: FittedCell {}

extension UITableViewCell {
  /// The size in points that a cell reports to its table: content, accessory and separator.
  ///
  /// Up to iOS 7 the cell's engine does not include the content and the result is zero; articles of
  /// that time fit the content view.
  final func fittingSizeOfCell(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard profile.fitsCells else { return .zero }
    updateConfigurationIfNeeded()
    if horizontal == .required { assign(width: target.width) }
    if let height = styleHeight(width: target.width) {
      return CGSize(width: target.width, height: height)
    }
    if contentView.fitsContainer {
      return settledSize(
        of: self, CGSize(width: target.width, height: target.height), horizontal, vertical)
    }
    let insets = contentInsets
    let sides = insets.left + insets.right
    let content = CGSize(
      width: max(0, target.width - sides), height: max(0, target.height - insets.bottom))
    let fitted = settledSize(of: contentView, content, horizontal, vertical)
    let below = isInTable ? insets.bottom : max(insets.bottom, 1 / environment.displayScale)
    var height = fitted.height > 0 ? fitted.height + below : 0
    if configurations?.contentView is UIListContentView {
      height = max(height, profile.defaultRowHeight)
    }
    return CGSize(width: fitted.width + sides, height: height)
  }

  /// The view whose constraints decide the height of a row that sizes itself: the cell where they
  /// hold to it, else the content view, or the view that a cell around it asks for its size.
  package final var fittedView: UIView {
    get { rare?.fittedView ?? (contentView.fitsContainer ? self : contentView) }
    set { rareValues.fittedView = newValue }
  }

  /// The height in points of a cell without constraints, by its style; nil for other cells.
  package final func styleHeight(width: CGFloat) -> CGFloat? {
    contentView.constraints.isEmpty ? builtInHeight(width: width) : nil
  }

  /// Fits the content or the cell itself, lays the cell out at that size, and fits again if that
  /// has changed the size: cells set the preferred width of labels in `layoutSubviews`.
  private func settledSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let allowance = view === self ? 0 : separatorAllowance
    var size = CGSize.zero
    for _ in 0..<Self.fittingRounds {
      size = view.fittingSize(target: target, horizontal: horizontal, vertical: vertical)
      guard horizontal == .required else { break }
      decidedHeight = size.height > 0 ? size.height + allowance : profile.defaultRowHeight
      lastFittedHeight = decidedHeight
      assign(height: environment.pixelGrid.roundedUp(decidedHeight))
      layOutSurroundings()
      let revision = hostedEngine?.revision
      setNeedsLayout()
      layoutIfNeeded()
      if hostedEngine?.revision == revision { break }
    }
    return size
  }

  /// The views that the application has put into the cell itself, beside the content view. Those
  /// that the cell has a place for are not among them: accessory and backgrounds.
  package final var viewsBesideContent: [UIView] {
    guard subviews.count > 1 else { return [] }
    let placed = [
      contentView, accessoryView, backgroundView, selectedBackgroundView,
      configurations?.backgroundView,
    ]
    return subviews.filter { view in !placed.contains { $0 === view } }
  }

  /// The maximum number of rounds for a cell whose layout keeps changing its own size.
  private static let fittingRounds = 3
}

// The required size that a table gives a content view.
//
// It is stated like the size of any view with a frame, and appears in conflicts under the names of
// UIKit's logs, `UIView-Encapsulated-Layout-Width` and `-Height`. It is required like UIKit's: a
// content whose own required heights do not add up to the row's height conflicts with it. The
// engine ignores it while it fits the content view.
extension UITableViewCell {
  final func prepareForMeasuring(rowWidth: CGFloat, surroundings: CellSurroundings) {
    contentView.encapsulatesSize = true
    if self.surroundings != surroundings {
      if self.surroundings.safeArea != surroundings.safeArea {
        setSafeAreaInsets(surroundings.safeArea)
      }
      let margins = contentView.layoutMargins
      self.surroundings = surroundings
      // Content margins depend on the table's width, even if the cell keeps its own width.
      if contentView.layoutMargins != margins { contentView.marginsDidChange() }
      setNeedsLayout()
    }
    guard bounds.width != rowWidth else { return }
    assign(width: rowWidth)
    // The part of the cell's margins that reaches into the content depends on where the content is.
    if contentView.preservesSuperviewLayoutMargins { layOutSurroundings() }
  }

  /// Sets the frame and height that the table decided, and lays the cell out.
  ///
  /// Where both are what they were, the cell keeps its layout: a content view that its
  /// `layoutSubviews()` has moved stays there until the next layout, as on iOS.
  ///
  /// - Parameters:
  ///   - frame: the row's rectangle in the table's coordinates, on whole pixels.
  ///   - height: the row's height in points before rounding, so that a fitted content gets exactly
  ///     the height it asked for.
  ///   - isGiven: whether the table gives the frame; else it is one that the cell has had.
  final func take(frame: CGRect, height: CGFloat, fromTable isGiven: Bool = false) {
    // Also where nothing changes: a subclass may make less of what the table gives it.
    if isGiven { self.frame = frame } else { assignFrame(frame) }
    decidedHeight = height
    hostedEngine?.contentHeight =
      lastFittedHeight == height ? ContentHeight(view: fittedView, host: frame.height) : nil
    let places = decidedPlaces
    if places != givenPlaces {
      setNeedsLayout()
      layOutSurroundings()
    } else if contentView.frame == contentView.laidOut(places.shownContent) {
      encapsulate(places.content, shownAs: places.shownContent)
    }
    layoutIfNeeded()
  }

  /// Sets the frames of content view, accessory view and background.
  final func layOutSurroundings() {
    let places = decidedPlaces
    givenPlaces = places
    encapsulate(places.content, shownAs: places.shownContent)
    if let accessory = places.accessory, let accessoryView { accessoryView.frame = accessory }
    backgroundView?.frame = bounds
    configurations?.backgroundView?.frame = bounds
  }

  /// The places of the content and the accessory that the table decides.
  private var decidedPlaces: CellPlaces {
    var size = bounds.size
    if environment.pixelGrid.roundedUp(decidedHeight) == size.height, !tiesContent {
      size.height = decidedHeight
    }
    return CellPlaces(
      content: contentFrame(in: size), shownContent: contentFrame(in: bounds.size),
      accessory: accessoryFrame)
  }

  /// Whether constraints of the application tie the content view to the cell, which is on whole
  /// pixels: a content of another height would contradict them.
  private var tiesContent: Bool {
    constraints.contains { $0.firstItem === contentView || $0.secondItem === contentView }
  }

  /// Gives the content its exact size; its frame ends with the row's whole pixels.
  private func encapsulate(_ content: CGRect, shownAs frame: CGRect) {
    guard
      content != contentView.unroundedFrame || contentView.laidOut(frame) != contentView.frame
    else { return }
    contentView.frame = content
    contentView.placeSolved(content, shownAs: frame)
  }
}

extension UITableViewCell {
  /// Whether a table has laid the cell out. One in no table, as apps fit to know a height, has a
  /// separator of its own: it fits a pixel higher than its content (30 of 30 pictures of simulators
  /// of iOS 10 and 11; rows that Xcode 12 to 16 fitted have the pixel as well), and draws none.
  final var isInTable: Bool { surroundings.tableWidth != nil }

  /// Whether a separator is drawn below the cell and takes its room.
  private var hasSeparator: Bool { surroundings.hasSeparator && !omitsSeparator }

  /// The points that the separator takes, and adds to a self-sizing row.
  package final var separatorAllowance: CGFloat {
    guard hasSeparator || !isInTable else { return 0 }
    return profile.separatorAllowance.points(scale: environment.displayScale)
  }

  /// The content view's frame: what controls, accessory, index and separator leave.
  final func contentFrame(in size: CGSize) -> CGRect {
    let insets = contentInsets
    return CGRect(
      x: insets.left, y: 0, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.bottom))
  }

  /// The distances between the cell's edges and the content view, in points.
  final var contentInsets: UIEdgeInsets {
    let leading = leadingControlExtent
    let trailing = accessoryExtent + surroundings.sectionIndexWidth
    return surroundings.contentSides
      + UIEdgeInsets(
        left: isRightToLeft ? trailing : leading, bottom: separatorAllowance,
        right: isRightToLeft ? leading : trailing)
  }

  /// The default margins of the content view, in points.
  ///
  /// The bottom margin is relative to the cell's edge, so it includes the separator's allowance. An
  /// accessory makes the trailing margin 8 (271 of 280 stored ones), and so does every other
  /// element at the trailing end: a reorder control and a section index (observed in one place, iOS
  /// 26). In no table they are those of any view (pictures of one project).
  final var contentMargins: UIEdgeInsets {
    let margins = environment.profile.margins
    guard isInTable else {
      return UIEdgeInsets(
        top: margins.view, left: margins.view, bottom: margins.view, right: margins.view)
    }
    let leading = margins.side(forWidth: tableWidth)
    let isPulledIn = accessoryExtent + surroundings.sectionIndexWidth > 0
    let trailing = isPulledIn ? margins.besideAccessory : leading
    return UIEdgeInsets(
      top: margins.cellVertical, left: isRightToLeft ? trailing : leading,
      bottom: max(0, margins.cellVertical - separatorAllowance),
      right: isRightToLeft ? leading : trailing)
  }

  /// The frame of the accessory in the cell's coordinates; nil without one.
  package final var accessoryFrame: CGRect? {
    guard let width = accessoryWidth else { return nil }
    let content = contentFrame(in: bounds.size)
    let height = shownAccessoryView?.frame.height ?? content.height
    let y = environment.pixelGrid.rounded((content.height - height) / 2)
    return CGRect(
      x: isRightToLeft ? content.minX - width : content.maxX, y: y, width: width, height: height)
  }

  /// The accessory type in the present mode, editing or not.
  package final var shownAccessoryType: AccessoryType {
    editing ? editingAccessoryType : accessoryType
  }

  /// The ends of the section's block that the cell forms in an inset grouped table.
  final var groupEdges: GroupEdges { surroundings.groupEdges }
  final var profile: TableProfile { environment.profile.table }
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  final var tableWidth: CGFloat { surroundings.tableWidth ?? bounds.width }
  private var shownAccessoryView: UIView? { editing ? nil : accessoryView }

  fileprivate final var leadingControlExtent: CGFloat {
    let showsControl = editing && editingStyle != .none && shouldIndentWhileEditing
    return showsControl ? profile.editing.leadingInset : 0
  }

  /// The accessory's own width in points; nil without one.
  private var accessoryWidth: CGFloat? {
    if let view = shownAccessoryView { return view.frame.width }
    return profile.accessories.width(of: shownAccessoryType)?
      .points(scale: environment.displayScale)
  }

  /// The distance in points from the content view's trailing edge to the cell's.
  private var accessoryExtent: CGFloat {
    let reordering = editing && showsReorderControl && canMove
    let side = profile.accessories.sideInset.points(
      tableWidth: tableWidth, environment.profile.margins)
    let end = reordering ? profile.editing.reorderInset : accessoryWidth == nil ? 0 : side
    return (accessoryWidth ?? 0) + end
  }
}

extension AccessoryMetrics {
  /// The width of a built-in accessory; nil for a type without one.
  func width(of type: UITableViewCell.AccessoryType) -> Width? {
    switch type {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .detailButton: detailButton
    }
  }
}

/// The frames of a cell's content view and accessory in its own coordinates, in points.
struct CellPlaces: Equatable {
  /// The content view's, exact.
  let content: CGRect
  /// The content view's in a row that is a whole number of pixels high.
  fileprivate let shownContent: CGRect
  /// The accessory's; nil without one.
  let accessory: CGRect?
}

/// The table's properties that a cell's layout depends on, set before it measures.
struct CellSurroundings: Equatable {
  /// The table's width in points, which decides margins; nil outside a table.
  var tableWidth: CGFloat?
  /// Whether the table draws separators, whose allowance is then part of the row.
  var hasSeparator = false
  /// The width of a section index in points.
  var sectionIndexWidth: CGFloat = 0
  var separatorInset: UIEdgeInsets?
  /// Whether the separator's inset is the default, by which it begins at the text.
  var alignsSeparatorWithText = false
  /// The ends of its section's block that the row forms.
  var groupEdges: GroupEdges = []
  /// The insets, in points, that keep the content view inside the safe area.
  var contentSides = UIEdgeInsets.zero
  /// The safe area of a row whose content view does not stay inside it.
  var safeArea = UIEdgeInsets.zero
}

/// The ends of its section's block that a row of an inset grouped table forms.
package struct GroupEdges: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The block begins with this row.
  package static let top = GroupEdges(rawValue: 1)
  /// The block ends with this row.
  package static let bottom = GroupEdges(rawValue: 2)
}

// The elements around a cell's content for drawing, in the cell's points.
extension UITableViewCell {
  /// The frame of the separator, from the table's style, inset and profile; nil without one.
  package final var separatorFrame: CGRect? {
    guard hasSeparator else { return nil }
    let thickness = profile.separatorThickness.points(scale: environment.displayScale)
    let inset = drawnSeparatorInset
    return CGRect(
      x: inset.left, y: bounds.height - thickness,
      width: max(0, bounds.width - inset.left - inset.right), height: thickness)
  }

  /// The separator inset by left and right. It follows the content past an editing control; below
  /// an image of the cell's style the separator begins at the text unless the inset was set (iOS 7
  /// on).
  private var drawnSeparatorInset: UIEdgeInsets {
    var inset = separatorInset
    inset.left += leadingControlExtent
    if profile.separatorTrailing.narrow > 0, let sign = accessoryFrame {
      inset.right = max(inset.right, isRightToLeft ? sign.maxX : bounds.width - sign.minX)
    }
    if explicitSeparatorInset == nil, surroundings.alignsSeparatorWithText,
      let content = configurations?.contentView as? UIListContentView, let text = content.textFrame
    {
      let frame = content.convert(text, to: self)
      inset.left = max(inset.left, isRightToLeft ? bounds.width - frame.maxX : frame.minX)
    }
    if explicitSeparatorInset == nil, surroundings.alignsSeparatorWithText,
      builtInImageView?.image != nil, let label = builtInTextLabel
    {
      let start =
        isRightToLeft
        ? bounds.width - contentView.frame.minX - label.frame.maxX
        : contentView.frame.minX + label.frame.minX
      inset.left = max(inset.left, start)
    }
    return isRightToLeft ? UIEdgeInsets(left: inset.right, right: inset.left) : inset
  }

  /// The frame of the editing control, a circle at the side margin; nil without one.
  package final var editingControlFrame: CGRect? {
    guard leadingControlExtent > 0 else { return nil }
    var frame = controlFrame(size: EditingMetrics.controlSize, fromLeading: true)
    // The control keeps its distance from a content that begins farther in (40 since iOS 26).
    let shift = (profile.editing.leadingInset - EditingMetrics.usualLeadingInset) / 2
    frame.origin.x += shift * (isRightToLeft ? -1 : 1)
    return frame
  }

  /// The frame of the reorder control at the trailing end; nil without one.
  package final var reorderControlFrame: CGRect? {
    guard editing, showsReorderControl, canMove else { return nil }
    return controlFrame(size: EditingMetrics.reorderControlSize, fromLeading: false)
  }

  private func controlFrame(size: CGFloat, fromLeading: Bool) -> CGRect {
    let side = environment.profile.margins.side(forWidth: tableWidth)
    let safe = surroundings.contentSides
    let isAtRight = fromLeading == isRightToLeft
    let x = isAtRight ? bounds.width - safe.right - side - size : safe.left + side
    return CGRect(x: x, y: (contentView.frame.height - size) / 2, width: size, height: size)
  }
}
