import UIKit

/// Creates the constraints of a scene, once all its views exist.
struct ConstraintReader {
  let objects: SceneObjects
  let context: BuildContext
  /// The names of items in messages; nil for their ids.
  var names: SceneNames?
  /// Whether to include constraints that are removed at build time.
  var keepsPlaceholders = true

  /// A constraint, and the element that messages about it point at.
  typealias Made = (constraint: NSLayoutConstraint, element: Element)

  /// Creates and activates all valid constraints; `context` notes the others.
  func activateAll() -> ReadConstraints {
    var read = ReadConstraints()
    for (element, holder) in objects.constraints {
      if !keepsPlaceholders, element.flag("placeholder") == true { continue }
      var reasons = Reasons()
      reasons.areSuggested = read.faults.count < Self.mostSuggestions
      if let constraint = constraint(element, holder, &reasons) {
        if let problem = constraint.activationProblem {
          reasons.list.append(.impossible("\(problem)"))
        } else {
          constraint.isActive = true
        }
        read.made.append((constraint, element))
      }
      if let fault = fault(element, holder, reasons.list) { read.faults.append(fault) }
    }
    context.notes.add(read.faults)
    return read
  }

  /// A constraint that the file leaves out of the device's size classes: outlets still have it, and
  /// code may activate it. Nil for other ids.
  func uninstalled(_ id: String) -> NSLayoutConstraint? {
    guard let (element, holder) = context.ids.uninstalled(id), element.name == "constraint",
      let view = holder.id.flatMap(objects.item) as? UIView
    else { return nil }
    var reasons = Reasons()
    return constraint(element, view, &reasons)
  }

  /// Faults of a scene for which the meant id is looked for: that takes as long as there are ids.
  private static let mostSuggestions = 50

  private struct Reasons {
    var list: [ConstraintFault.Reason] = []
    var areSuggested = true
  }

  private func fault(
    _ element: Element, _ holder: UIView, _ reasons: [ConstraintFault.Reason]
  ) -> ConstraintFault? {
    ConstraintFault(
      element,
      { EquationAsWritten(element: element) { name(of: $0, holder) }.text }, reasons,
      context.source)
  }

  // MARK: One constraint

  /// The constraint of an element; nil, with the reasons, where there can be none. Reasons for
  /// which a constraint is another than the written one are added as well.
  private func constraint(
    _ element: Element, _ holder: UIView, _ reasons: inout Reasons
  ) -> NSLayoutConstraint? {
    let first = item(element, "firstItem", holder, &reasons)
    let firstAttribute = attribute(element, "firstAttribute", &reasons)
    var second: AnyObject?
    var secondAttribute: NSLayoutConstraint.Attribute? = .notAnAttribute
    let isPair = element["secondAttribute"] != nil || element["secondItem"] != nil
    if isPair {
      second = item(element, "secondItem", holder, &reasons)
      secondAttribute = attribute(element, "secondAttribute", &reasons)
    }
    let relation = relation(element, &reasons)
    noteNumbers(element, &reasons)
    guard let first, let firstAttribute, let secondAttribute, !isPair || second != nil else {
      return nil
    }
    do {
      let constraint = try NSLayoutConstraint.checked(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: element["multiplier"].flatMap(ValueText.ratio) ?? 1,
        constant: element.number("constant") ?? 0,
        priority: element["priority"].flatMap(ValueText.priority) ?? .required)
      constraint.identifier = element["identifier"] ?? element.id
      return constraint
    } catch {
      reasons.list.append(.impossible("\(error)"))
      return nil
    }
  }

  /// An item by its id; the view that holds the constraint if there is none. Nil without a reason
  /// for an object that is not installed, whose constraints are not either, and with a note for one
  /// that the file has and that is not made here.
  private func item(
    _ element: Element, _ name: String, _ holder: UIView,
    _ reasons: inout Reasons
  ) -> AnyObject? {
    guard let id = element[name] else { return holder }
    if let item = objects.item(id) { return item }
    switch context.ids.meaning(of: id, in: element) {
    case .notInstalled: break
    case .notMade(let kind):
      context.notes.add(.itemNotMade, element, "\(kind) \(Diagnostic.printable(id))")
    case .elsewhere(let kind): reasons.list.append(.itemElsewhere(name, id, kind: kind))
    case .nothing:
      reasons.list.append(
        .unknownItem(name, id, reasons.areSuggested ? objects.itemIDs : []))
    }
    return nil
  }

  private func attribute(
    _ element: Element, _ name: String, _ reasons: inout Reasons
  ) -> NSLayoutConstraint.Attribute? {
    guard let text = element[name] else {
      reasons.list.append(.missing(name))
      return nil
    }
    let attribute = Self.attributes[text]
    if attribute == nil {
      reasons.list.append(.unknownAttribute(name, text, Self.attributes.keys.sorted()))
    }
    return attribute
  }

  private func relation(
    _ element: Element, _ reasons: inout Reasons
  ) -> NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case nil, "equal": return .equal
    case let other?:
      reasons.list.append(.unknownRelation(other, Self.relationNames))
      return .equal
    }
  }

  /// Adds the numbers of a constraint that other values stand in for.
  private func noteNumbers(_ element: Element, _ reasons: inout Reasons) {
    for (name, standIn) in [("multiplier", "1"), ("constant", "0"), ("priority", "1000")] {
      guard let value = element[name],
        let problem = NumberForm.of(name, in: element.name)?.problem(value)
      else { continue }
      reasons.list.append(.number(name, value, problem, standIn: standIn))
    }
  }

  /// The name of an item in messages; the view that holds the constraint for nil.
  private func name(of id: String?, _ holder: UIView) -> String {
    let item = id.map(objects.item) ?? holder
    switch item {
    case let guide as UILayoutGuide:
      guard let view = guide.owningView else { break }
      if guide === view.safeAreaGuide { return name(of: view) + ".safeArea" }
      if guide === view.marginsGuide { return name(of: view) + ".margins" }
    case let view as UIView: return name(of: view)
    default: break
    }
    return id.map { names?.label(ofObject: $0) ?? EquationAsWritten.visible($0) } ?? "?"
  }

  private func name(of view: UIView) -> String {
    guard let id = view.objectID else { return view.displayName }
    if context.ids.element(id)?.key == "contentView" { return "contentView" }
    return names?.label(ofObject: id) ?? EquationAsWritten.visible(id)
  }

  /// As files spell them.
  private static let relationNames = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// The constraints of a scene that could be made, and what is wrong with the others.
struct ReadConstraints {
  /// In the order of the file.
  var made: [ConstraintReader.Made] = []
  /// Those that are not used, or not as they are written, in the order of the file.
  var faults: [ConstraintFault] = []
}
