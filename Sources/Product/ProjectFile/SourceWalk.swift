import CellTemplates
import Foundation
import Reading

extension ProjectFile {
  /// The templates and Interface Builder files of the project, by their paths below its folder.
  ///
  /// - Parameters:
  ///   - allowed: files and folders that links may lead to, although outside of the project.
  ///   - warn: takes what is strange: patterns that fit nothing.
  /// - Throws: files that are named and not there, and limits that are exceeded.
  public func sourceFiles(
    allowing allowed: [String] = [], warn: (Diagnostic) -> Void = { _ in }
  ) throws(ProjectFileError) -> [String] {
    let log = DiagnosticLog()
    let access = FileAccess(projectOf: path, allowing: allowed)
    var walk = SourceWalk(sources, prefix: prefix, access: access, log: log)
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

  /// The content in place of a source's own: the last fitting entry of `data` for each thing.
  public func content(of source: String) -> (
    file: String?, assets: String?, settings: [SourceContent.Setting], rows: SourceContent.Rows?
  ) {
    let fitting = contents.filter { $0.pattern.matches(source) }
    return (
      fitting.last { $0.file != nil }?.file.map(opened),
      fitting.last { $0.assets != nil }?.assets.map(opened), fitting.flatMap(\.settings),
      fitting.last { $0.rows != nil }?.rows
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

/// Looks for the sources of a project below its folder.
///
/// Links to folders are not followed, so that no path is met twice and no loop is walked; links to
/// files are. Folders that hold what tools have made, and hidden ones, are passed over unless a
/// pattern names them.
struct SourceWalk {
  private let settings: SourceSettings
  /// The prefix of paths that makes it possible to open them; ends in a slash, or is empty.
  private let prefix: String
  /// Names of folders that patterns spell out.
  private let named: Set<String>
  /// Where links to files may lead.
  private let access: FileAccess
  /// Files and folders that are looked at.
  private let limit: Int
  private let log: DiagnosticLog
  private var found: [String] = []
  private var used: Set<Int> = []
  private var count = 0
  private var isOver = false

  /// Folders in which nobody keeps sources.
  private static let passedOver: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
  private static let endings =
    SourceEndings.templates + SourceEndings.interfaces + SourceEndings.swift

  init(
    _ settings: SourceSettings, prefix: String, access: FileAccess? = nil,
    limit: Int = ProjectLimits.files, log: DiagnosticLog
  ) {
    self.access = access ?? FileAccess(projectOf: prefix)
    self.settings = settings
    self.prefix = prefix
    self.limit = limit
    self.log = log
    named = Set(settings.included.flatMap { $0.text.split(separator: "/").map(String.init) })
  }

  /// Paths below the project's folder, once each; faults of patterns go to the log.
  mutating func callAsFunction() -> [String] {
    if !settings.included.isEmpty { walk("", depth: 0) }
    checkPatterns()
    return found.sorted()
  }

  // MARK: Folders

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < ProjectLimits.depth else {
      return stop("folders nest too deep", expected: "at most \(ProjectLimits.depth) levels")
    }
    let path = prefix + folder
    let names = try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
    for name in (names ?? []).sorted() where !isOver {
      count += 1
      guard count <= limit else {
        return stop(
          "too many files to look at", expected: "at most \(limit)",
          hint: "name folders: 'Sources/**/*.xib' looks into one of them only")
      }
      visit(folder + name, name, depth)
    }
  }

  private mutating func visit(_ path: String, _ name: String, _ depth: Int) {
    switch FileKind(prefix + path) {
    case .folder:
      guard isOpen(name), settings.included.contains(where: { $0.glob.reaches(path) }),
        !isExcluded(path)
      else { return }
      walk(path + "/", depth: depth + 1)
    case .file: take(path)
    case .other: break
    }
  }

  private func isOpen(_ name: String) -> Bool {
    named.contains(name) || !(name.hasPrefix(".") || Self.passedOver.contains(name))
  }

  private func isExcluded(_ path: String) -> Bool {
    settings.excluded.contains { $0.matches(path) }
  }

  // MARK: Files

  private mutating func take(_ path: String) {
    let fitting = settings.included.indices.filter { settings.included[$0].matches(path) }
    guard !fitting.isEmpty, !isExcluded(path) else { return }
    let isNamed = fitting.contains {
      settings.included[$0].isPlain && settings.included[$0].text.hasSuffix(path)
    }
    let isLink = ResolvedPath.isLink(prefix + path)
    if isLink, !access.admits(prefix + path) {
      guard isNamed || Self.endings.contains(where: path.hasSuffix) else { return }
      return log.report(
        FileAccess.refusal(
          of: path, prefix + path, at: settings.included[fitting[0]].location))
    }
    guard isNamed || isSource(path) else { return }
    used.formUnion(fitting)
    guard found.count < ProjectLimits.sources else {
      return stop("too many sources", expected: "at most \(ProjectLimits.sources)")
    }
    found.append(path)
  }

  /// YAML is used for much else. An empty file may have been a template, and must not pass unseen.
  private func isSource(_ path: String) -> Bool {
    guard Self.endings.contains(where: path.hasSuffix) else { return false }
    // A folder of code is named by patterns for other files; Swift cells are named as such.
    if SourceEndings.isSwift(path) {
      return settings.included.contains { SourceEndings.isSwift($0.text) && $0.matches(path) }
    }
    return !SourceEndings.isYAML(path) || Template.isTemplate(at: prefix + path) || isEmpty(path)
  }

  private func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(prefix + path, &status) == 0 && status.st_size == 0
  }

  // MARK: Messages

  private mutating func stop(_ message: String, expected: String, hint: String? = nil) {
    isOver = true
    log.error(
      at: settings.included.first?.location, message, expected: expected, hint: hint)
  }

  /// A named file has to be there; a pattern may come to nothing, with a warning.
  private func checkPatterns() {
    guard !isOver else { return }
    for (index, pattern) in settings.included.enumerated() where !used.contains(index) {
      let text = Diagnostic.quoted(pattern.text)
      if pattern.isPlain {
        log.error(
          at: pattern.location, "nothing to draw at \(text)",
          expected: "a template, a .xib or a .storyboard, or a folder of them",
          hint: hint(for: pattern.text))
      } else {
        log.warning(at: pattern.location, "no source fits \(text)")
      }
    }
  }
}

extension SourceWalk {
  /// The file or folder that was most likely meant.
  private func hint(for path: String) -> String? {
    let folder = PathName.prefix(of: path)
    let place = prefix + folder
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.isEmpty ? "." : place)
    return Diagnostic.didYouMean(path, in: (names ?? []).sorted().map { folder + $0 })
  }
}

/// The kind of thing at a path: `lstat`, and for links to files what they lead to.
private enum FileKind {
  case folder, file, other

  init(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = isLink ? .other : .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}
