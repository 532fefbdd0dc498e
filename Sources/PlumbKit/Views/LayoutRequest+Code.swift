import CellTemplates
import UIKit

extension LayoutRequest {
  /// The width at which code is laid out that names no other, in points: that of a template without
  /// widths.
  package static let usualWidth = 320.0

  /// The variants asked for of something that is made by code. By itself it has one: 320 points wide,
  /// light, at text size L, in `language`, which is the one that names do not mention.
  package func variantsOfCode(
    in language: String, named name: String
  ) throws(PlumbError) -> [LayoutVariant] {
    let settings = TemplateSettings(
      profile: OSProfile.standard, scale: nil, languages: [language])
    return try variants(
      declared: [TemplateVariant(.width(Self.usualWidth))], settings: settings, path: name)
  }
}
