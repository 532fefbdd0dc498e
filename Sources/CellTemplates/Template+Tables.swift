import UIKit

extension Template {
  /// The environment the template asks for; what it leaves open is as given.
  ///
  /// - Parameter profile: overrules the template's profile, as `--profile` does.
  public func environment(
    text: any TextMeasurer, displayScale: CGFloat = 2, profile: OSProfile? = nil
  ) -> LayoutEnvironment {
    let language = settings.languages.first
    let direction = settings.direction ?? language.map(UIUserInterfaceLayoutDirection.init)
    return LayoutEnvironment(
      profile: profile ?? settings.profile, text: text,
      displayScale: settings.scale ?? displayScale,
      contentSizeCategory: settings.contentSizeCategory ?? .large,
      layoutDirection: direction ?? .leftToRight,
      userInterfaceStyle: settings.appearance ?? .light, language: language)
  }

  /// A table of that width in points, with its data source and delegate.
  ///
  /// - Precondition: the width is one that `TableWidth` accepts.
  public func makeTable(width: Double, environment: LayoutEnvironment) -> TemplateTable {
    makeTable(at: .width(width), environment: environment)
  }

  /// A table of that width, or one that fills the screen of a device.
  ///
  /// - Precondition: the width is one that `TableWidth` accepts.
  public func makeTable(
    at place: TemplateVariant.Place, environment: LayoutEnvironment
  ) -> TemplateTable {
    precondition(
      TemplateLimits.width.contains(place.width),
      "makeTable: a width of \(place.width) is out of range")
    return environment.perform { TemplateTable(plan: plan, place: place, environment: environment) }
  }
}
