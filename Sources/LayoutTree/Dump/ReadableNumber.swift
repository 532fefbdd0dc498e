/// A number as people read it: at most three decimals, no trailing zeros, no minus zero.
///
/// `41`, `61.5`, `20.333`. For text only; JSON keeps every digit.
package func readable(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded()
  guard let exact = Int64(exactly: thousandths) else { return value.description }
  let sign = exact < 0 ? "-" : ""
  let whole = exact.magnitude / 1000
  let fraction = exact.magnitude % 1000
  guard fraction > 0 else { return sign + String(whole) }
  var decimals = String(1000 + fraction).dropFirst()
  while decimals.last == "0" { decimals.removeLast() }
  return sign + String(whole) + "." + decimals
}
