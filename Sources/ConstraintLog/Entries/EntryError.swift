/// Why a constraint of a log cannot be read.
struct EntryError: Error, Equatable {
  /// To follow "cannot be read: ".
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
