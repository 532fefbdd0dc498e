import Reading
import UIKit

extension TemplateTable: UITableViewDelegate {
  /// A number for a row that has one, the measured height for a cell that is measured off screen, and
  /// `automaticDimension` for the rest.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let row = record(at: indexPath)
    let written = plan.sections[indexPath.section].rules.height.value(for: row) ?? .automatic
    if written != .automatic { return written.value }
    if plan.table.rowHeight != .automatic { return plan.table.rowHeight.value }
    let identifier = reuseIdentifier(at: indexPath) ?? ""
    guard case .offscreen(let width) = sizing(identifier), let cell = sizingCell(identifier) else {
      return UITableView.automaticDimension
    }
    let height = environment.perform {
      cell.measuredHeight(of: row, width: width ?? tableView.bounds.width)
    }
    return height + separator
  }

  /// The cell's own style; on iOS a row is deleted unless the delegate says otherwise.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    plan.cell(reuseIdentifier(at: indexPath) ?? "")?.editingStyle ?? .delete
  }

  /// The row's own estimate, else the table's.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let rules = plan.sections[indexPath.section].rules.estimatedHeight
    let written = rules.value(for: record(at: indexPath)) ?? .automatic
    return written == .automatic ? tableView.estimatedRowHeight : written.value
  }

  /// What the articles add to a measured height by hand: 1 on iOS 7, a pixel later, nothing without
  /// separators.
  private var separator: CGFloat {
    guard plan.table.separatorStyle != .none else { return 0 }
    return environment.profile.table.separatorAllowance.points(scale: environment.displayScale)
  }
}

extension TemplateCell {
  /// The recipe for iOS 7: give the off-screen cell the row and the width, lay it out so that multi-line
  /// labels learn their widths, then fit the content view.
  ///
  /// The content view is asked, because on iOS 7 the cell itself answers 0.
  func measuredHeight(of row: DataRecord, width: CGFloat) -> CGFloat {
    configure(with: row)
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    setNeedsLayout()
    layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
