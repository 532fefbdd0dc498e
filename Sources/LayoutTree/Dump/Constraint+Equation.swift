extension LayoutTree.Constraint {
  /// The constraint as a template would write it: `title.top == contentView.top + 20 @750`.
  ///
  /// A multiplier of 1, a constant of 0 and the priority 1000 are left out.
  public var equation: String {
    let priorityText = isRequired ? "" : " @\(readable(priority))"
    return "\(first) \(relation.rawValue) \(rightHandSide)\(priorityText)"
  }

  private var rightHandSide: String {
    guard let second else { return readable(constant) }
    let factor = multiplier == 1 ? "" : "\(readable(multiplier)) * "
    if constant == 0 { return factor + second }
    return "\(factor)\(second) \(constant < 0 ? "-" : "+") \(readable(constant.magnitude))"
  }
}
