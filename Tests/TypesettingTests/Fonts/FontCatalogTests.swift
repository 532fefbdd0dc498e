import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite("Fonts of a project")
struct FontCatalogTests {
  private let usual = FontCatalog(folder: FontCatalog.defaultFolder)

  /// A folder with copies of the usual fonts of some roles under other names.
  private func folder(_ files: KeyValuePairs<FontRole, String>) throws -> TestFolder {
    let folder = try TestFolder()
    for (role, name) in files {
      let path = try #require(usual.paths[role])
      try folder.write(try Data(contentsOf: URL(fileURLWithPath: path)), as: name)
    }
    return folder
  }

  private func width(_ family: FontFamily, _ typesetter: Typesetter) -> Double {
    let font = FontDescriptor(family: family, pointSize: 40)
    return typesetter.measure(
      Paragraph("שלום abc", font: font), width: .infinity, maximumLines: 1
    ).width
  }

  @Test("Without a folder of its own a catalog is what it was")
  func none() {
    let catalog = FontCatalog(own: nil, folder: usual.folder)
    #expect(catalog.paths == usual.paths)
    #expect(catalog.families == [])
    #expect(FontCatalog(own: "/nowhere", folder: usual.folder).paths == usual.paths)
  }

  @Test("A file with a role goes before the usual one, and the others keep theirs")
  func roles() throws {
    let folder = try folder([.arabic: "InterVariable.ttf", .thai: "Other.ttf"])
    let catalog = FontCatalog(own: folder.path, folder: usual.folder)
    #expect(catalog.paths[.system] == folder.file("InterVariable.ttf"))
    #expect(catalog.paths[.thai] == usual.paths[.thai])
    #expect(catalog.families == [folder.file("Other.ttf")])
  }

  @Test("Further files are families that texts can name, and part of the fingerprint")
  func families() throws {
    let folder = try folder([.hebrew: "brand.ttf"])
    let own = try Typesetter(fonts: FontCatalog(own: folder.path, folder: usual.folder))
    let plain = try Typesetter(fonts: usual)
    let family = try #require(own.library.ownFiles.first?.familyName)
    let face = try #require(
      own.library.namedFace(
        FontDescriptor(family: .named(family.uppercased()), pointSize: 17)))
    #expect(own.library.instances[face].file.path == folder.file("brand.ttf"))
    #expect(width(.named(family), own) != width(.system, own))
    #expect(width(.system, own) == width(.system, plain))
    let added = own.fingerprint.filter { !plain.fingerprint.contains($0) }
    #expect(added.count == 1)
    #expect(added.first?.hasPrefix("own: \(family) ") == true)
  }

  @Test("A folder with a file that is no font is as good as without it")
  func broken() throws {
    let folder = try TestFolder(["a.ttf": "no font"])
    let own = try Typesetter(fonts: FontCatalog(own: folder.path, folder: usual.folder))
    #expect(own.fingerprint == (try Typesetter(fonts: usual)).fingerprint)
  }
}
