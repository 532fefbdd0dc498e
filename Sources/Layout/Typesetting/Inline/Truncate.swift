/// A part of a line: text, or an ellipsis that replaces text.
enum LinePart: Equatable {
  case text(Range<Int>)
  /// Before the character at `offset`, in the font of the text beside it.
  case ellipsis(offset: Int, setting: Int)
}

/// Truncates a line to a width by whole clusters.
struct Truncator {
  let paragraph: ShapedParagraph
  /// The available width in points.
  let width: Double
  /// The ellipsis' width in a setting, in points.
  let ellipsisWidth: (Int) -> Double

  /// The parts of a line that keep as much text as fits beside the ellipsis, without the spaces
  /// next to it. The ellipsis stays even if it alone is too wide.
  func parts(of range: Range<Int>, _ truncation: Truncation) -> [LinePart] {
    switch truncation {
    case .tail: tail(range)
    case .head: head(range)
    case .middle: middle(range)
    }
  }

  private func tail(_ range: Range<Int>) -> [LinePart] {
    let first = setting(at: range.lowerBound)
    var kept = prefix(of: range, within: width - ellipsisWidth(first))
    let last = setting(at: max(kept.upperBound - 1, range.lowerBound))
    if last != first { kept = prefix(of: range, within: width - ellipsisWidth(last)) }
    kept = trimmingTrailingSpaces(kept)
    return parts(kept, .ellipsis(offset: kept.upperBound, setting: last))
  }

  private func head(_ range: Range<Int>) -> [LinePart] {
    let last = setting(at: range.upperBound - 1)
    let kept = trimmingLeadingSpaces(suffix(of: range, within: width - ellipsisWidth(last)))
    let ellipsis = LinePart.ellipsis(
      offset: range.lowerBound, setting: setting(at: min(kept.lowerBound, range.upperBound - 1)))
    return kept.isEmpty ? [ellipsis] : [ellipsis, .text(kept)]
  }

  private func middle(_ range: Range<Int>) -> [LinePart] {
    let room = width - ellipsisWidth(setting(at: range.lowerBound))
    let front = prefix(of: range, within: room / 2)
    let back = suffix(of: front.upperBound..<range.upperBound, within: room - width(of: front))
    let left = trimmingTrailingSpaces(front)
    let ellipsis = LinePart.ellipsis(
      offset: left.upperBound, setting: setting(at: max(left.upperBound - 1, range.lowerBound)))
    let right = trimmingLeadingSpaces(back)
    return parts(left, ellipsis) + (right.isEmpty ? [] : [.text(right)])
  }

  private func parts(_ text: Range<Int>, _ ellipsis: LinePart) -> [LinePart] {
    text.isEmpty ? [ellipsis] : [.text(text), ellipsis]
  }

  // MARK: Clusters

  private func prefix(of range: Range<Int>, within room: Double) -> Range<Int> {
    var end = range.lowerBound
    var used = 0.0
    while end < range.upperBound {
      let cluster = paragraph.cluster(at: end)
      used += cluster.advance
      if used > room + LineFiller.tolerance { break }
      end = min(cluster.end, range.upperBound)
    }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, within room: Double) -> Range<Int> {
    var start = range.lowerBound
    var used = width(of: range)
    while start < range.upperBound, used > room + LineFiller.tolerance {
      let cluster = paragraph.cluster(at: start)
      used -= cluster.advance
      start = min(cluster.end, range.upperBound)
    }
    return start..<range.upperBound
  }

  private func width(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + paragraph.shaped.advances[$1] }
  }

  private func setting(at offset: Int) -> Int {
    paragraph.text.runs[paragraph.text.runIndex(at: offset)].setting
  }

  private func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.text.units[end - 1] == 0x20 { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmingLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, paragraph.text.units[start] == 0x20 { start += 1 }
    return start..<range.upperBound
  }
}
