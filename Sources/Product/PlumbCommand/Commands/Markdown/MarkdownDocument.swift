import Foundation

/// A text in Markdown, and the blocks in it that draw pictures: code called `plumb`, which readers
/// see, or a comment that begins with that word, which they do not.
struct MarkdownDocument {
  struct Block {
    /// From the line that opens it to the one that closes it, counted from 0.
    let lines: Range<Int>
    /// Whether there is a line that closes it.
    let isClosed: Bool
    /// The lines below that show its pictures, with the mark behind them; empty where there are none.
    let shown: Range<Int>

    var content: Range<Int> { lines.lowerBound + 1..<lines.upperBound - (isClosed ? 1 : 0) }
  }

  /// Without line feeds, with carriage returns.
  let lines: [String]
  let blocks: [Block]

  /// Stands behind the lines that show pictures.
  static let end = "<!-- /plumb -->"

  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    var blocks: [Block] = []
    var index = 0
    while index < lines.count {
      guard let opening = Opening(lines, index) else {
        index += 1
        continue
      }
      let close = lines[(index + 1)...].firstIndex(where: opening.isClosed)
      let block = index..<min(lines.count, (close ?? lines.count) + 1)
      if opening.draws {
        blocks.append(
          Block(lines: block, isClosed: close != nil, shown: Self.shown(lines, block.upperBound)))
      }
      index = block.upperBound
    }
    self.blocks = blocks
  }

  private static func shown(_ lines: [String], _ start: Int) -> Range<Int> {
    let end = lines[start...].firstIndex { line in
      let line = line.trimmed
      return !(line.isEmpty || line.hasPrefix("![") || line.hasPrefix("<img "))
    }
    guard let end, lines[end].trimmed == Self.end else { return start..<start }
    return start..<end + 1
  }
}

extension MarkdownDocument {
  /// The text with lines that show the pictures of each block, nil for none; below the blocks, or in
  /// place of them.
  func showing(_ pictures: [[String]?], inPlace: Bool) -> String {
    var result: [String] = []
    var next = 0
    for (block, pictures) in zip(blocks, pictures) {
      let opening = lines[block.lines.lowerBound]
      let ending = opening.hasSuffix("\r") ? "\r" : ""
      let indentation = opening.prefix { $0 == " " }
      let wanted = (pictures ?? []).map { indentation + $0 }
      result += lines[next..<(inPlace ? block.lines.lowerBound : block.lines.upperBound)]
      if inPlace {
        result += ([""] + wanted + [""]).map { $0 + ending }
      } else if let pictures {
        // Formatters put empty lines between them.
        let shown = lines[block.shown]
        let kept = shown.map(\.trimmed).filter { !$0.isEmpty && $0 != Self.end }
        if !shown.isEmpty, kept == pictures {
          result += shown
        } else {
          // Of the last line of a file, which ends by itself.
          let isLast = block.shown.upperBound == lines.count
          if isLast, let last = result.popLast() { result.append(last.trimmed(ending) + ending) }
          result += wanted.map { $0 + ending } + [indentation + Self.end + (isLast ? "" : ending)]
        }
      }
      next = block.shown.upperBound
    }
    return (result + lines[next...]).joined(separator: "\n")
  }
}

/// A line that opens code or a comment (CommonMark 0.31, 4.5 and 4.6).
private struct Opening {
  /// Whether it is called `plumb`.
  let draws: Bool
  /// Backticks or tildes; empty for a comment.
  private let fence: Substring

  private static let comment = "<!--"
  /// Deeper is code by itself, outside of lists and the like.
  private static let indentation = 4

  init?(_ lines: [String], _ index: Int) {
    let line = lines[index]
    let body = line.trimmed[...]
    if body.hasPrefix(Self.comment) {
      guard !body.contains("-->") else { return nil }
      fence = ""
      draws = String(body.dropFirst(Self.comment.count)).trimmed == "plumb"
    } else {
      guard let first = body.first, first == "`" || first == "~" else { return nil }
      fence = body.prefix { $0 == first }
      let info = body.dropFirst(fence.count)
      guard fence.count >= 3, first == "~" || !info.contains("`") else { return nil }
      draws = info.split(whereSeparator: { " \t{,".contains($0) }).first == "plumb"
    }
    if line.indentation >= Self.indentation, !Self.isNested(lines, index) { return nil }
  }

  func isClosed(by line: String) -> Bool {
    guard let mark = fence.first else { return line.contains("-->") }
    let line = line.trimmed
    return line.count >= fence.count && line.allSatisfy { $0 == mark }
  }

  /// Whether a line is in a list, an admonition or a tab: what it is indented below opens one.
  private static func isNested(_ lines: [String], _ index: Int) -> Bool {
    let depth = lines[index].indentation
    let outer = lines[..<index].last { !$0.trimmed.isEmpty && $0.indentation < depth }
    guard let first = outer?.trimmed.split(separator: " ").first else { return false }
    let isNumber = first.dropLast().allSatisfy(\.isNumber) && ".)".contains(first.last ?? " ")
    return ["-", "*", "+", "!!!", "???", "???+", "==="].contains(first)
      || first.count > 1 && isNumber
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Without what it may end with.
  fileprivate func trimmed(_ ending: String) -> String {
    ending.isEmpty || !hasSuffix(ending) ? self : String(unicodeScalars.dropLast())
  }

  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
