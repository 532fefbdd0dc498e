/// A number as people read it: at most two decimals, no trailing zeros, no minus zero.
///
/// `41`, `61.5`, `20.33`. For text only; JSON keeps every digit. The point is the decimal sign
/// everywhere, whatever the locale.
package func readable(_ value: Double) -> String { readable(value, decimals: Decimals.read) }

extension Double {
  /// The number with all its digits, without a trailing `.0`: `20` instead of `20.0`.
  package var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int64(self)) : String(self)
  }
}

/// A factor as one would write it: `0.5625`, `16/9`; else with six decimals.
package func readableFactor(_ value: Double) -> String {
  let decimal = readable(value, decimals: 4)
  if let short = Double(decimal), Tolerance.sameFactor(short, value) { return decimal }
  guard let (whole, divisor) = quotient(value) else { return readable(value, decimals: 6) }
  return "\(readable(whole))/\(divisor)"
}

/// The quotient that a factor of six digits stands for, as Interface Builder and logs print it:
/// 1.33333 is 4/3. Others stay as they are.
package func exactFactor(_ value: Double) -> Double {
  if let short = Double(readable(value, decimals: 4)), Tolerance.sameFactor(short, value) {
    return value
  }
  guard let (whole, divisor) = quotient(value), divisor <= 16 else { return value }
  return whole / Double(divisor)
}

private func quotient(_ value: Double) -> (whole: Double, divisor: Int)? {
  for divisor in 2...99 {
    let product = value * Double(divisor)
    let whole = product.rounded()
    // The sixth digit is rounded; with large divisors too many numbers are close to a quotient.
    let allowance = (divisor <= 16 ? 5 : 1) * Tolerance.rounding * Double(divisor)
    if whole != 0, abs(product - whole) < allowance { return (whole, divisor) }
  }
  return nil
}

/// A number as people read it, with at most `decimals` decimals and no trailing zeros.
package func readable(_ value: Double, decimals: Int) -> String {
  var bytes: [UInt8] = []
  ShortNumber.append(value, decimals: decimals, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// A length with its unit: `1 point`, `0.5 points`.
package func readablePoints(_ value: Double) -> String {
  let text = readable(value)
  return "\(text) point\(text == "1" ? "" : "s")"
}

/// A number for pictures, with a true minus sign (U+2212): `−8`.
package func typographic(_ value: Double) -> String {
  (value < 0 ? "−" : "") + readable(value.magnitude)
}

/// A share in whole percent: 0.125 is `13 %`.
package func readablePercent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

/// A number of things, its noun in the plural where it is not 1: `1 snapshot`, `203,951 pixels`.
/// `noun`: in the singular; its plural ends in a mere s.
package func counted(_ count: Int, _ noun: String) -> String {
  let digits = Array(String(count))
  let parts = digits.enumerated().map { index, digit in
    index > 0 && (digits.count - index) % 3 == 0 && digits[index - 1] != "-"
      ? ",\(digit)" : "\(digit)"
  }
  return "\(parts.joined()) \(noun)\(count == 1 ? "" : "s")"
}

/// The word that agrees with a number of things: `is` with 1, `are` with others.
package func agreeing(_ count: Int, _ singular: String, _ plural: String) -> String {
  count == 1 ? singular : plural
}

/// A list as a sentence says it: `a, b and c`; empty without words.
package func series(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// The ends of a range, `280 … 1024`; one number where both are printed alike.
package func readableRange(_ least: Double, _ greatest: Double) -> String {
  let ends = [readable(least), readable(greatest)]
  return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " … ")
}

/// The first few of a list, and how many are left out: `a, b, c and 4 more`.
package func listed(_ words: [String], most: Int, separator: String = ", ") -> String {
  words.prefix(most).joined(separator: separator) + andMore(words.count - most)
}

/// The first few lines of a list, and `and 4 more` below them; nothing where no line is known.
/// `total`: how many there are, where `lines` are not all of them.
package func listedLines(_ lines: [String], most: Int = .max, of total: Int? = nil) -> [String] {
  let shown = lines.prefix(most)
  let rest = (total ?? lines.count) - shown.count
  return shown + (rest > 0 && !shown.isEmpty ? [moreLine(rest)] : [])
}

/// How many are left out of a list, to be put after its words: ` and 4 more`; nothing for none.
///
/// - Parameters:
///   - mark: the punctuation before it.
///   - kind: what they are, with a space before it.
package func andMore(_ rest: Int, after mark: String = "", of kind: String = "") -> String {
  rest > 0 ? "\(mark) \(moreLine(rest, of: kind))" : ""
}

/// How many are left out of a list, as a line or a sentence of its own: `and 4 more`.
package func moreLine(_ rest: Int, of kind: String = "") -> String { "and \(rest) more\(kind)" }

/// A number with exactly so many decimals, at least one: `1.250`.
package func fixed(_ value: Double, decimals: Int) -> String {
  let scale = ShortNumber.powerOfTen(decimals)
  let exact = (value.magnitude * Double(scale)).rounded()
  guard exact < 9e15 else { return "\(value)" }
  let steps = Int(exact)
  let sign = value < 0 && steps > 0 ? "-" : ""
  return "\(sign)\(steps / scale)." + String(scale + steps % scale).dropFirst()
}

/// Formats numbers as short as a precision allows: no exponent, locale, trailing zero.
package enum ShortNumber {
  /// Appends `value` rounded to `decimals` places (half away from zero): `2`, `-0.5`, `17.25`.
  package static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let scale = powerOfTen(decimals)
    // Beyond 2⁵³ steps a double has no such decimal places.
    let steps = (value * Double(scale)).rounded()
    guard abs(steps) < 9e15 else { return bytes.append(contentsOf: "\(value)".utf8) }
    if steps < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = Int(abs(steps))
    appendDigits(of: magnitude / scale, to: &bytes)
    appendFraction(magnitude % scale, scale: scale, to: &bytes)
  }

  fileprivate static func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func appendDigits(of number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { appendDigits(of: number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private static func appendFraction(_ fraction: Int, scale: Int, to bytes: inout [UInt8]) {
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var left = fraction
    var unit = scale / 10
    while left > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(left / unit))
      left %= unit
      unit /= 10
    }
  }
}
