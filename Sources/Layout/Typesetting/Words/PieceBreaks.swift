/// Whether a line may end between two pieces, by the classes of the characters on both sides.
///
/// Pieces are cut so that UAX #14 decides by that pair, and where it looks further (numbers with
/// signs, marks, joiners) the answer is `unknown`. ICU is asked once for each pair of classes and
/// remembered, so that its rules are the only ones there are.
final class PieceBreaks {
  // What is known of a pair; bytes rather than cases, for the table.
  static let notAsked: UInt8 = 0
  static let noBreak: UInt8 = 1
  static let mayBreak: UInt8 = 2
  static let unknown: UInt8 = 3

  private let answers: UnsafeMutablePointer<UInt8>
  private let breaks: BreakFinder
  private static let size = LineBreakClass.count * LineBreakClass.count * 2

  init(breaks: BreakFinder) {
    self.breaks = breaks
    answers = .allocate(capacity: Self.size)
    answers.initialize(repeating: Self.notAsked, count: Self.size)
  }

  deinit { answers.deallocate() }

  /// What is known about a line's end between a word and the one that follows it.
  @inline(__always)
  func answer(after last: UInt8, spaced: Bool, before first: UInt8) -> UInt8 {
    answers[Self.index(last, spaced, first)]
  }

  /// Finds the answer for a pair that has not been met; `text` is what to show ICU: the last
  /// character of the first word, its spaces, and the first character of the second.
  @inline(never)
  func ask(after last: UInt8, spaced: Bool, before first: UInt8, text: [UInt16]) -> UInt8 {
    let pair = (LineBreakClass(rawValue: last), LineBreakClass(rawValue: first))
    let isKnown = spaced ? Self.isPairRule(spaced: pair) : Self.isPairRule(touching: pair)
    var answer = Self.unknown
    if isKnown {
      let firstLength = text.last.map { $0 & 0xFC00 == 0xDC00 ? 2 : 1 } ?? 1
      let mark = breaks.lineBreaks(of: text)[text.count - firstLength]
      answer = mark == BreakMark.none ? Self.noBreak : Self.mayBreak
    }
    answers[Self.index(last, spaced, first)] = answer
    return answer
  }

  @inline(__always)
  private static func index(_ last: UInt8, _ spaced: Bool, _ first: UInt8) -> Int {
    (Int(last) * LineBreakClass.count + Int(first)) * 2 + (spaced ? 1 : 0)
  }

  /// After spaces only LB11 and LB13 to LB17 hold anything together, and those look at one
  /// character on each side. Marks and joiners without a base are left to ICU.
  private static func isPairRule(spaced pair: (LineBreakClass, LineBreakClass)) -> Bool {
    !pair.0.isDependent && !pair.1.isDependent
  }

  /// Between touching characters, of which one is Han, kana, Hangul or their punctuation.
  private static func isPairRule(touching pair: (LineBreakClass, LineBreakClass)) -> Bool {
    guard pair.0.isPlain, pair.1.isPlain else { return false }
    switch pair {
    // LB25 looks past these: a number before the bracket, or after it.
    case (.closePunctuation, .postfixNumeric), (.closePunctuation, .prefixNumeric),
      (.postfixNumeric, .wideOpenPunctuation), (.prefixNumeric, .wideOpenPunctuation),
      (.hyphen, .wideOpenPunctuation):
      return false
    default: return true
    }
  }
}

extension LineBreakClass {
  /// Takes its behaviour from what it stands on or with.
  fileprivate var isDependent: Bool {
    switch self {
    case .combiningMark, .zeroWidthJoiner, .surrogate: true
    default: false
    }
  }

  /// A class whose pair rules need no more context.
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
