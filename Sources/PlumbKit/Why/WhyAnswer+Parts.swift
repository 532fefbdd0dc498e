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
  mutating func add(_ reasons: [LayoutReason], naming names: ConstraintNames) {
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
          line: constraint.lineHeight.map { $0 * Double(reason.factor) }))
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
  /// What a line of text more would add to it: for the content of a label that may have more lines.
  fileprivate var lineHeight: Double? {
    guard origin == .contentSize, firstAttribute == .height, let label = firstItem as? UILabel,
      label.numberOfLines != 1
    else { return nil }
    return Double(label.font.lineHeight)
  }
}
