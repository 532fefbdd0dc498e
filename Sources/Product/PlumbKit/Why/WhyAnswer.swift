import CellSources
import LayoutTree

/// Why a view is where it is, or as large: constraints whose lengths add up.
public struct WhyAnswer: Equatable, Sendable {
  /// The subject of the layout.
  public enum Subject: Equatable, Sendable {
    /// A row of a table, by `section.row`; the cell is the reuse identifier in an Interface Builder
    /// file, which shows its cells as rows of one table.
    case row(path: String, cell: String?)
    /// A scene of an Interface Builder file at the size that the file stores, by its name.
    case scene(String)
  }

  /// The row or scene that has the view.
  public let subject: Subject
  /// The width of the table, in points.
  public let width: Double
  /// The cell's width in points where it is not the table's: inset-grouped cells.
  public let cellWidth: Double?
  /// The attribute that is explained, of a view by its name in the row.
  public let question: WhyQuestion
  /// The parts of the value; parts that add nothing are alignments that carry others.
  public internal(set) var parts: [Part] = []
  /// In points, as `plumb frames` has it; the sum of the parts.
  public internal(set) var value = 0.0
  /// The dimensions that constraints leave open, with the values that they allow.
  public internal(set) var ranges: [LayoutTree.FeasibleRange] = []
  /// Contents that ask for the same room at one priority; nil where nothing is open.
  public internal(set) var ties: [String]?
  /// Views that end above or below the row's height all the same; nil without.
  public internal(set) var outside: [String]?

  /// Why lengths count more than once, a sentence each; nil where none does.
  public internal(set) var factors: [String]?
  /// The constraints that make texts wrap, a sentence each; nil for texts of one line.
  public internal(set) var limits: [String]?
  /// The faults of the row, a sentence each; nil for a sound one.
  public internal(set) var warnings: [String]?
  /// The repair that ends the row's conflicts, laid out, or nil.
  public internal(set) var mending: Mending?
  /// What the row is laid out in; nil for a stored size.
  var variant: LayoutVariant?
  var file = ""
  /// Light or dark; nil for a stored size.
  package var appearance: String? { variant?.appearance.word }
  /// The change that would alter the value, laid out; nil where none was found.
  public internal(set) var change: Change?

  /// The repair that ends the conflicts of the row, and the value with it.
  public struct Mending: Equatable, Sendable, Encodable {
    /// The best repair of each conflict: `priority 999 for `photo.height == 80``.
    public let changes: [String]
    /// Conflicts that are left.
    public let conflicts: Int
    /// The value with it, in points.
    public let value: Double
  }

  /// A change of one length, and what the value becomes.
  public struct Change: Equatable, Sendable, Encodable {
    /// `the constant of `body.top == subject.bottom + 4` from 4 to 12`.
    public let change: String
    /// The sum, where the length counts several times: `4 spacings × 8`.
    public let sum: String?
    /// Why the value changes by another length than the one that was changed, where a text wraps.
    public let reason: String?
    /// By how much the value changes, in points: from what it is with the mending.
    public let difference: Double
    /// The value with it, in points.
    public let value: Double
  }

  init(
    to question: WhyQuestion, about subject: Subject, width: Double, cellWidth: Double?
  ) {
    self.subject = subject
    self.width = width
    self.cellWidth = cellWidth
    self.question = question
  }

  /// Whether a frame that a view was given is the whole sum, but for rounding and the like: then
  /// lengths of zero are listed, and open dimensions are not looked for.
  var isGiven: Bool {
    guard let first = parts.first, first.kind == .frame, first.factor == 1 else { return false }
    return !parts.contains { $0.kind.isStated }
  }

  /// One summand.
  public struct Part: Equatable, Sendable {
    /// Where the length comes from.
    public internal(set) var source: Source
    /// How often its length counts; 1 for what is no constraint.
    public let factor: Double
    /// The constant of a constraint in points, with what margins and baselines bring.
    public let length: Double

    /// The contribution, in points.
    public var value: Double { factor * length }
  }

  /// Where a length comes from.
  public enum Source: Equatable, Sendable {
    case constraint(Constraint)
    /// The frame of a view that no constraint holds.
    case givenFrame
    /// A row height that no constraint decides: who did, in words.
    case givenHeight(String)
    /// The edge of a view's alignment rectangle, which constraints speak of, and that of its frame;
    /// the frame's size where it is a switch, which has only one.
    case alignment(view: String, switchSize: String?)
    /// The size of a control that no constraint can change, in words: `51 × 31` of a switch.
    case switchSize(String)
    /// The line below the content view.
    case separator
    /// The way to the next pixel, with this many pixels in a point.
    case rounding(scale: Double)
  }

  /// A constraint that brings a length.
  public struct Constraint: Equatable, Sendable {
    /// As `plumb frames` names it.
    public let id: String
    /// The equation, where its id does not say it.
    public let equation: String?
    /// The meaning in a person's words, where nobody wrote it: `title's text, 2 lines: 41`.
    public let text: String?
    /// Who made it.
    public internal(set) var maker: Maker
    /// 1...1000.
    public let priority: Double
  }

  /// Who made a constraint.
  public enum Maker: Equatable, Sendable {
    /// The application, in code or a file.
    case application
    /// The content of a view; `line` is what one more line of text adds to the value in a layout of
    /// its own, in points, for a label that may have another one.
    case content(view: String, line: Double?)
    /// The autoresizing mask of a view, which holds its frame.
    case autoresizingMask
    /// The table, or the size of the root.
    case table
    case stackView
  }
}
