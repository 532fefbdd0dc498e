import CUnicode

/// What layout asks ICU. Only this file uses it directly.
enum ICU {
  /// The version of the library, "72.1".
  static var version: String {
    var version = [CChar](repeating: 0, count: 20)
    cunicode_version(&version)
    return String(
      decoding: version.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The UAX #14 class of a character, as ICU numbers it.
  static func lineBreakClass(of character: UInt32) -> UInt8 {
    cunicode_line_break_class(character)
  }

  /// The script of a character as an ISO 15924 tag, big-endian.
  static func script(of character: UInt32) -> UInt32 { cunicode_script(character) }

  /// Writes the embedding level of each unit of one paragraph (UAX #9); returns the paragraph's.
  /// Where ICU fails, no level is written and the paragraph's is 0.
  static func findBidiLevels(
    of text: UnsafeBufferPointer<UInt16>, base: BaseDirection,
    into levels: UnsafeMutableBufferPointer<UInt8>
  ) -> UInt8 {
    let requested: Int32 =
      switch base {
      case .natural: -1
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    return UInt8(
      clamping: cunicode_bidi_levels(
        text.baseAddress, Int32(text.count), requested, levels.baseAddress))
  }

  /// Indices of pieces with these levels, from left to right (UAX #9 L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    cunicode_bidi_reorder(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }
}

/// Properties of a character (UAX #9, UAX #11, UTS #51).
struct CharacterFlags: OptionSet {
  let rawValue: UInt8

  /// It is shown as emoji unless a variation selector asks for text.
  static let emojiPresentation = Self(CUNICODE_EMOJI_PRESENTATION)
  /// A skin tone.
  static let emojiModifier = Self(CUNICODE_EMOJI_MODIFIER)
  /// It is drawn only if it cannot have its effect.
  static let defaultIgnorable = Self(CUNICODE_DEFAULT_IGNORABLE)
  /// It runs from right to left, or is an Arabic number or an explicit bidi control.
  static let runsRightToLeft = Self(CUNICODE_STRONG_RIGHT_TO_LEFT)
  /// Its East Asian width is F, W or H.
  static let wide = Self(CUNICODE_WIDE)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private init(_ flag: Int) { rawValue = UInt8(flag) }

  @inline(__always)
  init(of character: UInt32) { rawValue = cunicode_flags(character) }
}

/// Finds line break opportunities and grapheme boundaries.
///
/// An iterator whose data cannot be loaded finds no boundaries: lines then end only at hard breaks,
/// and no cluster is ever split.
final class BreakFinder {
  private let lines: OpaquePointer?
  private let clusters: OpaquePointer?

  init() {
    lines = cunicode_breaker_create(Int32(CUNICODE_LINES))
    clusters = cunicode_breaker_create(Int32(CUNICODE_GRAPHEMES))
  }

  deinit {
    cunicode_breaker_destroy(lines)
    cunicode_breaker_destroy(clusters)
  }

  /// The break mark before each unit, as `BreakMark` values; one more than there are units.
  /// Complexity: linear, with a dictionary lookup per character in Thai, Lao, Khmer and Burmese.
  func lineBreaks(of units: [UInt16]) -> [UInt8] { marks(lines, units) }

  /// Other than `BreakMark.none` before each unit that starts a grapheme cluster.
  func graphemes(of units: [UInt16]) -> [UInt8] { marks(clusters, units) }

  private func marks(_ breaker: OpaquePointer?, _ units: [UInt16]) -> [UInt8] {
    guard let breaker else { return [UInt8](repeating: 0, count: units.count + 1) }
    return [UInt8](unsafeUninitializedCapacity: units.count + 1) { buffer, count in
      units.withUnsafeBufferPointer {
        _ = cunicode_breaks(breaker, $0.baseAddress, Int32($0.count), buffer.baseAddress)
      }
      count = units.count + 1
    }
  }
}

/// The kind of break before a unit.
enum BreakMark {
  static let none = UInt8(CUNICODE_NO_BREAK)
  static let allowed = UInt8(CUNICODE_MAY_BREAK)
  static let hard = UInt8(CUNICODE_MUST_BREAK)
}
