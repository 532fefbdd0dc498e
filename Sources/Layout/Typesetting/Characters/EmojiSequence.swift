import CUnicode

/// Whether a grapheme cluster is shown as emoji (UTS #51): flags, keycaps, skin tones, ZWJ
/// sequences.
enum EmojiSequence {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3

  /// Does a cluster ask for an emoji font? A variation selector decides; without one the
  /// character's default presentation does.
  static func isEmoji(_ cluster: UnsafeBufferPointer<UInt16>) -> Bool {
    let first = cluster.character(at: 0)
    guard first.length < cluster.count else {
      return has(CUNICODE_EMOJI_PRESENTATION, first.value) && first.value >= 0x231A
    }
    var offset = first.length
    while offset < cluster.count {
      let next = cluster.character(at: offset)
      switch next.value {
      case textSelector: return false
      case emojiSelector, keycap: return true
      default: break
      }
      if has(CUNICODE_EMOJI_MODIFIER, next.value) { return true }
      offset += next.length
    }
    return has(CUNICODE_EMOJI_PRESENTATION, first.value)
  }

  private static func has(_ flag: Int, _ character: UInt32) -> Bool {
    cunicode_flags(character) & UInt8(flag) != 0
  }
}
