/// What a table remembers of having asked its data source.
struct TableLoading {
  /// Whether the counts must be asked for again before anything is answered.
  var isNeeded = true
  /// Whether rows that are not in view have estimates.
  var usesEstimates = false
  /// Whether a section index takes width from the rows.
  var hasSectionIndex = false
  /// The width for which heights were measured.
  var width: CGFloat = 0
  /// The next identity of a slot.
  private var nextSerial = 0

  /// An identity that no slot of this table ever had.
  mutating func makeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }
}
