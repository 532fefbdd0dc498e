/// Numbers as short as a precision allows, the same on every machine: no exponent, no locale, no
/// trailing zero.
package enum ShortNumber {
  /// Appends `value` rounded to `decimals` places (half away from zero): `2`, `-0.5`, `17.25`.
  package static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let scale = powerOfTen(decimals)
    // Beyond 2⁵³ steps a double has no such places any more.
    let steps = (value * Double(scale)).rounded()
    guard abs(steps) < 9e15 else { return bytes.append(contentsOf: "\(value)".utf8) }
    if steps < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = Int(abs(steps))
    appendDigits(of: magnitude / scale, to: &bytes)
    appendFraction(magnitude % scale, scale: scale, to: &bytes)
  }

  private static func powerOfTen(_ exponent: Int) -> Int {
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
    var place = scale / 10
    while left > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(left / place))
      left %= place
      place /= 10
    }
  }
}
