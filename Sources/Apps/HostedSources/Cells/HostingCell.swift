import UIKit

/// A cell around a view that is none.
final class HostingCell: UITableViewCell {
  private let hosted: UIView
  /// The height that its code has given it, in points.
  private let ownHeight: CGFloat
  /// The width of an item in its file; 0 for none.
  private let itemWidth: CGFloat
  /// The width that the app's code gives an item.
  private let givenWidth: CGFloat?
  /// The height that it has whatever its content; nil for one that its content decides.
  let fixedHeight: CGFloat?
  /// The height in points of an item or a header that asks for none.
  private(set) var madeUpHeight: CGFloat?

  /// That height: for headers and footers a table's own.
  private static func usualHeight(of view: UIView) -> CGFloat? {
    switch view {
    case is UICollectionReusableView: HostedContent.usualHeight
    case is UITableViewHeaderFooterView: 28
    default: nil
    }
  }

  init(
    _ view: UIView, height: CGFloat? = nil, width: CGFloat? = nil, isSized: Bool = false
  ) {
    (hosted, givenWidth) = (view, width)
    ownHeight = isSized ? 0 : view.frame.height
    itemWidth = view is UICollectionViewCell ? view.frame.width : 0
    fixedHeight = height
    super.init(style: .default, reuseIdentifier: nil)
    omitsSeparator = true
    // A collection view gives an item its frame, whatever the item says of its own mask.
    view.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(view)
    fittedView = (view as? UICollectionViewCell)?.contentView ?? view
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(registeredAs reuseIdentifier: String) { self.init(UIView()) }

  /// The height that the view takes at a width outside of the cell, in points.
  private func height(atWidth width: CGFloat) -> CGFloat {
    if let table = hosted as? UITableView {
      table.frame.size.width = width
      table.layoutAllRows()
      return max(1, table.contentSize.height)
    }
    hosted.removeFromSuperview()
    defer { contentView.addSubview(hosted) }
    hosted.assign(height: ownHeight)
    hosted.size(toWidth: hostedWidth(in: width), height: nil)
    hosted.layoutIfNeeded()
    let isFlat = hosted.frame.height < 1 || hosted.flattensText || cutsLabels
    madeUpHeight = isFlat ? Self.usualHeight(of: hosted) : nil
    return madeUpHeight ?? max(1, hosted.frame.height)
  }

  /// Whether an item is lower than its texts, since only a sample picture asks for a height.
  private var cutsLabels: Bool {
    guard hosted is UICollectionReusableView, let usual = Self.usualHeight(of: hosted),
      hosted.frame.height < usual
    else { return false }
    return hosted.hasLabel(beyond: hosted)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fixedHeight ?? height(atWidth: targetSize.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = CGRect(
      x: 0, y: 0, width: hostedWidth(in: contentView.bounds.width),
      height: contentView.bounds.height)
  }

  /// Items that are clearly narrower than a list in their file stand beside others: they keep their
  /// width. Others are as wide as it is.
  private func hostedWidth(in width: CGFloat) -> CGFloat {
    if let givenWidth { return min(givenWidth, width) }
    return itemWidth > 0 && itemWidth < Self.narrow * width ? itemWidth : width
  }

  private static let narrow: CGFloat = 0.75
}
