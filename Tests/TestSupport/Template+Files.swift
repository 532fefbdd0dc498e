import CellTemplates
import Reading
import UIKitCore

/// What tests ask of a template by itself.
extension Template {
  package var profile: OSProfile { settings.profile }

  /// Reads a template and its data files.
  ///
  /// - Throws: all problems that were found, in the order of the file.
  package static func load(_ path: String) throws(TemplateErrors) -> Template {
    try load(path, access: FileAccess(projectOf: path))
  }

  /// Reads a template from text; the paths of data files are relative to `file`.
  package static func parse(_ text: String, file: String) throws(TemplateErrors) -> Template {
    try parse(Array(text.utf8), file: file, access: FileAccess(projectOf: file))
  }

  /// The environment that the template declares; other settings are taken from the parameters.
  ///
  /// - Parameter profile: overrides the template's profile, as `--profile` does.
  package func environment(
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

  /// Creates a table of a width in points, with its data source and delegate.
  ///
  /// - Precondition: the width is one that `TableWidth` accepts.
  package func makeTable(width: Double, environment: LayoutEnvironment) -> TemplateTable {
    makeTable(at: .width(width), environment: environment)
  }
}
