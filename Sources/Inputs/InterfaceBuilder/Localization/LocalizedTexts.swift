import Foundation
import Reading

/// The texts of a document in another language, from the files beside it.
///
/// `Base.lproj/Cell.xib`, `de.lproj/Cell.strings` and `Cell.xcstrings` are found from each other;
/// for a document outside such a folder the files are beside it.
struct LocalizedTexts {
  /// Texts by `ObjectID.property`.
  private(set) var texts: [String: String] = [:]
  private(set) var files: [String] = []
  private(set) var known: [String] = []
  /// Whether the document itself is in the language, and therefore needs no texts.
  private(set) var isOwn = false
  /// The language's own document, if there are no texts for this one.
  private(set) var translation: String?
  /// The problems of the files.
  let log = DiagnosticLog()
  private let access: FileAccess
  private let folder: String
  private let home: String
  private let stem: String

  /// Finds the texts of the document at `path` in a language, or in its fallback languages.
  init(of path: String, in language: String, _ access: FileAccess? = nil) {
    self.access = access ?? FileAccess(projectOf: path)
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.popLast() ?? path
    stem = name.split(separator: ".").dropLast().joined(separator: ".")
    folder = parts.isEmpty ? "." : parts.joined(separator: "/")
    let isLocalized = folder.hasSuffix(".lproj")
    home = isLocalized ? PathName.folder(of: folder) : folder
    let wanted = Self.standIns(for: language)
    isOwn = wanted.contains(Self.tag(of: PathName.last(of: folder)))
    readTables(wanted)
    readCatalogs(wanted)
    if isLocalized, !isOwn, texts.isEmpty { translation = translation(of: name, wanted) }
  }

  // MARK: Languages

  /// The language, followed by its shortened forms: `zh-Hant-TW`, `zh-Hant`, `zh`. In lower case.
  static func standIns(for language: String) -> [String] {
    var parts = language.lowercased().split(separator: "-")
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return tags
  }

  /// The language of a folder `zh_TW.lproj`.
  static func tag(of folder: String) -> String {
    folder.lowercased().replacingOccurrences(of: ".lproj", with: "")
      .replacingOccurrences(of: "_", with: "-")
  }

  // MARK: Files

  /// The language folders with a file of that name, sorted.
  private func folders(with name: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    return entries.sorted().filter { entry in
      entry.hasSuffix(".lproj")
        && FileManager.default.fileExists(atPath: "\(home)/\(entry)/\(name)")
    }
  }

  private func translation(of name: String, _ wanted: [String]) -> String? {
    let folders = folders(with: name)
    return wanted.lazy.compactMap { tag in folders.first { Self.tag(of: $0) == tag } }.first
      .map { home == "." ? "\($0)/\(name)" : "\(home)/\($0)/\(name)" }
      .flatMap { admits($0) ? $0 : nil }
  }

  private mutating func readTables(_ wanted: [String]) {
    let folders = folders(with: stem + ".strings")
    known += folders.map(Self.tag)
    for tag in wanted {
      guard let found = folders.first(where: { Self.tag(of: $0) == tag }) else { continue }
      readTable("\(home)/\(found)/\(stem).strings")
    }
  }

  /// Adds texts; existing ones take precedence, because they are in a closer language.
  private mutating func add(_ found: [(key: String, text: String)]) {
    for (key, text) in found where texts[key] == nil { texts[key] = text }
  }

  /// Whether a file that was found beside the document may be read; reports one that may not.
  private func admits(_ path: String) -> Bool {
    if access.admits(path) { return true }
    log.report(FileAccess.refusal(of: path, path, at: FileLocation(file: path)))
    return false
  }

  private mutating func readTable(_ path: String) {
    guard admits(path) else { return }
    files.append(path)
    guard let source = SourceText.read(path, limit: InterfaceLimits.stringsBytes, log: log),
      source.isValid(log: log)
    else { return }
    do throws(StringsReader.Failure) {
      add(try StringsReader.read(source))
    } catch {
      log.error(
        at: source.location(ofByte: error.offset), error.message, expected: error.expected)
    }
  }

  private mutating func readCatalogs(_ wanted: [String]) {
    let places = [folder, home, home + "/mul.lproj"].map { "\($0)/\(stem).xcstrings" }
    guard let path = places.first(where: FileManager.default.fileExists), admits(path)
    else { return }
    files.append(path)
    guard let source = SourceText.read(path, limit: InterfaceLimits.stringsBytes, log: log),
      source.isValid(log: log), let value = JSONReader.read(source, log: log)
    else { return }
    guard let catalog = StringCatalog(value) else {
      log.error(
        at: FileLocation(file: path), "no string catalogue", expected: "an object with 'strings'")
      return
    }
    let languages = catalog.languages
    known += languages.filter { !known.contains($0.lowercased()) }
    if let own = catalog.sourceLanguage, wanted.contains(own.lowercased()) { isOwn = true }
    let spelled = wanted.compactMap { tag in languages.first { $0.lowercased() == tag } }
    add(catalog.texts(in: spelled))
  }
}
