/// A path as text, in the grammar of SVG's `d`: absolute commands, a letter only if it changes, no
/// blank before a minus sign, one number for a line along an axis.
package struct PathData {
  /// The text.
  package private(set) var bytes: [UInt8] = []
  private var letter: UInt8 = 0
  private var pen = Scene.Point.zero

  /// The data of `path`.
  package init(_ path: Scene.Path) {
    for element in path.elements {
      switch element {
      case .move(let end): append("M", [end])
      case .line(let end) where end.y == pen.y: append("H", numbers: [end.x])
      case .line(let end) where end.x == pen.x: append("V", numbers: [end.y])
      case .line(let end): append("L", [end])
      case .quadratic(let control, let end): append("Q", [control, end])
      case .cubic(let first, let second, let end): append("C", [first, second, end])
      case .close: append("Z", numbers: [])
      }
      pen = element.end ?? Scene.Point(.nan, .nan)
    }
  }

  private mutating func append(_ command: Unicode.Scalar, _ points: [Scene.Point]) {
    append(command, numbers: points.flatMap { [$0.x, $0.y] })
  }

  private mutating func append(_ command: Unicode.Scalar, numbers: [Double]) {
    let code = UInt8(ascii: command)
    let repeats = code == letter && !numbers.isEmpty
    if !repeats { bytes.append(code) }
    letter = code
    for (index, number) in numbers.enumerated() {
      append(number, separated: repeats || index > 0)
    }
  }

  private mutating func append(_ value: Double, separated: Bool) {
    let start = bytes.count
    if separated { bytes.append(UInt8(ascii: " ")) }
    ShortNumber.append(value, decimals: 3, to: &bytes)
    let startsWithMinus = separated && bytes[start + 1] == UInt8(ascii: "-")
    if startsWithMinus { bytes.remove(at: start) }
  }
}

extension Scene.Path.Element {
  /// The current point after the segment; nil after `close`.
  fileprivate var end: Scene.Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}

/// Formats numbers as short as a precision allows and equally on every machine: no exponent, no
/// locale, no trailing zero.
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
    var unit = scale / 10
    while left > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(left / unit))
      left %= unit
      unit /= 10
    }
  }
}
