import HTMLPages
import Snapshots

/// The run as JUnit XML: a suite per source, a case per snapshot. Valid by both common schemas:
/// Windy Road's of Ant's format (every attribute required, order fixed, a time stamp, no attributes
/// at the root) and `junit-10.xsd` of the Jenkins xUnit plugin (the form of times).
struct JUnitReport {
  private let run: SnapshotRun
  private let timestamp: String

  init(_ run: SnapshotRun, settings: ReportSettings) {
    self.run = run
    timestamp = settings.timestamp
  }

  var text: String {
    let suites = suites.enumerated().map { suite($0.element, number: $0.offset) }
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(suites)</testsuites>

      """
    return document.text
  }

  /// The results grouped by source, sorted by the source's name.
  private var suites: [[SnapshotResult]] {
    let files = Set(run.results.map(\.source.file)).sorted()
    let bySource = Dictionary(grouping: run.results, by: \.source.file)
    return files.compactMap { bySource[$0] }
  }

  private func suite(_ results: [SnapshotResult], number: Int) -> Markup {
    let name = results.first.map { Self.word($0.source.file) } ?? ""
    let errors = results.count { $0.outcome == .broken }
    let failures = results.count { $0.outcome.isFailure } - errors
    let time = results.map { Self.usable($0.seconds) }.reduce(0, +)
    return """
      <testsuite name="\(name)" package="snapshots" id="\(number)" hostname="localhost" \
      timestamp="\(timestamp)" tests="\(results.count)" failures="\(failures)" \
      errors="\(errors)" skipped="0" time="\(fixed(time, decimals: 3))">
      <properties>
      <property name="tool" value="\(run.tool)"/>
      <property name="record" value="\(run.mode.rawValue)"/>
      </properties>
      \(results.map { testCase($0, of: name) })<system-out/>
      <system-err/>
      </testsuite>

      """
  }

  private func testCase(_ result: SnapshotResult, of suite: String) -> Markup {
    let head: Markup = """
      <testcase name="\(Self.word(result.name))" classname="\(suite)" \
      time="\(fixed(Self.usable(result.seconds), decimals: 3))"
      """
    guard result.outcome.isFailure else { return "\(head)/>\n" }
    let element: Markup = result.outcome == .broken ? "error" : "failure"
    return """
      \(head)>
      <\(element) type="\(result.outcome.rawValue)" message="\(result.firstFact)">\
      \(Markup(details(result)))</\(element)>
      </testcase>

      """
  }

  /// The details of a failure for a log, one per line.
  private func details(_ result: SnapshotResult) -> [Markup] {
    var lines = ["\(result.location): \(result.summary)"]
    lines += listedLines(result.changes, of: result.changeCount).map { "  \($0)" }
    lines += result.environment
    let pictures = result.pictures
    for (name, picture) in [
      ("expected", pictures.expected), ("actual", pictures.actual),
      ("difference", pictures.difference),
    ] {
      if let picture { lines.append("\(name): \(picture.path)") }
    }
    if let command = result.acceptCommand {
      lines.append("\(result.outcome.acceptance): \(command)")
    }
    return lines.map { "\($0)\n" }
  }
}

extension JUnitReport {
  /// A text that is not empty, as the schemas require.
  private static func word(_ text: String) -> String {
    text.allSatisfy(\.isWhitespace) ? "(no name)" : text
  }

  /// Seconds in a valid range: not negative, and at most ten years.
  private static func usable(_ seconds: Double) -> Double {
    seconds.isFinite ? min(max(seconds, 0), 3.2e8) : 0
  }
}
