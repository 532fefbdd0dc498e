import CellTemplates
import UIKit

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
    place = variant.place
    profile = axes.profile
    appearance = axes.appearance
    contentSizeCategory = axes.category
    language = axes.language
    direction = axes.direction
    scale = axes.scale
    name = variant.name
    let isPlaced = variant.name != nil && variant.place == declared.place
    suffix =
      ([variant.name, isPlaced ? nil : variant.place.slug].compactMap(\.self)
      + words.map(\.short)).joined(separator: "-")
    remarks = axes.words(unlike: Self.usual(variant, settings, request)).map(\.spoken)
  }

  /// The template by itself at the variant's place. The direction of the variant's language is no
  /// difference to it.
  private static func usual(
    _ variant: TemplateVariant, _ settings: TemplateSettings, _ request: LayoutRequest
  ) -> VariantSettings {
    var bare = TemplateVariant(variant.place)
    bare.language = variant.language
    var usual = VariantSettings(bare, of: settings, request)
    usual.language = settings.languages.first
    return usual
  }

  /// The variant with every axis named.
  var decided: TemplateVariant {
    var decided = TemplateVariant(place)
    decided.profile = profile
    decided.appearance = appearance
    decided.contentSizeCategory = contentSizeCategory
    decided.language = language
    decided.direction = direction
    decided.scale = scale
    return decided
  }
}
