import UIKitCore
import UIKitIdentifiers

extension WhyAnswer {
  /// Adds a length that is no constraint's; nothing for what only rounding of numbers has left.
  mutating func append(_ source: Source, _ length: Double, evenIfZero: Bool = false) {
    value += length
    guard evenIfZero || !Tolerance.isZero(length) else { return }
    parts.append(Part(source: source, factor: 1, length: length))
  }

  /// Adds what constraints bring. `change`: what one more line in a label would add to the value.
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
  /// The length that one more line of text adds to the value, where it is the content of a label.
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
    (id, equation) = names.words(of: constraint)
    text = constraint.words { [names] in names.name(of: $0) }
    maker =
      switch constraint.origin {
      case .application, .visualFormat, .guide, .hosting: .application
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

extension UILabel {
  /// `, 1 line`, `, 5 lines`.
  fileprivate var lineWords: String { ", " + counted(lineCount, "line") }

  /// A text of several lines is as wide as the longest of them.
  fileprivate var widthWords: String { lineCount == 1 ? "" : ", longest of \(lineCount) lines" }

  /// ` (18 + 4 × 20)`: the first line, and the others with the leading above each; nil for one line,
  /// and where the lines are not those of the label's font.
  fileprivate func lineSum(_ height: CGFloat) -> String? {
    let others = CGFloat(lineCount - 1)
    let grid = environment.pixelGrid
    let first = grid.roundedUp(font.lineHeight)
    guard others > 0 else { return nil }
    let each = Double((height - first) / others).rounded(decimals: Decimals.printed)
    let expected = Double(font.lineHeight + font.leading)
    guard abs(each - expected) * Double(grid.scale) < 1,
      abs(each * Double(others) - Double(height - first)) < Tolerance.visible
    else { return nil }
    let count = others == 1 ? "" : "\(lineCount - 1) × "
    return " (\(readable(Double(first))) + \(count)\(readable(each)))"
  }
}

extension [LayoutReason] {
  /// In the order of their lengths in a view, from the top or the left.
  func sorted(
    from root: UIView, along axis: NSLayoutConstraint.Axis
  ) -> [LayoutReason] {
    guard count > 1 else { return self }
    return enumerated().map {
      ($0.offset, $0.element.constraint.middle(in: root, axis), $0.element)
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
  }
}

extension NSLayoutConstraint {
  /// Half way between its anchors, in points from the top or the left of a view.
  fileprivate func middle(
    in root: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let anchors = [(firstItem, firstAttribute), (secondItem, secondAttribute)].compactMap {
      item, attribute -> CGFloat? in
      let guide = item as? UILayoutGuide
      guard let view = item as? UIView ?? guide?.owningView else { return nil }
      let rect = view.convert(guide?.layoutFrame ?? view.bounds, to: root)
      let (near, far) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
      return attribute.position(near, far, in: view)
    }
    return anchors.isEmpty ? 0 : anchors.reduce(0, +) / CGFloat(anchors.count)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Where an anchor lies in its item: margins and baselines at edges, sizes in the middle.
  fileprivate func position(_ near: CGFloat, _ far: CGFloat, in view: UIView) -> CGFloat {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch self {
    case .top, .topMargin, .firstBaseline, .left, .leftMargin: return near
    case .bottom, .bottomMargin, .lastBaseline, .right, .rightMargin: return far
    case .leading, .leadingMargin: return isMirrored ? far : near
    case .trailing, .trailingMargin: return isMirrored ? near : far
    default: return (near + far) / 2
    }
  }
}

extension UISwitch {
  /// `49 × 31`.
  static func words(_ size: CGSize) -> String {
    "\(readable(Double(size.width))) × \(readable(Double(size.height)))"
  }
}

extension NSLayoutConstraint {
  /// The text of a constraint that nobody wrote: contents by their text or picture, stack views by
  /// their names. Nil for one that somebody wrote.
  fileprivate func words(_ name: (AnyObject?) -> String) -> String? {
    switch origin {
    case .contentSize: return contentWords(name)
    case .stackView: return stackWords(name)
    case .encapsulated:
      guard identifier?.hasSuffix("-Height") == true else { return nil }
      let cell = (firstItem as? UIView)?.innermostCell
      let giver = cell != nil && !(cell is UITableViewCell)
      return
        (giver
        ? "the height that the collection view gives: "
        : "the height that the table gives the row: ")
        + readable(Double(constant))
    case .application, .visualFormat, .guide, .autoresizingMask, .fitting, .hosting: return nil
    }
  }

  /// The property of a stack view that a constraint of its own stands for; nil for any other.
  func stackRule(naming name: (AnyObject?) -> String) -> String? {
    origin == .stackView ? stackWords(name) : nil
  }

  private func contentWords(_ name: (AnyObject?) -> String) -> String? {
    guard let view = firstItem as? UIView else { return nil }
    if view is UISwitch {
      return "\(name(view)): a switch is always \(UISwitch.words(view.intrinsicContentSize))"
    }
    let kind = view.contentNoun
    let label = (view as? UILabel).flatMap { $0.lineCount > 0 ? $0 : nil }
    let lines = label.map { firstAttribute == .height ? $0.lineWords : $0.widthWords } ?? ""
    let sum = label.flatMap { firstAttribute == .height ? $0.lineSum(constant) : nil } ?? ""
    return "\(name(view))'s \(kind)\(lines): \(readable(Double(constant)))\(sum)\(claim(of: view))"
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
      case .canvasConnection: "\(firstAttribute.lineWords) of"
      case .alignment: "\(firstAttribute.alignmentWords) alignment in"
      case .fillEqually: "equal sizes in"
      case .fillProportionally: "proportions in"
      case .distributingEdge: "distribution in"
      case .hiding: "hidden view of"
      default: "rule of"
      }
    let views = arranged.isEmpty ? "" : ": \(arranged.map(name).joined(separator: ", "))"
    return "\(role) stack `\(name(stack))`\(strength)\(views)"
  }

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

extension NSLayoutConstraint.Attribute {
  /// `top edge`, `centre line`.
  fileprivate var lineWords: String {
    self == .centerX || self == .centerY ? "centre line" : "\(name) edge"
  }

  /// By what views are aligned: `top`, `centre`, `first baseline`.
  fileprivate var alignmentWords: String {
    switch self {
    case .centerX, .centerY: "centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    default: name
    }
  }
}

extension UIStackView {
  /// Settings and what comes of them: `vertical, fill: its views are as wide as it is`.
  var summary: String {
    var settings = [axis == .vertical ? "vertical" : "horizontal", alignmentName]
    if distribution != .fill { settings.append("\(distribution)") }
    if spacing != 0 { settings.append("spacing \(readable(Double(spacing)))") }
    let words = alignmentSentence + (distributionSentence.map { ", \($0)" } ?? "")
    return "\(settings.joined(separator: ", ")): \(words)"
  }

  private var alignmentName: String {
    guard axis == .horizontal else { return "\(alignment)" }
    return alignment == .top ? "top" : alignment == .bottom ? "bottom" : "\(alignment)"
  }

  private var alignmentSentence: String {
    let isDown = axis == .vertical
    return switch alignment {
    case .fill: "its views are as \(isDown ? "wide" : "high") as it is"
    case .leading: "its views begin at its \(isDown ? "leading" : "top") edge"
    case .trailing: "its views end at its \(isDown ? "trailing" : "bottom") edge"
    case .center: "its views are centred in its \(isDown ? "width" : "height")"
    case .firstBaseline: "its views share their first baseline"
    case .lastBaseline: "its views share their last baseline"
    }
  }

  /// How its views share its length; nil where their contents decide.
  private var distributionSentence: String? {
    let length = axis == .vertical ? "high" : "wide"
    return switch distribution {
    case .fill: nil
    case .fillEqually: "equally \(length)"
    case .fillProportionally: "\(length) in proportion to their contents"
    case .equalSpacing: "with equal gaps"
    case .equalCentering: "with equally distant centres"
    }
  }
}
