import CellTemplates
import Numbers
import UIKit

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
  /// What follows the template's name in a file's name: `320`, `iphone-15-landscape-dark-AX3-ar`.
  ///
  /// Width or device, then every axis on which the variant is not what the template is by itself,
  /// so that a new axis renames nothing. Of a variant with a name: the name, then what the command
  /// line has changed.
  public let suffix: String
  /// What people are told of the variant beside its width, which titles give as a number: `iPhone
  /// 15 landscape`, `dark`, `AX3`, `ar`.
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

  /// The environment that tables are made in. Pictures by name, and files where `nibs` is nil, are
  /// those of the environment that is current.
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

  /// The template by itself at the variant's place. The direction of the variant's language is no
  /// difference to it.
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

  /// What the request says goes first, then the variant, the project, its device, the template, and
  /// last what a phone comes with. A language that is not the template's own brings its direction
  /// along.
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
