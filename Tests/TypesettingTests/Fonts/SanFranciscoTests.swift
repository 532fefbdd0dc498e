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
    for (name, font) in files { try folder.write(try font.data(usual), as: name) }
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
    "are set with their own advances, at their optical size, and with Apple's tracking",
    arguments: [(17.0, -26.0), (24, 3), (28, 14)])
  func variable(size: Double, tracking: Double) throws {
    let own = try typesetter(["whatever.ttf": RenamedFont("SF Pro")])
    let font = FontDescriptor(pointSize: size)
    #expect(
      abs(width("nine", font, own) - (try plain("nine", size: size, tracking: tracking)))
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
    #expect(own.library.namedFace(family, FontDescriptor(pointSize: 17)) != nil)
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
    try folder.write(try RenamedFont("SF Pro Text").data(usual), as: "OTF/SF-Pro-Text.otf")
    try folder.write(try RenamedFont("SF Pro").data(usual), as: "OTF/unsuspected.ttf")
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

/// The pinned Inter with another family's name in its `name` table; of one weight, where one is
/// given.
struct RenamedFont {
  let family: String
  let weight: UInt16?

  init(_ family: String, weight: UInt16? = nil) {
    self.family = family
    self.weight = weight
  }

  func data(_ catalog: FontCatalog) throws -> Data {
    let path = try #require(catalog.paths[.system])
    var font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let name = nameTable
    let table = try #require(record("name", in: font))
    write(UInt32(font.count), at: table + 8, in: &font)
    write(UInt32(name.count), at: table + 12, in: &font)
    font += name
    if let weight {
      let variations = try #require(record("fvar", in: font))
      font.replaceSubrange(variations..<variations + 4, with: "none".utf8)
      let style = word(font, try #require(record("OS/2", in: font)) + 8)
      font[style + 4] = UInt8(weight >> 8)
      font[style + 5] = UInt8(weight & 0xFF)
    }
    return Data(font)
  }

  /// The place of a table's record in the directory.
  private func record(_ tag: String, in font: [UInt8]) -> Int? {
    let count = Int(font[4]) << 8 | Int(font[5])
    return (0..<count).map { 12 + 16 * $0 }.first { font[$0..<$0 + 4].elementsEqual(tag.utf8) }
  }

  private func word(_ font: [UInt8], _ offset: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(font[offset + $1]) }
  }

  private func write(_ number: UInt32, at offset: Int, in font: inout [UInt8]) {
    for byte in 0..<4 { font[offset + byte] = UInt8(truncatingIfNeeded: number >> (24 - 8 * byte)) }
  }

  /// A `name` table of version 0 for Windows in English: family, style, full name, version,
  /// PostScript name.
  private var nameTable: [UInt8] {
    let names = [
      (1, family), (2, "Regular"), (4, family), (5, "Version 20.0"),
      (6, family.filter { $0 != " " }),
    ]
    func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    var header = short(0) + short(names.count) + short(6 + 12 * names.count)
    var strings: [UInt8] = []
    for (id, text) in names {
      let bytes = text.utf16.flatMap { short(Int($0)) }
      header += [3, 1, 0x409, id, bytes.count, strings.count].flatMap(short)
      strings += bytes
    }
    return header + strings
  }
}
