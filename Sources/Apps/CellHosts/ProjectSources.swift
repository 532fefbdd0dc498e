import AtomicFiles
import Diagnostics
import Foundation
import SourcePass

/// The Swift files of a project that declare what the files of a module name and lack.
///
/// A cell is seldom alone in its file: it shows a model, and its labels are classes of the app. The
/// compiler says which names it cannot find; the files that declare them are compiled with it. What
/// was found is kept beside the hosts, so that the next run begins with it.
struct ProjectSources {
  /// The files that were found, in that order.
  private(set) var found: [String]
  private let root: String?
  private let origin: String
  private let memory: String
  /// Names that were looked for: only the nearest file counts.
  private var asked: Set<String> = []

  /// Files that are searched.
  private static let mostFiles = 5000
  /// Bytes of a file that is searched.
  private static let largestFile = 1 << 20

  /// - Parameters:
  ///   - root: the folder of the project; nil where none is searched.
  ///   - operands: what is drawn.
  init(in root: String?, for operands: [String]) {
    self.root = root
    let resolved = operands.map { ResolvedPath.of($0) ?? $0 }
    origin = resolved.first.map(PathName.folder) ?? ""
    memory =
      CellHost.cache + "/found-"
      + HostHash.name(of: ([root ?? ""] + resolved).joined(separator: "\0"))
    let kept = root == nil ? nil : try? String(contentsOfFile: memory, encoding: .utf8)
    found = (kept ?? "").split(separator: "\n").map(String.init)
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Adds the files that declare what errors say is missing.
  ///
  /// - Parameter present: files that are compiled already.
  /// - Returns: whether there are any.
  mutating func find(what errors: [Diagnostic], lack present: [String]) -> Bool {
    guard let root else { return false }
    let lacked =
      errors.flatMap(Self.names)
      + errors.flatMap(Self.callees).map { (name: $0, anywhere: nil) }
    let known = Set((present + found).map { ResolvedPath.of($0) ?? $0 })
    let count = found.count
    // A member is looked for in extensions of its own type first, then in any.
    for choice in [lacked.map(\.name), lacked.compactMap(\.anywhere)] {
      add(Set(choice), in: root, known)
      if found.count > count { return true }
    }
    return false
  }

  /// Adds the files that declare the classes of storyboards that sources make controllers of.
  ///
  /// - Returns: whether there are any.
  mutating func findClasses(ofStoryboardsIn sources: [HostSources]) -> Bool {
    let texts = sources.flatMap(\.files).map(\.text)
    let call = Data("UIStoryboard(name: \"".utf8)
    guard let root, texts.contains(where: { Data($0).range(of: call) != nil }) else { return false }
    var classes: Set<String> = []
    for path in paths(in: root, ".storyboard") {
      guard let bytes = try? FileContents.read(path, limit: Self.largestFile) else { continue }
      let name = PathName.last(of: path).dropLast(".storyboard".count)
      let named = call + Data(name.utf8) + Data("\"".utf8)
      guard texts.contains(where: { Data($0).range(of: named) != nil }) else { continue }
      let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "customClass=\"")
      classes.formUnion(
        parts.dropFirst().compactMap { $0.split(separator: "\"").first }.map(String.init))
    }
    let count = found.count
    add(
      classes, in: root, Set((sources.flatMap(\.paths) + found).map { ResolvedPath.of($0) ?? $0 }))
    return found.count > count
  }

  /// Adds the nearest files that declare names which have not been looked for before.
  private mutating func add(_ names: Set<String>, in root: String, _ known: Set<String>) {
    var wanted = names.subtracting(asked)
    asked.formUnion(wanted)
    for path in wanted.isEmpty ? [] : paths(in: root, ".swift") {
      guard let bytes = try? FileContents.read(path, limit: Self.largestFile),
        Self.mentions(wanted, bytes)
      else { continue }
      let declared = SourcePass.declarations(of: bytes).intersection(wanted)
      guard !declared.isEmpty else { continue }
      wanted.subtract(declared)
      if !known.contains(path), !found.contains(Self.short(path)) {
        found.append(Self.short(path))
      }
      if wanted.isEmpty { return }
    }
  }

  /// Keeps what was found.
  func remember() {
    guard !found.isEmpty else { return }
    let paths = found.map { ResolvedPath.of($0) ?? $0 }
    try? Data((paths.map(Self.short).joined(separator: "\n") + "\n").utf8)
      .write(to: URL(fileURLWithPath: memory), options: .atomic)
  }

  // MARK: Names

  /// What the compiler did not find, as `SourcePass.declarations(of:)` spells it; of a member also
  /// without its type.
  private static func names(lackedBy error: Diagnostic) -> [(name: String, anywhere: String?)] {
    let message = error.message
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return [] }
    let starts = ["cannot find '", "cannot find type '", "unknown attribute '"]
    if starts.contains(where: message.hasPrefix) { return [(first, nil)] }
    if message.contains("has no member '"), let member = quoted.last {
      let type = first.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
      return [("\(type).\(member)", ".\(member)")]
    }
    if message.contains("' is not a member type of ") { return [(".\(first)", nil)] }
    if message.contains(" cannot be used on "), quoted.count > 1 {
      return [("\(quoted[1]).\(first)", ".\(first)")]
    }
    let labels = ["incorrect argument label", "extraneous argument label"]
    if labels.contains(where: message.hasPrefix) {
      return [(".init(\(first.split(separator: ":").first ?? "_"):", nil)]
    }
    return []
  }

  /// What is called with other arguments than those that the compiler knows: an extension may declare
  /// it.
  private static func callees(lackedBy error: Diagnostic) -> [String] {
    let starts = [
      "argument passed to call that takes no arguments", "extra argument", "missing argument",
      "no exact matches in call", "cannot convert value of type", "incorrect argument label",
    ]
    guard starts.contains(where: error.message.hasPrefix), let place = error.location,
      let text = try? FileContents.read(place.file, limit: largestFile)
    else { return [] }
    return SourcePass.callees(
      around: SourcePosition(file: place.file, line: place.line, column: place.column), in: text)
  }

  /// Whether a text has any of the names in it.
  private static func mentions(_ names: Set<String>, _ bytes: [UInt8]) -> Bool {
    let text = Data(bytes)
    return names.contains { name in
      let parts = name.split { ".(:".contains($0) }
      return parts.last { $0 != "_" }.map { text.range(of: Data($0.utf8)) != nil } ?? false
    }
  }

  // MARK: Files

  /// The paths of the project's files of a kind, the nearest to what is drawn first.
  private func paths(in root: String, _ ending: String) -> [String] {
    var paths: [String] = []
    let names = FileManager.default.enumerator(atPath: root)
    while paths.count < Self.mostFiles, let name = names?.nextObject() as? String {
      let last = PathName.last(of: name)
      if Self.isPassedOver(last) {
        names?.skipDescendants()
      } else if last.hasSuffix(ending) {
        paths.append(PathName.prefix(in: root) + name)
      }
    }
    let near = origin.split(separator: "/")
    let keyed = paths.map { path in
      (zip(path.split(separator: "/"), near).prefix { $0 == $1 }.count, path)
    }
    return keyed.sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }.map(\.1)
  }

  /// What a build makes, what others have written, tests, and what is a program of its own.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("Tests") || name.hasSuffix("Tests.swift")
      || name.hasSuffix(".playground")
      || [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "main.swift", "Package.swift",
      ].contains(name)
  }

  /// The path as somebody in the working folder would type it.
  private static func short(_ path: String) -> String {
    ResolvedPath.of(".").flatMap { PathName.relative(path, to: $0) } ?? path
  }
}
