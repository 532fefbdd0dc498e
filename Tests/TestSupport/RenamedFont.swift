import Foundation
import Typesetting

/// The pinned Inter with another family's name in its `name` table; of one weight, where one is
/// given.
public struct RenamedFont {
  let family: String
  let weight: UInt16?

  /// A font of that family.
  public init(_ family: String, weight: UInt16? = nil) {
    self.family = family
    self.weight = weight
  }

  /// The file's bytes.
  public func data() throws -> Data {
    let path = FontCatalog.defaultFolder + "/InterVariable.ttf"
    var font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let name = nameTable
    let table = try place(of: "name", in: font)
    write(UInt32(font.count), at: table + 8, in: &font)
    write(UInt32(name.count), at: table + 12, in: &font)
    font += name
    if let weight {
      let variations = try place(of: "fvar", in: font)
      font.replaceSubrange(variations..<variations + 4, with: "none".utf8)
      let style = word(font, try place(of: "OS/2", in: font) + 8)
      font[style + 4] = UInt8(weight >> 8)
      font[style + 5] = UInt8(weight & 0xFF)
    }
    return Data(font)
  }

  /// The place of a table's record in the directory.
  private func place(of tag: String, in font: [UInt8]) throws -> Int {
    let count = Int(font[4]) << 8 | Int(font[5])
    let places = (0..<count).map { 12 + 16 * $0 }
    guard let place = places.first(where: { font[$0..<$0 + 4].elementsEqual(tag.utf8) }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return place
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
