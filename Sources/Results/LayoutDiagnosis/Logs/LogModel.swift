import Cassowary
import ConstraintLog

/// The constraints of a message as statements over the edges and sizes of its items.
///
/// Whatever UIKit knows and a log does not say is left free but for its sign: margins and baselines
/// lie within their views, sizes are not negative. So a set that contradicts itself here does so on
/// a phone too.
struct LogModel {
  /// What is known of a statement's origin.
  enum Member: Equatable {
    /// The constraint at this index of the message.
    case constraint(Int)
    /// A size or margin that cannot be negative: the item and the name of what it is.
    case notNegative(item: LoggedItem, what: String)
  }

  private(set) var statements: [Statement] = []
  private(set) var members: [Member] = []
  /// Each item once, in the order of the log; `Slot` numbers count from its place.
  private(set) var items: [LoggedItem] = []
  private var places: [String: Int] = [:]
  /// The view around an item, by its key, where the log says so.
  private var superviews: [String: LoggedItem] = [:]
  /// The guide of a view's margins, by the view's key, where the log prints what ties both.
  private var marginGuides: [String: LoggedItem] = [:]
  private let isRightToLeft: Bool
  private let sharesSuperview: Bool

  /// The model of `constraints`.
  ///
  /// - Parameters:
  ///   - superviews: the view around an item, by the item's address, where it is known from
  ///     elsewhere.
  ///   - sharesSuperview: whether every `|` without a name is the same view.
  ///   - includesOptional: whether constraints below 1000 are stated, too.
  init(
    _ constraints: [LoggedConstraint], superviews: [String: LoggedItem] = [:],
    sharesSuperview: Bool,
    includesOptional: Bool = false
  ) {
    self.sharesSuperview = sharesSuperview
    self.superviews = superviews
    isRightToLeft = constraints.contains { $0.body.hasSuffix("(RTL)") }
    for constraint in constraints {
      learnSuperview(from: constraint)
      learnMargins(from: constraint)
    }
    for (index, constraint) in constraints.enumerated()
    where includesOptional || PriorityScale.isRequired(constraint.equation.priority) {
      add(constraint, index)
    }
    addSigns()
  }

  /// A constraint that says which view `|` is says so of its other items.
  private mutating func learnSuperview(from constraint: LoggedConstraint) {
    guard let superview = constraint.superview else { return }
    for anchor in [constraint.equation.first, constraint.equation.second].compactMap(\.self)
    where anchor.item.key != superview.key && superviews[anchor.item.key] == nil {
      superviews[anchor.item.key] = superview
    }
  }

  /// A constraint of UIKit's between a view and the guide of its margins says whose it is.
  private mutating func learnMargins(from constraint: LoggedConstraint) {
    let items = [constraint.equation.first.item, constraint.equation.second?.item]
    guard constraint.identifier?.contains(UIKitIdentifier.ViewGuide.marginTie) == true,
      let guide = items.compactMap(\.self).first(where: \.isMarginsGuide),
      let view = items.compactMap(\.self).first(where: { !$0.isMarginsGuide })
    else { return }
    marginGuides[view.key] = guide
  }

  /// The same place on the guide of the view's margins, where the log ties that to the view.
  private func onGuide(_ anchor: LoggedAnchor) -> LoggedAnchor {
    guard let guide = marginGuides[anchor.item.key], let edge = anchor.attribute.withinMargins
    else { return anchor }
    return LoggedAnchor(guide, edge)
  }

  /// A variable of an item.
  enum Slot: Int, CaseIterable {
    case left, top, width, height
    case leftMargin, topMargin, rightMargin, bottomMargin
    case firstBaseline, lastBaseline, contentWidth, contentHeight

    /// Whether it runs across the screen.
    var isHorizontal: Bool {
      switch self {
      case .left, .width, .leftMargin, .rightMargin, .contentWidth: true
      case .top, .height, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline,
        .contentHeight:
        false
      }
    }

    /// What cannot be negative about it, if anything.
    var signName: String? {
      switch self {
      case .left, .top: nil
      case .width: "width"
      case .height: "height"
      case .leftMargin: "left margin"
      case .topMargin: "top margin"
      case .rightMargin: "right margin"
      case .bottomMargin: "bottom margin"
      case .firstBaseline: "first baseline below its top"
      case .lastBaseline: "last baseline above its bottom"
      case .contentWidth: "content width"
      case .contentHeight: "content height"
      }
    }
  }

  // MARK: Statements

  private mutating func add(_ constraint: LoggedConstraint, _ index: Int) {
    let equation = constraint.equation
    var terms = terms(of: equation.first, scaledBy: 1, index)
    if let second = equation.second {
      terms += self.terms(of: second, scaledBy: -equation.multiplier, index)
    }
    terms += originTerms(of: constraint, index)
    statements.append(
      Statement(Self.merged(terms), Relation(equation.relation), constant: -equation.constant))
    members.append(.constraint(index))
  }

  /// Positions lie in the coordinates of the view around both items: where they do not cancel, its
  /// origin is part of the equation. `A.centerX == 0.5*S.centerX` with S around A says that A's
  /// centre is at a quarter of S's width, `A.minY == 20` that A's top is 20 below the top of the
  /// view around it.
  private mutating func originTerms(of constraint: LoggedConstraint, _ index: Int) -> [Statement
    .Term]
  {
    let equation = constraint.equation
    var share = equation.first.attribute.isPosition ? -1.0 : 0
    if let second = equation.second, second.attribute.isPosition { share += equation.multiplier }
    guard share != 0 else { return [] }
    let origin: LoggedAttribute = equation.first.attribute.isHorizontal ? .left : .top
    let around = around(constraint) ?? LoggedItem(name: "|")
    return terms(of: LoggedAnchor(around, origin), scaledBy: share, index)
  }

  /// The view in whose coordinates the positions of a constraint are, as far as the log says so:
  /// the second item is taken to be around the first unless both lie in another.
  private func around(_ constraint: LoggedConstraint) -> LoggedItem? {
    let (first, second) = (constraint.equation.first.item, constraint.equation.second?.item)
    if let named = constraint.superview { return named }
    if let known = superviews[first.key], known.key != first.key { return known }
    guard let second, second.key != first.key, !second.isGuide, second.text == nil else {
      return nil
    }
    if let other = superviews[second.key], other.key == first.key { return first }
    return second
  }

  /// Terms of one variable become one.
  private static func merged(_ terms: [Statement.Term]) -> [Statement.Term] {
    var result: [Statement.Term] = []
    for term in terms {
      if let place = result.firstIndex(where: { $0.variable == term.variable }) {
        result[place].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { $0.coefficient != 0 }
  }

  /// Says of every variable in use that cannot be negative that it is not.
  private mutating func addSigns() {
    let used = Set(statements.flatMap { $0.terms.map(\.variable) })
    for variable in used.sorted() {
      let (place, slot) = variable.quotientAndRemainder(dividingBy: Slot.allCases.count)
      guard let name = Slot(rawValue: slot)?.signName else { continue }
      statements.append(Statement([.init(variable)], .greaterThanOrEqual))
      members.append(.notNegative(item: items[place], what: name))
    }
    for (place, item) in items.enumerated() { addBaselineOrder(place, item, used) }
  }

  /// The last baseline of an item is never above its first.
  private mutating func addBaselineOrder(_ place: Int, _ item: LoggedItem, _ used: Set<Int>) {
    let base = place * Slot.allCases.count
    let (first, last) = (base + Slot.firstBaseline.rawValue, base + Slot.lastBaseline.rawValue)
    guard used.contains(first), used.contains(last) else { return }
    let terms: [Statement.Term] = [
      .init(base + Slot.height.rawValue), .init(first, -1), .init(last, -1),
    ]
    statements.append(Statement(terms, .greaterThanOrEqual))
    members.append(.notNegative(item: item, what: "distance from first to last baseline"))
  }

  private mutating func terms(
    of anchor: LoggedAnchor, scaledBy factor: Double, _ constraint: Int
  ) -> [Statement.Term] {
    let anchor = onGuide(anchor)
    let base = place(of: anchor.item, constraint) * Slot.allCases.count
    return Self.parts(of: anchor.attribute, isRightToLeft: isRightToLeft).map { slot, part in
      .init(base + slot.rawValue, factor * part)
    }
  }

  func place(of item: LoggedItem) -> Int? { places[item.key] }

  private mutating func place(of item: LoggedItem, _ constraint: Int) -> Int {
    let isNameless = item.key == "|" && !sharesSuperview
    let key = isNameless ? "|\(constraint)" : item.key
    if let place = places[key] {
      if items[place].text == nil { items[place].text = item.text }
      if items[place].name == nil { items[place].name = item.name }
      return place
    }
    places[key] = items.count
    items.append(item)
    return items.count - 1
  }

  /// An attribute as a sum of variables.
  private static func parts(
    of attribute: LoggedAttribute, isRightToLeft: Bool
  ) -> [(Slot, Double)] {
    switch attribute {
    case .left: [(.left, 1)]
    case .right: [(.left, 1), (.width, 1)]
    case .leading: parts(of: isRightToLeft ? .right : .left, isRightToLeft: false)
    case .trailing: parts(of: isRightToLeft ? .left : .right, isRightToLeft: false)
    case .centerX: [(.left, 1), (.width, 0.5)]
    case .width: [(.width, 1)]
    case .leftMargin: [(.left, 1), (.leftMargin, 1)]
    case .rightMargin: [(.left, 1), (.width, 1), (.rightMargin, -1)]
    case .leadingMargin:
      parts(of: isRightToLeft ? .rightMargin : .leftMargin, isRightToLeft: false)
    case .trailingMargin:
      parts(of: isRightToLeft ? .leftMargin : .rightMargin, isRightToLeft: false)
    case .centerXWithinMargins:
      [(.left, 1), (.width, 0.5), (.leftMargin, 0.5), (.rightMargin, -0.5)]
    case .contentWidth: [(.contentWidth, 1)]
    case .top: [(.top, 1)]
    case .bottom: [(.top, 1), (.height, 1)]
    case .centerY: [(.top, 1), (.height, 0.5)]
    case .height: [(.height, 1)]
    case .topMargin: [(.top, 1), (.topMargin, 1)]
    case .bottomMargin: [(.top, 1), (.height, 1), (.bottomMargin, -1)]
    case .centerYWithinMargins:
      [(.top, 1), (.height, 0.5), (.topMargin, 0.5), (.bottomMargin, -0.5)]
    case .firstBaseline: [(.top, 1), (.firstBaseline, 1)]
    case .lastBaseline: [(.top, 1), (.height, 1), (.lastBaseline, -1)]
    case .contentHeight: [(.contentHeight, 1)]
    }
  }
}

extension LoggedItem {
  fileprivate var isMarginsGuide: Bool {
    isGuide && text == UIKitIdentifier.ViewGuide.layoutMargins
  }
}

extension LoggedAttribute {
  /// The edge or centre of the guide of margins that a margin attribute means.
  fileprivate var withinMargins: LoggedAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension Relation {
  /// The solver's relation for the one that a log prints.
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
