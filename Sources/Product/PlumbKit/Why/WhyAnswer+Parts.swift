import UIKit

extension WhyAnswer {
  /// Adds a length that is no constraint's; nothing for what only rounding of numbers has left.
  mutating func append(
    _ kind: Kind, _ name: String, _ length: Double, evenIfZero: Bool = false
  ) {
    value += length
    guard evenIfZero || abs(length) > 1e-6 else { return }
    parts.append(
      Part(constraint: name, kind: kind, factor: 1, length: length, priority: 1000))
  }

  /// Adds what constraints bring.
  ///
  /// - Parameter change: what one more line in a label would add to the value.
  mutating func add(
    _ reasons: [LayoutReason], naming names: ConstraintNames, _ change: (UILabel) -> Double?
  ) {
    var names = names
    // The reasons are held while their constraints are named: names go by identity.
    for reason in reasons {
      let constraint = reason.constraint
      let named = names.value(of: constraint)
      value += Double(reason.value)
      parts.append(
        Part(
          constraint: named.id, equation: named.equation == named.id ? nil : named.equation,
          kind: Kind(constraint.origin),
          factor: Double(reason.factor), length: Double(reason.length),
          priority: Double(constraint.priority.rawValue),
          line: nil))
    }
    // Only now, since it lays the row out otherwise.
    let first = parts.count - reasons.count
    for (index, reason) in reasons.enumerated() {
      parts[first + index].line = reason.constraint.growingLabel.flatMap(change)
    }
  }
}

extension WhyAnswer.Kind {
  /// The kind of what made a constraint.
  init(_ origin: ConstraintOrigin) {
    switch origin {
    case .application, .visualFormat, .guide: self = .constraint
    case .autoresizingMask: self = .frame
    case .contentSize: self = .content
    case .encapsulated, .fitting: self = .table
    case .stackView: self = .stackView
    }
  }
}

extension NSLayoutConstraint {
  /// The label of whose height it speaks, where that is the height of its text.
  fileprivate var growingLabel: UILabel? {
    guard origin == .contentSize, firstAttribute == .height, let label = firstItem as? UILabel,
      label.mayHaveMoreLines
    else { return nil }
    return label
  }
}
