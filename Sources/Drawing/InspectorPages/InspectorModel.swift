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
package struct InspectorModel: Codable, Equatable, Sendable {
  /// The program that made the page: `plumb 1.0.0`.
  package var tool: String
  /// In the order in which they were named.
  package var sources: [Source]
  package var pool: Pool
  /// Widths of screens, for buttons and the ruler.
  package var devices: [Device]
  /// Whether the two sources are an old and a new version of one file; nil for no.
  package var compares: Bool?

  package init(
    tool: String, sources: [Source], pool: Pool, devices: [Device], compares: Bool? = nil
  ) {
    self.compares = compares
    self.tool = tool
    self.sources = sources
    self.pool = pool
    self.devices = devices
  }

  /// Models of the same width.
  package struct Device: Codable, Equatable, Sendable {
    /// The width of the screen held upright, in points.
    package var width: Double
    /// From the newest to the oldest.
    package var names: [String]

    package init(width: Double, names: [String]) {
      self.width = width
      self.names = names
    }
  }

  /// A file.
  package struct Source: Codable, Equatable, Sendable {
    /// The path as it was given.
    package var file: String
    /// The first and the last width, in points.
    package var from, to: Double
    /// Text sizes, languages, appearances.
    package var cases: [Case]

    package init(file: String, from: Double, to: Double, cases: [Case]) {
      self.file = file
      (self.from, self.to) = (from, to)
      self.cases = cases
    }
  }

  /// The rows of a file in one text size, language and appearance.
  package struct Case: Codable, Equatable, Sendable {
    /// `AX3`.
    package var textSize: String
    /// BCP 47 tag; nil where the source has one language and does not say which.
    package var language: String?
    /// Whether rows are drawn in the dark appearance; the page names the case by it.
    package var isDark: Bool
    /// Whether leading is at the right: the page places margins and leading edges by it.
    package var isRightToLeft: Bool
    /// Pixels a point.
    package var scale: Double
    /// The colour behind the rows, `#rrggbb` or `#rrggbbaa`.
    package var ground: String
    /// From top to bottom.
    package var rows: [Row]
    /// Which texts are shown whole, and where margins change; nil without texts.
    package var summary: String?

    package init(
      textSize: String, language: String?, isDark: Bool, isRightToLeft: Bool, scale: Double,
      ground: String, rows: [Row]
    ) {
      self.textSize = textSize
      self.language = language
      self.isDark = isDark
      self.isRightToLeft = isRightToLeft
      self.scale = scale
      self.ground = ground
      self.rows = rows
    }
  }

  /// A row at all widths.
  package struct Row: Codable, Equatable, Sendable {
    /// `section.row`.
    package var id: String
    /// The reuse identifier.
    package var cell: String?
    /// The texts of its views, by their index.
    package var texts: [Text]
    /// Together they cover all widths.
    package var pieces: [Piece]
    /// By rule, then by width; the ruler shows their ranges, the stage those at the width shown.
    package var findings: [Finding]
    /// The areas above the first row of a section and below its last.
    package var header, footer: Section?

    package init(
      id: String, cell: String?, texts: [Text], pieces: [Piece], findings: [Finding],
      header: Section? = nil, footer: Section? = nil
    ) {
      self.id = id
      self.cell = cell
      self.texts = texts
      self.pieces = pieces
      self.findings = findings
      self.header = header
      self.footer = footer
    }

    /// The header or footer of a section, drawn at all widths.
    package struct Section: Codable, Equatable, Sendable {
      /// Its title; nil for a view of the source's own.
      package var title: String?
      package var drawings: [Drawing]

      package init(title: String?, drawings: [Drawing]) {
        self.title = title
        self.drawings = drawings
      }

      /// A drawing from a width on, with its height in points.
      package struct Drawing: Codable, Equatable, Sendable {
        /// The first width at which it is shown, and its height there and further on, in points.
        package var from, height: Double
        package var drawing: Int

        package init(from: Double, height: Double, drawing: Int) {
          (self.from, self.height) = (from, height)
          self.drawing = drawing
        }
      }
    }

    /// The text of a view: shown in the tree and the panel, and kept free of labels of the overlay.
    package struct Text: Codable, Equatable, Sendable {
      package var item: Int
      /// In full, also where it is cut.
      package var text: String

      package init(item: Int, text: String) {
        self.item = item
        self.text = text
      }
    }
  }

  /// A row over an interval of widths in which lengths are linear.
  package struct Piece: Codable, Equatable, Sendable {
    /// The first and the last width.
    package var from, to: Double
    /// The height of the row before it is rounded up: a line.
    package var height: Int
    /// The cell in the table: a rectangle, its height aside.
    package var cell: Int
    /// Views, guides and constraints: a structure.
    package var structure: Int
    /// The rectangles of views and guides, by the index of the item.
    package var rects: [Int]
    /// Sizes of views that keep their own, by the index of the item.
    package var ownSizes: [OwnSize]
    package var details: [Int]
    package var sums: [FrameSums]
    /// The sum of the row's height; nil where its summands change within the piece.
    package var heightSum: Int?
    /// Constraints of the structure that do not hold.
    package var failing: [Int]
    /// Drawings of the row, each from a width on.
    package var drawings: [Stretch]

    /// The size of a view that keeps its own, whatever size constraints give it: a switch.
    package struct OwnSize: Codable, Equatable, Sendable {
      package var item: Int
      /// In points; the page puts them in place of those of the rounded frame.
      package var width, height: Double

      package init(item: Int, width: Double, height: Double) {
        self.item = item
        (self.width, self.height) = (width, height)
      }
    }

    /// A drawing from a width on.
    package struct Stretch: Codable, Equatable, Sendable {
      /// The first width at which it is shown, in points; the next one ends it.
      package var from: Double
      package var drawing: Int

      package init(from: Double, drawing: Int) {
        self.from = from
        self.drawing = drawing
      }
    }

    package init(
      from: Double, to: Double, height: Int, cell: Int, structure: Int, rects: [Int],
      ownSizes: [OwnSize], details: [Int], sums: [FrameSums], heightSum: Int?, failing: [Int],
      drawings: [Stretch]
    ) {
      (self.from, self.to) = (from, to)
      self.height = height
      self.cell = cell
      self.structure = structure
      self.rects = rects
      self.ownSizes = ownSizes
      self.details = details
      self.sums = sums
      self.heightSum = heightSum
      self.failing = failing
      self.drawings = drawings
    }
  }

  /// Something that is wrong over a range of widths.
  package struct Finding: Codable, Equatable, Sendable {
    /// The id of the lint rule; `error`, `warning` or `note`, by which the page colours it.
    package var rule, severity: String
    /// The view's name and its fault, without numbers.
    package var subject, statement: String
    /// The fault at the worst width, with numbers, and a remedy.
    package var message: String
    /// The index of the view; nil where it is none of the row's.
    package var item: Int?
    /// The first and the last width at which it holds, and the worst.
    package var from, to, worst: Double
    /// The line in the file, from 1.
    package var line: Int
    /// Whether no rule finds it, since the view's priorities allow it; nil for no.
    package var isAllowed: Bool?

    package init(
      rule: String, severity: String, subject: String, statement: String, message: String,
      item: Int?, from: Double, to: Double, worst: Double, line: Int, isAllowed: Bool? = nil
    ) {
      (self.rule, self.severity) = (rule, severity)
      (self.subject, self.statement) = (subject, statement)
      self.message = message
      self.item = item
      (self.from, self.to, self.worst) = (from, to, worst)
      self.line = line
      self.isAllowed = isAllowed
    }
  }
}

// MARK: - What is shared

extension InspectorModel {
  /// The views and constraints of a row, which hardly change with the width.
  package struct Structure: Codable, Hashable, Sendable {
    /// The views, superviews first, then the guides.
    package var items: [Item]
    /// In the order of the layout engine; a piece's `failing` are indices of these.
    package var constraints: [Constraint]

    package init(items: [Item], constraints: [Constraint]) {
      self.items = items
      self.constraints = constraints
    }
  }

  /// A view or a guide.
  package struct Item: Codable, Hashable, Sendable {
    /// The name by which outlines and constraints call it.
    package var id: String
    /// Nil for a guide.
    package var className: String?
    /// The index of the superview or owner; nil for the content view.
    package var parent: Int?
    /// The line in the file, where one declares it.
    package var line: Int?
    /// The work of a stack view, its settings first; nil for any other view.
    package var stack: String?

    package init(id: String, className: String?, parent: Int?, line: Int?, stack: String? = nil) {
      self.id = id
      self.className = className
      self.parent = parent
      self.line = line
      self.stack = stack
    }
  }

  /// `first relation multiplier × second + constant`.
  package struct Constraint: Codable, Hashable, Sendable {
    /// As `plumb frames` names it.
    package var id: String
    package var equation: String?
    /// The side before the relation.
    package var first: Side
    /// The side after it; nil for a constraint with a constant.
    package var second: Side?
    /// `==`, `<=` or `>=`.
    package var relation: String
    /// A factor, points, and a priority up to 1000.
    package var multiplier, constant, priority: Double
    package var isOfStack: Bool
    /// The line in the file, where one declares it.
    package var line: Int?

    package init(
      id: String, equation: String?, first: Side, second: Side?, relation: String,
      multiplier: Double, constant: Double, priority: Double, isOfStack: Bool, line: Int?
    ) {
      self.id = id
      self.equation = equation
      (self.first, self.second) = (first, second)
      self.relation = relation
      (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
      self.isOfStack = isOfStack
      self.line = line
    }

    /// An attribute of an item; no item where the row has none of that name.
    package struct Side: Codable, Hashable, Sendable {
      /// The index of the view or guide.
      package var item: Int?
      /// `leading`, `centerX`: the page finds the line of the item's alignment rectangle by it.
      package var attribute: String

      package init(item: Int?, attribute: String) {
        self.item = item
        self.attribute = attribute
      }
    }
  }

  /// Facts about a view beside its frame.
  package struct Details: Codable, Hashable, Sendable {
    /// Whether it is hidden by itself; the page asks the views around it as well.
    package var isHidden: Bool
    /// Whether a label shows less than its text; nil for no.
    package var isCut: Bool?
    /// Lines of text, where there are several.
    package var lines: Int?
    /// Dimensions that constraints leave open, with the least and the greatest value: lines.
    package var ranges: [Range]
    /// Nil for a view whose content asks for nothing.
    package var content: LayoutTree.ContentSize?
    package var margins, alignment: LayoutTree.Insets
    /// Nil for a view without lines of text.
    package var baselines: LayoutTree.Baselines?

    package init(
      isHidden: Bool, lines: Int?, ranges: [Range], content: LayoutTree.ContentSize?,
      margins: LayoutTree.Insets, alignment: LayoutTree.Insets, baselines: LayoutTree.Baselines?
    ) {
      self.isHidden = isHidden
      self.lines = lines
      self.ranges = ranges
      self.content = content
      (self.margins, self.alignment) = (margins, alignment)
      self.baselines = baselines
    }

    /// The values that constraints leave open for a dimension.
    package struct Range: Codable, Hashable, Sendable {
      /// `x`, `y`, `width` or `height`.
      package var dimension: String
      /// Indices of lines; nil for no limit.
      package var least, greatest: Int?

      package init(dimension: String, least: Int?, greatest: Int?) {
        self.dimension = dimension
        (self.least, self.greatest) = (least, greatest)
      }
    }
  }

  /// Where a length of a sum comes from.
  package struct Part: Codable, Hashable, Sendable {
    /// As in the JSON of `plumb why`: `constraint`, `content`, `table`.
    package var kind: String
    /// In words; the equation of a constraint that somebody wrote.
    package var text: String
    /// The name of the constraint; nil for what is none.
    package var constraint: String?
    /// Up to 1000, which stands also for what is no constraint.
    package var priority: Double

    package init(kind: String, text: String, constraint: String?, priority: Double) {
      self.kind = kind
      self.text = text
      self.constraint = constraint
      self.priority = priority
    }
  }

  /// A summand: `[part, factor, line]`.
  package struct Term: Codable, Hashable, Sendable {
    /// The index of where it comes from.
    package var part: Int
    /// The factor of the length in the sum.
    package var factor: Double
    package var length: Int

    package init(part: Int, factor: Double, length: Int) {
      self.part = part
      self.factor = factor
      self.length = length
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      part = try values.decode(Int.self)
      factor = try values.decode(Double.self)
      length = try values.decode(Int.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(part)
      try values.encode(factor)
      try values.encode(length)
    }
  }
}
