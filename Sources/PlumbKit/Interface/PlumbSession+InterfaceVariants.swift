import Diagnostics
import InterfaceBuilder
import LayoutTree
import Reading
import UIKit

extension PlumbSession {
  /// Calls `body` with each variant of a document that is asked for, and with the document in the variant's
  /// language; then tells what was noted on the way, each thing once.
  func forEachVariant(
    of file: String, _ request: LayoutRequest, scene: String?,
    _ body: (InterfaceRequest, LayoutVariant) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    let document = try loadDocument(file)
    let records = try rows(of: request.content)
    var byLanguage: [String: InterfaceRequest] = [:]
    var languages: [String] = []
    for variant in try completed(request).variants(of: InterfaceLayout(document)) {
      let language = variant.language ?? ""
      let known: InterfaceRequest
      if let found = byLanguage[language] {
        known = found
      } else {
        let layout = try localized(document, to: variant.language, request.content)
        known = InterfaceRequest(
          layout: layout, rows: try rows(of: layout, scene, records, request.content))
        byLanguage[language] = known
        languages.append(language)
      }
      try body(known, variant)
    }
    tellNotes(languages.compactMap { byLanguage[$0]?.layout })
  }

  /// Reads a document; what is wrong is thrown.
  func loadDocument(_ file: String) throws(PlumbError) -> InterfaceDocument {
    sources = [file]
    do {
      return try InterfaceDocument.load(file)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  /// The document in a language, with the assets that are asked for.
  func localized(
    _ document: InterfaceDocument, to language: String?, _ content: ContentRequest
  ) throws(PlumbError) -> InterfaceLayout {
    let resources = InterfaceResources(
      of: document.path, language: language, assets: content.assets)
    addSources(resources.files)
    if let assets = content.assets, !resources.hasCatalogs {
      throw PlumbError(
        assets, "has no asset catalogue", expected: "an .xcassets, or a folder with one in it")
    }
    do {
      let translated = try resources.translated(document)
      addSources([translated.path])
      return InterfaceLayout(translated, resources)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  private func addSources(_ files: [String]) {
    sources += files.filter { !sources.contains($0) }
  }

  func rows(
    of layout: InterfaceLayout, _ scene: String?, _ records: [DataRecord]?,
    _ content: ContentRequest
  ) throws(PlumbError) -> [InterfaceRows.Row] {
    let rows = InterfaceRows(layout, try layout.scenes(picked: scene), content)
    guard let records else { return try rows.scenesOnce() }
    return try rows.rows(records) { tell(.warning($0)) }
  }

  /// Tells what layouts of one document have noted; what several say, once. By then it is known which assets were
  /// read.
  func tellNotes(_ layouts: [InterfaceLayout]) {
    for layout in layouts { addSources(layout.files) }
    var seen: Set<Diagnostic> = []
    for note in layouts.flatMap(\.notes) where seen.insert(note).inserted { tell(.warning(note)) }
  }
}
