// What a page keeps once: positions, texts and drawings that rows and widths share.

import CollectionAlgorithms
import Numbers

extension InspectorModel {
  /// Values that rows and widths share, each once.
  package struct Pool: Codable, Equatable, Sendable {
    /// Lengths, in points.
    package var lines: [Line] = []
    /// Rectangles of cells, views and guides, each of four `lines`.
    package var rects: [Rect] = []
    /// Views and constraints of rows, by which the page builds its outline.
    package var structures: [Structure] = []
    /// Facts that the panel shows about a view beside its frame.
    package var details: [Details] = []
    /// Where summands come from.
    package var parts: [Part] = []
    /// Summands of a number of a frame, or of a row's height; the page adds up their lengths.
    package var sums: [[Term]] = []
    /// Nodes from the bottom up.
    package var drawings: [[DrawingNode]] = []
    /// Text on a line in one colour.
    package var runs: [Run] = []
    /// Glyphs without a gap between them, of which runs are made.
    package var words: [Word] = []
    /// Outlines of glyphs: the first point, `x y `, and then SVG path data with relative commands, so
    /// that the page moves an outline by two numbers. Empty where nothing is drawn.
    package var outlines: [String] = []
    /// `data:` addresses of pictures.
    package var images: [String] = []

    package init() {}
  }

  // Most numbers of a page are in the following; they are written as arrays, without names.

  /// A length at every width: `constant + slope × width`. Written as `[constant, slope]`, or
  /// `[constant]` for what does not depend on the width.
  package struct Line: Codable, Hashable, Sendable {
    /// Points at a width of 0, and points for each point of width.
    package var constant, slope: Double

    package init(constant: Double, slope: Double) {
      (self.constant, self.slope) = (constant, slope)
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      constant = try values.decode(Double.self)
      slope = values.isAtEnd ? 0 : try values.decode(Double.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(constant)
      if slope != 0 { try values.encode(slope) }
    }
  }

  /// The lines of a rectangle's edges and lengths. Written as `[x, y, width, height]`.
  package struct Rect: Codable, Hashable, Sendable {
    /// Indices of lines; the origin is in the superview, or in the owner of a guide.
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Int.self)
      y = try values.decode(Int.self)
      width = try values.decode(Int.self)
      height = try values.decode(Int.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for line in [x, y, width, height] { try values.encode(line) }
    }
  }

  /// The sums of a frame, `[x, y, width, height]`; null where summands change within the piece.
  package struct FrameSums: Codable, Hashable, Sendable {
    package var x, y, width, height: Int?

    package init(x: Int?, y: Int?, width: Int?, height: Int?) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// In the order in which they are written.
    package var all: [Int?] { [x, y, width, height] }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      x = try values.decode(Int?.self)
      y = try values.decode(Int?.self)
      width = try values.decode(Int?.self)
      height = try values.decode(Int?.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for sum in all { try values.encode(sum) }
    }
  }

  /// Words on a line with their first glyphs' positions, in points: `[word, x, word, x …]`.
  package struct Run: Codable, Hashable, Sendable {
    /// A word and its place.
    package struct Entry: Hashable, Sendable {
      var word: Int
      /// From the origin of the run, in points with two decimals.
      var x: Double
    }

    /// In visual order.
    package var entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      entries = []
      while !values.isAtEnd {
        let word = try values.decode(Int.self)
        entries.append(Entry(word: word, x: try values.decode(Double.self)))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for entry in entries {
        try values.encode(entry.word)
        try values.encode(entry.x)
      }
    }
  }

  /// Glyphs, seen from the first one's origin, in points. Written as `[outline, x, y, outline …]`.
  package struct Word: Codable, Hashable, Sendable {
    /// An outline and its place.
    package struct Glyph: Hashable, Sendable {
      var outline: Int
      /// From the origin of the word's first glyph, in points with two decimals.
      var x, y: Double
    }

    /// In visual order; the first is at x 0.
    package var glyphs: [Glyph]

    init(_ glyphs: [Glyph]) { self.glyphs = glyphs }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      glyphs = []
      while !values.isAtEnd {
        let outline = try values.decode(Int.self)
        let x = try values.decode(Double.self)
        glyphs.append(Glyph(outline: outline, x: x, y: try values.decode(Double.self)))
      }
    }

    package func encode(to encoder: any Encoder) throws {
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
  package mutating func addNotes() {
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
