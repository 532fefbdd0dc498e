import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// `scripts/review-changes`, which the GitHub action and the GitLab template run on changes of
/// strangers.
@Suite("Reviewing the change of a stranger")
struct ReviewChangesTests {
  private let place: Workplace
  private let outside: Workplace

  init() throws {
    place = try Workplace()
    outside = try Workplace()
    _ = try outside.write("precious", to: "file")
    _ = try outside.write("cells: SECRET\n", to: "secret.yaml")
    _ = try place.write(Workplace.template(), to: "App Cells/cell.yaml")
    _ = try place.write("jobs: {}\n", to: ".github/other.yaml")
    let run = try shell(
      """
      git init -q -b main . && git config user.email a@b.c && git config user.name A
      git add . && git commit -q -m 'Make cells'
      """)
    try #require(run.code == 0, "\(run.said)")
  }

  /// Runs lines of shell in the work tree with the built tool on the path.
  @discardableResult private func shell(_ script: String) throws -> (code: Int32, said: String) {
    let variables = ProcessInfo.processInfo.environment
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardized.path
    let environment = [
      "PATH": Tool.products.path + ":" + (variables["PATH"] ?? ""),
      "REVIEW": "\(root)/scripts/review-changes", "GIT_CONFIG_GLOBAL": "/dev/null",
    ]
    let run = try Tool(
      [], in: place.folder, command: "set -e\n" + script, environment: environment
    ).run()
    return (run.code, String(decoding: run.output, as: UTF8.self) + run.errors)
  }

  private func commit() throws {
    try shell("git add -f . && git commit -q -m 'Change'")
  }

  @Test("A changed cell is linted, drawn before and after, and described")
  func change() throws {
    _ = try place.write(
      Workplace.template().replacing("20-[title]", with: "24-[title]"), to: "App Cells/cell.yaml")
    _ = try place.write("jobs: {a: 1}\n", to: ".github/other.yaml")
    try commit()
    let run = try shell("\"$REVIEW\" HEAD~1 report")
    #expect(run.code == 0, "\(run.said)")
    #expect(place.contents.contains("report/diff/App_Cells_cell.yaml.png"), "\(place.contents)")
    #expect(place.text("report/diff.txt")?.contains("constant 20 -> 24") == true)
    #expect(place.contents.filter { $0.hasPrefix("report/diff/") }.count == 1)
  }

  @Test("A base that is no commit, or an option, is refused")
  func base() throws {
    for base in ["nobody", "--output=x", "HEAD:App Cells"] {
      let run = try shell("\"$REVIEW\" '\(base)' report")
      #expect(run.code == 2, "\(base): \(run.said)")
      #expect(run.said.contains("no commit"))
    }
    #expect(!place.contents.contains("report"))
  }

  @Test("Swift that a change adds in place of its last cell does not run")
  func swift() throws {
    try shell("git rm -q 'App Cells/cell.yaml'")
    let evil = """
      import UIKit
      final class EvilCell: UITableViewCell {
        override func awakeFromNib() { try? "ran".write(toFile: "RAN", atomically: true, encoding: .utf8) }
      }

      """
    for name in ["App Cells/Evil.swift", "Cell.xib/Evil.swift"] {
      _ = try place.write(evil, to: name)
    }
    _ = try place.write(
      "swift: {sources: ['App Cells/Evil.swift']}\nlint: {exclude: '*.yaml'}\n", to: "plumb.yaml")
    try commit()
    for script in [
      "PLUMB_SNAPSHOTS=no \"$REVIEW\" HEAD~1 report", "plumb lint", "plumb lint Cell.xib",
      "plumb lint --sweep 'App Cells'",
    ] {
      let run = try shell("set +e; \(script)")
      #expect(!run.said.contains("EvilCell") && !place.contents.contains("RAN"), "\(run.said)")
    }
  }

  @Test("Links that the change plants in place of cells are not read")
  func plantedCells() throws {
    for name in ["evil.yaml", "evil.xib"] {
      symlink("\(outside.folder)/secret.yaml", "\(place.folder)/\(name)")
    }
    try commit()
    let run = try shell("\"$REVIEW\" HEAD~1 report")
    #expect(run.code == 0, "\(run.said)")
    #expect(!run.said.contains("SECRET") && !run.said.contains("evil"), "\(run.said)")
  }

  @Test("Results go neither through links of the change nor among its files")
  func plantedResults() throws {
    let plants = [
      "ln -s '\(outside.folder)' report",
      "mkdir report && ln -s '\(outside.folder)/file' report/diff.txt",
      "mkdir report && ln -s '\(outside.folder)' report/diff",
      "ln -s '\(outside.folder)' up && ln -s up/new report",
    ]
    for plant in plants {
      try shell(plant)
      try commit()
      let run = try shell("\"$REVIEW\" HEAD~1 report")
      #expect(run.code == 2, "\(plant): \(run.said)")
      #expect(run.said.contains("is a part of the change or leads through a link"), "\(run.said)")
      #expect(outside.contents == ["file", "secret.yaml"])
      #expect(outside.text("file") == "precious")
      try shell("git reset -q --hard HEAD~1 && rm -rf report up")
    }
    #expect(try shell("\"$REVIEW\" HEAD '\(outside.folder)/new'").code == 0)
  }
}
