import Foundation

/// A picture as kitty's graphics protocol carries it: the PNG in base64, in pieces.
enum KittyImage {
  /// The most that one escape sequence may carry, after encoding.
  private static let pieceLength = 4096

  /// The escape sequences that show a PNG at the cursor, scaled to `columns` where given.
  ///
  /// `a=T` transmits and shows, `f=100` is PNG, `q=2` keeps the terminal from answering, which
  /// would arrive as typed text; `m=1` says that more pieces follow.
  static func sequence(showing png: [UInt8], columns: Int?) -> [UInt8] {
    let text = Array(Data(png).base64EncodedData())
    let pieces = stride(from: 0, to: max(1, text.count), by: pieceLength).map {
      text[$0..<min($0 + pieceLength, text.count)]
    }
    var bytes: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      let first = index == 0 ? "a=T,f=100," + (columns.map { "c=\($0)," } ?? "") : ""
      let more = index + 1 < pieces.count ? 1 : 0
      bytes += Array("\u{1B}_G\(first)q=2,m=\(more);".utf8)
      bytes += piece
      bytes += Array("\u{1B}\\".utf8)
    }
    return bytes
  }
}
