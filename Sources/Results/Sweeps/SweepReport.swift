import Linting
import UIKitCore

/// The widths of a sweep: from the first to the last, a pixel apart, or some that are listed.
public struct SweepWidths: Hashable, Sendable {
  /// The first width, in points.
  public let first: Double
  /// The last width is at most this, in points.
  public let limit: Double
  /// Pixels a point.
  public let scale: Double
  /// Widths in points that are no range, rising; empty for a range.
  private let list: [Double]

  /// From narrower than any iPhone to an iPad held across.
  public static let usual: ClosedRange<Double> = 280...1024
  /// Widths that can be swept, in points.
  public static let bounds: ClosedRange<Double> = 1...10_000
  /// How a range is written, for messages.
  public static let spelling = "the first and the last width in points, such as 280-1024"

  /// What was expected in place of no range: the one meant, if reversed.
  public static func expectation(of text: String) -> String {
    let ends = text.split(separator: "-").reversed().joined(separator: "-")
    return ends != text && range(ends) != nil ? "the smaller width first: \(ends)" : spelling
  }

  /// The range that `320-430` or `320` stands for; nil for no such range, or one beyond `bounds`.
  public static func range(_ text: String) -> ClosedRange<Double>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = text.utf8.allSatisfy { "0123456789.-".utf8.contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard isPlain, numbers.count == parts.count, (1...2).contains(numbers.count),
      numbers.allSatisfy(bounds.contains), numbers[0] <= numbers[numbers.count - 1]
    else { return nil }
    return numbers[0]...numbers[numbers.count - 1]
  }

  /// The widths of a range on a screen.
  public init(_ range: ClosedRange<Double>, scale: Double) {
    first = range.lowerBound
    limit = range.upperBound
    self.scale = scale
    list = []
  }

  /// Listed widths; nil where there are none.
  public init?(listing widths: [Double], scale: Double) {
    list = Set(widths).sorted()
    guard let least = list.first, let greatest = list.last else { return nil }
    (first, limit, self.scale) = (least, greatest, scale)
  }

  /// How many there are; at least one.
  public var count: Int {
    guard list.isEmpty else { return list.count }
    return Self.steps(in: first...limit, scale: scale) + 1
  }

  /// How many whole pixels, at `scale` pixels a point, fit into a range of widths in points.
  static func steps(in range: ClosedRange<Double>, scale: Double) -> Int {
    let pixels = (range.upperBound - range.lowerBound) * scale
    return Int((pixels + Tolerance.rounding).rounded(.down))
  }

  /// The widest, in points.
  public var last: Double { self[count - 1] }

  /// Whether every pixel of a range is among them.
  public var isRange: Bool { list.isEmpty }

  /// A width by its number.
  public subscript(_ index: Int) -> Double {
    list.isEmpty ? Self.width(index, after: first, scale: scale) : list[index]
  }

  /// The width in points that lies a number of pixels after another.
  static func width(_ pixels: Int, after first: Double, scale: Double) -> Double {
    first + Double(pixels) / scale
  }

  /// The number of a width that is among them.
  public func number(of width: Double) -> Int {
    guard list.isEmpty else { return list.firstIndex { $0 >= width } ?? list.count - 1 }
    return PixelGrid(scale: CGFloat(scale)).nearestPixels(CGFloat(width - first))
  }
}

extension SweepWidths: CustomStringConvertible {
  /// `280 … 1024 at 2x`, `320, 375, 507 at 2x`.
  public var description: String {
    let widths =
      list.isEmpty
      ? readableRange(first, last)
      : list.map { readable($0) }.joined(separator: ", ")
    return "\(widths) at \(readable(scale))x"
  }
}

/// With which findings a sweep fails.
public enum SweepFailure: String, CaseIterable, Sendable {
  case error
  /// Errors and warnings.
  case warning
  case note
  case never

  /// The least severity that counts; nil for none.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// A fact about a row at some widths in one case: a finding of a lint rule, with its range.
public struct SweepFinding: Sendable {
  /// The row as `section.row`.
  public let row: String
  /// Object id or name of the view that it is about.
  public var view: String { finding.object }
  /// The other view, the edge or the axis; empty where there is none.
  public let partner: String
  /// The name of the view for people.
  public let subject: String
  /// The fault, without numbers: `is truncated`.
  public let statement: String
  /// The first and the last width at which it holds; it does at all between them.
  public let widths: ClosedRange<Double>
  /// The width at which it is worst.
  public let worst: Double
  /// The finding at its worst.
  public let finding: Finding

  package init(
    row: String, partner: String, subject: String, statement: String, widths: ClosedRange<Double>,
    worst: Double, finding: Finding
  ) {
    self.row = row
    self.partner = partner
    self.subject = subject
    self.statement = statement
    self.widths = widths
    self.worst = worst
    self.finding = finding
  }
}

/// A row at all widths of a sweep.
public struct SweepRow: Sendable {
  /// `section.row`.
  public let id: String
  /// The reuse identifier of its cell.
  public let cell: String?
  /// In the order of the widths; together they cover all of them.
  public let pieces: [SweepPiece]
  /// The least and the greatest height of the row, in points on whole pixels.
  public let heights: ClosedRange<Double>
  /// By rule, then by width.
  public let findings: [SweepFinding]
  /// The height of the row at each width where a piece begins or ends, for drawing.
  public let profile: [(width: Double, height: Double)]
  /// The lines that each text of several takes, at the widths between which they change.
  public let lines: [LineCounts]

  /// The number of lines of a text by width.
  public struct LineCounts: Hashable, Sendable {
    /// The name of the label for people.
    public let view: String
    /// Ranges of widths, in their order, with the number of lines in each; neighbours differ.
    public let ranges: [Range]

    /// Widths at which the text takes a number of lines.
    public struct Range: Hashable, Sendable {
      /// The first and the last.
      public var widths: ClosedRange<Double>
      /// How many.
      public let count: Int

      /// A range from its parts.
      public init(widths: ClosedRange<Double>, count: Int) {
        self.widths = widths
        self.count = count
      }
    }

    /// Counts from their parts.
    public init(view: String, ranges: [Range]) {
      self.view = view
      self.ranges = ranges
    }
  }

  package init(
    id: String, cell: String?, pieces: [SweepPiece], heights: ClosedRange<Double>,
    findings: [SweepFinding], profile: [(width: Double, height: Double)], lines: [LineCounts]
  ) {
    self.id = id
    self.cell = cell
    self.pieces = pieces
    self.heights = heights
    self.findings = findings
    self.profile = profile
    self.lines = lines
  }
}

/// The rows of a source in one text size, language and appearance, at all widths.
public struct SweepCase: Sendable {
  /// The name besides its widths: `AX3`, `de, dark`; empty for the source itself.
  public let name: String
  /// The short name of the text size: `L`, `AX3`.
  public let textSize: String
  /// BCP 47 tag; nil where the source has one language and does not say which.
  public let language: String?
  /// Light or dark.
  public let appearance: UIUserInterfaceStyle
  /// The side at which texts begin.
  public let direction: UIUserInterfaceLayoutDirection
  /// The widths at which it was laid out.
  public let widths: SweepWidths
  /// From top to bottom.
  public let rows: [SweepRow]

  package init(
    name: String, textSize: String, language: String?, appearance: UIUserInterfaceStyle,
    direction: UIUserInterfaceLayoutDirection, widths: SweepWidths, rows: [SweepRow]
  ) {
    self.name = name
    self.textSize = textSize
    self.language = language
    self.appearance = appearance
    self.direction = direction
    self.widths = widths
    self.rows = rows
  }
}

/// All that is known of the rows of a source at every width of a range.
public struct SweepReport: Sendable {
  /// The path as it was given.
  public let file: String
  /// In the order of the variants.
  public let cases: [SweepCase]

  package init(file: String, cases: [SweepCase]) {
    self.file = file
    self.cases = cases
  }

  /// Whether a case has a finding of this severity or a worse one; nil asks for none.
  public func fails(on severity: Severity?) -> Bool {
    guard let severity, let limit = Severity.allCases.firstIndex(of: severity) else { return false }
    return Set(Severity.allCases.prefix(limit + 1)).contains { severity in
      cases.contains { sweptCase in
        sweptCase.rows.contains { $0.findings.contains { $0.finding.severity == severity } }
      }
    }
  }
}
