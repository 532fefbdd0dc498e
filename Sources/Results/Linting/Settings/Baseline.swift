/// Findings that were there when linting began, by file, rule and object: they are not told again.
///
/// One line each, `path: rule object`, in order, so that merging two versions is plain text. A line
/// that occurs twice stands for two findings.
public struct Baseline: Equatable, Sendable {
  private var counts: [String: Int] = [:]

  /// Nothing was there before.
  public init() {}

  /// The findings of a run, with paths as settings see them.
  public init(_ findings: [Finding], _ settings: LintSettings) {
    for finding in findings { counts[Self.line(finding, settings), default: 0] += 1 }
  }

  /// A baseline out of its file; empty lines and those that begin with `#` say nothing.
  public init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingPrefix { $0 == " " }
      if !line.isEmpty, !line.hasPrefix("#") { counts[String(line), default: 0] += 1 }
    }
  }

  /// The text of the file.
  public var text: String {
    let lines = counts.keys.sorted().flatMap { Array(repeating: $0, count: counts[$0] ?? 0) }
    return (["# Findings that plumb lint does not tell: path: rule object"] + lines)
      .joined(separator: "\n") + "\n"
  }

  /// The findings that were not there before.
  public func new(of findings: [Finding], _ settings: LintSettings) -> [Finding] {
    var rest = counts
    return findings.filter { finding in
      let line = Self.line(finding, settings)
      guard let count = rest[line], count > 0 else { return true }
      rest[line] = count - 1
      return false
    }
  }

  private static func line(_ finding: Finding, _ settings: LintSettings) -> String {
    "\(settings.relative(finding.location.file)): \(finding.handle)"
  }
}
