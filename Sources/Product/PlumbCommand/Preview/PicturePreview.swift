import Foundation
import ImageCoding
import PlumbKit

/// Shows pictures in a terminal.
struct PicturePreview {
  private let form: PreviewProtocol
  private let size: Terminal.Size?
  private let write: ([UInt8]) -> Void

  /// Taller pictures are refused: terminals keep all their pixels in memory.
  private static let maximumHeight = 16_384

  /// A preview as `choice` says; nil for none. Throws `PreviewError` when the terminal does not say
  /// that it can show pictures.
  init?(_ choice: PreviewChoice, on console: Console) throws(PreviewError) {
    switch choice {
    case .none: return nil
    case .kitty: form = .kitty
    case .iterm: form = .iterm
    case .sixel: form = .sixel
    case .auto:
      guard console.terminal.isOutput else { throw .noTerminal }
      let environment = console.terminal.environment
      guard let detected = PreviewProtocol.detected(in: environment) else {
        throw .unknownTerminal(environment["TERM_PROGRAM"] ?? environment["TERM"] ?? "")
      }
      form = detected
    }
    size = console.terminal.size
    write = console.picture
  }

  /// Shows a picture below a line with its name, and leaves the cursor below it. Throws
  /// `PreviewError` for a picture that no terminal can be expected to show.
  func show(_ picture: DrawnPicture) throws(PreviewError) {
    try show(picture.bytes, named: picture.name)
  }

  /// Shows the bytes of a PNG file below a line with `name`.
  func show(_ png: [UInt8], named name: String) throws(PreviewError) {
    guard let header = try? PNGHeader(png), header.height <= Self.maximumHeight else {
      throw .tooTall(name, limit: Self.maximumHeight)
    }
    let columns = columnsToFit(width: header.width)
    write(Array((name + "\n").utf8))
    switch form {
    case .kitty: write(KittyImage.sequence(showing: png, columns: columns))
    case .iterm: write(ITermImage.sequence(showing: png, named: name, columns: columns))
    case .sixel: write(try sixels(of: png, named: name))
    }
    write([UInt8(ascii: "\n")])
  }

  private func sixels(of png: [UInt8], named name: String) throws(PreviewError) -> [UInt8] {
    guard let pixels = try? PixelBuffer(png: png) else {
      throw .tooTall(name, limit: Self.maximumHeight)
    }
    let room = size.map(\.pixelWidth) ?? 0
    let fitting = room > 0 && pixels.width > room ? pixels.shrunk(toWidth: room) : pixels
    return SixelImage.sequence(showing: fitting)
  }

  /// The columns of the terminal for a picture that is wider than it; nil for any other, and
  /// where it is not known how wide the terminal is.
  private func columnsToFit(width: Int) -> Int? {
    guard let size, size.pixelWidth > 0, width > size.pixelWidth else { return nil }
    return size.columns
  }
}

/// Why nothing can be shown.
enum PreviewError: Error, Equatable {
  /// Standard output is a file or a pipe.
  case noTerminal
  /// A terminal that is not known to show pictures, by the name it gives itself.
  case unknownTerminal(String)
  /// More rows of pixels than `limit`.
  case tooTall(String, limit: Int)

  /// The error as a message.
  var diagnostic: Diagnostic {
    switch self {
    case .noTerminal:
      Diagnostic(
        .error, "--preview needs a terminal, and standard output is none",
        hint: "say how: --preview=kitty, --preview=iterm or --preview=sixel")
    case .unknownTerminal(let name):
      Diagnostic(
        .error, "this terminal (\(Diagnostic.quoted(name))) is not known to show pictures",
        hint: "if it can, say how: --preview=kitty, --preview=iterm or --preview=sixel")
    case .tooTall(let name, let limit):
      Diagnostic(
        .error, "\(name) is taller than a terminal shows (limit: \(limit) pixels)",
        hint: "fewer rows, a smaller --scale, or a file: --output")
    }
  }
}

/// The choice of `--preview`.
enum PreviewChoice: String, CaseIterable, Sendable {
  case auto
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm
  /// Sixels, as on DEC's VT340.
  case sixel
  case none
}

/// A way to put a picture between the lines of a terminal.
enum PreviewProtocol: Equatable, Sendable {
  /// sw.kovidgoyal.net/kitty/graphics-protocol
  case kitty
  /// iterm2.com/documentation-images.html
  case iterm
  /// DEC STD 070, chapter "Sixel graphics".
  case sixel

  /// The protocol of the terminal that set these variables; nil when none is known.
  ///
  /// Terminals are recognised by the name they give themselves; nothing is asked of them, since the
  /// answer would have to be read from the keyboard. Where a terminal understands several
  /// protocols, the one that carries the whole PNG is taken. Inside tmux and screen, which hide the
  /// terminal, nothing is known.
  static func detected(in environment: [String: String]) -> PreviewProtocol? {
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil || ["tmux", "screen"].contains(where: term.hasPrefix) {
      return nil
    }
    if environment["KITTY_WINDOW_ID"] != nil { return .kitty }
    if let program = programs[environment["TERM_PROGRAM"] ?? ""] { return program }
    if environment["LC_TERMINAL"] == "iTerm2" { return .iterm }
    if (environment["KONSOLE_VERSION"].flatMap { Int($0) } ?? 0) >= konsoleWithImages {
      return .iterm
    }
    return terms.first { term == $0.key || term.hasPrefix($0.key + "-") }?.value
  }

  /// By `TERM_PROGRAM`.
  private static let programs: [String: PreviewProtocol] = [
    "kitty": .kitty, "ghostty": .kitty, "WezTerm": .iterm, "iTerm.app": .iterm, "rio": .iterm,
    "mintty": .iterm,
  ]

  /// By `TERM`, or the part of it before a dash.
  private static let terms: KeyValuePairs<String, PreviewProtocol> = [
    "xterm-kitty": .kitty, "xterm-ghostty": .kitty, "wezterm": .iterm, "foot": .sixel,
    "mlterm": .sixel, "contour": .sixel, "yaft": .sixel, "xterm-sixel": .sixel, "vt340": .sixel,
  ]

  /// 22.04, which brought images to Konsole.
  private static let konsoleWithImages = 220_400
}

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

/// A picture as iTerm2 takes it: the file in base64, in one command.
enum ITermImage {
  /// The escape sequence that shows a PNG at the cursor, as wide as `columns` where given.
  static func sequence(showing png: [UInt8], named name: String, columns: Int?) -> [UInt8] {
    let title = Data(name.utf8).base64EncodedString()
    let width = columns.map { ";width=\($0)" } ?? ""
    let head = "\u{1B}]1337;File=inline=1;name=\(title);size=\(png.count)\(width):"
    return Array(head.utf8) + Array(Data(png).base64EncodedData()) + [0x07]
  }
}
