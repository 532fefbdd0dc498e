import SourcePass

/// What the compiler said, at the positions of the original files.
struct CompilerMessages {
  private let output: String
  /// What is compiled, for messages without a position.
  private let subject: String
  private let maps: [SourceMap]
  /// Where files end, by the ends of the paths under which they are compiled: of what is missing
  /// there the compiler gives those, whatever `#sourceLocation` says.
  private let ends: [String: SourcePosition]

  private static let limit = 50

  init(
    _ output: String, of subject: String, maps: [SourceMap], ends: [String: SourcePosition] = [:]
  ) {
    self.ends = ends
    self.output = output
    self.subject = subject
    self.maps = maps
  }

  var error: PlumbError { BuildFailure(module: subject, reports: reports).error }

  /// The errors with their notes; what the compiler said at all where it has crashed.
  var reports: [CompilerReport] {
    var reports: [(error: Diagnostic, notes: [Diagnostic])] = []
    var isError = false
    for diagnostic in output.split(separator: "\n").compactMap(diagnostic) {
      switch diagnostic.severity {
      case .error: reports.append((diagnostic, []))
      case .note where isError: reports[reports.count - 1].notes.append(diagnostic)
      default: break
      }
      isError = diagnostic.severity == .error || diagnostic.severity == .note && isError
    }
    if reports.isEmpty { reports = [(crash, [])] }
    return reports.map { CompilerReport($0.error, notes: $0.notes) }.uniqued()
  }

  /// What the compiler was working on when it crashed; else its first lines.
  private var crash: Diagnostic {
    let lines = output.split(separator: "\n")
    for line in lines.reversed() where line.contains("While ") {
      for map in maps {
        guard let place = map.paths.lazy.compactMap({ Self.place(in: line, of: $0) }).first else {
          continue
        }
        let original = map.original(ofReported: place) ?? place
        return Diagnostic(
          .error,
          at: FileLocation(file: original.file, line: original.line, column: original.column),
          "the compiler crashes here")
      }
    }
    let text = lines.prefix(5).map(String.init).joined(separator: "; ")
    return Diagnostic(.error, at: FileLocation(file: subject), "cannot be compiled: \(text)")
  }

  /// `at Cell.swift:12:3` of a line in the compiler's backtrace.
  private static func place(in line: Substring, of file: String) -> SourcePosition? {
    guard let range = line.range(of: file + ":") else { return nil }
    let numbers = line[range.upperBound...].split(separator: ":", maxSplits: 2)
    guard numbers.count >= 2, let row = Int(numbers[0]),
      let column = Int(numbers[1].prefix { $0.isNumber })
    else { return nil }
    return SourcePosition(file: file, line: row, column: column)
  }

  /// What a module of the app is warned of, in the order of its files and lines. `choice`: whose
  /// warnings are passed on; of an older version there are none.
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
    let end = ends[reported.file.split(separator: "/").suffix(2).joined(separator: "/")]
    let original =
      end ?? maps.lazy.compactMap { $0.original(ofReported: reported) }.first ?? reported
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
  private let isCut: Bool

  init(_ module: HostModule) {
    self.init(
      map: module.result.map, hidden: module.result.hiddenNames, declared: module.declaredNames,
      isCut: module.isCut)
  }

  /// - Parameters:
  ///   - hidden: names in text that the compiler does not see.
  ///   - declared: names that the sources declare.
  ///   - isCut: whether uses of names were left out.
  init(map: SourceMap, hidden: Set<String>, declared: Set<String>, isCut: Bool = false) {
    self.isCut = isCut
    self.map = map
    self.hidden = hidden
    self.declared = declared
  }

  /// Whether Xcode would show a warning. `place`: as the compiler reports it.
  func pass(_ message: String, at place: SourcePosition) -> Bool {
    guard map.isOwn(reported: place),
      !Self.foreign.contains(where: { message.contains($0) })
    else { return false }
    let name = Self.name(in: message)
    if message.contains("result of call to '") {
      return declared.contains(name) || Self.pure.contains(name)
    }
    if message.contains("deprecated") { return declared.contains(name) }
    if message.contains(" never ") { return !isCut && !hidden.contains(name) }
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
