extension UITableView {
  // MARK: Estimates

  final func estimatedHeaderHeight(inSection section: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    guard answer == Self.automaticDimension else { return answer }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title == nil ? untitledGap(above: section) : titledHeaderHeight(inSection: section)
  }

  final func estimatedFooterHeight(inSection section: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    guard answer == Self.automaticDimension else { return answer }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title == nil ? untitledFooterGap : titledFooterHeight
  }

  // MARK: Heights

  /// The delegate's number, the height that fits the view, or the system's for a title.
  final func headerHeight(inSection section: Int, slot index: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = headerFooterView(ofSlot: index)
    let isShown = view != nil
    if isShown || answer != sectionHeaderHeight {
      if answer > 0 { return answer + (isShown ? topPadding : 0) }
      if answer == 0 && style == .plain { return 0 }
    }
    guard let view else { return untitledGap(above: section) }
    guard let title = view as? UITableViewHeaderFooterView, title.isTitle else {
      return fittedHeight(ofHeaderFooter: view) + topPadding
    }
    return titledHeaderHeight(inSection: section) + title.heightOfFurtherLines(in: titleWidth)
  }

  final func footerHeight(inSection section: Int, slot index: Int) -> CGFloat {
    let answer =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = headerFooterView(ofSlot: index)
    if view != nil || answer != sectionFooterHeight {
      if answer > 0 || (answer == 0 && style == .plain) { return answer }
    }
    guard let view else { return untitledFooterGap }
    guard let title = view as? UITableViewHeaderFooterView, title.isTitle else {
      return fittedHeight(ofHeaderFooter: view)
    }
    return titledFooterHeight + title.heightOfFurtherLines(in: titleWidth)
  }

  private func fittedHeight(ofHeaderFooter view: UIView) -> CGFloat {
    guard view.asksForSize else { return profile.headers.plain }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 ? fitted : profile.headers.plain
  }

  private func titledHeaderHeight(inSection section: Int) -> CGFloat {
    let metrics = profile.headers
    if style == .plain { return metrics.plain + topPadding }
    return section == 0 ? metrics.firstGrouped : metrics.grouped
  }

  private var titledFooterHeight: CGFloat {
    style == .plain ? profile.headers.plain : profile.headers.groupedFooter
  }

  private func untitledGap(above section: Int) -> CGFloat {
    if style == .plain { return 0 }
    return section == 0 ? profile.headers.firstGroupedGap : profile.headers.groupedGap
  }

  private var untitledFooterGap: CGFloat { style == .plain ? 0 : profile.headers.groupedGap }

  /// What a plain table adds above a header.
  private var topPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding == Self.automaticDimension
      ? profile.headers.plainTopPadding : max(0, sectionHeaderTopPadding)
  }
}
