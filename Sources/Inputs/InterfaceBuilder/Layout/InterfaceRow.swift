import UIKit

/// A scene as a row of a table.
public struct InterfaceRow {
  /// The cell.
  public let cell: UITableViewCell
  /// The height that the document stores, for a content without an unbroken chain of constraints.
  public let storedHeight: CGFloat

  /// The height of the row in a table of that width: its content's, where constraints decide it. Up
  /// to iOS 7 tables do not size rows; the content's height and a point for the separator is what
  /// applications gave.
  public func height(inTableOfWidth width: CGFloat) -> CGFloat {
    cell.frame.size.width = width
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitted.height > 1 else { return storedHeight }
    let profile = cell.environment.profile.table
    return profile.selfSizes ? UITableView.automaticDimension : fitted.height + 1
  }
}
