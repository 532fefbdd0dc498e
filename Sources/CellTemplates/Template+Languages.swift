import Diagnostics

extension Template {
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
}
