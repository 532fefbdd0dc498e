import Numbers

/// A path as text, in the grammar of SVG's `d`: absolute commands, a letter only if it changes, no
/// blank before a minus sign, one number for a line along an axis.
package struct PathData {
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

  /// A path that is moved by its first two numbers alone: `x y ` of its first point, and then
  /// relative commands. Differences are those of rounded points, so that no error adds up. Empty for
  /// a path without elements.
  package init(movable path: Scene.Path) {
    guard case .move(let first)? = path.elements.first?.rounded else { return }
    for number in [first.x, first.y] {
      ShortNumber.append(number, decimals: Decimals.printed, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    pen = first
    var start = first
    for element in path.elements.dropFirst().map(\.rounded) {
      switch element {
      case .move(let end): append("m", from: pen, [end])
      case .line(let end) where end.y == pen.y: append("h", numbers: [end.x - pen.x])
      case .line(let end) where end.x == pen.x: append("v", numbers: [end.y - pen.y])
      case .line(let end): append("l", from: pen, [end])
      case .quadratic(let control, let end): append("q", from: pen, [control, end])
      case .cubic(let one, let other, let end): append("c", from: pen, [one, other, end])
      case .close: append("z", numbers: [])
      }
      if case .move(let end) = element { start = end }
      pen = element.end ?? start
    }
  }

  private mutating func append(
    _ command: Unicode.Scalar, from origin: Scene.Point, _ points: [Scene.Point]
  ) {
    append(command, numbers: points.flatMap { [$0.x - origin.x, $0.y - origin.y] })
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
  /// With points as they are printed.
  fileprivate var rounded: Self {
    let near = { (point: Scene.Point) in
      Scene.Point(
        point.x.rounded(decimals: Decimals.printed), point.y.rounded(decimals: Decimals.printed))
    }
    return switch self {
    case .move(let end): .move(near(end))
    case .line(let end): .line(near(end))
    case .quadratic(let control, let end): .quadratic(near(control), near(end))
    case .cubic(let first, let second, let end): .cubic(near(first), near(second), near(end))
    case .close: .close
    }
  }

  /// The current point after the segment; nil after `close`.
  fileprivate var end: Scene.Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
