import CellTemplates
import CollectionAlgorithms
import Diagnostics
import UIKit

/// At what a template is laid out. An axis without values is left to the template's variants.
public struct LayoutRequest: Equatable, Sendable {
  /// Table widths in points.
  public var widths: [Double]
  /// Devices whose screens the table fills.
  public var devices: [Device] = []
  /// How the devices are held; upright when empty.
  public var orientations: [Orientation] = []
  /// Text sizes of the reader.
  public var contentSizeCategories: [UIContentSizeCategory] = []
  /// Light, dark or both.
  public var appearances: [UIUserInterfaceStyle] = []
  /// Where leading is.
  public var directions: [UIUserInterfaceLayoutDirection] = []
  /// BCP 47 tags.
  public var languages: [String] = []
  /// Pixels per point: 1, 2 or 3 on real devices; `nil` for the template's own, else 2.
  public var scale: Double?
  /// The name of an OS profile; `nil` for the template's own, else the default.
  public var profile: String?
  /// What a project wants its sources to be seen at, instead of their own variants; empty for
  /// those.
  package var entries: [VariantEntry] = []
  /// Pixels per point of variants that name none, instead of the device's or the template's.
  package var usualScale: Double?
  /// The profile of variants that name none, instead of the template's or that of the file.
  package var usualProfile: String?
  /// What is shown instead of the template's own content.
  public var content = ContentRequest()

  /// What is left out is as the source has it.
  public init(widths: [Double] = [], scale: Double? = nil, profile: String? = nil) {
    self.widths = widths
    self.scale = scale
    self.profile = profile
  }
}

/// What is shown instead of what a template or document shows by itself.
public struct ContentRequest: Hashable, Sendable {
  /// A name and the text for it.
  public struct Setting: Hashable, Sendable {
    /// Of a template a field, of an Interface Builder file a view: its outlet, label or object id.
    /// A property of the view may follow after a point.
    public let name: String
    /// The text, number or switch.
    public let text: String

    /// A name with a text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Applied to every row, over what the data says.
  public var settings: [Setting] = []
  /// Rows to show: a JSON, CSV or RSS file.
  public var dataFile: String?
  /// The folder of asset catalogues, or one of them, for Interface Builder files; nil for those
  /// beside the file.
  public var assets: String?

  /// Nothing instead of anything.
  public init() {}
}

/// What is too large, or too small, to be meant. Named in the messages that refuse it.
public enum LayoutLimits {
  /// Table widths in points. The widest iPad is 1,366 points wide.
  public static let width: ClosedRange<Double> = 1...10_000
  /// Pixels per point.
  public static let scale: ClosedRange<Double> = 0.25...8
  /// Pictures of one template.
  public static let variants = TemplateLimits.variants
  /// Pixels of one picture: a table of 375 points at 2x may be 300,000 points tall.
  public static let pixels = 450_000_000.0
  /// Rows of a data file for an Interface Builder file, each of which becomes a cell of its own.
  static let interfaceRows = 10_000
}

extension LayoutRequest {
  /// The names that `profile` may have, oldest first.
  public static var profileNames: [String] { OSProfile.all.map(\.name) }

  /// Whether the text is well formed as a language's tag; whether there is such a language is not
  /// asked.
  public static func isLanguageTag(_ text: String) -> Bool { LanguageTag.isWellFormed(text) }
}

extension LayoutRequest {
  /// Whether it asks for rows of a table, and not for the sizes that a file stores.
  package var asksForTable: Bool {
    !widths.isEmpty || !devices.isEmpty || content.dataFile != nil
  }

  /// The variants that are asked for of something that declares some of its own: those, on each
  /// axis of the request with the request's values instead of theirs. Each once, in the order in
  /// which they are declared.
  ///
  /// - Parameter path: what messages call it.
  package func variants(
    declared: [TemplateVariant], settings: TemplateSettings, path: String
  ) throws(PlumbError) -> [LayoutVariant] {
    try checkLanguages(settings.languages, path)
    let whole = min(factor * entryCount, LayoutLimits.variants + 1)
    guard declared.count <= LayoutLimits.variants / max(1, whole) else {
      throw PlumbError(
        path, "makes more than \(LayoutLimits.variants) pictures with these options",
        hint: "name fewer values")
    }
    let variants = declared.flatMap { self.variants(of: $0, settings) }
      .uniqued()
    try checkNames(variants, path)
    return variants
  }

  /// What becomes of a declared variant: the entries of the project on it, then the request's own
  /// values.
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

  /// Whether a template has texts in the language of a project: one that says which it has is seen
  /// in those.
  private func isSpoken(_ language: String?, _ settings: TemplateSettings) -> Bool {
    guard let language, settings.languages.count > 1 else { return true }
    return settings.languages.contains(language)
  }

  /// The declared variant with the request's values.
  private func applied(to declared: TemplateVariant) -> [TemplateVariant] {
    let targeted = targets.map { targets in
      targets.map { target in
        var variant = declared
        variant.target = target
        return variant
      }
    }
    return (targeted ?? [declared])
      .times(appearances.nonEmpty, \.appearance)
      .times(contentSizeCategories.nonEmpty, \.contentSizeCategory)
      .times(languages.nonEmpty, \.language).times(directions.nonEmpty, \.direction)
  }

  private var targets: [LayoutVariant.Target]? {
    let orientations = orientations.nonEmpty ?? [.portrait]
    let screens = devices.flatMap { device in
      orientations.map { LayoutVariant.Target.device(device, $0) }
    }
    return (widths.map { .width($0) } + screens).nonEmpty
  }

  /// How many variants the request makes of one.
  private var factor: Int {
    [
      targets?.count, appearances.nonEmpty?.count, contentSizeCategories.nonEmpty?.count,
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

  private func checkLanguages(_ known: [String], _ path: String) throws(PlumbError) {
    guard known.count > 1, let stranger = languages.first(where: { !known.contains($0) }) else {
      return
    }
    throw PlumbError(
      path, "has no texts in \(Diagnostic.quoted(stranger))",
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
