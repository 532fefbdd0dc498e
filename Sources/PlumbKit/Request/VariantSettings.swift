import CellTemplates
import LayoutTree
import UIKit

/// The axes of a variant but its place, each decided.
struct VariantSettings {
  var profile: String
  var appearance: UIUserInterfaceStyle
  var category: UIContentSizeCategory
  var language: String?
  var direction: UIUserInterfaceLayoutDirection
  var scale: Double

  /// What the request says goes first, then the variant, the project, its device, the template, and
  /// last what a phone comes with. A language that is not the template's own brings its direction along.
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
      request.scale ?? variant.scale ?? request.usualScale ?? variant.place.scale
      ?? settings.scale ?? 2
  }

  /// A value of an axis, as file names and as captions have it.
  struct Word: Equatable {
    let short: String
    var spoken: String

    init(_ short: String, spoken: String? = nil) {
      self.short = short
      self.spoken = spoken ?? short
    }
  }

  /// One word an axis, in the order of file names.
  private var words: [Word] {
    [
      Word(profile), Word(appearance == .dark ? "dark" : "light"),
      Word(category.shortName, spoken: "text size \(category.shortName)"), Word(language ?? ""),
      direction == .rightToLeft
        ? Word("rtl", spoken: "right to left") : Word("ltr", spoken: "left to right"),
      Word("\(readable(scale))x"),
    ]
  }

  /// The words of the axes on which two differ.
  func words(unlike other: VariantSettings) -> [Word] {
    zip(words, other.words).compactMap { $0 == $1 ? nil : $0 }
  }
}

extension TemplateVariant.Place {
  /// Pixels a point of the device.
  fileprivate var scale: Double? {
    if case .device(let device, _) = self { Double(device.scale) } else { nil }
  }
}
