import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Texts beside a document")
struct LocalizedTextsTests {
  private func texts(
    _ files: [String: String], of document: String = "Cell.xib", in language: String
  ) throws -> LocalizedTexts {
    let folder = try TestFolder(files)
    return LocalizedTexts(of: folder.file(document), in: language)
  }

  @Test(
    "are found from Base.lproj and from the folder around it",
    arguments: [
      "Base.lproj/Cell.xib", "Cell.xib",
    ])
  func places(document: String) throws {
    let found = try texts(
      ["de.lproj/Cell.strings": "\"a.text\" = \"Hallo\";"], of: document, in: "de")
    #expect(found.texts == ["a.text": "Hallo"])
    #expect(found.known == ["de"])
  }

  @Test("of a nearer language win over those of a farther one")
  func standIns() throws {
    let found = try texts(
      [
        "pt_BR.lproj/Cell.strings": "a.text = brasil;",
        "pt.lproj/Cell.strings": "a.text = portugal; b.text = ambos;",
      ], in: "pt-BR")
    #expect(found.texts == ["a.text": "brasil", "b.text": "ambos"])
  }

  @Test("may be in UTF-16")
  func utf16() throws {
    let folder = try TestFolder()
    var data = Data([0xFF, 0xFE])
    data.append("\"a.text\" = \"日本\";".data(using: .utf16LittleEndian) ?? Data())
    try folder.write(data, as: "ja.lproj/Cell.strings")
    #expect(LocalizedTexts(of: folder.file("Cell.xib"), in: "ja").texts == ["a.text": "日本"])
  }

  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "b.text": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
      "c.text": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Prüfen"}}}},
      "d.text": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%d Tag"}},
        "other": {"stringUnit": {"state": "translated", "value": "%d Tage"}}}}}}},
      "e.text": {"localizations": {"de": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Tippe lang"}},
        "iphone": {"stringUnit": {"state": "translated", "value": "Tippe"}}}}}}},
      "f.text": {"extractionState": "stale"}
    }}
    """

  @Test("of a string catalogue: new ones are left out, plurals take other, devices the phone")
  func catalogue() throws {
    let found = try texts(["mul.lproj/Cell.xcstrings": Self.catalog], in: "de-AT")
    #expect(
      found.texts == [
        "a.text": "Hallo", "c.text": "Prüfen", "d.text": "%d Tage", "e.text": "Tippe",
      ])
    #expect(try texts(["Cell.xcstrings": Self.catalog], in: "en").isOwn)
  }

  @Test("that are missing are told with the languages that are there")
  func missing() throws {
    let folder = try TestFolder(["de.lproj/Cell.strings": "a.text = b;"])
    let resources = InterfaceResources(of: folder.file("Cell.xib"), language: "fr")
    #expect(
      resources.diagnostics.map(\.message) == ["has no texts in 'fr'; its own are shown"])
    #expect(resources.diagnostics.first?.expected == "de")
    #expect(InterfaceResources(of: folder.file("Other.xib"), language: "fr").diagnostics.isEmpty)
  }

  @Test("may be in a document of the language's own")
  func ownDocument() throws {
    let cell = StoredProbe.xib(StoredProbe.cell("", ""))
    let folder = try TestFolder(["Base.lproj/Cell.xib": cell, "de.lproj/Cell.xib": cell])
    let path = folder.file("Base.lproj/Cell.xib")
    let resources = InterfaceResources(of: path, language: "de-CH")
    let document = try resources.translated(try InterfaceDocument.load(path))
    #expect(document.path == folder.file("de.lproj/Cell.xib"))
    #expect(resources.diagnostics.isEmpty)
  }

  @Test(
    "that are broken are told, and the document keeps its own",
    arguments: [
      ("de.lproj/Cell.strings", "\"a\" = ;"), ("Cell.xcstrings", "{]"), ("Cell.xcstrings", "[1]"),
    ])
  func broken(file: String, text: String) throws {
    let folder = try TestFolder([file: text])
    let resources = InterfaceResources(of: folder.file("Cell.xib"), language: "de")
    #expect(resources.diagnostics.count == 1, "\(resources.diagnostics)")
    #expect(resources.diagnostics.first?.severity == .error)
  }
}
