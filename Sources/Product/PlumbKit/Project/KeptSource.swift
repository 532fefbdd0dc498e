import CellTemplates
import Diagnostics
import InterfaceBuilder
import Reading
import UIKit

/// A source as it was read, with the content it shows: good for every variant.
///
/// A class, because texts in further languages are added as they are asked for.
final class KeptSource {
  /// What was read.
  enum Content {
    case template(Template)
    case interface(InterfaceDocument, rows: [DataRecord]?)
  }

  let content: Content
  /// What is shown in place of the source's own content.
  let request: ContentRequest
  /// What reading found strange.
  let warnings: [Diagnostic]
  /// Templates by language; the empty text stands for one that nobody has named.
  var templates: [String: Template] = [:]
  /// Documents by language.
  var documents: [String: InterfaceRequest] = [:]

  init(_ content: Content, _ request: ContentRequest, warnings: [Diagnostic] = []) {
    self.content = content
    self.request = request
    self.warnings = warnings
  }

  /// How many rows there are to lay out: of an Interface Builder file without data a row for each
  /// scene.
  var rowCount: Int {
    switch content {
    case .template(let template): template.rowCount
    case .interface(let document, let records):
      records?.count ?? InterfaceLayout(document).scenes.count
    }
  }

  /// What the source is seen at when so much is asked for.
  func variants(_ request: LayoutRequest) throws(PlumbError) -> [LayoutVariant] {
    switch content {
    case .template(let template): try request.variants(of: template)
    case .interface(let document, _): try request.variants(of: InterfaceLayout(document))
    }
  }
}

/// What tells kept sources apart.
struct KeptSourceKey: Hashable {
  let path: String
  let content: ContentRequest
}

extension PlumbSession {
  /// Sources that are kept before all are forgotten.
  private static let keptSources = 16

  /// The source at a path, read once for all its variants as long as not too many others come
  /// between.
  func keptSource(
    _ path: String, _ content: ContentRequest
  ) throws(PlumbError) -> KeptSource {
    let key = KeptSourceKey(path: path, content: content)
    if let known = kept[key] { return known }
    let source = try readSource(path, content)
    if kept.count >= Self.keptSources { kept.removeAll() }
    kept[key] = source
    return source
  }

  private func readSource(
    _ path: String, _ content: ContentRequest
  ) throws(PlumbError) -> KeptSource {
    guard InterfaceDocument.isInterfaceFile(path) else {
      let template = try read(path)
      return KeptSource(.template(template), content, warnings: template.warnings)
    }
    let document = try loadDocument(path)
    return KeptSource(.interface(document, rows: try rows(of: content)), content)
  }

  /// The template in a variant's language, with the content that is asked for.
  func template(
    _ template: Template, of kept: KeptSource, for variant: LayoutVariant
  ) throws(PlumbError) -> Template {
    let language = variant.language ?? ""
    if let known = kept.templates[language] { return known }
    let filled = try filled(try localized(template, for: variant), kept.request)
    kept.templates[language] = filled
    return filled
  }

  /// The rows of a document in a variant's language.
  func document(
    _ document: InterfaceDocument, _ records: [DataRecord]?, of kept: KeptSource,
    for variant: LayoutVariant
  ) throws(PlumbError) -> InterfaceRequest {
    let language = variant.language ?? ""
    if let known = kept.documents[language] { return known }
    let layout = try localized(document, to: variant.language, kept.request)
    let request = InterfaceRequest(
      layout: layout, rows: try rows(of: layout, nil, records, kept.request))
    kept.documents[language] = request
    return request
  }
}
