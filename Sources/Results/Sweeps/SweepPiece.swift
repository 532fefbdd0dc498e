import LayoutTree

/// A length that depends on the width of the table: `constant + slope · width`, in points.
public struct LinearLength: Hashable, Sendable {
  /// The length at the width 0.
  public var constant: Double
  /// The change for each point of width.
  public var slope: Double

  /// A length from its parts.
  public init(constant: Double, slope: Double) {
    self.constant = constant
    self.slope = slope
  }

  /// The length at a width, unrounded.
  public func at(_ width: Double) -> Double { constant + slope * width }
}

/// A row over an interval of widths in which nothing changes but lengths, and those in proportion:
/// every frame is linear in the width, lines break at the same characters, and the same things are
/// wrong with it.
public struct SweepPiece: Hashable, Sendable {
  /// The first and the last width of the table, in points.
  public var widths: ClosedRange<Double>
  /// The height of the row before it is rounded up to whole pixels.
  public var height: LinearLength
  /// The views from the content view down, superviews first.
  public var views: [View]

  /// A view of the row.
  public struct View: Hashable, Sendable {
    /// Its name, as `plumb frames` prints it.
    public let id: String
    /// Its position in the superview's coordinates, before rounding to pixels.
    public var x, y: LinearLength
    /// Its size, before rounding.
    public var width, height: LinearLength
    /// The size of a view that keeps its own, whatever size constraints give it: a switch.
    public var ownSize: Size?
    /// Where the lines of a text end that wraps or is cut, in UTF-16 code units from its beginning;
    /// the last one is where it is cut. Empty for a text that is shown whole in one line.
    public var lineEnds: [Int]

    /// A view from its parts.
    public init(
      id: String, x: LinearLength, y: LinearLength, width: LinearLength, height: LinearLength,
      ownSize: Size? = nil, lineEnds: [Int] = []
    ) {
      self.id = id
      (self.x, self.y) = (x, y)
      (self.width, self.height) = (width, height)
      self.ownSize = ownSize
      self.lineEnds = lineEnds
    }

    /// The frame at a width of the table, before rounding to pixels.
    public func unroundedFrame(at width: Double) -> LayoutTree.UnroundedFrame {
      .init(
        x: x.at(width), y: y.at(width), width: self.width.at(width), height: height.at(width))
    }
  }

  /// A size in points.
  public struct Size: Hashable, Sendable {
    /// Across and down.
    public var width, height: Double

    /// A size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A piece from its parts.
  public init(widths: ClosedRange<Double>, height: LinearLength, views: [View]) {
    self.widths = widths
    self.height = height
    self.views = views
  }
}

/// The lengths of a row over consecutive widths, as long as all of them are linear.
///
/// Any two points lie on a line, so the slopes that are left are narrowed with every further width:
/// a slope has to come within a tolerance of all values so far. When none is left for some length,
/// the piece has ended at the width before.
package struct LinearRun {
  private let start: Double
  private let anchors: [Double]
  /// By how much each length may be off its line.
  private let tolerances: [Double]
  private var least: [Double]
  private var greatest: [Double]
  private var end: Double
  private var last: [Double]

  /// - Parameter tolerances: by how much each length may be off its line; nil for rounding alone.
  package init(at width: Double, _ lengths: [Double], tolerances: [Double]? = nil) {
    self.tolerances =
      tolerances ?? Array(repeating: Tolerance.straightness, count: lengths.count)
    start = width
    end = width
    anchors = lengths
    last = lengths
    least = Array(repeating: -.infinity, count: lengths.count)
    greatest = Array(repeating: .infinity, count: lengths.count)
  }

  /// Whether the lengths at a larger width continue the lines. If so they belong to the run.
  /// Complexity: O(lengths), without allocation while the run goes on.
  package mutating func takes(_ lengths: [Double], at width: Double) -> Bool {
    let distance = width - start
    for index in lengths.indices {
      let change = lengths[index] - anchors[index]
      guard
        (change - tolerances[index]) / distance <= greatest[index],
        (change + tolerances[index]) / distance >= least[index]
      else { return false }
    }
    for index in lengths.indices {
      let change = lengths[index] - anchors[index]
      least[index] = max(least[index], (change - tolerances[index]) / distance)
      greatest[index] = min(greatest[index], (change + tolerances[index]) / distance)
      last[index] = lengths[index]
    }
    end = width
    return true
  }

  /// The decimals of a line's constant: the solver's. Noise is far below that.
  private static let decimals = 8

  /// A length by the table's width: of the slopes that fit, the simplest.
  package func line(_ index: Int) -> LinearLength {
    guard end > start else { return LinearLength(constant: anchors[index], slope: 0) }
    let slope = Self.simplest(
      least[index]...max(least[index], greatest[index]),
      otherwise: (last[index] - anchors[index]) / (end - start))
    let constant = anchors[index] - slope * start
    return LinearLength(constant: constant.rounded(decimals: Self.decimals), slope: slope)
  }

  /// Shares of a width are simple fractions: of those that fit, the one with the least denominator.
  private static func simplest(
    _ range: ClosedRange<Double>, otherwise measured: Double
  ) -> Double {
    for denominator in 1...24 {
      let candidate = (measured * Double(denominator)).rounded() / Double(denominator)
      if range.contains(candidate) { return candidate }
    }
    return range.contains(measured) ? measured : (range.lowerBound + range.upperBound) / 2
  }
}
