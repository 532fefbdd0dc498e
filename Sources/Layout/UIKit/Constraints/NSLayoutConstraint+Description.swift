extension NSLayoutConstraint {
  /// The relation as an equation, the way a template writes it: `title.top == contentView.top + 20
  /// @750`, after its identifier in quotes, if it has one.
  package final var equation: String {
    let relation = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
    let left = "\(first?.itemDescription ?? "nil").\(firstAttribute.name)"
    return "\(left) \(relation[self.relation] ?? "==") \(rightSide)\(priorityNote)"
  }

  private final var rightSide: String {
    guard let second, secondAttribute != .notAnAttribute else { return constant.shortest }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortest) * "
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).shortest)"
    return "\(factor)\(second.itemDescription).\(secondAttribute.name)\(sum)"
  }

  private final var priorityNote: String {
    priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortest)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as equations call it.
  package var name: String {
    self == .notAnAttribute ? "constant" : spelling
  }
}

extension CGFloat {
  /// The number without a fraction where it has none.
  fileprivate var shortest: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}
