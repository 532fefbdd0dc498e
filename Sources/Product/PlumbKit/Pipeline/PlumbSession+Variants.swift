import CellTemplates
import LayoutTree
import UIKit

extension PlumbSession {
  /// Calls `body` with each variant of a template that is asked for, and with the template in the
  /// variant's language.
  func forEachVariant(
    of template: Template, _ request: LayoutRequest,
    _ body: (Template, LayoutVariant) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    var byLanguage: [String: Template] = [:]
    for variant in try completed(request).variants(of: template) {
      report(.variant(variant.summary))
      let language = variant.language ?? ""
      var known = byLanguage[language]
      if known == nil {
        known = try filled(try localized(template, for: variant), request.content)
      }
      byLanguage[language] = known
      if let known { try body(known, variant) }
    }
  }

  /// The request with the project's profile where nothing else is said.
  func completed(_ request: LayoutRequest) -> LayoutRequest {
    var request = request
    request.usualProfile = request.usualProfile ?? usualProfile
    return request
  }

  /// The template in a variant's language; what is strange about its texts is told.
  func localized(
    _ template: Template, for variant: LayoutVariant
  ) throws(PlumbError) -> Template {
    guard let language = variant.language, language != template.settings.languages.first else {
      return template
    }
    do {
      let localized = try template.localized(to: language)
      sources += localized.files.filter { !sources.contains($0) }
      if localized.settings.languages.contains(language) {
        for warning in localized.warnings { send(.warning(warning)) }
      }
      return localized
    } catch {
      sources += error.files.filter { !sources.contains($0) }
      throw PlumbError(error.diagnostics)
    }
  }

  /// The table of a template in a variant, and the header of its layout tree.
  func table(
    of template: Template, at variant: LayoutVariant
  ) -> (table: TemplateTable, header: LayoutTree) {
    let environment = variant.environment(text: typesetter)
    let header = LayoutTree(
      file: template.path, width: variant.width, scale: variant.scale, profile: variant.profile,
      variant: [variant.screen].compactMap(\.self) + variant.remarks)
    return (template.makeTable(at: variant.target, environment: environment), header)
  }

  /// The table of a template at a width, otherwise as the template is by itself.
  func table(
    of template: Template, width: Double, _ request: LayoutRequest = .init()
  ) -> (table: TemplateTable, header: LayoutTree) {
    let plain = TemplateVariant(.width(width))
    return table(
      of: template, at: LayoutVariant(plain, declared: plain, of: template.settings, request))
  }
}
