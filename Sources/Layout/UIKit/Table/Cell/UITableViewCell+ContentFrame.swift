extension UITableViewCell {
  /// What separators take from the content view, and give to a row that fits its content.
  package final var separatorAllowance: CGFloat {
    guard surroundings.hasSeparator else { return 0 }
    return profile.separatorAllowance.points(scale: environment.displayScale)
  }

  /// The content view's place in a cell of this size: what editing controls, accessory, section
  /// index and separator leave.
  final func contentFrame(in size: CGSize) -> CGRect {
    let insets = contentInsets
    return CGRect(
      x: insets.left, y: 0, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.bottom))
  }

  /// What the content view keeps free on each side.
  final var contentInsets: UIEdgeInsets {
    let leading = leadingControlExtent
    let trailing = accessoryExtent + surroundings.sectionIndexWidth
    return surroundings.contentSides
      + UIEdgeInsets(
        left: isRightToLeft ? trailing : leading, bottom: separatorAllowance,
        right: isRightToLeft ? leading : trailing)
  }

  /// The default margins of the content view.
  ///
  /// The bottom margin counts from the cell's edge, so the separator's allowance is part of it. An
  /// accessory makes the trailing margin 8 (271 of 280 stored ones), and so does everything else
  /// that ends the content view before the cell does: a reorder control and a section index
  /// (observed in one place, iOS 26).
  final var contentMargins: UIEdgeInsets {
    let margins = environment.profile.margins
    let leading = margins.side(forWidth: tableWidth)
    let isPulledIn = accessoryExtent + surroundings.sectionIndexWidth > 0
    let trailing = isPulledIn ? margins.besideAccessory : leading
    return UIEdgeInsets(
      top: margins.cellVertical, left: isRightToLeft ? trailing : leading,
      bottom: max(0, margins.cellVertical - separatorAllowance),
      right: isRightToLeft ? leading : trailing)
  }

  /// Where a built-in accessory or the accessory view stands; nil without one.
  package final var accessoryFrame: CGRect? {
    guard let width = accessoryWidth else { return nil }
    let content = contentFrame(in: bounds.size)
    let height = shownAccessoryView?.frame.height ?? content.height
    let y = environment.pixelGrid.rounded((content.height - height) / 2)
    return CGRect(
      x: isRightToLeft ? content.minX - width : content.maxX, y: y, width: width, height: height)
  }

  /// What stands at the end of the cell now.
  package final var shownAccessoryType: AccessoryType {
    editing ? editingAccessoryType : accessoryType
  }

  /// Which ends of its section's block the cell forms in an inset grouped table.
  package final var groupEdges: GroupEdges { surroundings.groupEdges }

  final var profile: TableProfile { environment.profile.table }

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var tableWidth: CGFloat { surroundings.tableWidth ?? bounds.width }

  private var shownAccessoryView: UIView? { editing ? nil : accessoryView }

  final var leadingControlExtent: CGFloat {
    let showsControl = editing && editingStyle != .none && shouldIndentWhileEditing
    return showsControl ? profile.editing.leadingInset : 0
  }

  /// The accessory's own width; nil without one.
  private var accessoryWidth: CGFloat? {
    if let view = shownAccessoryView { return view.frame.width }
    return profile.accessories.width(of: shownAccessoryType)?
      .points(scale: environment.displayScale)
  }

  /// From the content view's end to the cell's.
  private var accessoryExtent: CGFloat {
    let reordering = editing && showsReorderControl
    let side = profile.accessories.sideInset.points(
      tableWidth: tableWidth, environment.profile.margins)
    let end = reordering ? profile.editing.reorderInset : accessoryWidth == nil ? 0 : side
    return (accessoryWidth ?? 0) + end
  }
}

extension AccessoryMetrics {
  /// The width of a built-in accessory; nil where there is none.
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

/// What a cell must know of its table to lay itself out; the table sets it before it measures.
struct CellSurroundings: Equatable {
  /// The table's width, which decides the margins; nil outside a table: the cell's own.
  var tableWidth: CGFloat?
  /// Whether the table draws separators, which then have their allowance in the row.
  var hasSeparator = false
  /// The width that a section index takes.
  var sectionIndexWidth: CGFloat = 0
  /// Where the table's separators begin and end.
  var separatorInset: UIEdgeInsets?
  /// Whether nobody said where they begin: below a picture they then begin with the text.
  var alignsSeparatorWithText = false
  /// Whether the row ends its section's block.
  var groupEdges: GroupEdges = []
  /// What the content view keeps free at the sides for the safe area.
  var contentSides = UIEdgeInsets.zero
  /// The safe area of a row whose content view does not.
  var safeArea = UIEdgeInsets.zero
}

/// Which ends of its section's block a row of an inset grouped table forms.
package struct GroupEdges: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The block begins with this row.
  package static let top = GroupEdges(rawValue: 1)
  /// The block ends with this row.
  package static let bottom = GroupEdges(rawValue: 2)
}

// What a cell shows around its content, for whoever draws it.
extension UITableViewCell {
  /// Where the line below the cell is drawn, from the table's style, inset and profile; nil
  /// without.
  package final var separatorFrame: CGRect? {
    guard surroundings.hasSeparator else { return nil }
    let thickness = profile.separatorThickness.points(scale: environment.displayScale)
    let inset = drawnSeparatorInset
    return CGRect(
      x: inset.left, y: bounds.height - thickness,
      width: max(0, bounds.width - inset.left - inset.right), height: thickness)
  }

  /// The inset by left and right: it follows the content past an editing control, and below a
  /// picture of the cell's style begins with the text unless somebody said where (iOS 7 on).
  private var drawnSeparatorInset: UIEdgeInsets {
    var inset = separatorInset
    inset.left += leadingControlExtent
    if profile.separatorTrailing.narrow > 0, let sign = accessoryFrame {
      inset.right = max(inset.right, isRightToLeft ? sign.maxX : bounds.width - sign.minX)
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

  /// Where the control at the start of a cell that is edited is drawn, a circle as wide as high;
  /// nil without one. It begins at the side margin.
  package final var editingControlFrame: CGRect? {
    guard leadingControlExtent > 0 else { return nil }
    var frame = controlFrame(size: 22, fromLeading: true)
    // The control keeps its distance from the content where that begins later (40 since iOS 26).
    frame.origin.x += (profile.editing.leadingInset - 38) / 2 * (isRightToLeft ? -1 : 1)
    return frame
  }

  /// Where the grip at the end of a cell that is edited is drawn; nil without one.
  package final var reorderControlFrame: CGRect? {
    guard editing, showsReorderControl else { return nil }
    return controlFrame(size: 27, fromLeading: false)
  }

  private func controlFrame(size: CGFloat, fromLeading: Bool) -> CGRect {
    let side = environment.profile.margins.side(forWidth: tableWidth)
    let safe = surroundings.contentSides
    let isAtRight = fromLeading == isRightToLeft
    let x = isAtRight ? bounds.width - safe.right - side - size : safe.left + side
    return CGRect(x: x, y: (contentView.frame.height - size) / 2, width: size, height: size)
  }
}
