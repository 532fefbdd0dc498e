/// A paragraph after collecting, itemizing, shaping and finding breaks: all that does not depend on
/// the width.
final class ShapedParagraph {
  let text: CollectedText
  let levels: BidiLevels
  let clusters: GraphemeClusters
  let shaped: ShapedText
  let segments: [Segment]

  init(_ text: CollectedText, mode: LineBreakMode, stages: Stages) {
    self.text = text
    levels = BidiLevels(of: text)
    clusters = GraphemeClusters(of: text.units, breaks: stages.breaks)
    let items = stages.itemizer.items(of: text, levels: levels, clusters: clusters)
    shaped = stages.shaper.shape(text, items)
    var marks = stages.breaks.lineBreaks(of: text.units)
    if mode == .charWrapping { Self.allowBreaks(in: &marks, at: clusters, shaped) }
    segments = shaped.segments(of: text.units, marks: marks)
  }

  /// Lets lines end after every cluster; hard breaks stay.
  private static func allowBreaks(
    in marks: inout [UInt8], at clusters: GraphemeClusters, _ shaped: ShapedText
  ) {
    for offset in shaped.startsCluster.indices
    where marks[offset] == BreakMark.none && offset > 0 {
      if shaped.startsCluster[offset], clusters.isBoundary(offset) {
        marks[offset] = BreakMark.allowed
      }
    }
  }
}

extension ShapedParagraph: ClusterSource {
  /// A cluster ends where both a grapheme and a shaped cluster do: a ligature is never split.
  func cluster(at offset: Int) -> (end: Int, advance: Double) {
    var end = offset + 1
    var advance = shaped.advances[offset]
    while end < text.units.count, !(shaped.startsCluster[end] && clusters.isBoundary(end)) {
      advance += shaped.advances[end]
      end += 1
    }
    return (end, advance)
  }
}

/// The tools that the stages of a typesetter share.
struct Stages {
  let itemizer: Itemizer
  let shaper: Shaper
  let breaks: BreakFinder
}

extension ShapedParagraph {
  /// A line's characters without the spaces and hard breaks at its end.
  func visible(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.units[end - 1].endsLine || text.units[end - 1] == 0x20 {
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// Points that a range of whole clusters takes.
  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + shaped.advances[$1] }
  }
}
