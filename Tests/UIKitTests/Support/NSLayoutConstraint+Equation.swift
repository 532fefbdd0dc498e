@testable import UIKitCore

extension NSLayoutConstraint {
  /// The constraint as a test writes it: `b.leading == a.trailing + 8 @750`.
  var equation: String {
    var right: [String] = []
    if let second {
      let factor = multiplier == 1 ? "" : "\(multiplier.plain) * "
      right.append("\(factor)\(second.testName).\(secondAttribute)")
    }
    if constant != 0 || second == nil {
      right.append((right.isEmpty ? "" : constant < 0 ? "- " : "+ ") + shownConstant)
    }
    let rank = priority == .required ? "" : " @\(CGFloat(priority.rawValue).plain)"
    let left = "\(first?.testName ?? "nil").\(firstAttribute)"
    return "\(left) \(relation.written.rawValue) \(right.joined(separator: " "))\(rank)"
  }

  private var shownConstant: String {
    (second == nil ? constant : abs(constant)).plain
  }
}

extension LayoutItem {
  fileprivate var testName: String {
    (self as? UIView)?.name ?? (self as? UILayoutGuide)?.identifier ?? "?"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension CGFloat {
  /// At most three decimals, none where the number is whole.
  var plain: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
