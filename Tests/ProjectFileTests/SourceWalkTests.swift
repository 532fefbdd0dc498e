import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ProjectFile

@Suite("Sources of a project")
struct SourceWalkTests {
  private static let template = "cells: {C: {}}\ndata: []\n"

  /// What a project finds among files, each a template.
  private func found(
    _ sources: String, among files: [String], _ prepare: (TestFolder) throws -> Void = { _ in }
  ) throws -> [String] {
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, Self.template) }))
    try prepare(folder)
    let project = try ProjectFile.parse("sources: \(sources)", path: folder.file("plumb.yaml"))
    return try project.sourceFiles()
  }

  /// What is said of sources that are not as the file says.
  private func messages(_ sources: String, among files: [String]) throws -> [String] {
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, Self.template) }))
    let project = try ProjectFile.parse(sources, path: folder.file("plumb.yaml"))
    var warnings: [Diagnostic] = []
    var said: [Diagnostic] = []
    do {
      _ = try project.sourceFiles { warnings.append($0) }
      said = warnings
    } catch { said = error.diagnostics }
    return said.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test("Files, folders and patterns, each file once and in order")
  func patterns() throws {
    let files = ["b.yaml", "T/a.yaml", "T/sub/c.yml", "X/d.xib", "X/e.storyboard", "X/f.png"]
    #expect(
      try found("[T, b.yaml, \"*.yaml\"]", among: files) == [
        "T/a.yaml", "T/sub/c.yml", "b.yaml",
      ])
    #expect(try found("T/*.yaml", among: files) == ["T/a.yaml"])
    #expect(try found("\"*.y?ml\"", among: files) == ["b.yaml"])
    #expect(try found("./b.yaml", among: files + ["T/b.yaml"]) == ["b.yaml"])
    #expect(try found("\"**/*.yml\"", among: files) == ["T/sub/c.yml"])
    #expect(try found("\"**\"", among: files) == files.dropLast().sorted())
    #expect(
      try found("{include: [T, X], exclude: [T/sub, \"**/*.xib\"]}", among: files) == [
        "T/a.yaml", "X/e.storyboard",
      ])
  }

  @Test("YAML files that are no templates are passed over, unless they are named")
  func otherYAML() throws {
    let write = { (folder: TestFolder) in
      try folder.write(Data("on: push\n".utf8), as: "T/ci.yaml")
      try folder.write(Data("name: n\ncells: {}\n".utf8), as: "T/late.yaml")
    }
    #expect(try found("T", among: [], write) == ["T/late.yaml"])
    #expect(try found("[T, T/ci.yaml]", among: [], write) == ["T/ci.yaml", "T/late.yaml"])
  }

  @Test("Hidden folders and what tools have made are not walked into, unless a pattern names them")
  func passedOver() throws {
    let files = [
      ".git/a.yaml", ".build/b.yaml", ".plumb/c.yaml", "node_modules/d.yaml", "Pods/e.yaml",
      "A/Pods/f.yaml", "DerivedData/g.yaml", "Carthage/h.yaml", "A/i.yaml",
    ]
    #expect(try found("\"**/*.yaml\"", among: files) == ["A/i.yaml"])
    #expect(
      try found("[\"**/Pods/*.yaml\", .build]", among: files)
        == [
          ".build/b.yaml", "A/Pods/f.yaml", "Pods/e.yaml",
        ])
  }

  @Test("An empty file is a source: it may have been a template, and must not pass unseen")
  func empty() throws {
    #expect(try found("T", among: []) { try $0.write(Data(), as: "T/was.yaml") } == ["T/was.yaml"])
  }

  @Test("Links to folders are not followed, so loops end; links to files are")
  func links() throws {
    let files = FileManager.default
    let paths = try found("\"**\"", among: ["A/a.yaml"]) { folder in
      try files.createSymbolicLink(
        atPath: folder.file("A/loop"), withDestinationPath: folder.file("A"))
      try files.createSymbolicLink(
        atPath: folder.file("A/linked.yaml"), withDestinationPath: folder.file("A/a.yaml"))
      try files.createSymbolicLink(
        atPath: folder.file("A/gone.yaml"), withDestinationPath: folder.file("nowhere"))
    }
    #expect(paths == ["A/a.yaml", "A/linked.yaml"])
  }

  @Test("The walk ends at its limits, and says which")
  func limits() throws {
    let deep = (0..<101).map { _ in "d" }.joined(separator: "/")
    let folder = try TestFolder(["\(deep)/a.yaml": Self.template, "b.yaml": Self.template])
    let project = try ProjectFile.parse("sources: \"**\"", path: folder.file("plumb.yaml"))
    #expect {
      _ = try project.sourceFiles()
    } throws: {
      ($0 as? ProjectFileError)?.diagnostics.first?.expected == "at most 100 levels"
    }
    let log = DiagnosticLog()
    var walk = SourceWalk(project.sources, prefix: project.prefix, limit: 3, log: log)
    _ = walk()
    #expect(log.diagnostics.map(\.message) == ["too many files to look at"])
  }

  @Test(
    "What is named and not there, and patterns that fit nothing, are told where they are written",
    arguments: [
      (
        "lint: {}",
        [
          "plumb.yaml: error: the project has no sources, expected 'sources' with paths;"
            + " such as 'sources: [Templates, App/**/*.xib]'"
        ]
      ),
      (
        "sources: [T/mial.yaml, T]",
        [
          "plumb.yaml:1:11: error: nothing to draw at 'T/mial.yaml', expected a template, a .xib or a"
            + " .storyboard, or a folder of them; did you mean 'T/mail.yaml'?"
        ]
      ),
      ("sources: [T, T/*.xib]", ["plumb.yaml:1:14: warning: no source fits 'T/*.xib'"]),
      (
        "sources: [\"*.xib\"]",
        [
          "plumb.yaml:1:11: warning: no source fits '*.xib'",
          "plumb.yaml:1:11: error: there is no source to draw, expected a template, a .xib or a"
            + " .storyboard",
        ]
      ),
      (
        "sources: T\ndata: {T/mial.yaml: a.json}",
        ["plumb.yaml:2:8: warning: no source fits 'T/mial.yaml'; did you mean 'T/mail.yaml'?"]
      ),
    ])
  func wrong(sources: String, expected: [String]) throws {
    #expect(try messages(sources, among: ["T/mail.yaml"]) == expected)
  }
}
