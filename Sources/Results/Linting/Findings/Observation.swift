import Diagnostics

/// What a rule has seen, before settings decide what becomes of it.
struct Observation {
  /// Object id or name of what it is about.
  let object: String
  /// Where that is written.
  let place: SourcePlace
  /// What is wrong.
  let message: String
  /// What to do.
  let hint: String?
  /// How bad it is, where not as the rule's findings usually are.
  var severity: Severity?
  /// How far it is off, in points: of the same thing in several rows or variants the worst is
  /// reported, with the variants. Nil where that does not depend on them.
  var amount: Double?
  /// Other places that take part.
  var related: [(place: SourcePlace, message: String)] = []
}
