import Foundation
import Testing

@testable import Typesetting

@Suite("Damaged fonts") struct DamagedFontTests {
  @Test("that are missing are named with the folder and the command that fetches them")
  func missing() {
    let error = FontError.noSystemFont(folder: "/nowhere")
    #expect(
      error.description
        == "no fonts in /nowhere: run scripts/setup, which fetches them, or point PLUMB_FONTS at a "
        + "folder that holds InterVariable.ttf")
  }

  @Test(
    "in the system font's place give a typed error that names the file",
    arguments: ["", "not a font at all", "\u{0}\u{1}\u{0}\u{0}"])
  func unreadable(content: String) throws {
    let folder = try TemporaryFolder()
    try Data(content.utf8).write(to: folder.url.appendingPathComponent("InterVariable.ttf"))
    let path = folder.url.path + "/InterVariable.ttf"
    #expect(throws: FontError.unreadable(path: path)) {
      try Typesetter(fonts: FontCatalog(folder: folder.url.path))
    }
  }

  @Test(
    "cut short or with bytes changed measure something finite or are refused", arguments: 0..<24)
  func damaged(seed: Int) throws {
    let source = FontCatalog.defaultFolder + "/InterVariable.ttf"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: source))
    var state = UInt64(seed &* 7919 &+ 1)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    if seed % 3 == 0 { bytes = bytes.prefix(next(bytes.count)) }
    for _ in 0..<(seed % 3 == 0 ? 0 : 200) where !bytes.isEmpty {
      // Half of the damage goes to the table directory and the first tables.
      let place = next(2) == 0 ? next(bytes.count) : next(min(4096, bytes.count))
      bytes[bytes.startIndex + place] = UInt8(next(256))
    }
    let folder = try TemporaryFolder()
    try bytes.write(to: folder.url.appendingPathComponent("InterVariable.ttf"))
    guard let typesetter = try? Typesetter(fonts: FontCatalog(folder: folder.url.path)) else {
      return
    }
    let paragraph = Paragraph("Label, Größe 12:45 (x)", font: FontDescriptor(pointSize: 17))
    let layout = typesetter.layout(paragraph, width: 60, maximumLines: 0)
    #expect(layout.measure.width.isFinite && layout.measure.height.isFinite)
    for run in layout.lines.flatMap(\.runs) {
      for glyph in run.glyphs {
        _ = typesetter.outline(of: glyph.id, in: run.face, pointSize: run.pointSize)
      }
    }
  }

  @Test("of a script are passed over; what stands in is named in the fingerprint")
  func substitute() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/InterVariable.ttf",
      withDestinationPath: FontCatalog.defaultFolder + "/InterVariable.ttf")
    try Data("broken".utf8).write(
      to: folder.url.appendingPathComponent("NotoSansDevanagari.ttf"))
    let typesetter = try Typesetter(fonts: FontCatalog(folder: folder.url.path))
    let paragraph = Paragraph("हिन्दी", font: FontDescriptor(pointSize: 17))
    #expect(typesetter.measure(paragraph, width: .infinity, maximumLines: 1).lineCount == 1)
    let lines = typesetter.fingerprint
    #expect(lines.first { $0.hasPrefix("system: ") }?.hasPrefix("system: Inter 4.001 ") == true)
    #expect(
      lines.filter { $0.hasPrefix("Devanagari: ") }.allSatisfy {
        $0 == "Devanagari: none" || $0.hasPrefix("Devanagari: substitute ")
      })
  }
}

/// A folder that goes away with the value.
private final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "typesetting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
