import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb lint")
struct LintTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  /// A XIB with a label of several lines that nothing keeps from growing in one.
  private static func unbounded(_ id: String = "title") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
          <subviews>
            <label contentMode="left" text="Title of a label that leaves the screen in a single line" numberOfLines="0" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="50" y="10" width="34" height="20.5"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="y"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  private static let message =
    "warning: label 'Title of a label that le…' may have several lines, but nothing bounds its width"

  @Test("findings are printed with place, rule and object, and the exit code is 1")
  func findings() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let run = Recording(["lint", file])
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("\(file):9:9: \(Self.message); "))
    #expect(run.output.hasSuffix(" [label-without-width title]\n"))
    #expect(run.errors.isEmpty)
  }

  @Test("nothing found, or only notes: exit code 0")
  func clean() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let off = Recording(["lint", file, "--disable", "label-without-width"])
    #expect(off.code == .success)
    #expect(off.output.isEmpty)
    let note = Recording(["lint", file, "--severity", "label-without-width=note"])
    #expect(note.code == .success)
    #expect(note.output.contains(": note: label 'Title of a label that le…' may have"))
  }

  @Test("a file that cannot be read stops no other, and the exit code is 2")
  func unreadable() throws {
    let good = try place.write(Self.unbounded(), to: "a.xib")
    let bad = try place.write("<document", to: "b.xib")
    let run = Recording(["lint", bad, good])
    #expect(run.code == .failure)
    #expect(run.output.contains("[label-without-width title]"))
    #expect(run.errors.contains("\(bad):1:"))
  }

  @Test("a folder stands for the files in it that can be linted, in the order of their names")
  func folder() throws {
    _ = try place.write(Self.unbounded("b"), to: "b.xib")
    _ = try place.write(Self.unbounded("a"), to: "sub/a.xib")
    _ = try place.write("cells: [", to: "broken.yaml")
    _ = try place.write("services: {}", to: "compose.yaml")
    _ = try place.write(Self.unbounded("c"), to: ".hidden/c.xib")
    let run = Recording(["lint", place.folder])
    #expect(run.errors.contains("broken.yaml:2:1: error: "))
    #expect(!run.errors.contains("compose.yaml"))
    let objects = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(objects == ["b]", "a]"])
  }

  @Test("SARIF's base is the working folder, the root too")
  func rootFolder() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let run = try Tool(["lint", file, "--format", "sarif"], in: "/").run()
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains(#""uri" : "file:///""#) && !text.contains("file:////"), "\(text)")
  }

  @Test("an empty folder is an error")
  func empty() {
    let run = Recording(["lint", place.folder])
    #expect(run.code == .failure)
    #expect(
      run.errors
        == "\(place.folder): error: has no .xib, .storyboard or template to look at\n")
  }

  @Test("the project file decides, and the command line decides otherwise")
  func settings() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let other = try place.write(Self.unbounded("other"), to: "Pods/b.xib")
    let project = try place.write(
      "lint:\n  exclude: Pods/\n  ignore:\n    - label-without-width title\n", to: "plumb.yaml")
    #expect(Recording(["lint", place.folder, "--config", project]).code == .success)
    // What is named is looked at, whatever is excluded in folders.
    #expect(Recording(["lint", file, other, "--config", project]).code == .findings)
    let off = try place.write("lint:\n  disable: label-without-width\n", to: "off.yaml")
    #expect(Recording(["lint", file, "--config", off]).code == .success)
    #expect(
      Recording(["lint", file, "--config", off, "--rule", "label-without-width"]).code == .findings)
  }

  @Test("what is wrong with the project file is told by line and column, and nothing is linted")
  func wrongSettings() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let project = try place.write("lint:\n  enable: [misplaced]\n", to: "plumb.yaml")
    let run = Recording(["lint", file, "--config", project])
    #expect(run.code == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(project):2:12: error: unknown rule 'misplaced'"))
  }

  @Test("a baseline hides what was there")
  func baseline() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let known = place.folder + "/known.txt"
    let write = Recording(["lint", file, "--write-baseline", known])
    #expect(write.code == .success)
    #expect(write.errors == "1 finding in 1 file written to \(known)\n")
    #expect(place.text("known.txt")?.contains("\na.xib: label-without-width title #") == true)
    #expect(Recording(["lint", file, "--baseline", known]).code == .success)
    let new = try place.write(Self.unbounded("other"), to: "b.xib")
    let run = Recording(["lint", file, new, "--baseline", known])
    #expect(run.code == .findings)
    #expect(!run.output.contains("a.xib"))
    #expect(Recording(["lint", file, "--baseline", "/nowhere"]).code == .failure)
  }

  @Test("a file that was moved and renamed keeps its entries, wherever the run begins")
  func movedBaseline() throws {
    let file = try place.write(Self.unbounded(), to: "App/a.xib")
    let known = place.folder + "/known.txt"
    _ = Recording(["lint", file, "--write-baseline", known])
    try FileManager.default.removeItem(atPath: file)
    let moved = try place.write(Self.unbounded(), to: "App/Cells/b.xib")
    #expect(Recording(["lint", moved, "--baseline", known]).code == .success)
    let other = try place.write(Self.unbounded("other"), to: "App/c.xib")
    #expect(Recording(["lint", moved, other, "--baseline", known]).code == .findings)
  }

  @Test("entries that no longer occur are named, and taken out when asked for")
  func prunedBaseline() throws {
    let (a, b) = try (
      place.write(Self.unbounded(), to: "a.xib"), place.write(Self.unbounded("b"), to: "b.xib")
    )
    let known = place.folder + "/known.txt"
    _ = Recording(["lint", a, b, "--write-baseline", known])
    _ = try place.write(Self.unbounded("b").replacing("numberOfLines=\"0\"", with: ""), to: "b.xib")
    let run = Recording(["lint", a, b, "--baseline", known])
    #expect(run.code == .success)
    #expect(run.errors.contains("1 entry no longer occurs: 'b.xib: label-without-width b'"))
    #expect(run.errors.contains("nothing found in 2 files; 1 more is in the baseline"))
    // Of a file that was not looked at nobody knows.
    #expect(Recording(["lint", a, "--baseline", known]).errors.isEmpty)
    let pruned = Recording(["lint", a, b, "--baseline", known, "--prune"])
    #expect(pruned.errors.contains("1 entry taken out of \(known)"))
    #expect(place.text("known.txt")?.contains("b.xib") == false)
    #expect(place.text("known.txt")?.contains("a.xib") == true)
    #expect(Recording(["lint", a, "--prune"]).code == .failure)
  }

  @Test(
    "what is no baseline is refused, and nothing is overwritten",
    arguments: [
      ("lint:\n  baseline: x\n", "is no baseline"),
      ("# Findings that plumb lint does not tell, version 9: x\n", "another version"),
      ("# Findings that plumb lint does not tell: path: rule object\na.xib: label-wi", "line 2"),
      (
        "# Findings that plumb lint does not tell: path: rule object\n"
          + "wxyz".map { "\($0).xib: label-without-width a\n" }.joined(), "names 4 files"
      ),
    ])
  func badBaseline(text: String, message: String) throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let known = try place.write(text, to: "known.txt")
    for more in [[], ["--prune"]] {
      let run = Recording(["lint", file, "--baseline", known] + more)
      #expect(run.code == .failure)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    #expect(place.text("known.txt") == text)
    if !text.hasPrefix("# Findings") {
      #expect(Recording(["lint", file, "--write-baseline", known]).code == .failure)
      #expect(place.text("known.txt") == text)
    }
  }

  @Test("what makes a run fail is the caller's to say")
  func failOn() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    #expect(Recording(["lint", file, "--fail-on", "error"]).code == .success)
    #expect(Recording(["lint", file, "--fail-on", "never"]).code == .success)
    #expect(Recording(["lint", file, "--fail-on", "warning"]).code == .findings)
    #expect(
      Recording(["lint", file, "--fail-on", "note", "--severity", "label-without-width=note"]).code
        == .findings)
  }

  @Test("findings lie together by file or by rule")
  func groups() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let byRule = Recording(["lint", file, "--group", "rule"]).output.split(separator: "\n")
    #expect(
      byRule.first
        == "label-without-width: A label of several lines has no width to wrap at. (1 warning)")
    #expect(byRule.last?.hasPrefix("  \(file):9:9: warning: ") == true)
    let byFile = Recording(["lint", file, "--group", "file"]).output.split(separator: "\n")
    #expect(byFile.first == "\(file) (1 warning)")
  }

  @Test("copies that Xcode exports for translators are not looked at")
  func exported() throws {
    _ = try place.write(Self.unbounded(), to: "en.xcloc/Source Contents/a.xib")
    #expect(Recording(["lint", place.folder]).code == .failure)
  }

  @Test("code that gives a row its height is read, and not run")
  func heightsOfCode() throws {
    let cell = Self.unbounded()
      .replacing(
        "<view contentMode=\"scaleToFill\" id=\"root\">",
        with:
          "<tableViewCell id=\"root\" customClass=\"NoteCell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"100\"/><tableViewCellContentView key=\"contentView\" id=\"content\">"
      )
      .replacing("</view>", with: "</tableViewCellContentView></tableViewCell>")
      .replacing("secondItem=\"root\"", with: "secondItem=\"content\"")
    let words = "NoteCell heightForRowAt"
    for (folder, code, isFound) in [("a", words, false), ("b", words.lowercased(), true)] {
      _ = try place.write("", to: "\(folder)/plumb.yaml")
      _ = try place.write(code, to: "\(folder)/Notes.swift")
      let file = try place.write(cell, to: "\(folder)/NoteCell.xib")
      let run = Recording(["lint", file, "--only", "broken-height-chain"])
      #expect(run.output.contains("[broken-height-chain") == isFound)
    }
  }

  @Test("a report goes into a file, whole")
  func output() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let run = Recording([
      "lint", file, "--format", "sarif", "--output", place.folder + "/out/lint.sarif",
    ])
    #expect(run.code == .findings)
    #expect(run.output.isEmpty)
    #expect(place.text("out/lint.sarif")?.contains("\"ruleId\" : \"label-without-width\"") == true)
  }

  @Test("colours only where a terminal shows them")
  func colors() throws {
    let file = try place.write(Self.unbounded(), to: "a.xib")
    let plain = Recording(["lint", file], hasColors: true)
    #expect(!plain.output.contains("\u{1B}"))
    let seen = Recording(["lint", file], hasColors: true, terminal: Terminal(isOutput: true))
    #expect(seen.output.contains("\u{1B}[1;35mwarning:"))
  }
}
