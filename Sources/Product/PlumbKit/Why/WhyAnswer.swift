/// Why a view is where it is, or as large as it is: constraints that hold exactly, whose lengths
/// add up.
public struct WhyAnswer: Equatable, Sendable, Codable {
  /// `section.row`; the name of a scene of an Interface Builder file at its stored size.
  public var row: String
  /// The reuse identifier of a cell of an Interface Builder file, where it is a row of a table.
  public var cell: String?
  /// True for a scene of an Interface Builder file at the size that the file stores.
  public var isStored: Bool?
  /// The width of the table, in points.
  public var width: Double
  /// The width of the cell, in points, where that is not the table's: cells of an inset-grouped
  /// table are narrower.
  public var cellWidth: Double?
  /// `title.height`.
  public var subject: String
  /// In points, as `plumb frames` has it; the sum of the parts.
  public var value: Double
  /// What it is made of; parts that add nothing are alignments that carry others.
  public var parts: [Part]
  /// The dimensions that constraints leave open, with the values that they allow.
  public var ranges: [FeasibleRange]
  /// Contents that ask for the same room with the same priority, a sentence each; nil where nothing
  /// is left open.
  public var ties: [String]?
  /// For the height of a row: views that end above or below it all the same, a sentence each; nil
  /// without.
  public var outside: [String]?

  /// Whether no constraint decides the value.
  var isGiven: Bool { parts.first?.kind == .frame && parts.first?.factor == 1 && parts.count <= 2 }

  /// One summand.
  public struct Part: Equatable, Sendable, Codable {
    /// The constraint, as `plumb frames` names it, or what else adds the length.
    public var constraint: String
    /// What it says, where its name does not.
    public var equation: String?
    /// The constraint in a person's words, where nobody wrote it: `title's text, 2 lines: 41`.
    public var text: String?
    /// The view whose content it is.
    public var view: String?
    /// What kind it is.
    public var kind: Kind
    /// How often its length counts.
    public var factor: Double
    /// Its constant in points, with what margins and baselines bring.
    public var length: Double
    /// 1...1000.
    public var priority: Double
    /// What one more line of text adds to the value in a layout of its own, for the content of a
    /// label that may have another one.
    public var line: Double?

    /// What it adds, in points.
    public var value: Double { factor * length }
  }

  /// What adds a length.
  public enum Kind: String, Sendable, Codable {
    /// A constraint of the application, from code or a file.
    case constraint
    /// The content of a view.
    case content
    /// The frame of a view.
    case frame
    /// The table, or the size of the root.
    case table
    /// A stack view.
    case stackView
    /// The edge of a view's alignment rectangle, which constraints speak of, and that of its frame.
    case alignment
    /// The way to the next pixel.
    case rounding
    /// The size of a control that no constraint can change: a switch.
    case fixedSize
    /// The line below the content view.
    case separator
    /// A row height that a table is given or a file stores, whatever the constraints ask for.
    case stored
  }

  /// A dimension that has more than one possible value; an end that is missing is open.
  public struct FeasibleRange: Equatable, Sendable, Codable {
    /// `x`, `y`, `width` or `height`.
    public var dimension: String
    /// The lower end, in points.
    public var least: Double?
    /// The upper end, in points.
    public var greatest: Double?
  }
}
