import Diagnostics
import Foundation
import Reading
import UIKit

/// A table described in a YAML file: its cells, their constraints, its rows.
///
/// Loading reads and checks everything once; a table for any width is then made without touching
/// the file again.
public struct Template: Sendable {
  /// The path as it was given.
  public let path: String
  let plan: TemplatePlan
  /// What it was read from, where it has texts in other languages than those of the plan.
  let source: YAMLNode?
  /// What loading found strange, but not wrong.
  public let warnings: [Diagnostic]
  /// Every file it was made from, the template's own first.
  public let files: [String]

  /// The name that pictures and dumps of it bear.
  public var name: String { plan.name }
  /// Table widths in points that the template wants to be seen at.
  public var widths: [Double] { plan.widths }
  /// The version of iOS it is laid out as.
  public var profile: OSProfile { settings.profile }
  /// What it asks of its environment.
  public var settings: TemplateSettings { plan.settings }
  /// What it wants to be seen at: its `variants`, else its widths. At least one.
  public var variants: [TemplateVariant] { plan.variants }
  /// How many rows all its sections have.
  public var rowCount: Int { plan.sections.reduce(0) { $0 + $1.rows.count } }

  /// Where the template first names a picture file, by the name it gives.
  public func location(ofImage name: String) -> FileLocation? {
    plan.images?.location(of: name)
  }

  /// Reads a template and the data beside it.
  ///
  /// - Throws: every problem that was found, in the order of their screens.
  public static func load(_ path: String) throws(TemplateErrors) -> Template {
    let log = DiagnosticLog()
    let source = SourceText.read(path, limit: TemplateLimits.templateBytes, log: log)
    guard let source else { throw TemplateErrors(diagnostics: log.diagnostics, files: [path]) }
    return try read(source, log: log)
  }

  /// Reads a template out of text; data files are looked for beside `file`.
  public static func parse(_ text: String, file: String) throws(TemplateErrors) -> Template {
    try parse(Array(text.utf8), file: file)
  }

  /// Reads a template out of the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
  public static func parse(_ bytes: [UInt8], file: String) throws(TemplateErrors) -> Template {
    let log = DiagnosticLog()
    if bytes.count > TemplateLimits.templateBytes {
      log.error(
        at: FileLocation(file: file), "too large",
        expected: "at most \(TemplateLimits.templateBytes >> 20) MiB")
    }
    guard !log.hasErrors, let source = SourceText.decode(bytes, file: file, log: log) else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: [])
    }
    return try read(source, log: log)
  }

  private static func read(
    _ source: SourceText, log: DiagnosticLog
  ) throws(TemplateErrors) -> Template {
    let files = FilesRead()
    files.add(source.file)
    guard let template = template(of: source, log: log, files), !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: files.paths)
    }
    return template
  }

  private static func template(
    of source: SourceText, log: DiagnosticLog, _ files: FilesRead
  ) -> Template? {
    guard source.isValid(log: log),
      let root = YAMLReader.read(source, expected: "a template", log: log)
    else { return nil }
    var compiler = TemplateCompiler(path: source.file, log: log, files: files)
    guard let plan = compiler.compile(root) else { return nil }
    return Template(
      path: source.file, plan: plan, source: plan.settings.languages.count > 1 ? root : nil,
      warnings: log.diagnostics, files: files.paths)
  }

  /// The template with the texts of another of its languages; itself when it has no texts in it.
  ///
  /// - Throws: what is wrong with those texts. Their warnings are the returned template's.
  public func localized(to language: String) throws(TemplateErrors) -> Template {
    guard let source, language != settings.languages.first, settings.languages.contains(language)
    else { return self }
    let log = DiagnosticLog()
    let opened = FilesRead(files)
    var compiler = TemplateCompiler(path: path, log: log, language: language, files: opened)
    guard let plan = compiler.compile(source), !log.hasErrors else {
      throw TemplateErrors(diagnostics: log.diagnostics, files: opened.paths)
    }
    let known = Set(warnings.map(\.description))
    return Template(
      path: path, plan: plan, source: source,
      warnings: log.diagnostics.filter { !known.contains($0.description) }, files: opened.paths)
  }

  /// Whether a YAML file shows itself to be a template: YAML is used for much else.
  ///
  /// A look at its first 64 KiB, where a line begins with `cells:`.
  public static func isTemplate(at path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 64 << 10)) ?? nil
    let text = String(decoding: start ?? Data(), as: UTF8.self)
    return text.hasPrefix("cells:") || text.contains("\ncells:")
  }

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

/// Why a template cannot be used: all problems that were found.
public struct TemplateErrors: Error, CustomStringConvertible {
  /// At least one error, and warnings beside it.
  public let diagnostics: [Diagnostic]
  /// The files that were opened, the template's own first: a change of one may mend it.
  public let files: [String]

  /// One line a problem.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

/// The files that a template is made from: who draws it again when one of them changes has to know.
///
/// A class, because every stage of a reader adds to the same list.
final class FilesRead {
  /// The paths as they were opened, in that order, each once; those that are missing as well.
  private(set) var paths: [String]

  /// A list that starts with `paths`.
  init(_ paths: [String] = []) { self.paths = paths }

  func add(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }
}
