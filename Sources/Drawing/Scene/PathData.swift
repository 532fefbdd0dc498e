import Numbers

/// A path as text, in the grammar of SVG's `d`: absolute commands, a letter only if it changes, no
/// blank before a minus sign, one number for a line along an axis.
package struct PathData {
  /// The text.
  package private(set) var bytes: [UInt8] = []
  private var letter: UInt8 = 0
  private var pen = Scene.Point.zero

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
    ShortNumber.append(value, decimals: Decimals.printed, to: &bytes)
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
