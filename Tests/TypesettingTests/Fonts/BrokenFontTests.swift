import Foundation
import Testing

@testable import Typesetting

@Suite("Broken and missing fonts") struct BrokenFontTests {
  @Test("a system font that was cut off is named, instead of setting invisible text")
  func truncated() throws {
    let pinned = FontCatalog.defaultFolder + "/InterVariable.ttf"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: pinned))
    try withFolder(["InterVariable.ttf": bytes.prefix(5000)]) { folder in
      #expect(throws: FontError.unreadable(path: folder + "/InterVariable.ttf")) {
        try Typesetter(fonts: FontCatalog(folder: folder))
      }
    }
  }

  @Test(
    "what is no font is refused",
    arguments: [
      Data(), Data("ttcf".utf8), Data(repeating: 0xFF, count: 4096), Data("<html>".utf8),
    ])
  func garbage(bytes: Data) throws {
    try withFolder(["InterVariable.ttf": bytes]) { folder in
      #expect(throws: FontError.unreadable(path: folder + "/InterVariable.ttf")) {
        try Typesetter(fonts: FontCatalog(folder: folder))
      }
    }
  }

  @Test("the fingerprint says where a substitute stands in for the system font")
  func substitute() throws {
    #expect(try Typesetter.system().systemFontSubstitute == nil)
    guard let bare = try? Typesetter(fonts: FontCatalog(folder: "/nonexistent")) else { return }
    #expect(bare.systemFontSubstitute != nil)
    #expect(bare.fingerprint[0].hasPrefix("system: substitute "))
  }

  private func withFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files { try bytes.write(to: folder.appendingPathComponent(name)) }
    try body(folder.path)
  }
}
