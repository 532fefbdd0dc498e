import Foundation
import Reading
import UIKitCore

/// A table described in a YAML file: its cells, their constraints, its rows.
///
/// Loading reads and checks everything once; tables for any width are then made without reading the
/// file again.
public struct Template: Sendable {
  /// The path as it was given.
  public let path: String
  let plan: TemplatePlan
  /// The YAML tree; kept only if it has texts in other languages than those of the plan.
  let source: YAMLNode?
  /// Problems that do not prevent the template's use.
  public let warnings: [Diagnostic]
  /// All files that the template was made from, its own first.
  public let files: [String]
  let access: FileAccess

  /// The name of its pictures and dumps.
  public var name: String { plan.name }
  /// The table widths, in points, at which the template is shown by default.
  package var widths: [Double] { plan.widths }
  /// The settings that the template declares for its environment.
  public var settings: TemplateSettings { plan.settings }
  /// The settings at which the template is shown: its `variants`, else its widths. At least one.
  public var variants: [TemplateVariant] { plan.variants }
  /// Texts that were cut because they are too long, as far as cells have shown them.
  package var cutTexts: [Diagnostic] { plan.texts?.warnings ?? [] }
  /// The number of rows in all sections.
  public var rowCount: Int { plan.sections.reduce(0) { $0 + $1.rows.count } }

  /// The first location in the template that names an image file; `name` as written there.
  public func location(ofImage name: String) -> FileLocation? {
    plan.images?.location(of: name)
  }

  /// Whether a template without rows is a template.
  package enum RowNeed {
    /// No: there is nothing to lay out.
    case required
    /// Yes: rows may come from elsewhere, later.
    case optional
  }

  /// Reads a template and those of its data files that `access` admits.
  package static func load(
    _ path: String, access: FileAccess, rows: RowNeed = .required
  ) throws(TemplateErrors) -> Template {
    let log = DiagnosticLog()
    let source = SourceText.read(path, limit: TemplateLimits.templateBytes, log: log)
    guard let source else { throw TemplateErrors(diagnostics: log.diagnostics, files: [path]) }
    return try read(source, access, rows, log: log)
  }

  /// Reads a template from its bytes, with those of its data files that `access` admits.
  package static func parse(
    _ bytes: [UInt8], file: String, access: FileAccess, rows: RowNeed = .required
  ) throws(TemplateErrors) -> Template {
    let log = DiagnosticLog()
    if bytes.count > TemplateLimits.templateBytes {
      log.error(
        at: FileLocation(file: file), "too large",
        expected: "at most \(TemplateLimits.templateBytes >> 20) MiB")
    }
    guard !log.hasErrors, let source = SourceText.decode(bytes, file: file, log: log) else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: [])
    }
    return try read(source, access, rows, log: log)
  }

  private static func read(
    _ source: SourceText, _ access: FileAccess, _ rows: RowNeed, log: DiagnosticLog
  ) throws(TemplateErrors) -> Template {
    let files = OpenedFiles(access: access)
    files.add(source.file)
    guard let template = template(of: source, log: log, files), !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: files.paths)
    }
    if rows == .required { try template.requireData() }
    return template
  }

  private static func template(
    of source: SourceText, log: DiagnosticLog, _ files: OpenedFiles
  ) -> Template? {
    guard source.isValid(log: log),
      let root = YAMLReader.read(source, expected: "a template", log: log)
    else { return nil }
    var compiler = TemplateCompiler(path: source.file, log: log, files: files)
    guard let plan = compiler.compile(root) else { return nil }
    return Template(
      path: source.file, plan: plan, source: plan.settings.languages.count > 1 ? root : nil,
      warnings: log.diagnostics, files: files.paths, access: files.access)
  }

  /// The template with its texts in another of its languages; unchanged if it has none in it.
  ///
  /// - Throws: the problems of those texts. Their warnings are in the returned template.
  public func localized(to language: String) throws(TemplateErrors) -> Template {
    guard let source, language != settings.languages.first, settings.languages.contains(language)
    else { return self }
    let log = DiagnosticLog()
    let opened = OpenedFiles(files, access: access)
    var compiler = TemplateCompiler(path: path, log: log, language: language, files: opened)
    guard let plan = compiler.compile(source), !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: opened.paths)
    }
    let known = Set(warnings.map(\.description))
    return Template(
      path: path, plan: plan, source: source,
      warnings: log.diagnostics.filter { !known.contains($0.description) }, files: opened.paths,
      access: access)
  }

  /// Whether a YAML file is a template; YAML is used for many other things.
  ///
  /// Searches its first 64 KiB for a line that begins with `cells:`.
  public static func isTemplate(at path: String) -> Bool {
    let text = textAtStart(ofFile: path)
    return text.contains("cells")
      && text.split(whereSeparator: \.isNewline).contains(where: beginsCells)
  }

  /// Whether a line begins with the key `cells`, in quotes or without.
  package static func beginsCells(_ line: some StringProtocol) -> Bool {
    ["cells", "\"cells\"", "'cells'"].contains { key in
      line.hasPrefix(key) && line.dropFirst(key.count).first { !$0.isWhitespace } == ":"
    }
  }

  /// Creates a table of a variant's width, or one that fills a device's screen.
  ///
  /// - Precondition: the width is one that `TableWidth` accepts.
  public func makeTable(
    at target: TemplateVariant.Target, environment: LayoutEnvironment
  ) -> TemplateTable {
    precondition(
      TemplateLimits.width.contains(target.width),
      "makeTable: a width of \(target.width) is out of range")
    return environment.perform {
      TemplateTable(plan: plan, target: target, environment: environment)
    }
  }
}

/// All problems because of which a template cannot be used.
public struct TemplateErrors: Error, CustomStringConvertible {
  /// At least one error; may include warnings.
  public let diagnostics: [Diagnostic]
  /// The files that were opened, the template first. A change of any may mend the template.
  public let files: [String]

  /// The problems, one per line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
