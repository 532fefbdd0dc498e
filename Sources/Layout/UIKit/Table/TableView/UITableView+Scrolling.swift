extension UITableView {
  /// Scrolls until a row stands where asked, as far as the content reaches.
  ///
  /// Rows between here and there may be estimates. The table lays itself out at the new offset,
  /// which measures what comes into view, and corrects the offset until the row stands right; each
  /// correction has fewer estimates in view than the last.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    layoutIfNeeded()
    guard let index = geometry.index(of: TableSlot(indexPath)) else { return }
    for _ in 0..<Self.maximumCorrections {
      let offset = self.offset(showing: rect(ofSlot: index), at: scrollPosition)
      guard offset != contentOffset.y else { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
      layoutIfNeeded()
    }
  }

  /// Scrolls to the first selected row.
  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let indexPath = indexPathForSelectedRow else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  private static let maximumCorrections = 16

  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGFloat {
    let top = rect.minY - adjustedContentInset.top
    let bottom = rect.maxY + adjustedContentInset.bottom - bounds.height
    let offset =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: min(max(contentOffset.y, bottom), top)
      }
    let range = verticalOffsetRange
    return min(max(offset, range.lowerBound), range.upperBound)
  }
}
