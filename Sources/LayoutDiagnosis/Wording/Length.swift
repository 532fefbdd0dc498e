/// Lengths as people write them: at most four decimals, no trailing zeros.
package enum Length {
  /// `54.3333`, `8`, `-20.5`.
  package static func text(_ value: Double) -> String {
    let scaled = (value * 1e4).rounded()
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let number = Int(scaled)
    let (whole, part) = abs(number).quotientAndRemainder(dividingBy: 10_000)
    let sign = number < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// `1 point`, `0.5 points`.
  package static func points(_ value: Double) -> String {
    let text = text(value)
    return "\(text) point\(text == "1" ? "" : "s")"
  }
}
