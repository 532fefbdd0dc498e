import CollectionAlgorithms

/// A range of text in one face, one script and one direction, which HarfBuzz shapes in one call.
struct TextItem {
  var range: Range<Int>
  var use: FaceUse
  /// Index into `FontSettings`.
  var setting: Int
  /// ISO 15924 tag.
  var script: Script
  var level: UInt8

  /// Whether shaping must not cross its start: at hard breaks, and in too long clusters.
  var startsAnew: Bool

  func continues(with other: TextItem) -> Bool {
    use == other.use && setting == other.setting && script == other.script && level == other.level
      && !other.startsAnew
  }
}

/// A text with its directions, its grapheme clusters, and the items that are shaped one by one.
struct ItemizedText {
  let text: CollectedText
  let levels: BidiLevels
  let clusters: GraphemeClusters
  /// In order and without gaps.
  let items: [TextItem]
}

/// Splits text into items.
struct Itemizer {
  let settings: FontSettings
  let fallback: FontFallback
  let characters: CharacterTable

  /// The items of a text, in order and without gaps. A grapheme cluster never has several faces.
  func items(
    of text: CollectedText, levels: BidiLevels, clusters: GraphemeClusters
  ) -> [TextItem] {
    var items: [TextItem] = []
    text.units.withUnsafeBufferPointer { units in
      let scanner = PieceScanner(units: units, characters: characters)
      var offset = 0
      var run = 0
      var isAfterBreak = false
      while offset < units.count {
        let pieceEnd = scanner.end(from: offset)
        let isHardBreak = characters.kind(of: units[offset]) == .hardBreak
        isAfterBreak = isAfterBreak || isHardBreak
        var scripts = PieceScripts(units, offset..<pieceEnd)
        while offset < pieceEnd {
          while text.runs[run].range.upperBound <= offset { run += 1 }
          let runEnd = text.runs[run].range.upperBound
          let end = min(clusters.end(after: offset), pieceEnd, runEnd)
          let item = self.item(
            units, offset..<end, setting: text.runs[run].setting,
            script: scripts.script(at: offset), level: levels.level(at: offset),
            startsAnew: isAfterBreak || !clusters.isBoundary(offset))
          append(item, to: &items)
          isAfterBreak = false
          offset = end
        }
        isAfterBreak = isHardBreak
      }
    }
    return items
  }

  private func item(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, setting: Int, script: Script,
    level: UInt8, startsAnew: Bool
  ) -> TextItem {
    let choice = fallback.face(
      for: UnsafeBufferPointer(rebasing: units[range]), script: script, setting: settings[setting])
    return TextItem(
      range: range, use: choice.use, setting: setting,
      script: script.isSpecific ? script.unified : choice.defaultScript, level: level,
      startsAnew: startsAnew)
  }

  private func append(_ item: TextItem, to items: inout [TextItem]) {
    if let last = items.last, last.continues(with: item) {
      items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}

/// The scripts within one piece: characters without a script of their own (digits, punctuation,
/// marks) have that of the preceding, else the following character in the piece (UAX #24, 5.1 and
/// 5.2).
struct PieceScripts {
  /// The start of each script, in order.
  private var changes: [(offset: Int, script: Script)] = []
  private var current = 0

  init(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let character = units.character(at: offset)
      let script = Script(of: character.value)
      if script.isSpecific, changes.last?.script != script { changes.append((offset, script)) }
      offset += character.length
    }
  }

  /// The script at an offset no less than the last call's; `.common` if there is none.
  mutating func script(at offset: Int) -> Script {
    guard !changes.isEmpty else { return .common }
    while current + 1 < changes.count, changes[current + 1].offset <= offset { current += 1 }
    return changes[current].script
  }
}

/// Bidi levels of a text (UAX #9), found paragraph by paragraph.
struct BidiLevels {
  /// The level of each unit; empty if all text is left to right.
  var levels: [UInt8] = []
  var paragraphs: [(end: Int, level: UInt8)] = []

  func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  /// The base level of the paragraph at an offset, or of the last one. Complexity: O(log
  /// paragraphs)
  func baseLevel(at offset: Int) -> UInt8 {
    let index = paragraphs.partitioningIndex { $0.end > offset }
    return index < paragraphs.count ? paragraphs[index].level : paragraphs.last?.level ?? 0
  }

  /// Creates levels of text that is all left to right.
  init() {}

  init(of text: CollectedText) {
    text.units.withUnsafeBufferPointer { units in
      let isPlain = text.baseDirection != .rightToLeft && !Self.mayRunRightToLeft(units)
      if isPlain {
        paragraphs = [(units.count, 0)]
      } else {
        findLevels(units, base: text.baseDirection)
      }
    }
  }

  /// Whether any character requires the bidi algorithm.
  private static func mayRunRightToLeft(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
    var offset = 0
    while offset < units.count {
      let character = units.character(at: offset)
      if character.value >= 0x590,
        CharacterFlags(of: character.value).contains(.runsRightToLeft)
      {
        return true
      }
      offset += character.length
    }
    return false
  }

  private mutating func findLevels(
    _ units: UnsafeBufferPointer<UInt16>, base: BaseDirection
  ) {
    levels = [UInt8](repeating: 0, count: units.count)
    var start = 0
    while start < units.count {
      let end = Self.paragraphEnd(units, from: start)
      let level = levels.withUnsafeMutableBufferPointer {
        ICU.findBidiLevels(
          of: UnsafeBufferPointer(rebasing: units[start..<end]), base: base,
          into: UnsafeMutableBufferPointer(rebasing: $0[start..<end]))
      }
      paragraphs.append((end, level))
      start = end
    }
  }

  /// The offset after the next paragraph separator (bidi class B), or the end.
  private static func paragraphEnd(_ units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
    for offset in start..<units.count {
      switch units[offset] {
      case 0x0D where offset + 1 < units.count && units[offset + 1] == 0x0A: continue
      case 0x0A, 0x0D, 0x1C, 0x1D, 0x1E, 0x85, 0x2029: return offset + 1
      default: continue
      }
    }
    return units.count
  }
}
