/// One attribute of one item, from which constraints are made; its type tells what it may be
/// related to.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let anchored: any LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    anchored = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide.
  public final var item: AnyObject { anchored }

  /// `self == anchor + c`
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// `self >= anchor + c`
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// `self <= anchor + c`
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchored, attribute: attribute, relatedBy: relation, toItem: anchor.anchored,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}
