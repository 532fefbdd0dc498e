import Foundation
import HarfBuzzPeer
import PangoPeer
import Typesetting

/// HarfBuzz alone and the word-cache floors, on UTF-8 that was laid out beforehand.
final class FloorPeer {
  private let session: OpaquePointer
  private let texts: [[CChar]]

  /// Nil where HarfBuzz or the pinned fonts are missing.
  init?(_ texts: [String]) {
    let folder = FontCatalog.defaultFolder
    let paths = ["InterVariable.ttf", "NotoSansDevanagari.ttf", "DroidSansFallbackFull.ttf"].map {
      folder + "/" + $0
    }
    guard harfBuzzIsInstalled() != 0, paths.allSatisfy(FileManager.default.fileExists(atPath:)),
      let session = harfBuzzOpen(paths[0], paths[1], paths[2], 17)
    else { return nil }
    self.session = session
    self.texts = texts.map { Array($0.utf8CString) }
  }

  deinit { harfBuzzClose(session) }

  func shapeAll() -> Double {
    texts.reduce(0) { $0 + harfBuzzShape(session, $1, Int32($1.count - 1)) }
  }

  func cold() -> Double {
    floorClear(session)
    return warm()
  }

  func warm() -> Double {
    texts.reduce(0) { $0 + Double(floorMeasure(session, $1, Int32($1.count - 1), 280)) }
  }

  func keep() { for text in texts { floorKeep(session, text, Int32(text.count - 1)) } }

  func wrap(width: Double) -> Double { Double(floorWrap(session, width)) }
}

/// A PangoLayout that is kept and given each text in turn.
final class PangoPeer {
  private let session: OpaquePointer
  private let texts: [[CChar]]

  init?(_ texts: [String]) {
    guard pangoIsInstalled() != 0, let session = pangoOpen(FontCatalog.defaultFolder, 17) else {
      return nil
    }
    self.session = session
    self.texts = texts.map { Array($0.utf8CString) }
  }

  deinit { pangoClose(session) }

  func measure(width: Double) -> Double {
    texts.reduce(0) { $0 + pangoMeasure(session, $1, width) }
  }
}

/// skparagraph, through the Python package that `setup` puts into `.peers/venv`.
struct SkiaPeer {
  private let python: String
  private let script: String
  private let corpus: URL

  init?(_ texts: [String]) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    python = root.appendingPathComponent(".peers/venv/bin/python").path
    script = folder.appendingPathComponent("skparagraph.py").path
    corpus = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-corpus.txt")
    guard FileManager.default.fileExists(atPath: python),
      (try? texts.joined(separator: "\n").write(to: corpus, atomically: true, encoding: .utf8))
        != nil
    else { return nil }
  }

  /// Seconds a string of the first pass, nil when the package does not work here.
  func secondsPerString() -> Double? {
    Subprocess.output(python, [script, corpus.path, FontCatalog.defaultFolder])
      .flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}

/// Chromium, when it is installed: a page that times its own layout at new widths.
struct ChromiumPeer {
  private let program: String
  private let page: URL

  init?(_ texts: [String]) {
    let programs = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    guard let program = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.program = program
    page = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-corpus.html")
    let rows = texts.map { "<div>\(Self.escaped($0))</div>" }.joined(separator: "\n")
    let html = """
      <!doctype html><meta charset="utf-8">
      <style>@font-face { font-family: I; src: url("file://\(FontCatalog.defaultFolder)/InterVariable.ttf") }
      body { font: 17px I; width: 280px; margin: 0 }</style><body>\(rows)
      <script>document.fonts.load("17px I").then(() => {
        let times = [], body = document.body; body.offsetHeight;
        for (let round = 0; round < 9; round++) {
          body.style.width = 281 + 13 * round + "px";
          let start = performance.now(); body.offsetHeight; times.push(performance.now() - start);
        }
        times.sort((a, b) => a - b); body.textContent = "median=" + times[4] + ";";
      });</script>
      """
    guard (try? html.write(to: page, atomically: true, encoding: .utf8)) != nil else { return nil }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  /// Seconds a string of one layout at a new width, nil when the page said nothing.
  func secondsPerString() -> Double? {
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
      "--virtual-time-budget=20000", "--dump-dom", page.absoluteString,
    ]
    guard let output = Subprocess.output(program, options),
      let start = output.range(of: "median=")?.upperBound,
      let end = output[start...].firstIndex(of: ";"), let median = Double(output[start..<end])
    else { return nil }
    return median / 1000 / 10_000
  }
}

/// Runs a program and takes what it prints.
enum Subprocess {
  static func output(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(data: data, encoding: .utf8) : nil
  }
}
