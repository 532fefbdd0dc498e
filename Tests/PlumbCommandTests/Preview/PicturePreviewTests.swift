import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("A preview")
struct PicturePreviewTests {
  private let place: Workplace
  private let file: String
  private let png: Data

  init() throws {
    place = try Workplace()
    file = try place.write(Workplace.template(rows: 12), to: "a.yaml")
    _ = Recording(["render", file, "-o", place.folder])
    png = try #require(place.bytes("a-320.png"))
    try FileManager.default.removeItem(atPath: "\(place.folder)/a-320.png")
  }

  @Test("for kitty is the PNG in pieces of at most 4096 characters, and writes no file")
  func kitty() throws {
    let run = Recording(["render", file, "--preview=kitty"])
    #expect(run.code == .success)
    let pieces = try #require(Escapes.pieces(of: run.bytes))
    #expect(pieces.first == .text("a-320.png\n"))
    #expect(pieces.last == .text("\n"))
    let commands = pieces.dropFirst().dropLast().map {
      piece -> (keys: Substring, data: Substring) in
      guard case .string(kind: "_", let text) = piece, let semicolon = text.firstIndex(of: ";")
      else { return ("", "") }
      return (text[..<semicolon], text[text.index(after: semicolon)...])
    }
    #expect(commands.count > 1)
    #expect(commands.first?.keys == "Ga=T,f=100,q=2,m=1")
    #expect(commands.dropFirst().dropLast().allSatisfy { $0.keys == "Gq=2,m=1" })
    #expect(commands.last?.keys == "Gq=2,m=0")
    #expect(commands.dropLast().allSatisfy { $0.data.count == 4096 })
    #expect(Data(base64Encoded: commands.map(\.data).joined()) == png)
    #expect(place.contents == ["a.yaml"])
  }

  @Test("for iTerm2 is the PNG in one command that tells its name and length")
  func iterm() throws {
    let run = Recording(["render", file, "--preview", "iterm"])
    let pieces = try #require(Escapes.pieces(of: run.bytes))
    guard pieces.count == 3, case .string(kind: "]", let text) = pieces[1] else {
      Issue.record("not one command")
      return
    }
    let halves = text.split(separator: ":", maxSplits: 1).map(String.init)
    let name = Data("a-320.png".utf8).base64EncodedString()
    #expect(halves[0] == "1337;File=inline=1;name=\(name);size=\(png.count)")
    #expect(Data(base64Encoded: halves[1]) == png)
  }

  @Test("is as wide as the terminal when the picture is wider")
  func wide() throws {
    let narrow = Terminal(size: .init(columns: 40, rows: 20, pixelWidth: 400, pixelHeight: 400))
    let kitty = Recording(["render", file, "-pkitty"], terminal: narrow)
    #expect(kitty.output.contains("Ga=T,f=100,c=40,q=2"))
    let iterm = Recording(["render", file, "-piterm"], terminal: narrow)
    #expect(iterm.output.contains(";width=40:"))
    let sixel = Recording(["render", file, "-psixel"], terminal: narrow)
    #expect(sixel.output.contains("\"1;1;400;"))
  }

  @Test("is chosen by what the terminal says of itself")
  func automatic() {
    let kitty = Terminal(isOutput: true, environment: ["TERM": "xterm-kitty"])
    #expect(Recording(["render", file, "-p"], terminal: kitty).output.contains("\u{1B}_G"))
    let foot = Terminal(isOutput: true, environment: ["TERM": "foot"])
    #expect(Recording(["render", file, "-p"], terminal: foot).output.contains("\u{1B}P"))
  }

  @Test("goes with files when a place is named for them, in whatever format they are")
  func besideFiles() throws {
    let run = Recording(["render", file, "-pkitty", "-o", "\(place.folder)/x.svg"])
    #expect(run.output.hasPrefix("\(place.folder)/x.svg\nx.svg\n\u{1B}_G"))
    #expect(place.text("x.svg")?.hasPrefix("<svg ") == true)
    let both = Recording(["render", file, "-pkitty", "-o", place.folder])
    #expect(both.code == .success)
    #expect(place.bytes("a-320.png") == png)
  }

  @Test("is refused where it would not be seen")
  func refused() {
    let pipe = Recording(["render", file, "-p"])
    #expect(pipe.code == .failure)
    #expect(
      pipe.errors == "error: --preview needs a terminal, and standard output is none;"
        + " say how: --preview=kitty, --preview=iterm or --preview=sixel\n")
    let dumb = Terminal(isOutput: true, environment: ["TERM": "dumb"])
    let unknown = Recording(["render", file, "-p"], terminal: dumb)
    #expect(
      unknown.errors.hasPrefix("error: this terminal ('dumb') is not known to show pictures;"))
    #expect(unknown.output.isEmpty)
  }

  @Test("is what to use where bytes would garble a terminal")
  func binaryOnTerminal() {
    let terminal = Terminal(isOutput: true)
    let run = Recording(["render", file, "-o", "-"], terminal: terminal)
    #expect(run.code == .failure)
    #expect(run.bytes.isEmpty)
    #expect(run.errors.hasPrefix("error: a PNG cannot be read on a terminal; send it on"))
    #expect(
      Recording(["render", file, "-o", "-", "-f", "svg"], terminal: terminal).code == .success)
  }
}
