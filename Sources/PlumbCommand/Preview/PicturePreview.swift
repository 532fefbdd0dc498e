import Diagnostics
import ImageCoding
import PlumbKit

/// Shows pictures in a terminal.
struct PicturePreview {
  private let form: PreviewProtocol
  private let size: Terminal.Size?
  private let write: ([UInt8]) -> Void

  /// Taller pictures are refused: terminals keep all their pixels in memory.
  private static let maximumHeight = 16_384

  /// A preview as `choice` says; nil for none.
  ///
  /// - Throws: `PreviewError` when the terminal does not say that it can show pictures.
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
    write = console.output
  }

  /// Shows a picture below a line with its name, and leaves the cursor below it.
  ///
  /// - Throws: `PreviewError` for a picture that no terminal can be expected to show.
  func show(_ picture: DrawnPicture) throws(PreviewError) {
    try show(picture.bytes, named: picture.name)
  }

  /// The same with a PNG file's bytes.
  func show(_ png: [UInt8], named name: String) throws(PreviewError) {
    guard let (width, height) = pngSize(of: png), height <= Self.maximumHeight else {
      throw .tooTall(name, limit: Self.maximumHeight)
    }
    let columns = columnsToFit(width: width)
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

  /// From the header: eight bytes of signature, eight of the first chunk, then two numbers.
  private func pngSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24 else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
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
