import Cassowary

/// A sum in one line: `2 × 10 + 34 = 54`.
package enum ArithmeticText {
  /// The left side of the sum and its value; the value alone where there is nothing to add.
  package static func sum(_ arithmetic: ConflictArithmetic) -> String {
    let value = readable(arithmetic.implied)
    guard arithmetic.parts.count > 1 || arithmetic.parts.contains(where: { $0.factor != 1 }) else {
      return value
    }
    let terms = merged(arithmetic.parts)
    let shown = terms.count > longest ? Array(terms.prefix(longest - 1)) : terms
    var text = ""
    for term in shown {
      let isNegative = term.length < 0
      if text.isEmpty { text = isNegative ? "-" : "" } else { text += isNegative ? " - " : " + " }
      if !Tolerance.sameFactor(term.factor, 1) { text += "\(readableFactor(term.factor)) × " }
      text += readable(abs(term.length))
    }
    let left = terms.count - shown.count
    return "\(text)\(left > 0 ? " + … (\(left) more)" : "") = \(value)"
  }

  /// Summands that are written out.
  private static let longest = 12

  /// Where there are many, equal lengths are counted instead of repeated.
  private static func merged(
    _ parts: [ConflictArithmetic.Part]
  ) -> [(factor: Double, length: Double)] {
    let terms = parts.map { (factor: $0.factor, length: $0.length) }
    guard terms.count > longest else { return terms }
    var merged: [(factor: Double, length: Double)] = []
    var places: [Double: Int] = [:]
    for term in terms {
      if let place = places[term.length] {
        merged[place].factor += term.factor
      } else {
        places[term.length] = merged.count
        merged.append(term)
      }
    }
    return merged
  }

  /// How the others bound the target: "is", "is at least", "is at most".
  package static func verb(_ relation: Relation) -> String {
    switch relation {
    case .equal: "make it"
    case .greaterThanOrEqual: "make it at least"
    case .lessThanOrEqual: "make it at most"
    }
  }
}

/// Breaks sentences into lines for a terminal.
enum TextWrapping {
  private static let width = 96

  /// Lines of at most 96 characters where words allow, each indented.
  static func lines(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    lines.append(line)
    return lines
  }
}
