import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// Names and texts of files are printed so that they control neither a terminal nor a build
/// (`Documentation/Security.md`).
@Suite("What files have printed")
struct PrintingTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  /// Controls of a terminal, of the direction of text, and of a build's log.
  private static let bad =
    "a\u{1B}]0;x\u{7}\r\u{9B}2J\u{7F}\u{202E}\u{2066}\u{2028}b\n::error::c\nforged"

  /// For double quotes in YAML and JSON.
  private static let escaped =
    "a\\u001B]0;x\\u0007\\r\\u009B2J\\u007F\\u202E\\u2066\\u2028b\\n::error::c"
    + "\\n##[group]d\\nforged"

  /// For attributes of XML, which has no way to write C0 controls.
  private static let entities =
    "a&#x9B;2J&#x7F;&#x202E;&#x2066;&#x2028;b&#10;::error::c&#10;##[group]d&#10;forged"

  private func template(_ extra: String = "") -> String {
    """
    widths: [320]
    cells:
      "Cell \(Self.escaped)":
        views:
          "v\(Self.escaped)": { class: UILabel, text: "{title}" }
          title: { class: UILabel, text: "\(Self.escaped)" }
        constraints:
          - "V:|-[title]-|"
          - "|-[title]-|"
          \(extra)
    data:
      - { title: "\(Self.escaped)", "\(Self.escaped)": 1 }
    """
  }

  private var good: String {
    """
    name: "\(Self.escaped)"
    widths: [320]
    cells:
      "Cell \(Self.escaped.replacingOccurrences(of: "\\n", with: " "))":
        views:
          title: { class: UILabel, text: "{title}" }
          other: { class: UILabel, text: "x \(Self.escaped)" }
        constraints:
          - "V:|-[title]-[other]-|"
          - "|-[title]-|"
          - title.height == 20
          - title.height == 30
    data:
      - { title: "\(Self.escaped)" }
    """
  }

  private var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell contentMode="scaleToFill" id="abc" reuseIdentifier="\(Self.entities)" \
    userLabel="\(Self.entities)" customClass="\(Self.entities)">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="c\(Self.entities)">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label text="\(Self.entities)" id="l\(Self.entities)" userLabel="\(Self.entities)" \
    image="\(Self.entities)">
                <rect key="frame" x="10" y="10" width="20" height="20"/>
                <fontDescription key="fontDescription" name="\(Self.entities)" pointSize="17"/>
              </label>
              <unknownView id="u" title="\(Self.entities)"/>
            </subviews>
            <constraints>
              <constraint firstItem="l\(Self.entities)" firstAttribute="top" secondItem="abc" \
    secondAttribute="top" constant="8" id="k\(Self.entities)"/>
              <constraint firstItem="nobody\(Self.entities)" id="k2" \
    firstAttribute="\(Self.entities)"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
  }

  /// Nothing of both streams controls a terminal or a build.
  private func check(_ arguments: [String], input: String = "") {
    let run = Recording(arguments, input: Array(input.utf8))
    for stream in [run.output, run.errors] {
      let controls = stream.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x09, 0x0A: false
        case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(controls.isEmpty, "\(arguments): \(controls) in \(stream)")
      for line in stream.split(separator: "\n") {
        let command = line.drop { $0.isWhitespace }
        // The commands that `--format github` prints are of one form.
        let isOwn = arguments.contains("github") && command.hasPrefix("::") && line == command
        #expect(!command.hasPrefix("::") || isOwn, "\(arguments): \(line)")
        #expect(!line.contains("##["), "\(arguments): \(line)")
        // What a name holds behind a line break begins no line of its own.
        #expect(!command.hasPrefix("forged"), "\(arguments): \(line)")
      }
    }
    if arguments.contains("--json"), !run.bytes.isEmpty {
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: true)
      let isWhole = (try? JSONSerialization.jsonObject(with: Data(run.bytes))) != nil
      let isLines = lines.allSatisfy {
        (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil
      }
      #expect(isWhole || isLines, "\(arguments): \(run.output)")
    }
  }

  @Test("Every command that prints what files say makes it visible, on both streams")
  func commands() throws {
    let inputs = [
      try place.write(good, to: "good.yaml"), try place.write(template(), to: "bad.yaml"),
      try place.write(document, to: "cell.xib"),
      try place.write(template("- nobody.\(Self.escaped) == 3"), to: "worse.yaml"),
    ]
    let out = "\(place.folder)/out/"
    for input in inputs {
      for options in [[], ["--json"]] {
        for command in ["frames", "trace", "why", "lint"] where command != "lint" || options == [] {
          check([command, input] + options)
        }
        check(["diff", input, inputs[0]] + options)
        check(["diff", "/dev/null", input] + options)
        check(["why", input, "title.height"] + options)
        check(["why", input, "\(Self.bad).height"] + options)
      }
      for format in ["text", "json", "sarif", "github"] { check(["lint", input, "-f", format]) }
      check(["render", input, "-o", out])
      check(["frames", input, "--set", "\(Self.bad)=\(Self.bad)", "--profile", Self.bad])
    }
  }

  @Test("So do logs, dumps of hierarchies, and snapshots with their names")
  func logs() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'k\(Self.bad)' UILabel:0x2'\(Self.bad)'.width == 10   (active)>",
          "<NSLayoutConstraint:0x3 UILabel:0x2'\(Self.bad)'.width == 20   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UILabel:0x2'\(Self.bad)'.width == 20   (active)>
      """
    let file = try place.write(log, to: "console.log")
    let dump = try place.write(
      "<UITableViewCell: 0x1; frame = (0 0; 320 44); text = '\(Self.bad)'>\n"
        + "   | <UILabel\(Self.bad): 0x2; frame = (0 0; 10 10); text = '\(Self.bad)'>",
      to: "dump.txt")
    let input = try place.write(good, to: "good.yaml")
    for options in [[], ["--json"]] {
      check(["explain", file] + options)
      check(["explain"] + options, input: log)
      check(["explain", file, "--hierarchy", dump] + options)
      check(["verify", input, "--hierarchy", dump] + options)
    }
    let project = try place.write(
      "sources: good.yaml\n\"\(Self.escaped)\": 1\n", to: "plumb.yaml")
    check(["snapshot", "list", "--project", project])
    _ = try place.write(
      "sources: \"**/*.yaml\"\nlint: {disable: [\"\(Self.escaped)\"]}", to: "plumb.yaml")
    check(["snapshot", "list", "--project", project])
    _ = try place.write("sources: \"*ood*.yaml\"", to: "plumb.yaml")
    _ = try place.write(good, to: "good ##[x]\u{202E}\u{9B}\n  ::error::.yaml")
    for command in ["list", "record", "test", "clean"] {
      check(["snapshot", command, "--project", project])
    }
    check(["snapshot", "test", "--project", project, "--json"])
    check(["snapshot", "list", "--project", project, "--json"])
    check(["snapshot", "test", "--project", project, "--format", "github"])
    let run = try place.write(
      """
      {"schemaVersion": 1, "tool": "\(Self.escaped)", "results": [{"name": "\(Self.escaped)"}]}
      """, to: ".plumb/run.json")
    check(["snapshot", "accept", "--all", "--project", project])
    check(["snapshot", "merge", (run as NSString).deletingLastPathComponent])
    check(["snapshot", "merge", Self.bad])
  }

  @Test("Colours are the tool's own only")
  func colors() throws {
    let input = try place.write(template(), to: "bad.yaml")
    let run = Recording(["frames", input, "--color", "always"], hasColors: true)
    let plain = run.errors.replacingOccurrences(
      of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    #expect(run.errors != plain)
    #expect(!plain.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
