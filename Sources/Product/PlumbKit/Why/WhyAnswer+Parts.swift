import LayoutTree
import Numbers
import UIKit

extension WhyAnswer {
  /// Adds a length that is no constraint's; nothing for what only rounding of numbers has left.
  mutating func append(
    _ kind: Kind, _ name: String, _ length: Double, evenIfZero: Bool = false
  ) {
    value += length
    guard evenIfZero || !Tolerance.isZero(length) else { return }
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
          text: constraint.words { names.name(of: $0) },
          view: constraint.origin == .contentSize ? names.name(of: constraint.firstItem) : nil,
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

// MARK: - Words

extension UISwitch {
  /// `a switch is always 49 × 31`.
  static func words(_ size: CGSize) -> String {
    "a switch is always \(readable(Double(size.width))) × \(readable(Double(size.height)))"
  }
}

extension NSLayoutConstraint {
  /// What a constraint that nobody wrote says: contents by their text or picture, stack views by
  /// their names. Nil for one that somebody wrote.
  fileprivate func words(_ name: (AnyObject?) -> String) -> String? {
    switch origin {
    case .contentSize: return contentWords(name)
    case .stackView: return stackWords(name)
    case .encapsulated:
      guard identifier?.hasSuffix("-Height") == true else { return nil }
      return "the height that the table gives the row: \(readable(Double(constant)))"
    case .application, .visualFormat, .guide, .autoresizingMask, .fitting: return nil
    }
  }

  private func contentWords(_ name: (AnyObject?) -> String) -> String? {
    guard let view = firstItem as? UIView else { return nil }
    if view is UISwitch { return "\(name(view)): \(UISwitch.words(view.intrinsicContentSize))" }
    let kind = view.contentNoun
    var lines = ""
    if let label = view as? UILabel, firstAttribute == .height, label.lineCount > 0 {
      lines = label.lineCount == 1 ? ", 1 line" : ", \(label.lineCount) lines"
    }
    return "\(name(view))'s \(kind)\(lines): \(readable(Double(constant)))\(claim(of: view))"
  }

  /// The priority with which a content asks for its size: hugging, where that is what holds it, and
  /// a compression resistance that is not the usual one.
  private func claim(of view: UIView) -> String {
    let axis: NSLayoutConstraint.Axis = firstAttribute == .width ? .horizontal : .vertical
    if relation == .lessThanOrEqual {
      let hugging = view.contentHuggingPriority(for: axis)
      return " (hugging \(readable(Double(hugging.rawValue))))"
    }
    let resistance = view.contentCompressionResistancePriority(for: axis)
    guard resistance != .defaultHigh else { return "" }
    return " (compression resistance \(readable(Double(resistance.rawValue))))"
  }

  /// `spacing of stack `row` between title and toggle`, `stack `row`: first.top to its edge`.
  private func stackWords(_ name: (AnyObject?) -> String) -> String? {
    guard let stack else { return nil }
    let strength = EquationText.prioritySuffix(Double(priority.rawValue))
    let arranged = [secondItem, firstItem].compactMap { $0 as? UIView }.filter { $0 !== stack }
    if identifier == "UISV-spacing", arranged.count == 2 {
      let own = stack.customSpacing(after: arranged[0])
      let isCustom = own != UIStackView.spacingUseDefault
      return "\(isCustom ? "custom spacing" : "spacing") of stack `\(name(stack))` between"
        + " \(name(arranged[0])) and \(name(arranged[1]))\(strength)"
    }
    let role =
      switch identifier {
      case "UISV-spacing": "spacing of"
      case "UISV-canvas-connection": "\(firstAttribute.name) edge of"
      case "UISV-alignment": "alignment in"
      case "UISV-fill-equally": "equal sizes in"
      case "UISV-fill-proportionally": "proportions in"
      case "UISV-distributing-edge": "distribution in"
      case "UISV-hiding": "hidden view of"
      default: "rule of"
      }
    let views = arranged.isEmpty ? "" : ": \(arranged.map(name).joined(separator: ", "))"
    return "\(role) stack `\(name(stack))`\(strength)\(views)"
  }

  /// The stack view that made it.
  private var stack: UIStackView? {
    let views = [firstItem, secondItem].map { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    for view in views.compactMap(\.self) {
      guard let stack = view as? UIStackView else { continue }
      let isAround = views.allSatisfy { $0 === stack || $0?.superview === stack || $0 == nil }
      if isAround { return stack }
    }
    return views.first??.superview as? UIStackView
  }
}
