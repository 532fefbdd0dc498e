import Diagnostics

extension ProjectFile {
  /// The templates and Interface Builder files of the project, by their paths below its folder.
  ///
  /// - Parameter warn: takes what is strange: patterns that fit nothing.
  /// - Throws: files that are named and not there, and limits that are exceeded.
  public func sourceFiles(
    warn: (Diagnostic) -> Void = { _ in }
  ) throws(ProjectFileError) -> [String] {
    let log = DiagnosticLog()
    var walk = SourceWalk(sources, prefix: prefix, log: log)
    let files = walk()
    if !log.hasErrors { checkContents(files, log) }
    if sources.included.isEmpty {
      log.error(
        at: FileLocation(file: path), "the project has no sources",
        expected: "'sources' with paths",
        hint: "such as 'sources: [Templates, App/**/*.xib]'")
    } else if files.isEmpty, !log.hasErrors {
      log.error(
        at: sources.included[0].location, "there is no source to draw",
        expected: "a template, a .xib or a .storyboard")
    }
    guard !log.hasErrors else { throw ProjectFileError(log.diagnostics) }
    log.diagnostics.forEach(warn)
    return files
  }

  /// What a source shows in place of its own content: of all entries of `data` that fit it the last that says
  /// a thing, and every text.
  public func content(of source: String) -> (
    file: String?, assets: String?, settings: [SourceContent.Setting]
  ) {
    let fitting = contents.filter { $0.pattern.matches(source) }
    return (
      fitting.last { $0.file != nil }?.file.map(opened),
      fitting.last { $0.assets != nil }?.assets.map(opened), fitting.flatMap(\.settings)
    )
  }

  private func checkContents(_ files: [String], _ log: DiagnosticLog) {
    for content in contents where !files.contains(where: content.pattern.matches) {
      let text = content.pattern.text
      log.warning(
        at: content.pattern.location, "no source fits \(Diagnostic.quoted(text))",
        hint: Diagnostic.didYouMean(text, in: files))
    }
  }
}
