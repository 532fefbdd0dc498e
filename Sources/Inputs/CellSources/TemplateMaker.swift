import CellTemplates
import Linting
import Reading
import UIKitCore

/// Cells of a template.
///
/// A class, because it remembers what it has shown: only after everything was drawn is it known
/// which texts were too long.
final class TemplateMaker: CellMaker {
  private let template: Template
  private var shown: [Template] = []

  init(_ template: Template) { self.template = template }

  var path: String { template.path }
  var name: String { template.name }
  var warnings: [Diagnostic] { template.warnings }
  var rowCount: Int { template.rowCount }
  var declaredVariants: [TemplateVariant] { template.variants }
  var settings: TemplateSettings { template.settings }

  static func load(_ path: String, _ opened: OpenedFiles) throws(PlumbError) -> TemplateMaker {
    try make(opened) { () throws(TemplateErrors) in
      try .load(path, access: opened.access, rows: .optional)
    }
  }

  static func read(
    _ bytes: [UInt8], path: String, _ opened: OpenedFiles
  ) throws(PlumbError) -> TemplateMaker {
    try make(opened) { () throws(TemplateErrors) in
      try .parse(bytes, file: path, access: opened.access, rows: .optional)
    }
  }

  private static func make(
    _ opened: OpenedFiles, _ read: () throws(TemplateErrors) -> Template
  ) throws(PlumbError) -> TemplateMaker {
    do {
      let template = try read()
      opened.add(template.files)
      return TemplateMaker(template)
    } catch {
      opened.add(error.files)
      throw PlumbError(error.diagnostics)
    }
  }

  func cells(
    in language: String?, _ context: ReadingContext, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> any LocalizedCells {
    do {
      let template = try localized(to: language, context.opened, warn: warn)
      let filled = try Self.filled(template, context)
      shown.append(filled)
      return TemplateCells(
        template: filled, settings: context.request.content.settings, rowCount: filled.rowCount)
    } catch {
      context.opened.add(error.files)
      throw PlumbError(error.diagnostics)
    }
  }

  func cells(
    in language: String?, streaming file: RowFile, _ context: ReadingContext,
    warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> (any LocalizedCells)? {
    do {
      var warnings: [Diagnostic] = []
      let localized = try localized(to: language, context.opened) { warnings.append($0) }
      guard let (template, count) = try localized.showing(file) else { return nil }
      let filled = try Self.set(context.request.content.settings, in: template)
      warnings.forEach(warn)
      shown.append(filled)
      return TemplateCells(
        template: filled, settings: context.request.content.settings, rowCount: count,
        streamedRows: file)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  func notes(_ opened: OpenedFiles) -> [Diagnostic] {
    return shown.flatMap(\.cutTexts).uniqued()
  }

  /// The template with the texts of a language; itself where it has none in it.
  private func localized(
    to language: String?, _ opened: OpenedFiles, warn: (Diagnostic) -> Void
  ) throws(TemplateErrors) -> Template {
    guard let language, language != settings.languages.first else { return template }
    let localized = try template.localized(to: language)
    opened.add(localized.files)
    if settings.languages.contains(language) { localized.warnings.forEach(warn) }
    return localized
  }

  private static func filled(
    _ template: Template, _ context: ReadingContext
  ) throws(TemplateErrors) -> Template {
    var template = template
    if let records = context.records {
      template = try template.showing(records)
    } else if context.request.rows == .own {
      try template.requireData()
    }
    return try set(context.request.content.settings, in: template)
  }

  private static func set(
    _ settings: [ContentRequest.Setting], in template: Template
  ) throws(TemplateErrors) -> Template {
    var template = template
    for setting in settings { template = try template.setting(setting.name, to: setting.text) }
    return template
  }
}

/// A template in one language, with its content.
private struct TemplateCells: LocalizedCells {
  let template: Template
  let settings: [ContentRequest.Setting]
  /// Counted once: progress is reported with it for each row, and sections can be as many.
  let rowCount: Int
  /// The template has the first of these only.
  var streamedRows: RowFile?

  func table(in variant: LayoutVariant, text: any TextMeasurer) -> SourceTable {
    let table = template.makeTable(at: variant.target, environment: variant.environment(text: text))
    return SourceTable(table, of: template.path, in: variant)
  }

  func rowTable(
    in variant: LayoutVariant, text: any TextMeasurer
  ) throws(PlumbError) -> any RowTable {
    do {
      let preparation = try template.rowPreparation(setting: settings.map { ($0.name, $0.text) })
      return TemplateRows(
        template.makeTable(at: variant.target, environment: variant.environment(text: text)),
        preparation)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  func location(ofDamaged picture: String) -> FileLocation? {
    let location = template.location(ofImage: picture) ?? FileLocation(file: template.path)
    return template.warnings.contains { $0.location == location } ? nil : location
  }
}

extension TemplateTable: TableOwner {
  package var hasOwnEstimates: Bool { true }
  package var declaredRows: [DeclaredRow]? { nil }

  package func lintScene(of cell: UITableViewCell, at path: IndexPath) -> LintScene? {
    TemplateLintReader(self).scene(of: cell, at: path)
  }
}

/// Makes of the rows of a template's table what rules look at.
private struct TemplateLintReader {
  private let table: TemplateTable

  init(_ table: TemplateTable) { self.table = table }

  /// The row that `cell` shows.
  func scene(of cell: UITableViewCell, at path: IndexPath) -> LintScene? {
    guard let parts = cell.templateParts else { return nil }
    let identifier = cell.reuseIdentifier ?? ""
    cell.contentView.name = "contentView"
    let estimate = table.tableView(table.tableView, estimatedHeightForRowAt: path)
    let sizing = table.rowSizing(at: path)
    return LintScene(
      id: identifier, name: "'\(identifier)'", place: SourcePlace(parts.location),
      rowHeight: sizing == .byContent ? .automatic : .fixed(cell.bounds.height),
      estimatedHeight: estimate > 0 ? estimate : nil,
      root: cell, content: cell.contentView,
      views: parts.views.map {
        LintView(view: $0.view, id: $0.name, name: $0.name, place: SourcePlace($0.location))
      },
      constraints: parts.constraints.map {
        LintConstraint(
          constraint: $0.constraint, id: $0.constraint.identifier ?? $0.constraint.equation,
          place: SourcePlace($0.location))
      })
  }
}
