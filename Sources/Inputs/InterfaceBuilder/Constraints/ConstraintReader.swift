import UIKit

/// Creates the constraints of a scene, once all its views exist.
struct ConstraintReader {
  let objects: SceneObjects
  let notes: NoteLog
  /// Whether to include constraints that are removed at build time.
  var keepsPlaceholders = true

  /// A constraint, and the element that messages about it point at.
  typealias Made = (constraint: NSLayoutConstraint, element: Element)

  /// Creates and activates all valid constraints; notes the others.
  @discardableResult
  func activateAll() -> [Made] {
    objects.constraints.compactMap { element, holder in
      if !keepsPlaceholders, element.flag("placeholder") == true { return nil }
      guard let constraint = constraint(element, holder) else { return nil }
      if let problem = constraint.activationProblem {
        notes.add(.impossibleConstraint, element, "\(problem)")
      } else {
        constraint.isActive = true
      }
      return (constraint, element)
    }
  }

  private func constraint(_ element: Element, _ holder: UIView) -> NSLayoutConstraint? {
    guard let first = item(element, "firstItem", holder),
      let firstAttribute = attribute(element, "firstAttribute")
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if element["secondAttribute"] != nil || element["secondItem"] != nil {
      guard let item = item(element, "secondItem", holder),
        let attribute = attribute(element, "secondAttribute")
      else { return nil }
      (second, secondAttribute) = (item, attribute)
    }
    do {
      let constraint = try NSLayoutConstraint.checked(
        item: first, attribute: firstAttribute, relatedBy: relation(element), toItem: second,
        attribute: secondAttribute, multiplier: element["multiplier"].flatMap(ValueText.ratio) ?? 1,
        constant: element.number("constant") ?? 0,
        priority: element["priority"].flatMap(ValueText.priority) ?? .required)
      constraint.identifier = element["identifier"] ?? element.id
      return constraint
    } catch {
      notes.add(.impossibleConstraint, element, "\(error)")
      return nil
    }
  }

  /// An item by its id; the view that holds the constraint if there is none.
  private func item(_ element: Element, _ name: String, _ holder: UIView) -> AnyObject? {
    guard let id = element[name] else { return holder }
    let item = objects.item(id)
    if item == nil { notes.add(.danglingConstraint, element, id, choices: objects.itemIDs) }
    return item
  }

  private func attribute(
    _ element: Element, _ name: String
  ) -> NSLayoutConstraint.Attribute? {
    guard let text = element[name] else { return nil }
    let attribute = Self.attributes[text]
    if attribute == nil {
      notes.add(.unknownAttribute, element, text, choices: Self.attributes.keys.sorted())
    }
    return attribute
  }

  private func relation(_ element: Element) -> NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case nil, "equal": return .equal
    case let other?:
      notes.add(.unknownRelation, element, other, choices: Self.relationNames)
      return .equal
    }
  }

  /// As files spell them.
  static let relationNames = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

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
