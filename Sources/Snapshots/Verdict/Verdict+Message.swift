import LayoutTree

extension Verdict {
  /// Changes told before the rest is only counted.
  private static let changeLimit = 20

  /// The verdict in words: what happened to the snapshot `name`, which view moved by how much,
  /// where to look (`artifacts` is the folder of the pictures), what to do.
  public func message(name: String, artifacts: String) -> String {
    switch self {
    case .identical: return "\(name) is identical to its reference."
    case .recorded(.missing):
      return "\(name) had no reference; it has been written. Look at it, then run again."
    case .recorded: return "\(name) has been recorded."
    case .missing:
      return "\(name) has no reference, and none is written in CI. Record it with `make record`."
    case .differs(let pixels, let changes):
      return report(
        "\(name) differs from its reference: \(pixels.description).", changes, artifacts)
    case .sizeChanged(let from, let to, let changes):
      return report("\(name) has another size: \(from) -> \(to) pixels.", changes, artifacts)
    case .otherFingerprint(let differences, let changes):
      return fingerprintReport(name, differences, changes)
    case .unreadable(let reason):
      return "The reference of \(name) cannot be read: \(reason). Record it with `make record`."
    }
  }

  private func report(_ headline: String, _ changes: [LayoutChange], _ artifacts: String) -> String
  {
    let layout = changes.isEmpty ? ["The layout is the same."] : Self.lines(changes)
    return
      ([headline] + layout + [
        "Expected, actual and difference are in \(artifacts).",
        "If the change is meant, record it with `make record`.",
      ]).joined(separator: "\n")
  }

  private func fingerprintReport(
    _ name: String, _ differences: [FingerprintDifference], _ changes: [LayoutChange]
  ) -> String {
    let headline =
      changes.isEmpty
      ? "\(name) has the layout of its reference. Its picture was not compared:"
      : "\(name) has another layout than its reference. Its picture was not compared:"
    let lines = differences.map { difference in
      switch difference {
      case .reference(let line): "  the reference was made with \(line)"
      case .present(let line): "  this run has \(line)"
      }
    }
    return ([headline] + lines + Self.lines(changes)).joined(separator: "\n")
  }

  private static func lines(_ changes: [LayoutChange]) -> [String] {
    let rest = changes.count - changeLimit
    return changes.prefix(changeLimit).map { "  \($0.description)" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}
