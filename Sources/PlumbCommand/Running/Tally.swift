/// What became of the inputs of a run.
struct Tally: Equatable {
  var inputs = 0
  var failures = 0
  var pictures = 0

  /// The last line of a run over several inputs: always where some failed, because their messages
  /// may have scrolled away, else only for somebody who watches. Nil for none.
  func summary(isWatched: Bool) -> String? {
    guard inputs > 1, isWatched || failures > 0 else { return nil }
    if failures == 0 { return "\(madePictures) of \(inputs) templates" }
    let rest = pictures > 0 ? "; \(madePictures) of the others" : ""
    return "\(failures) of \(inputs) templates could not be used\(rest)"
  }

  /// `1 picture`, `7 pictures`
  var madePictures: String { pictures == 1 ? "1 picture" : "\(pictures) pictures" }
}
