import LayoutTree

/// The data of an inspector page: rows at every width of a range, as pieces in which every length
/// is linear in the width of the table.
///
/// Whatever occurs often is in `pool` once, and referred to by its index there. Lengths are in
/// points, y down. The page's script evaluates the model as follows, and tests do the same:
/// - A length is `constant + slope × width`.
/// - A rectangle is rounded to the pixel grid by its edges, halves away from zero, in its
///   superview's coordinates.
/// - A row's height is rounded up to the next pixel.
struct InspectorModel: Encodable, Equatable, Sendable {
  /// The program that made the page: `plumb 1.0.0`.
  var tool: String
  /// In the order in which they were named.
  var sources: [Source]
  var pool: Pool
  /// Widths of screens, for buttons and the ruler.
  var devices: [Device]
  /// Whether the two sources are an old and a new version of one file; nil for no.
  var compares: Bool?

  /// Models of the same width.
  struct Device: Encodable, Equatable, Sendable {
    /// The width of the screen held upright, in points.
    var width: Double
    /// From the newest to the oldest.
    var names: [String]
  }

  /// A file.
  struct Source: Encodable, Equatable, Sendable {
    /// The path as it was given.
    var file: String
    /// The first and the last width, in points.
    var from, to: Double
    /// Text sizes, languages, appearances.
    var cases: [Case]
  }

  /// The rows of a file in one text size, language and appearance.
  struct Case: Encodable, Equatable, Sendable {
    /// `AX3`.
    var textSize: String
    /// BCP 47 tag; nil where the source has one language and does not say which.
    var language: String?
    /// Whether rows are drawn in the dark appearance; the page names the case by it.
    var isDark: Bool
    /// Whether leading is at the right: the page places margins and leading edges by it.
    var isRightToLeft: Bool
    /// Pixels a point.
    var scale: Double
    /// The colour behind the rows, `#rrggbb` or `#rrggbbaa`.
    var ground: String
    /// From top to bottom.
    var rows: [Row]
    /// Which texts are shown whole, and where margins change; nil without texts.
    var summary: String?
  }

  /// A row at all widths.
  struct Row: Encodable, Equatable, Sendable {
    /// `section.row`.
    var id: String
    /// The reuse identifier.
    var cell: String?
    /// The texts of its views, by their index.
    var texts: [Text]
    /// Together they cover all widths.
    var pieces: [Piece]
    /// By rule, then by width; the ruler shows their ranges, the stage those at the width shown.
    var findings: [Finding]
    /// The areas above the first row of a section and below its last.
    var header, footer: Section?

    /// The header or footer of a section, drawn at all widths.
    struct Section: Encodable, Equatable, Sendable {
      /// Its title; nil for a view of the source's own.
      var title: String?
      var drawings: [Drawing]

      /// A drawing from a width on, with its height in points.
      struct Drawing: Encodable, Equatable, Sendable {
        /// The first width at which it is shown, and its height there and further on, in points.
        var from, height: Double
        var drawing: Int
      }
    }

    /// The text of a view: shown in the tree and the panel, and kept free of labels of the overlay.
    struct Text: Encodable, Equatable, Sendable {
      var item: Int
      /// In full, also where it is cut.
      var text: String
    }
  }

  /// A row over an interval of widths in which lengths are linear.
  struct Piece: Encodable, Equatable, Sendable {
    /// The first and the last width.
    var from, to: Double
    /// The height of the row before it is rounded up: a line.
    var height: Int
    /// The cell in the table: a rectangle, its height aside.
    var cell: Int
    /// Views, guides and constraints: a structure.
    var structure: Int
    /// The rectangles of views and guides, by the index of the item.
    var rects: [Int]
    /// Sizes of views that keep their own, by the index of the item.
    var ownSizes: [OwnSize]
    var details: [Int]
    var sums: [FrameSums]
    /// The sum of the row's height; nil where its summands change within the piece.
    var heightSum: Int?
    /// Constraints of the structure that do not hold.
    var failing: [Int]
    /// Drawings of the row, each from a width on.
    var drawings: [Stretch]

    /// The size of a view that keeps its own, whatever size constraints give it: a switch.
    struct OwnSize: Encodable, Equatable, Sendable {
      var item: Int
      /// In points; the page puts them in place of those of the rounded frame.
      var width, height: Double
    }

    /// A drawing from a width on.
    struct Stretch: Encodable, Equatable, Sendable {
      /// The first width at which it is shown, in points; the next one ends it.
      var from: Double
      var drawing: Int
    }
  }

  /// Something that is wrong over a range of widths.
  struct Finding: Encodable, Equatable, Sendable {
    /// The id of the lint rule; `error`, `warning` or `note`, by which the page colours it.
    var rule, severity: String
    /// The view's name and its fault, without numbers.
    var subject, statement: String
    /// The fault at the worst width, with numbers, and a remedy.
    var message: String
    /// The index of the view; nil where it is none of the row's.
    var item: Int?
    /// The first and the last width at which it holds, and the worst.
    var from, to, worst: Double
    /// The line in the file, from 1.
    var line: Int
    /// Whether no rule finds it, since the view's priorities allow it; nil for no.
    var isAllowed: Bool?
  }
}

// MARK: - What is shared

extension InspectorModel {
  /// The views and constraints of a row, which hardly change with the width.
  struct Structure: Encodable, Hashable, Sendable {
    /// The views, superviews first, then the guides.
    var items: [Item]
    /// In the order of the layout engine; a piece's `failing` are indices of these.
    var constraints: [Constraint]
  }

  /// A view or a guide.
  struct Item: Encodable, Hashable, Sendable {
    /// The name by which outlines and constraints call it.
    var id: String
    /// Nil for a guide.
    var className: String?
    /// The index of the superview or owner; nil for the content view.
    var parent: Int?
    /// The line in the file, where one declares it.
    var line: Int?
    /// The work of a stack view, its settings first; nil for any other view.
    var stack: String?
  }

  /// `first relation multiplier × second + constant`.
  struct Constraint: Encodable, Hashable, Sendable {
    /// As `plumb frames` names it.
    var id: String
    var equation: String?
    /// The side before the relation.
    var first: Side
    /// The side after it; nil for a constraint with a constant.
    var second: Side?
    /// `==`, `<=` or `>=`.
    var relation: String
    /// A factor, points, and a priority up to 1000.
    var multiplier, constant, priority: Double
    var isOfStack: Bool
    /// The line in the file, where one declares it.
    var line: Int?

    /// An attribute of an item; no item where the row has none of that name.
    struct Side: Encodable, Hashable, Sendable {
      /// The index of the view or guide.
      var item: Int?
      /// `leading`, `centerX`: the page finds the line of the item's alignment rectangle by it.
      var attribute: String
    }
  }

  /// Facts about a view beside its frame.
  struct Details: Encodable, Hashable, Sendable {
    /// Whether it is hidden by itself; the page asks the views around it as well.
    var isHidden: Bool
    /// Whether a label shows less than its text; nil for no.
    var isCut: Bool?
    /// Lines of text, where there are several.
    var lines: Int?
    /// Dimensions that constraints leave open, with the least and the greatest value: lines.
    var ranges: [Range]
    /// Nil for a view whose content asks for nothing.
    var content: LayoutTree.ContentSize?
    var margins, alignment: LayoutTree.Insets
    /// Nil for a view without lines of text.
    var baselines: LayoutTree.Baselines?

    /// The values that constraints leave open for a dimension.
    struct Range: Encodable, Hashable, Sendable {
      /// `x`, `y`, `width` or `height`.
      var dimension: String
      /// Indices of lines; nil for no limit.
      var least, greatest: Int?
    }
  }

  /// Where a length of a sum comes from.
  struct Part: Encodable, Hashable, Sendable {
    /// As in the JSON of `plumb why`: `constraint`, `content`, `table`.
    var kind: String
    /// In words; the equation of a constraint that somebody wrote.
    var text: String
    /// The name of the constraint; nil for what is none.
    var constraint: String?
    /// Up to 1000; 1000 where there is no constraint.
    var priority: Double
  }

  /// A summand: `[part, factor, line]`.
  struct Term: Encodable, Hashable, Sendable {
    /// The index of where it comes from.
    var part: Int
    /// The factor of the length in the sum.
    var factor: Double
    var length: Int

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(part)
      try values.encode(factor)
      try values.encode(length)
    }
  }
}
