import AtomicFiles
import Diagnostics
import Numbers
import Snapshots

/// The message of a failing test: the layout first, then the pixels, then what to
/// do.
///
/// ```
/// row 0.0 title.height 41 → 61.5 (the text wraps to 3 lines) (feed.1-320, 320 pt)
///   and the row grows from 80 to 100.5
///   1203 pixels differ (in row 0.0 title)
/// Pictures: .plumb/Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1-320-{expected,actual,diff}.png
/// If it is meant: plumb snapshot accept Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1-320
/// ```
private struct FailureMessage {
  private let outcome: AssertionOutcome

  /// Lines of changes for one variant; the rest is counted.
  private static let changeLimit = 20
  /// Variants listed in full; of others only the first line.
  private static let variantLimit = 3

  init(_ outcome: AssertionOutcome) { self.outcome = outcome }

  /// One issue for the whole assertion.
  var text: String {
    let failures = outcome.failures
    var lines = failures.prefix(Self.variantLimit).flatMap(story)
    lines += failures.dropFirst(Self.variantLimit).map(headline)
    if failures.count > 1 {
      lines.append("\(failures.count) of \(outcome.results.count) variants fail.")
    }
    if let unnoted = outcome.unnoted { lines.append("plumb does not know of it: \(unnoted).") }
    return lines.joined(separator: "\n")
  }

  private func headline(_ result: SnapshotResult) -> String {
    let name = PathName.last(of: result.name)
    guard let first = result.changes.first else { return sentence(result, name) }
    return "\(first) (\(name), \(result.caption))"
  }

  /// The summary; where there is nothing to compare, the reason goes before the name.
  private func sentence(_ result: SnapshotResult, _ name: String) -> String {
    let prefix = "\(result.name): "
    guard result.outcome == .broken, result.summary.hasPrefix(prefix) else { return result.summary }
    var reason = result.summary.dropFirst(prefix.count)
    if reason.hasSuffix(".") { reason.removeLast() }
    return "\(reason) (\(name), \(result.caption))"
  }

  private func story(_ result: SnapshotResult) -> [String] {
    let others = listedLines(
      Array(result.changes.dropFirst()), most: Self.changeLimit - 1, of: result.changeCount - 1)
    var lines = [headline(result)] + others.map { "  \($0)" }
    if !result.changes.isEmpty, result.pixelCount > 0 {
      lines.append("  \(result.pixelCount) pixels differ\(regions(of: result))")
    }
    lines += result.environment.map { "  \($0)" }
    return lines + pictures(result) + advice(result)
  }

  private func regions(of result: SnapshotResult) -> String {
    let views = result.regions.compactMap(\.view)
    return views.first.map { " (in \($0)\(Set(views).count > 1 ? " and others" : ""))" } ?? ""
  }

  private func pictures(_ result: SnapshotResult) -> [String] {
    let kinds = [
      result.pictures.expected.map { _ in "expected" },
      result.pictures.actual.map { _ in "actual" },
      result.pictures.difference.map { _ in "diff" },
    ].compactMap(\.self)
    guard !kinds.isEmpty, result.outcome != .recorded else { return [] }
    let list = kinds.count > 1 ? "{\(kinds.joined(separator: ","))}" : kinds[0]
    return ["Pictures: \(outcome.artifacts)/\(result.name)-\(list).png"]
  }

  private func advice(_ result: SnapshotResult) -> [String] {
    guard let command = result.acceptCommand else { return [] }
    return switch result.outcome {
    case .recorded, .broken: []
    case .unreadable: ["To record it again: \(command)"]
    default: ["If it is meant: \(command)"]
    }
  }
}

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

extension Assertion {
  /// Fails the running test at the assertion's line, and keeps the pictures with it.
  func report(_ outcome: AssertionOutcome) -> Bool {
    guard let message = outcome.message else { return true }
    let pictures = outcome.attachedPictures
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(site.fileID)", filePath: site.path, line: Int(site.line),
          column: Int(site.column))
        for picture in pictures { picture.attach(at: location) }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return false
      }
    #endif
    #if canImport(XCTest)
      for picture in pictures { picture.attachToXCTest() }
      XCTFail(message, file: site.filePath, line: site.line)
    #endif
    return false
  }
}

struct AssertionOutcome {
  /// The fault of the assertion itself.
  var problem: String?
  /// One for each variant that was drawn.
  var results: [SnapshotResult] = []
  /// The folder with the failures' pictures.
  var artifacts = ""

  /// Why the results could not be added to the run; the test is judged all the same.
  var unnoted: String?

  init(problem: String) { self.problem = problem }

  init(artifacts: String) { self.artifacts = artifacts }

  /// Those that fail the test.
  var failures: [SnapshotResult] { results.filter(\.outcome.isFailure) }

  /// The message; nil where nothing failed.
  var message: String? {
    if let problem { return problem }
    return failures.isEmpty ? nil : FailureMessage(self).text
  }
}

/// The text of an error in an issue: its location where that is not the test's own, and no
/// `error:`, since test frameworks say that themselves.
struct ErrorText {
  let text: String

  /// - Parameter source: what layout trees call the test file.
  init(_ error: any Error, source: String = "") {
    switch error {
    case let error as AssertionProblem: text = error.message
    case let error as UnknownRecordMode: text = Self.text(error.diagnostic, source)
    case let error as PlumbError:
      text = error.diagnostics.map { Self.text($0, source) }.joined(separator: "\n")
    default: text = Diagnostic.reason(of: error)
    }
  }

  private static func text(_ diagnostic: Diagnostic, _ source: String) -> String {
    let location = diagnostic.location.flatMap { $0.file == source ? nil : "\($0): " } ?? ""
    let expected = diagnostic.expected.map { ", expected \($0)" } ?? ""
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    return location + diagnostic.message + expected + hint
  }
}
