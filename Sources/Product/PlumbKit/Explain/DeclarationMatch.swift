import ConstraintLog
import LayoutTree

/// Finds the views of an Interface Builder file that the items of a message are: an address says
/// nothing about them, but classes, texts and the constants of constraints do.
struct DeclarationMatch {
  /// Items with the one view that each can be, by its outlet or its label.
  private(set) var names: [(item: LoggedItem, name: String)] = []
  /// Constraints of the message that the file has.
  private(set) var matched = 0
  private let outline: SceneDeclaration
  /// The views that an item may be, by its key.
  private var candidates: [String: Set<String>] = [:]
  /// Items in the order of the log.
  private var items: [LoggedItem] = []
  /// Items of which a constraint was found in the file.
  private var confirmed: Set<String> = []

  /// - Complexity: O(constraints of the message × constraints of the file), a few times.
  init(_ message: ConflictMessage, _ outline: SceneDeclaration) {
    self.outline = outline
    for constraint in message.constraints {
      for item in [constraint.equation.first.item, constraint.equation.second?.item].compactMap(
        \.self)
      where candidates[item.key] == nil {
        items.append(item)
        candidates[item.key] = Set(outline.items.filter { item.mayBe($0) }.map(\.id))
      }
    }
    let written = message.constraints.filter { $0.source == .code }
    var isChanged = true
    while isChanged {
      isChanged = false
      matched = 0
      for constraint in written { isChanged = narrow(by: constraint) || isChanged }
    }
    name()
  }

  /// Leaves out views between which the file has no such constraint.
  private mutating func narrow(by constraint: LoggedConstraint) -> Bool {
    let equation = constraint.equation
    let first = equation.first.item.key, second = equation.second?.item.key
    let pairs = outline.constraints.flatMap { OutlineEquation.readings(of: $0) }.filter { reading in
      reading.says(equation) && candidates[first]?.contains(reading.first.item) == true
        && second.map { candidates[$0]?.contains(reading.second?.item ?? "") == true } ?? true
    }
    guard !pairs.isEmpty else { return false }
    matched += 1
    confirmed.insert(first)
    var isChanged = restrict(first, to: Set(pairs.map(\.first.item)))
    if let second {
      confirmed.insert(second)
      isChanged = restrict(second, to: Set(pairs.compactMap { $0.second?.item })) || isChanged
    }
    return isChanged
  }

  private mutating func restrict(_ key: String, to views: Set<String>) -> Bool {
    let before = candidates[key]?.count
    candidates[key]?.formIntersection(views)
    return candidates[key]?.count != before
  }

  private mutating func name() {
    for item in items {
      guard let views = candidates[item.key], views.count == 1, let id = views.first,
        confirmed.contains(item.key), let view = outline.items.first(where: { $0.id == id }),
        let name = view.outlet ?? view.label
      else { continue }
      names.append((item, name))
    }
  }
}

extension LoggedItem {
  /// Whether a view of a file can be this item: its class, and its text where the log has one.
  fileprivate func mayBe(_ view: SceneDeclaration.Item) -> Bool {
    guard let className else { return false }
    let short = className.split(separator: ".").last.map(String.init) ?? className
    if view.id == "contentView" { return short.hasSuffix("CellContentView") || short == "UIView" }
    guard short == view.kind.split(separator: ".").last.map(String.init) else { return false }
    let texts = view.properties.compactMap { property -> String? in
      guard ["text", "title"].contains(property.name), case .text(let text) = property.value else {
        return nil
      }
      return text
    }
    guard let text, let written = texts.first else { return true }
    // A text may have been replaced at run time: it only speaks for a view, never against it.
    return text == written || !texts.isEmpty
  }
}

/// A constraint of a file, read from one of its two sides.
private struct OutlineEquation {
  let first: LayoutTree.Anchor
  let second: LayoutTree.Anchor?
  let relation: LayoutTree.Relation
  let multiplier: Double
  let constant: Double

  /// Both ways to write a constraint between two views.
  static func readings(of constraint: LayoutTree.Constraint) -> [OutlineEquation] {
    let first = constraint.first, second = constraint.second
    let straight = OutlineEquation(
      first: first, second: second, relation: constraint.relation,
      multiplier: constraint.multiplier, constant: constraint.constant)
    guard let second, constraint.multiplier != 0 else { return [straight] }
    return [
      straight,
      OutlineEquation(
        first: second, second: first, relation: constraint.relation.flipped,
        multiplier: 1 / constraint.multiplier,
        constant: -constraint.constant / constraint.multiplier),
    ]
  }

  /// Whether the constraint of a log says the same of its items.
  func says(_ equation: LoggedEquation) -> Bool {
    relation.rawValue == equation.relation.rawValue
      && first.attributeName == equation.first.attribute.rawValue
      && second?.attributeName == equation.second?.attribute.rawValue
      && (second == nil || abs(multiplier - equation.multiplier) < Tolerance.loggedFactor)
      && Tolerance.looksSame(constant, equation.constant)
  }
}
