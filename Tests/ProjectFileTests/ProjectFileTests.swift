import AtomicFiles
import Foundation
import Linting
import ProjectFile
import Testing

@Suite("plumb.yaml")
struct ProjectFileTests {
  private func messages(_ text: String) -> [String] {
    do {
      _ = try ProjectFile.parse(text, path: "plumb.yaml")
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test("A section 'lint' with everything in it")
  func everything() throws {
    let settings = try ProjectFile.parse(
      """
      lint:
        enable: [vertical-priority-overridden]
        disable: required-bottom-pin
        severity: { misplaced-view: error, ambiguous-layout: note }
        include: [App, "**/*.storyboard"]
        exclude: Pods/
        ignore:
          - misplaced-view EuI-TD-shm
          - Abc-de-fgh
          - pinned-to-cell
          - { rule: label-without-width, object: body, file: Old/**, reason: "goes away" }
        baseline: lint-baseline.txt
      """, path: "plumb.yaml"
    ).lint
    #expect(settings.enabled == ["vertical-priority-overridden"])
    #expect(settings.disabled == ["required-bottom-pin"])
    #expect(settings.severities == ["misplaced-view": .error, "ambiguous-layout": .note])
    #expect(settings.included.map(\.text) == ["App", "**/*.storyboard"])
    #expect(settings.excluded.map(\.text) == ["Pods/"])
    #expect(
      settings.ignores == [
        LintIgnore(rule: "misplaced-view", object: "EuI-TD-shm"), LintIgnore(object: "Abc-de-fgh"),
        LintIgnore(rule: "pinned-to-cell"),
        LintIgnore(rule: "label-without-width", object: "body", file: GlobPattern("Old/**")),
      ])
    #expect(settings.baseline == "lint-baseline.txt")
  }

  @Test("Sections of other commands, and an empty one, say nothing about linting")
  func others() throws {
    let usual = LintSettings()
    #expect(try ProjectFile.parse("sources: [a]\nlint:\n", path: "plumb.yaml").lint == usual)
    #expect(try ProjectFile.parse("variants: {}\n", path: "plumb.yaml").lint == usual)
  }

  @Test(
    "What is wrong is told by line and column, with what was probably meant",
    arguments: [
      (
        "lnit: {}",
        "1:1: error: unknown key 'lnit' in a project file, expected sources, data, variants, fonts,"
          + " profile, snapshots, lint, sweep or swift; did you mean 'lint'?"
      ),
      (
        "lint:\n  disabled_rules: []",
        "2:3: error: unknown key 'disabled_rules' in 'lint', expected only, enable, disable, severity,"
          + " include, exclude, ignore or baseline; that is 'disable' here"
      ),
      (
        "lint:\n  severity: { misplaced-view: fatal }",
        "2:31: error: unknown severity 'fatal', expected error, warning or note"
      ),
      ("lint:\n  severity: warning", "2:13: error: a single value, expected rules with severities"),
      ("lint: [a]", "1:7: error: 'lint' cannot be a list, expected keys with values"),
      (
        "lint:\n  ignore:\n    - {reason: old}",
        "3:7: error: this would ignore everything, expected a rule, an object or a file"
      ),
      ("lint:\n  baseline: [a]", "2:13: error: a list, expected the path of a file"),
      (
        "lint:\n  include: [[a]]",
        "2:13: error: a list in a list, expected a path or a pattern such as 'Pods/**'"
      ),
      ("", ": error: the file is empty, expected settings such as 'sources:'"),
    ])
  func wrong(text: String, message: String) {
    let expected = message.hasPrefix(":") ? "plumb.yaml" + message : "plumb.yaml:" + message
    #expect(messages(text) == [expected])
  }

  @Test("A rule that there is not, wherever it is named")
  func unknownRule() {
    let found = messages(
      "lint:\n  enable: [misplaced-views]\n  severity: {ambiguous: note}\n  ignore: [misplace-view a]"
    )
    #expect(found.count == 3)
    #expect(
      found.first?.hasPrefix("plumb.yaml:2:12: error: unknown rule 'misplaced-views', expected")
        == true)
    #expect(found.first?.hasSuffix("; did you mean 'misplaced-view'?") == true)
    #expect(found.last?.hasPrefix("plumb.yaml:4:12: error: unknown rule 'misplace-view'") == true)
  }

  @Test("It is looked for in a folder and those above it")
  func upward() throws {
    let files = FileManager.default
    let top = files.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
    let deep = top.appendingPathComponent("a/b")
    try files.createDirectory(at: deep, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: top) }
    try Data("lint: {}".utf8).write(to: top.appendingPathComponent("plumb.yaml"))
    #expect(ProjectFile.find(from: deep.path + "/") == top.path + "/plumb.yaml")
    try Data("lint: {}".utf8).write(to: deep.appendingPathComponent("plumb.yml"))
    #expect(ProjectFile.find(from: deep.path) == deep.path + "/plumb.yml")
    #expect(ProjectFile.find(from: "relative") == nil)
  }
}
