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
