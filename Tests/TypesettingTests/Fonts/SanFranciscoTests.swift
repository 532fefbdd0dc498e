import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Stand-ins: the pinned Inter under San Francisco's names.
@Suite("San Francisco's own files") struct SanFranciscoTests {
  private let usual = FontCatalog(folder: FontCatalog.defaultFolder)

  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func typesetter(_ files: KeyValuePairs<String, RenamedFont>) throws -> Typesetter {
    for (name, font) in files { try folder.write(try font.data(), as: name) }
    return try Typesetter(fonts: FontCatalog(own: folder.path, folder: usual.folder))
  }

  private func width(_ text: String, _ font: FontDescriptor, _ typesetter: Typesetter) -> Double {
    typesetter.measure(Paragraph(text, font: font), width: .infinity, maximumLines: 1).width
  }

  /// What Inter's own advances, kerning and a tracking in 1/1000 of the point size make of a text.
  private func plain(_ text: String, size: Double, tracking: Double) throws -> Double {
    let path = try #require(usual.paths[.system])
    let file = try #require(FontFile(path: path))
    let library = try #require(FreeTypeLibrary())
    let made = FontInstance(
      file: file, coordinates: [.weight(400), .opticalSize(size)], library: library)
    let instance = try #require(made)
    let units = text.unicodeScalars.reduce(0) { $0 + instance.advance(of: $1.value) }
    return (Double(units) / 2048 + tracking / 1000 * Double(text.count)) * size
  }

  @Test(
    "are set with their own advances, at their optical size, and with the tracking that iOS reports",
    arguments: [(17.0, -52.0), (24, 6), (28, 28)])
  func variable(size: Double, tracking: Double) throws {
    let own = try typesetter(["whatever.ttf": RenamedFont("SF Pro")])
    let font = FontDescriptor(pointSize: size)
    #expect(
      abs(width("nine", font, own) - (try plain("nine", size: size, tracking: tracking / 2.048)))
        < 0.001)
    #expect(
      width("1 nine", font, own) != width("1 nine", font, try Typesetter(fonts: usual)))
  }

  @Test("have their own heights") func heights() throws {
    let own = try typesetter(["SF.ttf": RenamedFont("SF Pro")])
    let metrics = own.metrics(of: FontDescriptor(pointSize: 2048, lineGap: 3))
    // Inter's hhea: 1984 and -494.
    #expect(metrics.ascender == 1984 && metrics.descender == -494 && metrics.leading == 3)
    #expect(
      own.metrics(of: FontDescriptor(family: .named("Helvetica"), pointSize: 100)).lineHeight == 115
    )
  }

  @Test("static files: Text up to 19 points, Display from 20, and the nearest weight and slant")
  func cuts() throws {
    let own = try typesetter([
      "a.ttf": RenamedFont("SF Pro Display", weight: 400),
      "b.ttf": RenamedFont("SF Pro Text", weight: 400),
      "c.ttf": RenamedFont("SF Pro Text", weight: 700),
    ])
    func file(_ size: Double, _ weight: FontWeight) throws -> String {
      let font = FontDescriptor(pointSize: size, weight: weight)
      let face = try #require(own.library.sanFranciscoFace(font))
      return own.library.instances[face].file.path
    }
    #expect(try file(19.5, .regular) == folder.file("b.ttf"))
    #expect(try file(20, .regular) == folder.file("a.ttf"))
    #expect(try file(17, .semibold) == folder.file("c.ttf"))
    #expect(try file(34, .bold) == folder.file("a.ttf"))
    // The static Display cut is set wider.
    let display = FontDescriptor(pointSize: 28)
    #expect(
      abs(width("nine", display, own) - (try plain("nine", size: 14, tracking: 13) * 2))
        < 0.001)
  }

  @Test(
    "other families of that kind are not the system font, and texts can name them",
    arguments: ["SF Pro Rounded", "SF Mono", "SF Compact"])
  func others(family: String) throws {
    let own = try typesetter(["SF-Pro-Other.ttf": RenamedFont(family)])
    #expect(own.library.sanFrancisco.isEmpty)
    #expect(own.library.namedFace(FontDescriptor(family: .named(family), pointSize: 17)) != nil)
    #expect(own.fingerprint.contains { $0.hasPrefix("system: Inter ") })
  }

  @Test("are named by the fingerprint, which references keep, in the place of Inter")
  func fingerprint() throws {
    let own = try typesetter(["SF.ttf": RenamedFont(".SF NS")])
    let plain = try Typesetter(fonts: usual)
    #expect(own.fingerprint.filter { $0.hasPrefix("system: ") }.count == 1)
    #expect(own.fingerprint.first?.hasPrefix("system: San Francisco, .SF NS ") == true)
    #expect(own.fingerprint.dropFirst() == plain.fingerprint.dropFirst())
    #expect(own.systemFontSubstitute == nil)
  }

  @Test("are found where the user installs fonts, one folder down too, by their names alone")
  func installed() throws {
    try folder.write(Data("no font".utf8), as: "SF-Pro-Broken.ttf")
    try folder.write(try RenamedFont("SF Pro Text").data(), as: "OTF/SF-Pro-Text.otf")
    try folder.write(try RenamedFont("SF Pro").data(), as: "OTF/unsuspected.ttf")
    let catalog = FontCatalog(own: nil, folder: usual.folder, installed: [folder.path])
    #expect(
      catalog.systemFontFiles == [
        folder.file("SF-Pro-Broken.ttf"), folder.file("OTF/SF-Pro-Text.otf"),
      ])
    let typesetter = try Typesetter(fonts: catalog)
    #expect(
      typesetter.library.sanFrancisco.files.map(\.path) == [folder.file("OTF/SF-Pro-Text.otf")])
  }
}
