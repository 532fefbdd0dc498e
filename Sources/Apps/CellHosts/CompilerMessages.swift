import CollectionAlgorithms
import Diagnostics
import SourcePass

/// What the compiler said, at the positions of the original files.
struct CompilerMessages {
  private let output: String
  /// What is compiled, for messages without a position.
  private let subject: String
  private let maps: [SourceMap]

  /// Messages that are passed on.
  private static let limit = 50

  init(_ output: String, of subject: String, maps: [SourceMap]) {
    self.output = output
    self.subject = subject
    self.maps = maps
  }

  var error: PlumbError {
    let lines = output.split(separator: "\n")
    var diagnostics = lines.compactMap(diagnostic).filter { $0.severity == .error }
    if diagnostics.isEmpty {
      let text = lines.prefix(5).map(String.init).joined(separator: "; ")
      diagnostics = [
        Diagnostic(
          .error, at: FileLocation(file: subject),
          "cannot be compiled: \(text)")
      ]
    }
    return PlumbError(
      Array(diagnostics.uniqued().prefix(Self.limit)))
  }

  /// What a module of the app is warned of, in the order of its files and lines.
  ///
  /// - Parameter choice: whose warnings are passed on; of an older version there are none.
  func warnings(
    of module: HostModule, _ choice: CellHost.Settings.WarningChoice
  ) -> [Diagnostic] {
    guard choice != .none, output.contains(": warning: "), module.name != HostModule.formerName
    else { return [] }
    let files = module.sources.paths.filter { choice == .all || module.draws($0) }
    let order = Dictionary(zip(files, files.indices)) { first, _ in first }
    let own = OwnWarnings(module)
    func place(_ warning: Diagnostic) -> (Int, Int, Int) {
      let location = warning.location ?? FileLocation(file: subject)
      return (order[location.file] ?? 0, location.line, location.column)
    }
    return output.split(separator: "\n").compactMap { line in
      guard let reported = Self.parts(line), reported.severity == .warning,
        let place = reported.place, order[place.file] != nil, own.pass(reported.message, at: place)
      else { return nil }
      return diagnostic(line)
    }.uniqued().sorted { place($0) < place($1) }
  }

  /// `FeedCell.swift:12:9: error: cannot find 'x' in scope`, at its original place.
  private func diagnostic(_ line: Substring) -> Diagnostic? {
    guard let parts = Self.parts(line) else { return nil }
    guard let reported = parts.place else { return Diagnostic(parts.severity, parts.message) }
    let original = maps.lazy.compactMap { $0.original(ofReported: reported) }.first ?? reported
    return Diagnostic(
      parts.severity,
      at: FileLocation(file: original.file, line: original.line, column: original.column),
      parts.message)
  }

  /// A message as the compiler reports it; nil for the other lines of its output.
  private static func parts(
    _ line: Substring
  ) -> (severity: Severity, place: SourcePosition?, message: String)? {
    let severities: [(String, Severity)] = [
      (": error: ", .error), (": warning: ", .warning), (": note: ", .note),
    ]
    for (mark, severity) in severities {
      guard let range = line.range(of: mark) else { continue }
      let place = line[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      let message = String(line[range.upperBound...])
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return (severity, nil, message) }
      let file = place.dropLast(2).joined(separator: ":")
      return (severity, SourcePosition(file: file, line: row, column: column), message)
    }
    return nil
  }
}

/// Tells warnings about the app from those about what it is compiled against here.
///
/// Somebody who reads a warning expects Xcode to show it too. So nothing is said of text that the
/// source pass wrote, of names whose uses it took away, and of what another UIKit or Foundation
/// says otherwise: which results may be ignored, what is deprecated, throws, waits or is Sendable.
struct OwnWarnings {
  private let map: SourceMap
  private let hidden: Set<String>
  private let declared: Set<String>

  init(_ module: HostModule) {
    self.init(
      map: module.result.map, hidden: module.result.hiddenNames, declared: module.declaredNames)
  }

  /// - Parameters:
  ///   - hidden: names in text that the compiler does not see.
  ///   - declared: names that the sources declare.
  init(map: SourceMap, hidden: Set<String>, declared: Set<String>) {
    self.map = map
    self.hidden = hidden
    self.declared = declared
  }

  /// Whether Xcode would show a warning.
  ///
  /// - Parameter place: as the compiler reports it.
  func pass(_ message: String, at place: SourcePosition) -> Bool {
    guard map.isOwn(reported: place),
      !Self.foreign.contains(where: { message.contains($0) })
    else { return false }
    let name = Self.name(in: message)
    if message.contains("result of call to '") {
      return declared.contains(name) || Self.pure.contains(name)
    }
    if message.contains("deprecated") { return declared.contains(name) }
    if message.contains(" never ") { return !hidden.contains(name) }
    if message.contains("always") {
      // Values and classes of Objective-C become each other on a phone.
      return !["'NS", "'CF", "'CG"].contains { message.contains($0) }
    }
    return true
  }

  /// The first quoted name without the names of arguments: `show` of `'show(_:)' is deprecated`.
  private static func name(in message: String) -> String {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count < 2 ? "" : String(parts[1].prefix { $0 != "(" })
  }

  /// Words of warnings that depend on declarations of the SDK, and of names of the source pass.
  private static let foreign = [
    "plumb_", "plumbMembers", "plumbPreview", "Sendable", "sendable", "'@preconcurrency'",
    "no calls to throwing functions", "no 'async' operations", "'catch' block is unreachable",
  ]

  /// Functions of the SDK whose result is all that there is to them. Other functions of Objective-C
  /// may be called for their effect; those of anchors are marked in the SDK's headers
  /// (`warn_unused_result`).
  private static let pure: Set<String> = [
    "constraint", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "reversed",
    "joined", "enumerated", "contains", "prefix", "suffix", "dropFirst", "dropLast", "merging",
    "union", "intersection", "subtracting", "uppercased", "lowercased", "capitalized",
    "trimmingCharacters", "replacingOccurrences", "appendingPathComponent", "components",
    "formatted", "min", "max", "zip", "appending", "adding",
  ]
}
