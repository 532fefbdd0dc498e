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
  /// Less grave than the rule's findings usually are.
  var isMild = false
  /// Other places that take part.
  var related: [(place: SourcePlace, message: String)] = []
}
