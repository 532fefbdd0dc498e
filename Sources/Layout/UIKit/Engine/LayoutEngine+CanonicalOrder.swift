extension LayoutEngine {
  /// The order in which constraints are added and reported: by the place of their items in the
  /// hierarchy, then by attribute, so that the last of a set is what a reader comes to last.
  func canonicalOrder(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
    let (x, y) = (position(a), position(b))
    if x != y { return x < y }
    if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
    if a.priority != b.priority { return a.priority > b.priority }
    return a.constant < b.constant
  }

  /// The lower item of the two comes first, whichever side of the relation it is on.
  private func position(_ constraint: NSLayoutConstraint) -> (Int, Int, Int, Int, Int) {
    let first = (ordinal(constraint.first), constraint.firstAttribute.rawValue)
    let second = (ordinal(constraint.second), constraint.secondAttribute.rawValue)
    let (main, other) = first >= second ? (first, second) : (second, first)
    return (main.0, main.1, other.0, other.1, constraint.relation.rawValue)
  }

  func ordinal(_ item: (any LayoutItem)?) -> Int {
    guard let item, let owner = item.ownerView else { return -1 }
    if let guide = item.guide, let slot = slot(of: guide) { return slot.ordinal }
    return slot(of: owner)?.ordinal ?? -1
  }
}
