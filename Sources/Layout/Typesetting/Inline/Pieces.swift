/// Cuts text into pieces that are shaped and cached on their own: a word with the spaces after it,
/// one Han, kana or Hangul character, or one hard break.
///
/// Scripts are resolved within a piece, so that a piece is shaped alike wherever it stands.
struct PieceScanner {
  let units: UnsafeBufferPointer<UInt16>
  let characters: CharacterTable

  /// The end of the piece that starts at an offset.
  func end(from start: Int) -> Int {
    switch characters.kind(of: units[start]) {
    case .hardBreak: return hardBreakEnd(from: start)
    case .solo: return spacesEnd(from: start + 1)
    case .ordinary, .space, .unknown: return spacesEnd(from: wordEnd(from: start))
    }
  }

  /// The offset after a hard break; CR LF is one.
  func hardBreakEnd(from start: Int) -> Int {
    let isPair = units[start] == 0x0D && start + 1 < units.count && units[start + 1] == 0x0A
    return start + (isPair ? 2 : 1)
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < units.count, characters.kind(of: units[end]) == .ordinary { end += 1 }
    return end
  }

  private func spacesEnd(from start: Int) -> Int {
    var end = start
    while end < units.count, units[end] == 0x20 { end += 1 }
    return end
  }
}
