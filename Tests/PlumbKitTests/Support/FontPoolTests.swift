import Foundation
import TestSupport
import Testing
import Typesetting

@testable import PlumbKit

@Suite("Fonts that stay open")
struct FontPoolTests {
  @Test("fonts are handed on, to one run at a time, as long as their files are as they were")
  func files() throws {
    let folder = try TestFolder([:])
    let font = folder.file("InterVariable.ttf")
    try FileManager.default.copyItem(
      atPath: FontCatalog.defaultFolder + "/InterVariable.ttf", toPath: font)
    let catalog = FontCatalog(folder: folder.path)
    let pool = FontPool()
    let fonts = try OpenFonts(catalog)
    pool.put(fonts)
    #expect(pool.take(.system()) == nil)
    #expect(pool.take(FontCatalog(folder: folder.path))?.typesetter === fonts.typesetter)
    #expect(pool.take(catalog) == nil)
    pool.put(fonts)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: font)
    #expect(pool.take(catalog) == nil)
  }

  @Test("no more than two are kept, the latest")
  func limit() throws {
    let pool = FontPool()
    let fonts = try (0..<3).map { _ in try OpenFonts(.system()) }
    for one in fonts { pool.put(one) }
    #expect(pool.take(.system())?.typesetter === fonts[2].typesetter)
    #expect(pool.take(.system())?.typesetter === fonts[1].typesetter)
    #expect(pool.take(.system()) == nil)
  }
}
