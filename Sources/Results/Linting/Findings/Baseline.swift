import AtomicFiles

/// Findings that were there when linting began: they are not reported again.
///
/// One line each, in order, so that merging two versions is plain text: `path: rule object
/// #scene`, with the path from the folder of the file and a hash of the scene's ids, by which a
/// file that was renamed or moved keeps its entries. A line that occurs twice stands for two
/// findings.
public struct Baseline: Sendable {
  /// A line of the file.
  public struct Entry: Hashable, Comparable, Sendable {
    /// Of the linted file, from the folder of the baseline.
    let path: String
    /// `rule object`.
    let handle: String
    /// Eight digits; nil in files of the first version.
    let scene: String?

    var rule: Substring { handle.prefix { $0 != " " } }

    /// `path: rule object`.
    public var text: String { "\(path): \(handle)" }
    var line: String { text + (scene.map { " #\($0)" } ?? "") }

    /// The order of the lines.
    public static func < (a: Entry, b: Entry) -> Bool { a.line < b.line }
  }

  /// The absolute path of the folder that paths start from, with a slash at its end.
  private let folder: String
  /// In the order of the lines.
  private var entries: [Entry] = []
  /// The entries that a finding has had.
  private var used: Set<Int> = []
  private var indices: [String: [Int]] = [:]
  /// The entries whose files are gone, by rule, object and scene.
  private var orphans: [String: [Int]] = [:]

  /// Nothing was there before.
  public init() { folder = "" }

  /// The findings of a run.
  ///
  /// - Parameter path: that of the baseline's file, absolute.
  public init(_ findings: [Finding], _ settings: LintSettings, path: String) {
    folder = PathName.prefix(of: path)
    take(findings.map { entry(of: $0, settings) }.sorted())
  }

  private mutating func take(_ entries: [Entry]) {
    self.entries = entries
    for (index, entry) in entries.enumerated() { indices[entry.path, default: []].append(index) }
  }

  // MARK: The file

  /// The first line of a file, up to the number of its version.
  private static let header = "# Findings that plumb lint does not tell"
  private static let version = ", version 2: path: rule object #scene"

  /// The text of the file.
  public var text: String { Self.text(entries) }

  private static func text(_ entries: [Entry]) -> String {
    ([header + version] + entries.sorted().map(\.line)).joined(separator: "\n") + "\n"
  }

  /// Whether the bytes of a file begin as those of a baseline of any version.
  public static func isBaseline(_ bytes: [UInt8]) -> Bool { bytes.starts(with: header.utf8) }

  /// A baseline out of its file; empty lines and those that begin with `#` say nothing.
  ///
  /// - Parameters:
  ///   - path: that of its file, absolute.
  ///   - name: the path as messages name it; nil for the same.
  ///   - exists: whether there is a file at an absolute path.
  /// - Throws: `PlumbError` for what is no baseline, one of a later version, and one of another
  ///   project, none of whose files is there.
  public init(
    text: String, path: String, named name: String? = nil, _ settings: LintSettings,
    exists: (String) -> Bool
  ) throws(PlumbError) {
    let name = name ?? path
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.first, first.hasPrefix(Self.header) else {
      throw PlumbError(
        name, "is no baseline: its first line is another one", expected: Self.header,
        hint: "write it with --write-baseline")
    }
    let isFirstVersion = !first.dropFirst(Self.header.count).hasPrefix(", version")
    guard isFirstVersion || first == Self.header + Self.version else {
      throw PlumbError(
        name, "is a baseline of another version of plumb: \(Diagnostic.quoted(String(first)))",
        hint: "write it again with --write-baseline")
    }
    folder = isFirstVersion ? settings.folder : PathName.prefix(of: path)
    var entries: [Entry] = []
    for (index, line) in lines.enumerated() {
      let line = line.trimmingPrefix { $0 == " " }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let entry = Self.entry(line) else {
        throw PlumbError(
          name, "line \(index + 1) is no entry: \(Diagnostic.quoted(String(line.prefix(80))))",
          expected: "path: rule object", hint: "write it again with --write-baseline")
      }
      entries.append(entry)
    }
    take(entries)
    for (file, indices) in indices where !exists(folder + file) {
      for index in indices where entries[index].scene != nil {
        orphans[Self.key(entries[index]), default: []].append(index)
      }
    }
    let known = Set(entries.map(\.path))
    guard known.count < Self.fewFiles || known.contains(where: { exists(folder + $0) }) else {
      throw PlumbError(
        name, "names \(known.count) files, none of which is below \(Diagnostic.printable(folder))",
        hint: "it is of another project, or it was moved: its paths start from its own folder")
    }
  }

  private static let fewFiles = 4

  /// The entry in a line; nil for a line without a path, a rule and an object.
  private static func entry(_ line: Substring) -> Entry? {
    let parts = line.split(separator: " #")
    let last = parts.last ?? ""
    let isHash = parts.count > 1 && last.count == 8 && last.allSatisfy(\.isHexDigit)
    let rest = isHash ? line.dropLast(last.count + 2) : line
    guard let rule = LintRule.all.first(where: { rest.contains(": \($0.id) ") }),
      let start = rest.ranges(of: ": \(rule.id) ").last
    else { return nil }
    return Entry(
      path: String(rest[..<start.lowerBound]),
      handle: String(rest[start.lowerBound...].dropFirst(2)),
      scene: isHash ? String(last) : nil)
  }

  // MARK: Findings

  /// How many findings it lists, and in how many files.
  public var count: (findings: Int, files: Int) { (entries.count, indices.count) }

  /// The findings of a file that were not there before.
  public mutating func new(of findings: [Finding], _ settings: LintSettings) -> [Finding] {
    guard !entries.isEmpty else { return findings }
    return findings.filter { finding in
      let wanted = entry(of: finding, settings)
      let here = indices[wanted.path]?.first {
        !used.contains($0) && entries[$0].handle == wanted.handle
      }
      let index = here ?? orphans[Self.key(wanted)]?.first { !used.contains($0) }
      if let index { used.insert(index) }
      return index == nil
    }
  }

  /// How many findings were there before.
  public var hidden: Int { used.count }

  /// The entries that no longer occur, in files that were looked at and in those that are gone.
  ///
  /// - Parameters:
  ///   - files: those that were looked at, as they were given.
  ///   - exists: whether there is a file at an absolute path.
  public func outdated(
    _ files: [String], _ settings: LintSettings, exists: (String) -> Bool
  ) -> [Entry] {
    let seen = Set(files.map { path(of: $0, settings) })
    let rules = Set(settings.rules.map(\.id))
    return entries.indices.filter { index in
      let entry = entries[index]
      return !used.contains(index) && rules.contains(String(entry.rule))
        && (seen.contains(entry.path) || !exists(folder + entry.path))
    }.map { entries[$0] }
  }

  /// The text of the file without some entries.
  public func text(without outdated: [Entry]) -> String {
    var rest = outdated.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return Self.text(
      entries.filter { entry in
        guard let count = rest[entry], count > 0 else { return true }
        rest[entry] = count - 1
        return false
      })
  }

  private func entry(of finding: Finding, _ settings: LintSettings) -> Entry {
    Entry(
      path: path(of: finding.location.file, settings), handle: finding.handle,
      scene: finding.fingerprint)
  }

  /// The path from the folder of the baseline, which may lie deeper than the file.
  private func path(of file: String, _ settings: LintSettings) -> String {
    let path = settings.absolute(file)
    let (names, home) = (path.split(separator: "/"), folder.split(separator: "/"))
    guard folder.hasPrefix("/"), path.hasPrefix("/") else { return path }
    let common = zip(names, home).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: home.count - common)
    return (up + names.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  private static func key(_ entry: Entry) -> String { "\(entry.handle) \(entry.scene ?? "")" }
}
