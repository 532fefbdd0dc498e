import Foundation
import Testing

@testable import Snapshots

@Suite("References of Swift tests")
struct TestReferencesTests {
  /// A project with these files, gone when `body` has returned.
  private func orphans(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return TestReferences(project: folder.path).orphans
  }

  /// Both files of a reference.
  private func reference(_ name: String) -> [String: String] {
    ["\(name).png": "picture", "\(name).json": "layout"]
  }

  @Test(
    "A reference belongs to a function of the test file, whatever its arguments, name and variant")
  func known() throws {
    let names = ["row.1-320", "row-width.long-320-dark", "rows-are-tall.1-568", "made-up.a-320"]
    var files = [
      "Tests/A/RowTests.swift": """
      @Test func row(width: Double) {}
      @Test func `rows are tall`() { assertSnapshot(of: cell, testName: "made up") }
      """
    ]
    for name in names {
      files.merge(reference("Tests/A/__Snapshots__/RowTests/\(name)")) { $1 }
    }
    #expect(try orphans(files) == [])
  }

  @Test("Functions that were renamed and files that are gone leave orphans")
  func orphaned() throws {
    var files = ["Tests/A/RowTests.swift": "func rowIsTall() {}\nlet column = 1"]
    for name in ["RowTests/row.1-320", "RowTests/column.1-320", "CellTests/cell.1-320"] {
      files.merge(reference("Tests/A/__Snapshots__/\(name)")) { $1 }
    }
    let folder = "Tests/A/__Snapshots__"
    #expect(
      try orphans(files) == [
        "\(folder)/CellTests/cell.1-320", "\(folder)/RowTests/column.1-320",
        "\(folder)/RowTests/row.1-320",
      ])
  }

  @Test("Hidden folders, other pictures and deeper folders are nobody's")
  func others() throws {
    var files = ["Tests/__Snapshots__/diagram.png": "picture"]
    for name in [".build/x/__Snapshots__/T/a.1-320", "Tests/__Snapshots__/T/deep/a.1-320"] {
      files.merge(reference(name)) { $1 }
    }
    #expect(try orphans(files) == [])
  }
}
