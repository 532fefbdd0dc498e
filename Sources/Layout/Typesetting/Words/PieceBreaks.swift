/// Whether a line may end between two pieces, by the classes of the characters on both sides.
///
/// Pieces are cut so that this pair decides by UAX #14. For rules with more context (numbers with
/// signs, marks, joiners) the answer is `unknown`. ICU is asked once for each pair of classes, and
/// the answer is cached, so that no rule is implemented twice.
final class PieceBreaks {
  // The answer for a pair; bytes instead of cases, for the table.
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

  /// The answer for the line break between a word and the next one.
  @inline(__always)
  func answer(after last: UInt8, spaced: Bool, before first: UInt8) -> UInt8 {
    answers[Self.index(last, spaced, first)]
  }

  /// Finds the answer for a new pair from ICU; `text` is the last character of the first word, its
  /// spaces, and the first character of the second.
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

  /// Whether the pair decides after spaces: only LB11 and LB13 to LB17 prohibit breaks there, and
  /// those examine one character on each side. Marks and joiners without a base are left to ICU.
  private static func isPairRule(spaced pair: (LineBreakClass, LineBreakClass)) -> Bool {
    !pair.0.isDependent && !pair.1.isDependent
  }

  /// Whether the pair decides between adjacent characters, of which one is Han, kana, Hangul or
  /// their punctuation.
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
