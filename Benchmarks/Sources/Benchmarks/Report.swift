import Foundation

/// Prints results line by line: ours, the peer, the ratio, the bar it has to stay under.
struct Report {
  private(set) var missed = 0
  private(set) var unmeasured = 0

  func title(_ text: String) { print("\n\(text)") }

  /// One comparison. `peer` is nil where the peer is not installed; without a `bar` the ratio is not judged. The `aim`
  /// is what would be clearly ahead; missing it is said and does no harm.
  mutating func line(
    _ name: String, ours: Double, peer: Double?, peerName: String, bar: Double?, aim: Double? = nil
  ) {
    guard let peer else {
      unmeasured += 1
      return print("  \(pad(name)) ours \(time(ours))  \(peerName) not installed  (not measured)")
    }
    let ratio = ours / peer
    let judged = bar.map { "  bar \(number($0))  \(verdict(ratio <= $0))" } ?? ""
    let hoped = aim.map { "  aim \(number($0))  \(ratio <= $0 ? "met" : "not met")" } ?? ""
    print(
      "  \(pad(name)) ours \(time(ours))  \(peerName) \(time(peer))  ratio \(number(ratio))"
        + judged + hoped)
  }

  /// Something that could not be measured, and why.
  mutating func skip(_ name: String, _ reason: String) {
    unmeasured += 1
    print("  \(pad(name)) not measured: \(reason)")
  }

  /// One number of ours alone, such as an exponent.
  mutating func line(_ name: String, value: Double, bar: Double, note: String = "") {
    print("  \(pad(name)) \(number(value))  bar \(number(bar))  \(verdict(value <= bar))  \(note)")
  }

  /// A number that is shown and not judged.
  func note(_ name: String, _ text: String) { print("  \(pad(name)) \(text)") }

  private mutating func verdict(_ isMet: Bool) -> String {
    if !isMet { missed += 1 }
    return isMet ? "met" : "MISSED"
  }

  private func pad(_ name: String) -> String {
    name.padding(toLength: max(34, name.count), withPad: " ", startingAt: 0)
  }

  private func number(_ value: Double) -> String { String(format: "%6.3f", value) }

  func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: String(format: "%7.1f ns", seconds * 1e9)
    case ..<1e-3: String(format: "%7.2f us", seconds * 1e6)
    default: String(format: "%7.2f ms", seconds * 1e3)
    }
  }
}
