/// Converts text to segments word by word, from the cache.
final class WordScanner {
  private let cache = WordCache()
  private let shaper: WordShaper
  private let breaks: PieceBreaks
  private let characters: CharacterTable

  init(stages: Stages, settings: FontSettings, characters: CharacterTable) {
    shaper = WordShaper(stages: stages, settings: settings, characters: characters)
    breaks = PieceBreaks(breaks: stages.breaks)
    self.characters = characters
  }

  var wordCount: Int { cache.count }

  func removeAll() { cache.removeAll() }

  /// The properties of the previous piece that decide about break and kerning after it.
  private struct Edge {
    var lastClass: UInt8
    var lastFace: Int32
    var flags: Word.Flags
  }

  /// Sends the segments of a text in one setting to a sink. Returns false if some piece cannot be
  /// measured separately; the whole text must then be shaped, and the sink's state is invalid.
  /// Complexity: linear; a cached word costs one hash, one comparison and one addition.
  func scan(
    _ units: UnsafeBufferPointer<UInt16>, setting: Int, into sink: inout some SegmentSink
  ) -> Bool {
    guard let text = units.baseAddress, units.count > 0 else { return true }
    let textEnd = UTF16Offset(units.count)
    var open = TextSegment(width: 0, space: 0, end: UTF16Offset(0), isHard: false)
    var isOpen = false
    var edge = Edge(lastClass: 0, lastFace: 0, flags: [])
    var offset = 0
    while offset < units.count {
      let start = offset
      offset = pieceEnd(text, units.count, from: start)
      if characters.kinds[Int(text[start])] == UnitKind.hardBreak.rawValue {
        open.end = UTF16Offset(offset)
        open.isHard = true
        if !sink.add(open, textEnd: textEnd) { return true }
        open = TextSegment(width: 0, space: 0, end: UTF16Offset(offset), isHard: false)
        isOpen = false
        continue
      }
      guard let word = word(text + start, offset - start, setting: setting),
        !word.pointee.flags.contains(.needsContext)
      else { return false }
      if isOpen {
        let answer = joint(edge, word, text, start, textEnd: units.count)
        if answer == .mayBreak {
          if !sink.add(open, textEnd: textEnd) { return true }
          open.width = 0
        } else if answer == .noBreak {
          open.width += open.space
        } else {
          return false
        }
      }
      if word.pointee.partsCount == 0 {
        open.width += word.pointee.width
      } else if !add(word.pointee, at: start, to: &open, textEnd, &sink) {
        return true
      }
      open.space = word.pointee.space
      open.end = UTF16Offset(offset)
      isOpen = true
      edge = Edge(
        lastClass: word.pointee.lastClass, lastFace: word.pointee.lastFace,
        flags: word.pointee.flags)
    }
    if isOpen { _ = sink.add(open, textEnd: textEnd) }
    return true
  }

  /// Adds a word's parts, all but the last as separate segments. Returns false if the sink stops.
  private func add(
    _ word: Word, at start: Int, to open: inout TextSegment, _ textEnd: UTF16Offset,
    _ sink: inout some SegmentSink
  ) -> Bool {
    let first = Int(word.partsStart)
    let last = first + Int(word.partsCount) - 1
    for index in first..<last {
      let part = cache.parts[index]
      open.width += part.width
      open.space = part.space
      open.end = UTF16Offset(part.end, inWordAt: start)
      if !sink.add(open, textEnd: textEnd) { return false }
      open.width = 0
    }
    open.width += cache.parts[last].width
    return true
  }

  // MARK: Pieces

  /// `PieceScanner.end(from:)` on raw pointers.
  @inline(__always)
  private func pieceEnd(_ text: UnsafePointer<UInt16>, _ count: Int, from start: Int) -> Int {
    let kinds = characters.kinds
    if kinds[Int(text[start])] == UnitKind.unknown.rawValue {
      characters.fill(blockOf: text[start])
    }
    var end = start
    let first = kinds[Int(text[start])]
    if first == UnitKind.solo.rawValue {
      end += 1
    } else if first == UnitKind.hardBreak.rawValue {
      let isPair = text[start] == 0x0D && start + 1 < count && text[start + 1] == 0x0A
      return start + (isPair ? 2 : 1)
    } else {
      while end < count {
        let kind = kinds[Int(text[end])]
        if kind == UnitKind.ordinary.rawValue {
          end += 1
        } else if kind == UnitKind.unknown.rawValue {
          characters.fill(blockOf: text[end])
        } else {
          break
        }
      }
    }
    while end < count, text[end] == 0x20 { end += 1 }
    return end
  }

  /// The word of a piece, shaped if not cached, until the next new word; nil if too long.
  @inline(__always)
  private func word(
    _ text: UnsafePointer<UInt16>, _ length: Int, setting: Int
  ) -> UnsafePointer<Word>? {
    cache.find(text, length, setting: Int32(truncatingIfNeeded: setting))
      ?? newWord(text, length, setting: setting)
  }

  @inline(never)
  private func newWord(
    _ text: UnsafePointer<UInt16>, _ length: Int, setting: Int
  ) -> UnsafePointer<Word>? {
    guard length <= WordCache.longestWord else { return nil }
    let result = shaper.shape(UnsafeBufferPointer(start: text, count: length), setting: setting)
    cache.insert(result.word, text: text, parts: result.parts)
    return cache.find(text, length, setting: Int32(truncatingIfNeeded: setting))
  }

  /// Whether a line may end between two pieces; also `unknown` if their glyphs might interact.
  @inline(__always)
  private func joint(
    _ before: Edge, _ word: UnsafePointer<Word>, _ text: UnsafePointer<UInt16>, _ start: Int,
    textEnd: Int
  ) -> PieceBreaks.Answer {
    let spaced = before.flags.contains(.endsWithSpace)
    if !spaced, before.lastFace == word.pointee.firstFace,
      before.flags.contains(.touchesAfter) || word.pointee.flags.contains(.touchesBefore)
    {
      return .unknown
    }
    let known = breaks.answer(
      after: before.lastClass, spaced: spaced, before: word.pointee.firstClass)
    guard known == .notAsked else { return known }
    return breaks.ask(
      after: before.lastClass, spaced: spaced, before: word.pointee.firstClass,
      text: Self.pair(around: start, UnsafeBufferPointer(start: text, count: textEnd)))
  }

  /// The last character before an offset but spaces and marks, its spaces, and the next.
  private static func pair(around start: Int, _ units: UnsafeBufferPointer<UInt16>) -> [UInt16] {
    var left = start
    while left > 0, units[left - 1] == 0x20 { left -= 1 }
    while left > 0 {
      let character = units.character(before: left)
      left -= character.length
      if LineBreakClass(of: character.value) != .combiningMark { break }
    }
    let next = units.character(at: start)
    return Array(units[left..<(start + next.length)])
  }
}

/// Decides whether a line may end between two pieces, by the classes of the characters there.
///
/// Pieces are cut where these two classes suffice for UAX #14. Rules with more context (numbers
/// with signs, marks, joiners) answer `unknown`. ICU is asked once for each pair of classes, and
/// the answer is cached, so that no rule is implemented twice.
final class PieceBreaks {
  /// What is known of a pair; a byte, for the table.
  enum Answer: UInt8 {
    case notAsked, noBreak, mayBreak, unknown
  }

  private let answers: UnsafeMutablePointer<Answer>
  private let breaks: BreakFinder
  private static let size = LineBreakClass.count * LineBreakClass.count * 2

  init(breaks: BreakFinder) {
    self.breaks = breaks
    answers = .allocate(capacity: Self.size)
    answers.initialize(repeating: .notAsked, count: Self.size)
  }

  deinit { answers.deallocate() }

  /// The answer for the line break between a word and the next one.
  @inline(__always)
  func answer(after last: UInt8, spaced: Bool, before first: UInt8) -> Answer {
    answers[Self.index(last, spaced, first)]
  }

  /// Finds the answer for a new pair from ICU; `text` is the last character of the first word, its
  /// spaces, and the first character of the second.
  @inline(never)
  func ask(after last: UInt8, spaced: Bool, before first: UInt8, text: [UInt16]) -> Answer {
    let pair = (LineBreakClass(rawValue: last), LineBreakClass(rawValue: first))
    let isKnown = spaced ? Self.isPairRule(spaced: pair) : Self.isPairRule(touching: pair)
    var answer = Answer.unknown
    if isKnown {
      let firstLength = text.last.map { UTF16.isTrailSurrogate($0) ? 2 : 1 } ?? 1
      let mark = breaks.lineBreaks(of: text)[text.count - firstLength]
      answer = mark == BreakMark.none ? .noBreak : .mayBreak
    }
    answers[Self.index(last, spaced, first)] = answer
    return answer
  }

  @inline(__always)
  private static func index(_ last: UInt8, _ spaced: Bool, _ first: UInt8) -> Int {
    (Int(last) * LineBreakClass.count + Int(first)) * 2 + (spaced ? 1 : 0)
  }

  /// Whether the pair decides after spaces: only LB11 and LB13 to LB17 prohibit breaks there, and
  /// those examine one character on each side. Marks and joiners without a base are left to ICU.
  private static func isPairRule(spaced pair: (LineBreakClass, LineBreakClass)) -> Bool {
    !pair.0.isDependent && !pair.1.isDependent
  }

  /// Whether the pair decides between characters of which one is Han, kana or Hangul.
  private static func isPairRule(touching pair: (LineBreakClass, LineBreakClass)) -> Bool {
    guard pair.0.isPlain, pair.1.isPlain else { return false }
    switch pair {
    // LB25 examines more context for these: a number before the bracket, or after it.
    case (.closePunctuation, .postfixNumeric), (.closePunctuation, .prefixNumeric),
      (.postfixNumeric, .wideOpenPunctuation), (.prefixNumeric, .wideOpenPunctuation),
      (.hyphen, .wideOpenPunctuation):
      return false
    default: return true
    }
  }
}

extension LineBreakClass {
  /// Whether the class depends on its neighbours.
  fileprivate var isDependent: Bool {
    switch self {
    case .combiningMark, .zeroWidthJoiner, .surrogate: true
    default: false
    }
  }

  /// Whether the class's pair rules need no more context.
  fileprivate var isPlain: Bool {
    switch self {
    case .alphabetic, .numeric, .ideographic, .nonstarter, .conditionalJapanese, .closePunctuation,
      .wideOpenPunctuation, .exclamation, .hangulLV, .hangulLVT, .infixNumeric, .postfixNumeric,
      .prefixNumeric, .hyphen, .breakAfter, .quotation, .inseparable, .glue, .openPunctuation,
      .closeParenthesis:
      true
    default: false
    }
  }
}
