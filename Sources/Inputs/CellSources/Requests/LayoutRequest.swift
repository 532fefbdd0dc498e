import CellTemplates
import Numbers
import UIKitCore

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
  /// A project's variants of its sources, instead of their own; empty for those.
  package var entries: [VariantEntry] = []
  /// Pixels per point of variants that name none, instead of the device's or the template's.
  package var usualScale: Double?
  /// The profile of variants that name none, instead of the template's or that of the file.
  package var usualProfile: String?
  /// The content in place of the template's own.
  public var content = ContentRequest()

  /// An absent value is the source's.
  public init(widths: [Double] = [], scale: Double? = nil, profile: String? = nil) {
    self.widths = widths
    self.scale = scale
    self.profile = profile
  }
}

/// The content in place of that of a template or document.
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
  /// The folder of asset catalogues, or one of them; nil for those beside the file.
  public var assets: String?
  /// Whether cells of Swift sources that have no data show sample content.
  public var hasSample = true

  /// Whether somebody has typed it, whose texts may name any file; what documents say names files
  /// of their project.
  public var isTyped = true

  /// Nothing instead of anything.
  public init() {}
}

/// The limits of values that can be meant. Named in the messages that refuse it.
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

  /// Whether the text is well formed as a language's tag.
  public static func isLanguageTag(_ text: String) -> Bool { LanguageTag.isWellFormed(text) }
}

extension LayoutRequest {
  /// Whether it asks for rows of a table, and not for the sizes that a file stores.
  package var asksForTable: Bool {
    !widths.isEmpty || !devices.isEmpty || content.dataFile != nil
  }

  /// The variants that are asked for of something that declares some of its own: those, on each
  /// axis of the request with the request's values instead of theirs. Each once, in the order in
  /// which they are declared. `path`: what messages call it.
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

  /// The variants of a declared one: the project's entries on it, then the request's values.
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

  /// Whether a template has texts in a project's language, as far as it says which it has.
  private func isSpoken(_ language: String?, _ settings: TemplateSettings) -> Bool {
    guard let language, settings.languages.count > 1 else { return true }
    return settings.languages.contains(language)
  }

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

/// At what one picture is laid out: every setting decided, nothing left to a default.
public struct LayoutVariant: Hashable, Sendable {
  /// Width or device.
  public typealias Target = TemplateVariant.Target

  /// A width, or the device whose screen the table fills.
  public let target: Target
  /// The name of an OS profile.
  public let profile: String
  /// Light or dark.
  public let appearance: UIUserInterfaceStyle
  /// The reader's text size.
  public let contentSizeCategory: UIContentSizeCategory
  /// BCP 47 tag of the texts; nil where nobody said it.
  public let language: String?
  /// Where leading is.
  public let direction: UIUserInterfaceLayoutDirection
  /// Pixels a point.
  public let scale: Double
  /// The name that the template gives it, if any.
  public let name: String?
  /// The text after the template's name in a file's name: `320`, `iphone-15-landscape-dark-AX3-ar`.
  ///
  /// Width or device, then every axis on which the variant is not what the template is by itself,
  /// so that a new axis renames nothing. Of a variant with a name: the name, then what the command
  /// line has changed.
  public let suffix: String
  /// The variant's remarks beside its width: `iPhone 15 landscape`, `dark`, `AX3`, `ar`.
  public let remarks: [String]

  /// The table's width, in points.
  public var width: Double { target.width }

  /// The device's name and how it is held; nil for a mere width.
  public var screen: String? {
    switch target {
    case .width: nil
    case .device(let device, .portrait): device.name
    case .device(let device, .landscape): device.name + " landscape"
    }
  }

  /// The variant for people: `320 pt, dark`, `iPhone 15 landscape, AX3`.
  public var summary: String {
    ([screen ?? "\(readable(width)) pt"] + remarks).joined(separator: ", ")
  }

  /// The variant for programs.
  package func fields(row: String? = nil) -> LayoutFields {
    LayoutFields(
      row: row, width: width, textSize: contentSizeCategory.shortName, language: language,
      direction: direction.word, appearance: appearance.word)
  }

  /// The environment that tables are made in, with the current one's pictures and files.
  package func environment(text: any TextMeasurer, nibs: (any NibLoader)? = nil)
    -> LayoutEnvironment
  {
    let current = LayoutEnvironment.current
    return LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: text, displayScale: CGFloat(scale),
      contentSizeCategory: contentSizeCategory, layoutDirection: direction,
      userInterfaceStyle: appearance, language: language, images: current.images,
      nibs: nibs ?? current.nibs)
  }
}

extension LayoutVariant {
  /// A variant of a template with all that it leaves open decided.
  ///
  /// `declared` is the variant as the template has it, before the request changed it.
  init(
    _ variant: TemplateVariant, declared: TemplateVariant, of settings: TemplateSettings,
    _ request: LayoutRequest
  ) {
    let axes = VariantSettings(variant, of: settings, request)
    let usual =
      variant.name == nil
      ? Self.usual(variant, settings, request) : VariantSettings(declared, of: settings, request)
    let words = axes.words(unlike: usual)
    target = variant.target
    profile = axes.profile
    appearance = axes.appearance
    contentSizeCategory = axes.category
    language = axes.language
    direction = axes.direction
    scale = axes.scale
    name = variant.name
    let keepsTarget = variant.name != nil && variant.target == declared.target
    suffix =
      ([variant.name, keepsTarget ? nil : variant.target.slug].compactMap(\.self)
      + words.map(\.short)).joined(separator: "-")
    remarks = axes.words(unlike: Self.usual(variant, settings, request)).map(\.spoken)
  }

  /// The template by itself at the variant's place, whatever the language's direction.
  private static func usual(
    _ variant: TemplateVariant, _ settings: TemplateSettings, _ request: LayoutRequest
  ) -> VariantSettings {
    var bare = TemplateVariant(variant.target)
    bare.language = variant.language
    var usual = VariantSettings(bare, of: settings, request)
    usual.language = settings.languages.first
    return usual
  }

  /// The variant with every axis named.
  var decided: TemplateVariant {
    var decided = TemplateVariant(target)
    decided.profile = profile
    decided.appearance = appearance
    decided.contentSizeCategory = contentSizeCategory
    decided.language = language
    decided.direction = direction
    decided.scale = scale
    return decided
  }
}

/// The axes of a variant but its place, each decided.
private struct VariantSettings {
  var profile: String
  var appearance: UIUserInterfaceStyle
  var category: UIContentSizeCategory
  var language: String?
  var direction: UIUserInterfaceLayoutDirection
  var scale: Double

  /// The request's values go first, then those of the variant, the project, its device, the
  /// template, and last those of a phone. A language that is not the template's own brings its
  /// direction along.
  init(_ variant: TemplateVariant, of settings: TemplateSettings, _ request: LayoutRequest) {
    let own = settings.languages.first
    profile =
      request.profile ?? variant.profile ?? request.usualProfile ?? settings.profile.name
    appearance = variant.appearance ?? settings.appearance ?? .light
    category = variant.contentSizeCategory ?? settings.contentSizeCategory ?? .large
    language = variant.language ?? own
    let ofLanguage = language.map(UIUserInterfaceLayoutDirection.init(ofLanguage:))
    let usual = language == own ? settings.direction ?? ofLanguage : ofLanguage
    direction = variant.direction ?? usual ?? .leftToRight
    scale =
      request.scale ?? variant.scale ?? request.usualScale ?? variant.target.scale
      ?? settings.scale ?? 2
  }

  /// A value of an axis, as file names and as captions have it.
  struct Word: Equatable {
    fileprivate let short: String
    var spoken: String

    init(_ short: String, spoken: String? = nil) {
      self.short = short
      self.spoken = spoken ?? short
    }
  }

  /// One word an axis, in the order of file names.
  private var words: [Word] {
    [
      Word(profile), Word(appearance.word),
      Word(category.shortName, spoken: "text size \(category.shortName)"), Word(language ?? ""),
      Word(direction.word, spoken: direction.spoken),
      Word("\(readable(scale))x"),
    ]
  }

  /// The words of the axes on which two differ.
  func words(unlike other: VariantSettings) -> [Word] {
    zip(words, other.words).compactMap { $0 == $1 ? nil : $0 }
  }
}

extension TemplateVariant.Target {
  /// Pixels a point of the device.
  fileprivate var scale: Double? {
    if case .device(let device, _) = self { Double(device.scale) } else { nil }
  }
}
