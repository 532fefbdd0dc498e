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
            <label contentMode="left" text="Title" numberOfLines="0" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
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
    "warning: label 'Title' may have several lines, but nothing bounds its width"

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
    #expect(note.output.contains(": note: label 'Title' may have"))
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
    #expect(place.text("known.txt")?.hasSuffix("a.xib: label-without-width title\n") == true)
    #expect(Recording(["lint", file, "--baseline", known]).code == .success)
    let new = try place.write(Self.unbounded("other"), to: "b.xib")
    let run = Recording(["lint", file, new, "--baseline", known])
    #expect(run.code == .findings)
    #expect(!run.output.contains("a.xib"))
    #expect(Recording(["lint", file, "--baseline", "/nowhere"]).code == .failure)
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
