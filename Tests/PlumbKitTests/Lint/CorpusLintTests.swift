import Foundation
import Linting
import PlumbKit
import TestSupport
import Testing

/// Findings in files that Interface Builder saved without a complaint of its own.
@Suite("Linting of public Interface Builder files")
struct CorpusLintTests {
  /// In a soak of all files, else of every third.
  @Test("Hardly any alarm on scenes that Interface Builder calls fine", .needsStoredFrames)
  func falseAlarms() throws {
    let stored = try StoredFrames()
    var settings = LintSettings()
    settings.only = ["misplaced-view", "ambiguous-layout", "conflicting-constraints"]
    let linter = Linter(settings)
    let session = try PlumbSession { _ in }
    var alarms: [String: Set<String>] = [:]
    var scenes = 0
    for (index, file) in stored.files.enumerated() where soaked(1) > 1 || index % 3 == 0 {
      let fine = Set(file.scenes.filter(\.isClean).map(\.id))
      scenes += fine.count
      for finding in try LintReader(session, linter).findings(in: stored.path(of: file))
      where finding.severity != .note && fine.contains(finding.scene) {
        alarms[finding.rule, default: []].insert("\(file.file) \(finding.scene)")
      }
    }
    for rule in settings.only ?? [] {
      let share = Double(alarms[rule]?.count ?? 0) / Double(max(1, scenes))
      #expect(share < 0.015, "\(rule): \(alarms[rule]?.sorted() ?? [])")
    }
  }
}
