import Foundation
import Linting
import TestSupport
import Testing

@testable import PlumbKit

/// What one command calls a conflict, the other names.
@Suite("Conflicts of `plumb trace` and findings of `plumb lint`")
struct ConflictAgreementTests {
  /// Rules that name a conflict; a height that cuts the content is one with the row's own.
  private static let rules: Set = ["conflicting-constraints", "row-height-cuts-content"]

  /// The commands that name a conflict in a file.
  private func names(in path: String, _ session: PlumbSession) throws -> Set<String> {
    var names: Set<String> = []
    try Tracer(session).trace(path, .init()) { trace in
      if trace.problems.contains(where: { $0.kind == .conflict }) { names.insert("trace") }
    }
    let findings = try LintReader(session, Linter()).findings(in: path)
    if findings.contains(where: { Self.rules.contains($0.rule) }) { names.insert("lint") }
    return names
  }

  @Test("agree on the templates that come with the tool")
  func templates() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Templates")
    let files = LintFiles([root.standardized.path], LintSettings()).paths
    let session = try PlumbSession { _ in }
    let named = try files.map { (file: $0, names: try names(in: $0, session)) }
    #expect(named.contains { $0.names.contains("trace") })
    #expect(named.filter { $0.names == ["trace"] }.map(\.file) == [])
  }

  @Test("have a repair in rows that are too low for their content, too")
  func lowRow() throws {
    let folder = try TestFolder()
    try folder.write(
      Data(
        """
        rows: { height: 44 }
        cells:
          C:
            views:
              a: { class: UIView }
              b: { class: UIView }
            constraints:
              - "V:|[a(40)]-4-[b(30)]|"
              - "H:|[a]|"
              - "H:|[b]|"
              - a.width == 400
              - b.height == 20
        data: [{ }]
        """.utf8), as: "low.yaml")
    let findings = try LintReader(try PlumbSession { _ in }, Linter())
      .findings(in: folder.file("low.yaml")).filter { $0.rule == "conflicting-constraints" }
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.repair != nil }, "\(findings.map(\.hint))")
  }

  /// In a soak of all files, else of every fortieth: each is laid out many times.
  @Test("agree on public Interface Builder files", .needsStoredFrames)
  func documents() throws {
    let stored = try StoredFrames()
    let session = try PlumbSession { _ in }
    let files = stored.files.enumerated().filter { soaked(1) > 1 || $0.offset % 40 == 0 }
    let unnamed = try files.map { stored.path(of: $0.element) }.filter {
      try names(in: $0, session) == ["trace"]
    }
    #expect(unnamed == [])
  }
}
