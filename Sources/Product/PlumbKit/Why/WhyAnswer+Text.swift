import Foundation
import LayoutTree

extension WhyAnswer {
  /// The answer as a sum, a summand a line; then what carries it without adding a length, what is
  /// left open, and what would change it.
  ///
  /// ```
  /// row 0.1 at 320 pt: contentView.height = 87.5
  ///     11      title.top == contentView.topMargin
  ///   + 20.5    content: title.height >= 20.5 @750
  ///   …
  ///   = 87.5
  ///   by way of
  ///     body.leading == title.leading
  ///   one more line in body: + 20.3
  /// ```
  public var text: String {
    (["row \(row) at \(readable(width)) pt: \(subject) = \(readable(rounded(value)))"] + sumLines
      + wayLines + rangeLines + (ties ?? []).map { "  " + $0 }
      + changeLines + (outside ?? []).map { "  but " + $0 }).joined(separator: "\n")
  }

  private var sumLines: [String] {
    var table = TextTable([.left, .right, .left])
    let summands = parts.filter { rounded($0.length) != 0 || isGiven }
    for (index, part) in summands.enumerated() {
      let sign = part.value < 0 ? "-" : index == 0 ? "" : "+"
      table.append([sign, amount(of: part), description(of: part)])
    }
    table.append(["=", readable(rounded(value)), ""])
    return table.lines(indentation: "  ")
  }

  private var wayLines: [String] {
    let alignments = parts.filter { rounded($0.length) == 0 && !isGiven }
    return alignments.isEmpty
      ? [] : ["  by way of"] + alignments.map { "    " + description(of: $0) }
  }

  private func amount(of part: Part) -> String {
    let length = readable(abs(rounded(part.length)))
    let factor = abs(rounded(part.factor))
    return factor == 1 || part.length == 0 ? length : "\(readable(factor)) × \(length)"
  }

  private func description(of part: Part) -> String {
    // An equation says its priority itself.
    let priority = part.priority < 1000 ? " @\(readable(part.priority))" : ""
    let name = part.equation.map { "\($0)  (\(part.constraint))" } ?? part.constraint
    return part.prefix + name + (name.contains(" @") ? "" : priority)
  }

  private var rangeLines: [String] {
    ranges.map { range in
      let ends = [range.least, range.greatest].map { $0.map { readable(rounded($0)) } ?? "any" }
      return "  \(range.dimension) is not determined: the constraints allow \(ends[0]) … \(ends[1])"
    }
  }

  private var changeLines: [String] {
    parts.compactMap { part in
      part.line.map {
        "  one more line in \(part.constraint): \($0 < 0 ? "-" : "+") \(readable(abs(rounded($0))))"
      }
    }
  }

  private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

extension WhyAnswer.Part {
  /// Whose constraint it is, where nobody wrote it.
  fileprivate var prefix: String {
    switch kind {
    case .constraint, .separator, .alignment: ""
    case .content: "content: "
    case .frame: "frame: "
    case .table: "table: "
    case .stackView: "stack view: "
    case .rounding: "rounding: "
    }
  }
}

extension WhyAnswer {
  /// The answer for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map(Array.init) ?? []) + [0x0A]
  }
}
