import LayoutTree
import Numbers
import UIKit
import UIKitIdentifiers

extension WhyAnswer {
  /// Adds a length that is no constraint's; nothing for what only rounding of numbers has left.
  mutating func append(_ source: Source, _ length: Double, evenIfZero: Bool = false) {
    value += length
    guard evenIfZero || !Tolerance.isZero(length) else { return }
    parts.append(Part(source: source, factor: 1, length: length))
  }

  /// Adds what constraints bring.
  ///
  /// - Parameter change: what one more line in a label would add to the value.
  mutating func append(
    _ reasons: [LayoutReason], naming names: ConstraintNames, _ change: (UILabel) -> Double?
  ) {
    var names = names
    let first = parts.count
    // The reasons are held while their constraints are named: names go by identity.
    for reason in reasons {
      value += Double(reason.value)
      parts.append(
        Part(
          source: .constraint(Constraint(reason.constraint, &names)),
          factor: Double(reason.factor), length: Double(reason.length)))
    }
    // Only now, since it lays the row out otherwise.
    for (index, reason) in reasons.enumerated() {
      guard let line = reason.constraint.growingLabel.flatMap(change) else { continue }
      parts[first + index].setLine(line)
    }
  }
}

extension WhyAnswer.Part {
  /// What one more line of text adds to the value, where it is the content of a label.
  var line: Double? {
    guard case .constraint(let constraint) = source, case .content(_, let line) = constraint.maker
    else { return nil }
    return line
  }

  fileprivate mutating func setLine(_ line: Double) {
    guard case .constraint(var constraint) = source,
      case .content(let view, _) = constraint.maker
    else { return }
    constraint.maker = .content(view: view, line: line)
    source = .constraint(constraint)
  }
}

extension WhyAnswer.Constraint {
  fileprivate init(_ constraint: NSLayoutConstraint, _ names: inout ConstraintNames) {
    let named = names.value(of: constraint)
    id = named.id
    equation = named.equation == named.id ? nil : named.equation
    text = constraint.words { [names] in names.name(of: $0) }
    maker =
      switch constraint.origin {
      case .application, .visualFormat, .guide: .application
      case .autoresizingMask: .autoresizingMask
      case .contentSize: .content(view: names.name(of: constraint.firstItem), line: nil)
      case .encapsulated, .fitting: .table
      case .stackView: .stackView
      }
    priority = Double(constraint.priority.rawValue)
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
  /// `49 × 31`.
  static func words(_ size: CGSize) -> String {
    "\(readable(Double(size.width))) × \(readable(Double(size.height)))"
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
    if view is UISwitch {
      return "\(name(view)): a switch is always \(UISwitch.words(view.intrinsicContentSize))"
    }
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
    let rule = identifier.flatMap(UIKitIdentifier.Stack.init(rawValue:))
    if rule == .spacing, arranged.count == 2 {
      let own = stack.customSpacing(after: arranged[0])
      let isCustom = own != UIStackView.spacingUseDefault
      return "\(isCustom ? "custom spacing" : "spacing") of stack `\(name(stack))` between"
        + " \(name(arranged[0])) and \(name(arranged[1]))\(strength)"
    }
    let role =
      switch rule {
      case .spacing: "spacing of"
      case .canvasConnection: "\(firstAttribute.name) edge of"
      case .alignment: "alignment in"
      case .fillEqually: "equal sizes in"
      case .fillProportionally: "proportions in"
      case .distributingEdge: "distribution in"
      case .hiding: "hidden view of"
      default: "rule of"
      }
    let views = arranged.isEmpty ? "" : ": \(arranged.map(name).joined(separator: ", "))"
    return "\(role) stack `\(name(stack))`\(strength)\(views)"
  }

  /// The stack view that made it.
  var stack: UIStackView? {
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
