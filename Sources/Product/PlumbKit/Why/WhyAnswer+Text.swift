import LayoutTree

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
  public var text: String { text(listing: .few) }

  /// Which alignments that add no length are listed.
  public enum AlignmentList: Sendable {
    /// Up to three; more are only counted.
    case few
    /// However many there are.
    case all
  }

  /// The answer with its alignments listed as the caller wants.
  public func text(listing alignments: AlignmentList) -> String {
    let cell = cellWidth.map { " (cell \(readable(rounded($0))) pt)" } ?? ""
    let remarks = (variant?.remarks ?? []).map { ", " + $0 }.joined()
    let head = "\(title) at \(readable(width)) pt\(cell)\(remarks): \(question.text)"
    return
      (["\(head) = \(readable(rounded(value)))"] + sumLines + (factors ?? []).map { "  " + $0 }
      + wayLines(alignments) + (limits ?? []).map { "  " + $0 } + rangeLines
      + (ties ?? []).map { "  " + $0 } + lineLines + (outside ?? []).map { "  but " + $0 }
      + (warnings ?? []).map { "  warning: " + $0 } + mendingLines + changeLines)
      .joined(separator: "\n")
  }

  private var title: String {
    switch subject {
    case .row(let path, let cell): RowName(path: path, cell: cell).text
    case .scene(let name): name
    }
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

  private func wayLines(_ list: AlignmentList) -> [String] {
    let alignments = parts.filter { rounded($0.length) == 0 && !isGiven }
    guard !alignments.isEmpty else { return [] }
    // Where nothing adds a length these are the whole answer.
    let isAnswer = alignments.count == parts.count
    guard list == .all || isAnswer || alignments.count <= Self.mostAlignments else {
      return ["  by way of \(alignments.count) constraints that add nothing (--all lists them)"]
    }
    return ["  by way of"] + alignments.map { "    " + description(of: $0) }
  }

  private func amount(of part: Part) -> String {
    let length = readable(abs(rounded(part.length)))
    let factor = abs(part.factor)
    return rounded(factor) == 1 || part.length == 0
      ? length : "\(readableFactor(factor)) × \(length)"
  }

  private func description(of part: Part) -> String {
    guard case .constraint(let constraint) = part.source else { return part.prefix + part.name }
    if let text = constraint.text { return text }
    let name = constraint.equation.map { "\($0)  (\(constraint.id))" } ?? constraint.id
    // An equation says its priority itself.
    let priority = name.contains(" @") ? "" : EquationText.prioritySuffix(constraint.priority)
    return part.prefix + name + priority
  }

  private var rangeLines: [String] {
    ranges.map { range in
      let ends = [range.least, range.greatest].map { $0.map { readable(rounded($0)) } ?? "any" }
      return "  \(range.dimension.rawValue) is not determined: the constraints allow"
        + " \(ends[0]) … \(ends[1])"
    }
  }

  /// The repair that ends the conflicts of the row: until then the value is that of a broken row.
  private var mendingLines: [String] {
    guard let mending else { return [] }
    let (few, more) = (mending.changes.count == 1, mending.conflicts)
    let remains =
      more == 0
      ? "nothing conflicts" : "\(counted(more, "conflict")) \(agreeing(more, "is", "are")) left"
    return ["  to mend that first:\(few ? " \(mending.changes[0])" : "")"]
      + (few ? [] : mending.changes.map { "    - \($0)" })
      + [
        "    laid out with \(few ? "it" : "them"): \(remains), and \(question.text) is"
          + " \(readable(rounded(mending.value)))"
      ]
  }

  private var changeLines: [String] {
    guard let change else { return [] }
    let difference = rounded(change.difference)
    let sum = change.sum.map { "\($0) = " } ?? ""
    return [
      "  to change it\(mending == nil ? "" : " after that"), for example: \(change.change)",
      "    laid out with \(mending == nil ? "it" : "that too"): \(question.text) is"
        + " \(readable(rounded(change.value)))"
        + " (\(sum)\(difference < 0 ? "-" : "+") \(readable(abs(difference))))",
    ] + (change.reason.map { ["    \($0)"] } ?? [])
  }

  private var lineLines: [String] {
    parts.compactMap { part in
      guard case .constraint(let constraint) = part.source,
        case .content(let view, let line?) = constraint.maker
      else { return nil }
      let change = "\(line < 0 ? "-" : "+") \(readable(abs(rounded(line))))"
      return "  one more line in \(view): \(change)"
    }
  }

  private func rounded(_ value: Double) -> Double { value.rounded(decimals: Decimals.stored) }
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

  /// The name: the id of a constraint, else words.
  var name: String {
    switch source {
    case .constraint(let constraint): constraint.id
    case .givenFrame: "the frame it was given"
    case .givenHeight(let decision): decision
    case .alignment(let view, let switchSize):
      "alignment insets of \(view)" + (switchSize.map { ": its frame is \($0)" } ?? "")
    case .switchSize(let size): "a switch is always \(size), whatever its constraints ask for"
    case .separator: "separator"
    case .rounding(let scale): Self.rounding(scale)
    }
  }

  /// `to half points (2x)`.
  private static func rounding(_ scale: Double) -> String {
    let unit =
      switch scale {
      case 1: "whole points"
      case 2: "half points"
      case 3: "thirds of a point"
      default: "pixels"
      }
    return "to \(unit) (\(readable(scale))x)"
  }
}
