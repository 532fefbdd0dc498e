import UIKit

extension Template {
  /// The environment the template asks for; what it leaves open is as given.
  ///
  /// - Parameter profile: overrules the template's profile, as `--profile` does.
  public func environment(
    text: any TextMeasurer, displayScale: CGFloat = 2, profile: OSProfile? = nil
  ) -> LayoutEnvironment {
    let variant = plan.variant
    return LayoutEnvironment(
      profile: profile ?? variant.profile, text: text,
      displayScale: variant.scale ?? displayScale,
      contentSizeCategory: variant.contentSizeCategory ?? .large,
      layoutDirection: variant.layoutDirection ?? .leftToRight,
      userInterfaceStyle: variant.userInterfaceStyle ?? .light)
  }

  /// A table of that width in points, with its data source and delegate.
  ///
  /// - Precondition: the width is one that `TableWidth` accepts.
  public func makeTable(width: Double, environment: LayoutEnvironment) -> TemplateTable {
    precondition(
      TemplateLimits.width.contains(width), "makeTable: a width of \(width) is out of range")
    return environment.perform { TemplateTable(plan: plan, width: width, environment: environment) }
  }
}
