extension LayoutEngine {
  /// The order in which constraints are added and reported: by position of their items in the hierarchy, then by what they say.
  func canonicalOrder(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
    let (x, y) = (position(a), position(b))
    if x != y { return x < y }
    if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
    if a.priority != b.priority { return a.priority > b.priority }
    return a.constant < b.constant
  }

  private func position(_ constraint: NSLayoutConstraint) -> (Int, Int, Int, Int, Int) {
    (
      ordinal(constraint.first), constraint.firstAttribute.rawValue, ordinal(constraint.second),
      constraint.secondAttribute.rawValue, constraint.relation.rawValue
    )
  }

  func ordinal(_ item: (any LayoutItem)?) -> Int {
    guard let item, let owner = item.ownerView else { return -1 }
    if let guide = item.guide, let slot = slot(of: guide) { return slot.ordinal }
    return slot(of: owner)?.ordinal ?? -1
  }
}
