import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

@Suite("Asset catalogues that are up to something")
struct HostileCatalogTests {
  private func messages(_ contents: String, in folder: TestFolder? = nil) throws -> [String] {
    let folder = try folder ?? TestFolder()
    try folder.write(Data(contents.utf8), as: "A.xcassets/cat.imageset/Contents.json")
    let catalog = AssetCatalog([folder.file("A.xcassets")])
    #expect(
      LayoutEnvironment.fixed().perform { catalog.image("cat", isTablet: false) } == nil)
    #expect(catalog.diagnostics.allSatisfy { $0.severity == .warning })
    return catalog.diagnostics.map(\.message)
  }

  private func image(_ file: String) -> String {
    #"{"images": [{"idiom": "universal", "filename": "\#(file)", "scale": "1x"}]}"#
  }

  @Test(
    "Names do not lead out of their folder",
    arguments: [
      "../../../etc/passwd", "/etc/passwd", "..", "a/../b.png",
    ])
  func escape(file: String) throws {
    #expect(try messages(image(file)).first?.hasSuffix("leads out of the catalogue") == true)
  }

  @Test("Links do not either")
  func links() throws {
    let folder = try TestFolder(["secret.png": "x"])
    try folder.write(Data(), as: "A.xcassets/cat.imageset/real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("A.xcassets/cat.imageset/link.png"),
      withDestinationPath: folder.file("secret.png"))
    #expect(
      try messages(image("link.png"), in: folder) == ["'link.png' leads out of the catalogue"])
  }

  @Test("A catalogue that links to itself is read once")
  func circle() throws {
    let folder = try TestFolder(["A.xcassets/cat.imageset/Contents.json": image("cat.png")])
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("A.xcassets/again"), withDestinationPath: folder.file("A.xcassets"))
    #expect(AssetCatalog([folder.file("A.xcassets")]).diagnostics.isEmpty)
  }

  @Test("Folders nested too deep are left out, with a message")
  func depth() throws {
    let path = (0..<40).map { "g\($0)" }.joined(separator: "/")
    let folder = try TestFolder(["A.xcassets/\(path)/x.colorset/Contents.json": "{}"])
    let catalog = AssetCatalog([folder.file("A.xcassets")])
    #expect(catalog.diagnostics.map(\.hint) == ["at most 16 levels of a catalogue are read"])
  }

  @Test(
    "Descriptions that cannot be read are named",
    arguments: [
      ("{", "broken JSON"), ("[]", "no description"), ("", "broken JSON"),
      (String(repeating: "[", count: 100_000), "nested too deep"),
    ])
  func malformed(contents: String, message: String) throws {
    let found = try messages(contents)
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test("A description of megabytes is refused")
  func huge() throws {
    #expect(
      try messages("{\"a\": \"\(String(repeating: "x", count: 2 << 20))\"}") == ["too large"])
  }

  @Test(
    "Missing files are named",
    arguments: [
      ("gone.png", "no file 'gone.png' beside it"),
      ("gone.pdf", "no file 'gone.pdf' beside it"),
    ])
  func unreadable(file: String, message: String) throws {
    #expect(try messages(image(file)) == [message])
  }

  @Test(
    "Of vector files the size is read, and nothing is drawn",
    arguments: [
      (
        "icon.pdf", "%PDF-1.4 <</Type/Page /MediaBox [ 0 0 24.5 18 ]>>",
        CGSize(width: 24.5, height: 18)
      ),
      ("icon.svg", "<svg viewBox='0 0 20 10'/>", CGSize(width: 20, height: 10)),
      (
        "icon.svg", "<svg stroke-width=\"3\" width=\"30px\" height=\"12\">",
        CGSize(width: 30, height: 12)
      ),
      ("icon.svg", "<svg width='100%' height='5'>", nil),
      ("icon.pdf", "%PDF-1.4 /MediaBox [0 0 1e400 2]", nil),
      ("icon.pdf", "stream stream", nil),
    ])
  func vectors(file: String, text: String, size: CGSize?) throws {
    let folder = try TestFolder([
      "A.xcassets/cat.imageset/Contents.json": image(file), "A.xcassets/cat.imageset/\(file)": text,
    ])
    let catalog = AssetCatalog([folder.file("A.xcassets")])
    #expect(catalog.image("cat", isTablet: false)?.size == size)
    #expect(catalog.diagnostics.map(\.message).first?.hasSuffix("which is not drawn") == true)
  }

  @Test(
    "Colours that make no sense are left out, with a message",
    arguments: [
      #"{"red": "x", "green": "0", "blue": "0"}"#, #"{"red": "nan"}"#, "{}",
      #"{"red": "1e400", "green": "0", "blue": "0"}"#,
      #"{"red": "0xFFF", "green": "0", "blue": "0"}"#,
    ])
  func colors(components: String) throws {
    let folder = try TestFolder([
      "A.xcassets/c.colorset/Contents.json":
        #"{"colors": [{"color": {"color-space": "srgb", "components": \#(components)}}]}"#
    ])
    let catalog = AssetCatalog([folder.file("A.xcassets")])
    #expect(catalog.color("c", isTablet: false) == nil)
    #expect(catalog.diagnostics.map(\.message) == ["a colour that cannot be read"])
  }
}
