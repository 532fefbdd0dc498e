import CellTemplates
import Diagnostics
import UIKit

extension LayoutRequest {
  /// The variants of a template that are asked for: its own, on each axis of the request with the
  /// request's values in place of theirs. Each once, in the order of the template.
  func variants(of template: Template) throws(PlumbError) -> [LayoutVariant] {
    try checkLanguages(template)
    return try variants(
      declared: template.variants, settings: template.settings, path: template.path)
  }

  /// The variants that are asked for of something with these of its own.
  func variants(
    declared: [TemplateVariant], settings: TemplateSettings, path: String
  ) throws(PlumbError) -> [LayoutVariant] {
    let whole = min(factor * entryCount, LayoutLimits.variants + 1)
    guard declared.count <= LayoutLimits.variants / max(1, whole) else {
      throw PlumbError(
        path, "makes more than \(LayoutLimits.variants) pictures with these options",
        hint: "name fewer values")
    }
    var seen: Set<LayoutVariant> = []
    let variants = declared.flatMap { self.variants(of: $0, settings) }
      .filter { seen.insert($0).inserted }
    try checkNames(variants, path)
    return variants
  }

  /// What becomes of a declared variant: the entries of the project on it, then the request's own values.
  private func variants(
    of declared: TemplateVariant, _ settings: TemplateSettings
  ) -> [LayoutVariant] {
    guard !entries.isEmpty else {
      return applied(to: declared).map {
        LayoutVariant($0, declared: declared, of: settings, self)
      }
    }
    return entries.flatMap { $0.applied(to: declared) }.flatMap { entry in
      applied(to: entry.variant).filter { isSpoken($0.language, settings) }
        .map { LayoutVariant($0, declared: entry.declared, of: settings, self) }
        .filter { !entry.isExcluded($0.decided) }
    }
  }

  /// Whether a template has texts in the language of a project: one that says which it has is seen in those.
  private func isSpoken(_ language: String?, _ settings: TemplateSettings) -> Bool {
    guard let language, settings.languages.count > 1 else { return true }
    return settings.languages.contains(language)
  }

  /// The declared variant with the request's values.
  private func applied(to declared: TemplateVariant) -> [TemplateVariant] {
    let placed = places.map { places in
      places.map { place in
        var variant = declared
        variant.place = place
        return variant
      }
    }
    return (placed ?? [declared])
      .times(appearances.nonEmpty, \.appearance)
      .times(contentSizeCategories.nonEmpty, \.contentSizeCategory)
      .times(languages.nonEmpty, \.language).times(directions.nonEmpty, \.direction)
  }

  private var places: [LayoutVariant.Place]? {
    let orientations = orientations.nonEmpty ?? [.portrait]
    let screens = devices.flatMap { device in
      orientations.map { LayoutVariant.Place.device(device, $0) }
    }
    return (widths.map { .width($0) } + screens).nonEmpty
  }

  /// How many variants the request makes of one.
  private var factor: Int {
    [
      places?.count, appearances.nonEmpty?.count, contentSizeCategories.nonEmpty?.count,
      languages.nonEmpty?.count, directions.nonEmpty?.count,
    ].compactMap(\.self).reduce(1) { min($0 * $1, LayoutLimits.variants + 1) }
  }

  /// How many variants the entries make of one.
  private var entryCount: Int {
    entries.isEmpty
      ? 1
      : entries.reduce(0) { min($0 + min($1.count, LayoutLimits.variants), LayoutLimits.variants) }
  }

  // MARK: Checks

  private func checkLanguages(_ template: Template) throws(PlumbError) {
    let known = template.settings.languages
    guard known.count > 1, let stranger = languages.first(where: { !known.contains($0) }) else {
      return
    }
    throw PlumbError(
      template.path, "has no texts in \(Diagnostic.quoted(stranger))",
      expected: Diagnostic.choices(known))
  }

  /// Names of the template's own may meet what the other variants are called.
  private func checkNames(
    _ variants: [LayoutVariant], _ path: String
  ) throws(PlumbError) {
    var seen: Set<String> = []
    guard let twice = variants.first(where: { !seen.insert($0.suffix.lowercased()).inserted })
    else { return }
    throw PlumbError(
      path, "two variants have the name \(Diagnostic.quoted(twice.suffix))",
      hint: "give them names of their own")
  }
}

extension Array {
  /// The array, or nil when it is empty: an axis that nobody mentioned.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
