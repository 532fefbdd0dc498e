import Reading

/// A constraint of a file that is not used, or not as it is written, with every reason.
package struct ConstraintFault {
  /// The object id; the equation where there is none.
  package let object: String
  /// The byte at which the first attribute begins that is a reason.
  package let offset: Int
  /// The sentence with all reasons: ``the constraint `title.leadin == contentView.leading` (c) is
  /// not used: its attribute 'leadin' is unknown``.
  package let message: String
  package let hint: String?

  /// The fault of a constraint, which is written as `equation`; nil if nothing is wrong with it.
  init?(_ element: Element, _ equation: () -> String, _ reasons: [Reason], _ source: SourceText) {
    guard let first = reasons.first else { return nil }
    let equation = equation()
    object = element.id ?? equation
    offset = source.offset(ofAttribute: first.attribute, inTagAt: element.offset)
    let id = element.id.map { " (\(Diagnostic.printable($0)))" } ?? ""
    let isUsed = reasons.allSatisfy(\.isHarmless)
    message =
      "the constraint `\(equation)`\(id) is not used\(isUsed ? " as it is written" : ""): "
      + reasons.map(\.text).joined(separator: "; ")
    let meant = reasons.compactMap(\.suggestion).map { Diagnostic.quoted($0) }
    let advice = reasons.compactMap(\.advice).first
    hint = meant.isEmpty ? advice : "did you mean \(meant.joined(separator: " and "))?"
  }

  /// One thing that is wrong with a constraint.
  struct Reason {
    /// The attribute of `<constraint>` that holds it: `secondItem`.
    let attribute: String
    /// In words that follow a colon: `its attribute 'leadin' is unknown`.
    let text: String
    /// The word that was probably meant.
    var suggestion: String?
    /// The advice where no word is near.
    var advice: String?
    /// Whether another value stands in for it, so that the constraint is used all the same.
    var isHarmless = false
  }
}

extension ConstraintFault.Reason {
  static func unknownAttribute(_ attribute: String, _ value: String, _ known: [String]) -> Self {
    Self(
      attribute: attribute, text: "its attribute \(Diagnostic.quoted(value)) is unknown",
      suggestion: nearest(to: value, in: known),
      advice: "attributes are top, leadingMargin, baseline and the like")
  }

  static func missing(_ attribute: String) -> Self {
    Self(attribute: attribute, text: "it has no \(attribute)")
  }

  static func unknownRelation(_ value: String, _ known: [String]) -> Self {
    Self(
      attribute: "relation",
      text: "its relation \(Diagnostic.quoted(value)) is unknown and counts as equal",
      suggestion: nearest(to: value, in: known),
      advice: "relations are \(Diagnostic.choices(known))", isHarmless: true)
  }

  static func unknownItem(_ attribute: String, _ id: String, _ known: [String]) -> Self {
    Self(
      attribute: attribute, text: "nothing in the file has the id \(Diagnostic.quoted(id))",
      suggestion: nearest(to: id, in: known),
      advice: "name a view or guide of the same scene, or delete the constraint")
  }

  /// - Parameter kind: the name of the item's element, such as `label`.
  static func itemElsewhere(_ attribute: String, _ id: String, kind: String) -> Self {
    Self(
      attribute: attribute,
      text: "its item \(Diagnostic.quoted(id)), a <\(kind)>, is not in the view that holds it",
      advice: "name a view or guide of the same scene, or delete the constraint")
  }

  /// - Parameter problem: in UIKit's words, with a full stop.
  static func impossible(_ problem: String) -> Self {
    Self(
      attribute: "firstAttribute",
      text: problem.hasSuffix(".") ? String(problem.dropLast()) : problem)
  }

  /// - Parameter standIn: the value that is used in its place.
  static func number(
    _ attribute: String, _ value: String, _ problem: NumberProblem, standIn: String
  ) -> Self {
    let name = "its \(attribute) \(Diagnostic.quoted(value))"
    let text =
      switch problem {
      case .unreadable(let expected): "\(name) is not \(expected) and counts as \(standIn)"
      case .tooLarge(let value): "\(name) is too large to be laid out and counts as \(value)"
      }
    return Self(attribute: attribute, text: text, isHarmless: true)
  }
}

/// A constraint in the words of its file, for messages: items under the names that people know,
/// everything else as it is written, were it unreadable.
struct EquationAsWritten {
  let element: Element
  /// The name of an item in messages; that of the view which holds the constraint for nil.
  let name: (_ id: String?) -> String

  /// `title.leadin >= contentView.leading * 2 + 8pt @high`.
  var text: String {
    var text = "\(name(element["firstItem"])).\(word("firstAttribute") ?? "?") \(relation)"
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      text += " \(name(element["secondItem"])).\(word("secondAttribute") ?? "?")"
      if let factor = word("multiplier") { text += " * \(factor)" }
      if let constant = word("constant") { text += sum(constant) }
    } else {
      text += " \(word("constant") ?? "0")"
    }
    return text + (word("priority").map { " @\($0)" } ?? "")
  }

  private func sum(_ constant: String) -> String {
    constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
  }

  private var relation: String {
    switch element["relation"] {
    case nil, "equal": "=="
    case "lessThanOrEqual": "<="
    case "greaterThanOrEqual": ">="
    case let other?: Self.visible(other)
    }
  }

  private func word(_ attribute: String) -> String? { element[attribute].map(Self.visible) }

  /// A value in a form for messages.
  static func visible(_ value: String) -> String {
    Diagnostic.printable(Diagnostic.shortened(value, limit: 40))
  }
}
