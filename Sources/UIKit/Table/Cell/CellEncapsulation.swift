/// The required size that a table gives a content view, under the names that UIKit's logs show.
///
/// Required like UIKit's: a content whose own required heights do not add up to the row's height is
/// in conflict with `UIView-Encapsulated-Layout-Height`, and the report names it.
final class CellEncapsulation {
  let width: NSLayoutConstraint
  let height: NSLayoutConstraint

  init(_ contentView: UIView) {
    width = contentView.widthAnchor.constraint(equalToConstant: 0)
    width.identifier = "UIView-Encapsulated-Layout-Width"
    height = contentView.heightAnchor.constraint(equalToConstant: 0)
    height.identifier = "UIView-Encapsulated-Layout-Height"
  }
}
