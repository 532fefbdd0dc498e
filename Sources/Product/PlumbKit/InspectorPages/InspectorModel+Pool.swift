// What a page keeps once: positions, texts and drawings that rows and widths share.

extension InspectorModel {
  /// Values that rows and widths share, each once.
  struct Pool: Encodable, Equatable, Sendable {
    /// Lengths, in points.
    var lines: [Line] = []
    /// Rectangles of cells, views and guides, each of four `lines`.
    var rects: [Rect] = []
    /// Views and constraints of rows, by which the page builds its outline.
    var structures: [Structure] = []
    /// Facts that the panel shows about a view beside its frame.
    var details: [Details] = []
    /// Where summands come from.
    var parts: [Part] = []
    /// Summands of a number of a frame, or of a row's height; the page adds up their lengths.
    var sums: [[Term]] = []
    /// Nodes from the bottom up.
    var drawings: [[DrawingNode]] = []
    /// Text on a line in one colour.
    var runs: [Run] = []
    /// Glyphs without a gap between them, of which runs are made.
    var words: [Word] = []
    /// Outlines of glyphs: the first point, `x y `, and then SVG path data with relative commands, so
    /// that the page moves an outline by two numbers. Empty where nothing is drawn.
    var outlines: [String] = []
    /// `data:` addresses of pictures.
    var images: [String] = []
  }

  // Most numbers of a page are in the following; they are written as arrays, without names.

  /// A length at every width: `constant + slope × width`. Written as `[constant, slope]`, or
  /// `[constant]` for what does not depend on the width.
  struct Line: Encodable, Hashable, Sendable {
    /// Points at a width of 0, and points for each point of width.
    var constant, slope: Double

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(constant)
      if slope != 0 { try values.encode(slope) }
    }
  }

  /// The lines of a rectangle's edges and lengths. Written as `[x, y, width, height]`.
  struct Rect: Encodable, Hashable, Sendable {
    /// Indices of lines; the origin is in the superview, or in the owner of a guide.
    var x, y, width, height: Int

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for line in [x, y, width, height] { try values.encode(line) }
    }
  }

  /// The sums of a frame, `[x, y, width, height]`; null where summands change within the piece.
  struct FrameSums: Encodable, Hashable, Sendable {
    var x, y, width, height: Int?

    /// In the order in which they are written.
    var all: [Int?] { [x, y, width, height] }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for sum in all { try values.encode(sum) }
    }
  }

  /// Words on a line with their first glyphs' positions, in points: `[word, x, word, x …]`.
  struct Run: Encodable, Hashable, Sendable {
    /// A word and its place.
    struct Entry: Hashable, Sendable {
      var word: Int
      /// From the origin of the run, in points with two decimals.
      var x: Double
    }

    /// In visual order.
    var entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for entry in entries {
        try values.encode(entry.word)
        try values.encode(entry.x)
      }
    }
  }

  /// Glyphs, seen from the first one's origin, in points. Written as `[outline, x, y, outline …]`.
  struct Word: Encodable, Hashable, Sendable {
    /// An outline and its place.
    struct Glyph: Hashable, Sendable {
      var outline: Int
      /// From the origin of the word's first glyph, in points with two decimals.
      var x, y: Double
    }

    /// In visual order; the first is at x 0.
    var glyphs: [Glyph]

    init(_ glyphs: [Glyph]) { self.glyphs = glyphs }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for glyph in glyphs {
        try values.encode(glyph.outline)
        try values.encode(glyph.x)
        try values.encode(glyph.y)
      }
    }
  }
}

// MARK: - What follows from details

extension InspectorModel {
  /// Adds a note for each label that shows less than its text over a range of widths, where no
  /// finding says so: it gives way by its priority. Then says of each case which texts are whole.
  mutating func addNotes() {
    for source in sources.indices {
      for index in sources[source].cases.indices {
        var shown = sources[source].cases[index]
        for row in shown.rows.indices {
          shown.rows[row].findings += cutNotes(of: shown.rows[row])
        }
        shown.summary = summary(of: shown, in: sources[source])
        sources[source].cases[index] = shown
      }
    }
  }

  private static let cutRule = "truncated-text"

  private func cutNotes(of row: Row) -> [Finding] {
    let rule = Self.cutRule
    let found = row.findings.filter { $0.rule == rule }
    var notes: [Finding] = []
    for item in row.texts.map(\.item) {
      var goesOn = false
      for piece in row.pieces {
        let isCut =
          piece.details.indices.contains(item) && pool.details[piece.details[item]].isCut == true
        let isFound = found.contains {
          $0.item == item && $0.from <= piece.from && piece.to <= $0.to
        }
        if isCut, !isFound, goesOn {
          notes[notes.count - 1].to = piece.to
        } else if isCut, !isFound {
          let view = pool.structures[piece.structure].items[item]
          notes.append(
            Finding(
              rule: rule, severity: "note", subject: view.id, statement: "is truncated",
              message: "The text is truncated here, and its priorities allow it", item: item,
              from: piece.from, to: piece.to, worst: piece.from, line: view.line ?? 1,
              isAllowed: true))
        }
        goesOn = isCut && !isFound
      }
    }
    return notes
  }

  private func summary(of shown: Case, in source: Source) -> String? {
    let texts = shown.rows.flatMap(\.texts)
    guard texts.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return nil }
    let isAnyCut = shown.rows.contains { $0.findings.contains { $0.rule == Self.cutRule } }
    let findings = shown.findingCount == 1 ? "this finding" : "these findings"
    let subject = isAnyCut ? "Every text but those of \(findings)" : "Every text"
    let widths = "from \(readable(source.from)) to \(readable(source.to)) pt"
    let steps = shown.rows.flatMap(marginSteps).uniqued().prefix(3)
    let margins = steps.isEmpty ? "" : " Margins go \(steps.joined(separator: " and "))."
    return "\(subject) is shown whole \(widths).\(margins)"
  }

  /// The widths at which the margins of a row's content view change, as they do on a phone: what
  /// was cut below may be cut again from there on.
  private func marginSteps(of row: Row) -> [String] {
    zip(row.pieces, row.pieces.dropFirst()).compactMap { before, piece in
      guard let old = before.details.first, let new = piece.details.first else { return nil }
      let (least, most) = (pool.details[old].margins.left, pool.details[new].margins.left)
      guard least != most else { return nil }
      return "from \(readable(least)) to \(readable(most)) pt at \(readable(piece.from))"
    }
  }
}

extension InspectorModel.Case {
  /// Findings that the page lists: the same one over several ranges of widths is one.
  var findingCount: Int {
    let keys = rows.flatMap { row in
      row.findings.map { [row.id, $0.rule, $0.subject, $0.statement] }
    }
    return Set(keys).count
  }
}
