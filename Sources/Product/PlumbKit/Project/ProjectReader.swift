import ProjectFile
import Reading
import UIKitCore

/// Lists what there is to draw of projects.
public struct ProjectReader {
  private let session: PlumbSession

  /// Reads with a session, which reports the sources as they are read.
  public init(_ session: PlumbSession) { self.session = session }

  /// The pictures of a project, the same on every machine and from every working folder.
  ///
  /// A source that cannot be read is reported, and the others go on.
  ///
  /// - Parameter crashed: a source that is not read, since an earlier run has crashed on it.
  /// - Throws: `PlumbError` where the project as a whole makes no sense: no sources, two pictures
  ///   of one name; and where it has no source of the name that is left out.
  public func cases(
    of project: ProjectFile, leavingOut crashed: String? = nil
  ) throws(PlumbError) -> ProjectCases {
    var all = ProjectCases()
    all.warnings = project.warnings
    let files = try sourceFiles(of: project, &all)
    if let crashed, !files.contains(crashed) { throw Self.unknownSource(crashed, files) }
    for source in files {
      if source == crashed {
        all.broken.append(.init(source: source, diagnostics: [Self.leftOut(source)]))
        continue
      }
      session.send(.reading(source))
      do throws(PlumbError) {
        all.cases += try cases(of: source, in: project, &all)
      } catch {
        let problems = error.diagnostics.map { $0.relative(to: project) }
        all.broken.append(.init(source: source, diagnostics: problems))
      }
    }
    all.warnLanguages(of: project)
    all.leaveOut(project.snapshots.excluded)
    all.cases.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    try all.checkNames()
    return all
  }

  private static func unknownSource(_ source: String, _ known: [String]) -> PlumbError {
    PlumbError([
      Diagnostic(
        .error,
        "--continue-after names \(Diagnostic.quoted(source)), which is no source of this project",
        hint: Diagnostic.didYouMean(source, in: known)
          ?? "plumb snapshot list says which there are")
    ])
  }

  private static func leftOut(_ source: String) -> Diagnostic {
    Diagnostic(
      .error, at: FileLocation(file: source),
      "plumb has crashed on it; --continue-after leaves it out")
  }

  private func sourceFiles(
    of project: ProjectFile, _ all: inout ProjectCases
  ) throws(PlumbError) -> [String] {
    do {
      return try project.sourceFiles(allowing: session.allowedReads) { all.warnings.append($0) }
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  /// Refuses data and assets that lead out of the project.
  private func checkContent(
    of source: String, in project: ProjectFile
  ) throws(PlumbError) {
    let access = project.access(session.allowedReads)
    let problems = project.contents.filter { $0.fits(source) }.flatMap { content in
      [content.file, content.assets].compactMap(\.self)
        .filter { !access.admits(project.opened($0)) }
        .map { FileAccess.refusal(of: $0, project.opened($0), at: content.pattern.location) }
    }
    guard problems.isEmpty else { throw PlumbError(problems) }
  }

  private func cases(
    of source: String, in project: ProjectFile, _ all: inout ProjectCases
  ) throws(PlumbError) -> [SnapshotCase] {
    try checkContent(of: source, in: project)
    let content = ContentRequest(of: source, in: project)
    let read = try session.keptSource(project.prefix + source, content, of: project.prefix)
    all.warnings += read.warnings.map { $0.relative(to: project) }
    let variants = try read.variants(LayoutRequest(of: project))
    if variants.isEmpty {
      all.warnings.append(
        Diagnostic(
          .warning, at: FileLocation(file: source), "no variant of it is left",
          hint: "see 'exclude' in \(project.relative(project.path))"))
    }
    let drawn = try drawnRows(of: source, in: project)
    let parts: [SourcePart?] = read.parts.isEmpty ? [nil] : read.parts
    let stem = SnapshotCase.stem(of: source)
    return parts.flatMap { part in
      let names = [stem, part?.name ?? ""].filter { !$0.isEmpty }
      let cases = variants.map {
        SnapshotCase(
          source: source, variant: $0, name: (names + [$0.suffix]).joined(separator: "-"),
          rows: part == nil ? read.rowCount : 1, drawnRows: drawn, content: content,
          scene: part?.scene,
          layers: project.snapshots.layers, prefix: project.prefix)
      }
      return cases + (cases.first.map { swept($0, names, project) } ?? [])
    }
  }
}

extension ProjectReader {
  /// The rows of a source that its project wants to see.
  private func drawnRows(
    of source: String, in project: ProjectFile
  ) throws(PlumbError) -> RowSelection? {
    guard let rows = project.content(of: source).rows else { return nil }
    if let selection = RowSelection(rows.text) { return selection }
    throw PlumbError([
      Diagnostic(
        .error, at: rows.location, "'rows' cannot be \(Diagnostic.quoted(rows.text))",
        expected: RowSelection.form)
    ])
  }

  /// The sweeps of a source, as its project asks for them.
  private func swept(
    _ snapshotCase: SnapshotCase, _ names: [String], _ project: ProjectFile
  ) -> [SnapshotCase] {
    project.sweeps.map { variant in
      var layout = LayoutRequest(of: project)
      layout.entries = []
      var request = SweepRequest(layout).filled(from: variant.settings).filled(from: project.sweep)
      request.layout.content = snapshotCase.content
      request.scene = snapshotCase.scene
      var swept = snapshotCase
      swept.name = (names + [variant.name ?? request.suffix]).joined(separator: "-")
      swept.sweep = request
      return swept
    }
  }
}

extension SweepRequest {
  /// How the name of a reference ends: `sweep-280-1024`.
  fileprivate var suffix: String {
    guard devices.isEmpty else {
      return devices.count == Device.all.count
        ? "sweep-devices" : "sweep-" + devices.map(\.slug).joined(separator: "-")
    }
    return "sweep-\(readable(range.lowerBound))-\(readable(range.upperBound))"
  }

  /// The sweep for people: `280 … 1024 pt`.
  var caption: String {
    let widths =
      devices.isEmpty
      ? "\(readableRange(range.lowerBound, range.upperBound)) pt"
      : "widths of \(counted(devices.count, "device"))"
    return caseCount > 1 ? "\(widths), \(counted(caseCount, "case"))" : widths
  }

  /// How many cases the request names; the file may declare more.
  var caseCount: Int {
    max(1, layout.contentSizeCategories.count) * max(1, layout.languages.count)
      * max(1, layout.appearances.count)
  }
}

// MARK: - Requests

extension LayoutRequest {
  /// A project's request of every source.
  init(of project: ProjectFile) {
    self.init()
    entries = project.variants
    usualScale = project.snapshots.scale
    usualProfile = project.profile
  }
}

extension ContentRequest {
  /// A project's content in place of a source's own.
  init(of source: String, in project: ProjectFile) {
    let content = project.content(of: source)
    self.init()
    dataFile = content.file
    assets = content.assets
    hasSample = project.swift.hasSamples
    settings = content.settings.map { Setting(name: $0.name, text: $0.text) }
  }
}

// MARK: - Checks

extension ProjectCases {
  /// Names must differ in more than capital letters, which some file systems do not distinguish,
  /// and in more than the extension, which references do not have.
  fileprivate func checkNames() throws(PlumbError) {
    var seen: [String: SnapshotCase] = [:]
    var problems: [Diagnostic] = []
    for item in cases {
      let key = item.name.lowercased()
      guard let other = seen[key] else {
        seen[key] = item
        continue
      }
      let twin = item.source == other.source ? "another variant" : other.source
      problems.append(
        Diagnostic(
          .error, at: FileLocation(file: item.source),
          "its reference \(Diagnostic.quoted(item.name)) would be that of \(twin)",
          hint: item.source == other.source
            ? "give the variants names that differ" : "rename one of them, or exclude it"))
    }
    guard problems.isEmpty else { throw PlumbError(Array(problems.prefix(DiagnosticLog.limit))) }
  }

  /// Leaves snapshots out by their names. A pattern that fits none is most likely misspelt.
  fileprivate mutating func leaveOut(_ patterns: [SourcePattern]) {
    let names = cases.map(\.name)
    for pattern in patterns where !names.contains(where: pattern.matches) {
      warnings.append(
        Diagnostic(
          .warning, at: pattern.location,
          "no snapshot is called \(Diagnostic.quoted(pattern.text))",
          hint: Diagnostic.didYouMean(pattern.text, in: names)))
    }
    cases.removeAll { snapshot in patterns.contains { $0.matches(snapshot.name) } }
  }

  /// A language that no source is seen in is most likely misspelt.
  fileprivate mutating func warnLanguages(of project: ProjectFile) {
    guard !cases.isEmpty else { return }
    let used = Set(cases.compactMap(\.variant.language))
    var told: Set<String> = []
    for language in project.variants.flatMap(\.languages)
    where !used.contains(language) && told.insert(language).inserted {
      warnings.append(
        Diagnostic(
          .warning, at: FileLocation(file: project.relative(project.path)),
          "no source is seen in the language \(Diagnostic.quoted(language))",
          hint: "templates say under 'languages' which they have"))
    }
  }
}

extension Diagnostic {
  /// The message with its paths as seen from the project's folder.
  func relative(to project: ProjectFile) -> Diagnostic { relative(to: project.prefix) }

  /// The message without `prefix`, the way to the project's folder, in paths and words.
  func relative(to prefix: String) -> Diagnostic {
    guard !prefix.isEmpty else { return self }
    let place = location.map {
      FileLocation(
        file: $0.file.hasPrefix(prefix) ? String($0.file.dropFirst(prefix.count)) : $0.file,
        line: $0.line, column: $0.column)
    }
    return Diagnostic(
      severity, at: place, message.replacing(prefix, with: ""),
      expected: expected?.replacing(prefix, with: ""), hint: hint?.replacing(prefix, with: ""))
  }
}
