import UIKit

/// What a template asks of its environment; nil leaves a setting to the caller.
public struct TemplateSettings: Sendable {
  /// The version of iOS.
  public let profile: OSProfile
  /// Pixels a point.
  public let scale: Double?
  /// The reader's text size.
  public let contentSizeCategory: UIContentSizeCategory?
  /// Light or dark.
  public let appearance: UIUserInterfaceStyle?
  /// Where leading is.
  public let direction: UIUserInterfaceLayoutDirection?
  /// The languages that the template has texts in; the first one is shown where nothing else is
  /// asked for. Empty where texts are in one language that is not named.
  public let languages: [String]
}

extension TemplateSettings {
  /// Settings that leave everything to the variant but the version of iOS, the screen and the language
  /// that texts are in by themselves.
  package init(profile: OSProfile, scale: Double?, languages: [String] = []) {
    self.init(
      profile: profile, scale: scale, contentSizeCategory: nil, appearance: nil, direction: nil,
      languages: languages)
  }
}
