import Foundation
import LayoutTree
import Numbers

extension WhyAnswer {
  /// The answer as a sum, a summand a line; then what carries it without adding a length, what is
  /// left open, and what would change it.
  ///
  /// ```
  /// row 0.1 at 320 pt: contentView.height = 87.5
  ///     11      title.top == contentView.topMargin
  ///   + 20.5    title's text, 1 line: 20.5
  ///   …
  ///   = 87.5
  ///   by way of
  ///     body.leading == title.leading
  ///   one more line in body: + 20.3
  /// ```
  public var text: String { text(listsAll: false) }

  /// - Parameter listsAll: whether alignments that add nothing are listed, however many.
  public func text(listsAll: Bool) -> String {
    let cell = cellWidth.map { " (cell \(readable(rounded($0))) pt)" } ?? ""
    let head = "\(title) at \(readable(width)) pt\(cell): \(subject)"
    return
      (["\(head) = \(readable(rounded(value)))"] + sumLines + wayLines(listsAll) + rangeLines
      + (ties ?? []).map { "  " + $0 }
      + changeLines + (outside ?? []).map { "  but " + $0 }).joined(separator: "\n")
  }

  private var title: String {
    if isStored == true { return row }
    return RowName(path: row, cell: cell).text
  }

  private var sumLines: [String] {
    var table = TextTable([.left, .right, .left])
    var summands = parts.filter { rounded($0.length) != 0 || isGiven }
    let centred = centre(of: summands)
    if let centred { summands.remove(at: centred.less) }
    for (index, part) in summands.enumerated() {
      if let centred, index == centred.place {
        let sign = centred.value < 0 ? "-" : index == 0 ? "" : "+"
        table.append([sign, readable(abs(rounded(centred.value))), centred.words])
      } else {
        let sign = part.value < 0 ? "-" : index == 0 ? "" : "+"
        table.append([sign, amount(of: part), description(of: part)])
      }
    }
    table.append(["=", readable(rounded(value)), ""])
    return table.lines(indentation: "  ")
  }

  private typealias Centre = (place: Int, less: Int, value: Double, words: String)

  /// Half of one length less half of another, which is how something centred adds up. Where more
  /// lengths count by half, nobody would see that in them.
  private func centre(of summands: [Part]) -> Centre? {
    let halves = summands.indices.filter { abs(rounded(summands[$0].factor)) == 0.5 }
    guard halves.count == 2, let more = halves.first(where: { summands[$0].value > 0 }),
      let less = halves.first(where: { summands[$0].value < 0 })
    else { return nil }
    let lengths = [more, less].map { readable(abs(rounded(summands[$0].length))) }
    let words = "centred: half of \(lengths[0]) less half of \(lengths[1])"
    let sources = [more, less].map { description(of: summands[$0]) }.joined(separator: "; ")
    return (
      more - (less < more ? 1 : 0), less, summands[more].value + summands[less].value,
      "\(words) (\(sources))"
    )
  }

  /// Alignments that are listed unless all are asked for.
  private static let mostAlignments = 3

  private func wayLines(_ listsAll: Bool) -> [String] {
    let alignments = parts.filter { rounded($0.length) == 0 && !isGiven }
    guard !alignments.isEmpty else { return [] }
    // Where nothing adds a length these are the whole answer.
    let isAnswer = alignments.count == parts.count
    guard listsAll || isAnswer || alignments.count <= Self.mostAlignments else {
      return ["  by way of \(alignments.count) constraints that add nothing (--all lists them)"]
    }
    return ["  by way of"] + alignments.map { "    " + description(of: $0) }
  }

  private func amount(of part: Part) -> String {
    let length = readable(abs(rounded(part.length)))
    let factor = abs(rounded(part.factor))
    return factor == 1 || part.length == 0 ? length : "\(readable(factor)) × \(length)"
  }

  private func description(of part: Part) -> String {
    if let text = part.text { return text }
    // An equation says its priority itself.
    let priority = EquationText.prioritySuffix(part.priority)
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
        let change = "\($0 < 0 ? "-" : "+") \(readable(abs(rounded($0))))"
        return "  one more line in \(part.view ?? part.constraint): \(change)"
      }
    }
  }

  private func rounded(_ value: Double) -> Double { value.rounded(decimals: 6) }
}

extension WhyAnswer.Part {
  /// Whose constraint it is, where nobody wrote it.
  fileprivate var prefix: String {
    switch kind {
    case .constraint, .separator, .alignment, .stored, .fixedSize: ""
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
