import Numbers

/// Reads a visual format string, one method for each production of the grammar.
///
///     visualFormat  := [("H"|"V") ":"] ["|" connection] view (connection view)* [connection "|"]
///     view          := "[" name ["(" predicate ("," predicate)* ")"] "]"
///     connection    := "" | "-" | "-" predicateList "-"
///     predicateList := simple | "(" predicate ("," predicate)* ")"
///     simple        := metricName | positiveNumber
///     predicate     := ["=="|"<="|">="] (constant | viewName) ["@" priority]
///     priority      := metricName | number ;  constant := metricName | number
///
/// One pass from left to right, no recursion: time and memory linear in the length.
struct VisualFormatParser {
  private var scanner: VisualFormatScanner

  private init(_ text: String) {
    scanner = VisualFormatScanner(text)
  }

  /// Parses the whole string; anything after the format is an error.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    guard !text.isEmpty else { throw parser.scanner.error(.empty) }
    return try parser.visualFormat()
  }

  private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
    let orientation = try orientation()
    let opening = try opening()
    let first = try view()
    var rest: [VisualFormat.Link] = []
    var closing: VisualFormat.Connection?
    while closing == nil, !scanner.isAtEnd {
      let connection = try connection()
      if let edge = edge() {
        closing = connection.reachingEdge(at: edge)
      } else {
        guard connection.distance != .flush || scanner.isAt("[") else {
          throw scanner.error(.expectedEnd)
        }
        rest.append(VisualFormat.Link(connection: connection, view: try view()))
      }
    }
    guard scanner.isAtEnd else { throw scanner.error(.expectedEnd) }
    return VisualFormat(
      text: scanner.text, orientation: orientation, opening: opening, first: first, rest: rest,
      closing: closing)
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
    let orientation: VisualFormat.Orientation
    if scanner.skip("H") {
      orientation = .horizontal
    } else if scanner.skip("V") {
      orientation = .vertical
    } else {
      return .horizontal
    }
    guard scanner.skip(":") else {
      throw scanner.error(.expectedColon(after: orientation))
    }
    return orientation
  }

  private mutating func opening() throws(VisualFormatError) -> VisualFormat.Connection? {
    guard let edge = edge() else { return nil }
    return try connection().reachingEdge(at: edge)
  }

  /// Reads a `|`; returns its position.
  private mutating func edge() -> Int? {
    let offset = scanner.offset
    return scanner.skip("|") ? offset : nil
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.ViewElement {
    guard scanner.skip("[") else { throw scanner.error(.expectedView) }
    guard let name = scanner.name() else { throw scanner.error(.expectedViewName) }
    let size = scanner.isAt("(") ? try parenthesizedPredicates() : []
    guard scanner.skip("]") else { throw scanner.error(.expectedClosingBracket) }
    return VisualFormat.ViewElement(name: name, size: size)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    let offset = scanner.offset
    return VisualFormat.Connection(distance: try distance(), offset: offset, edgeOffset: nil)
  }

  private mutating func distance() throws(VisualFormatError) -> VisualFormat.Distance {
    guard scanner.skip("-") else { return .flush }
    if scanner.isAt("[") || scanner.isAt("|") { return .standard }
    let predicates =
      scanner.isAt("(") ? try parenthesizedPredicates() : [try simplePredicate()]
    guard scanner.skip("-") else { throw scanner.error(.expectedHyphen) }
    return .predicates(predicates)
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    guard !scanner.isAt("-") else { throw scanner.error(.negativeSpacing) }
    return VisualFormat.Predicate(
      relation: .equal, object: try value(else: .expectedValue), priority: nil)
  }

  private mutating func parenthesizedPredicates()
    throws(VisualFormatError) -> [VisualFormat.Predicate]
  {
    var predicates: [VisualFormat.Predicate] = []
    _ = scanner.skip("(")
    repeat {
      predicates.append(try predicate())
    } while scanner.skip(",")
    guard scanner.skip(")") else { throw scanner.error(.expectedClosingParenthesis) }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try value(else: .expectedValue)
    let priority = scanner.skip("@") ? try value(else: .expectedPriority) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> VisualFormat.Relation {
    if scanner.skip("==") { return .equal }
    if scanner.skip("<=") { return .lessThanOrEqual }
    if scanner.skip(">=") { return .greaterThanOrEqual }
    guard !scanner.isAt("="), !scanner.isAt("<"), !scanner.isAt(">") else {
      throw scanner.error(.unknownRelation)
    }
    return .equal
  }

  private mutating func value(
    else problem: VisualFormatError.Problem
  ) throws(VisualFormatError) -> VisualFormat.Value {
    let offset = scanner.offset
    if let name = scanner.name() { return .name(name) }
    guard let number = scanner.number() else { throw scanner.error(problem) }
    guard number.isFinite else { throw scanner.error(.numberOutOfRange, at: offset) }
    return .number(number, offset: offset)
  }
}

extension VisualFormat {
  /// Parses a visual format string. Throws the first violation of the grammar, with its position.
  package init(parsing text: String) throws(VisualFormatError) {
    self = try VisualFormatParser.parse(text)
  }
}

extension VisualFormat.Connection {
  /// The same connection to a superview's edge.
  fileprivate func reachingEdge(at edgeOffset: Int) -> VisualFormat.Connection {
    VisualFormat.Connection(distance: distance, offset: offset, edgeOffset: edgeOffset)
  }
}
