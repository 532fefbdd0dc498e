import Diagnostics
import ImageCoding
import LayoutTree
import ProjectFile
import Snapshots
import Testing

@Suite("Sections of plumb.yaml")
struct SectionsTests {
  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile.parse(text, path: "App/plumb.yaml")
  }

  @Test("Sources are a pattern, a list of them, or what to take and what to leave")
  func sources() throws {
    #expect(try project("sources: Cells").sources.included.map(\.text) == ["Cells"])
    let list = try project("sources:\n  - a.yaml\n  - \"**/*.xib\"").sources
    #expect(list.included.map(\.text) == ["a.yaml", "**/*.xib"])
    #expect(
      list.included.map(\.location.description) == ["App/plumb.yaml:2:5", "App/plumb.yaml:3:5"])
    let both = try project("sources: {include: [A, B], exclude: A/old}").sources
    #expect(both.included.map(\.text) == ["A", "B"])
    #expect(both.excluded.map(\.text) == ["A/old"])
    #expect(try project("sources:\n").sources == SourceSettings())
  }

  @Test("A sweep has widths, text sizes, languages, appearances, and findings that fail")
  func sweep() throws {
    let sweep = try project(
      "sweep: {widths: 320-430, textSize: [L, AX3], language: de, appearance: both, failOn: note}"
    ).sweep
    #expect(sweep.widths == 320...430)
    #expect(sweep.textSizes.map(\.shortName) == ["L", "AX3"])
    #expect(sweep.languages == ["de"])
    #expect(sweep.appearances == [.light, .dark])
    #expect(sweep.failure == .note)
    #expect(try project("sweep: {textSize: all}").sweep.textSizes.count == 12)
    #expect(try project("sweep:").sweep == SweepSettings())
  }

  @Test(
    "What is wrong with a sweep is said where it stands",
    arguments: [
      ("sweep: {widths: 430-320}", "'widths' cannot be '430-320'"),
      ("sweep: {textSize: huge}", "unknown text size 'huge'"),
      ("sweep: {fail-on: error}", "that is 'failOn' here"),
    ])
  func badSweep(_ text: String, _ message: String) {
    do throws(ProjectFileError) {
      _ = try ProjectFile.parse(text, path: "App/plumb.yaml")
      Issue.record("read: \(text)")
    } catch {
      #expect(error.diagnostics.contains { "\($0)".contains(message) }, "\(error.diagnostics)")
    }
  }

  @Test("Data is a file, or a file with texts and assets; of several entries the last goes first")
  func data() throws {
    let project = try project(
      """
      data:
        Cells/*: Data/all.json
        Cells/mail.yaml:
          set: { title: "Hello", count: 3, flag: true, empty: }
        Cells/mail.*: { file: /tmp/mail.csv, assets: Media.xcassets, rows: 0-2 }
      """)
    let mail = project.content(of: "Cells/mail.yaml")
    #expect(mail.file == "/tmp/mail.csv")
    #expect(mail.assets == "App/Media.xcassets")
    #expect(mail.rows?.text == "0-2")
    #expect(
      mail.settings.map { "\($0.name)=\($0.text)" } == [
        "title=Hello", "count=3", "flag=true", "empty=",
      ])
    #expect(project.content(of: "Cells/other.xib").file == "App/Data/all.json")
    #expect(project.content(of: "Other/mail.yaml").file == nil)
  }

  @Test("Snapshots have folders, a scale, layers and rules of comparison")
  func snapshots() throws {
    let settings = try project(
      """
      snapshots:
        references: ./Tests/Pictures/
        artifacts: ../build/plumb
        scale: 2
        layers: [constraints, frames]
        compare: layout
        environment: layout
        tolerance: { threshold: 0.05, window: 9, density: 5, lone: 1, tint: 0.5, edge: 0 }
      """
    ).snapshots
    var expected = SnapshotSettings()
    expected.references = "Tests/Pictures"
    expected.artifacts = "../build/plumb"
    expected.referencesLocation = FileLocation(file: "App/plumb.yaml", line: 2, column: 15)
    expected.artifactsLocation = FileLocation(file: "App/plumb.yaml", line: 3, column: 14)
    expected.scale = 2
    expected.layers = [.frames, .constraints]
    expected.comparison = ComparisonSettings(
      tolerance: PictureTolerance(
        threshold: 0.05, edge: 0, window: 9, density: 5, lone: 1, tint: 0.5), compare: .layout,
      environment: .layout)
    #expect(settings == expected)
    #expect(
      try project("snapshots: {layers: all}").snapshots.layers
        == LayoutTree.Layer.allCases.filter { $0 != .estimates })
    #expect(try project("snapshots: {tolerance: exact}").snapshots.comparison.tolerance == .exact)
    #expect(try project("snapshots:\n").snapshots == SnapshotSettings())
  }

  @Test("Paths start from the folder of the file")
  func paths() throws {
    let project = try project("fonts: Fonts\nprofile: ios17\nsnapshots: {artifacts: /tmp/a}")
    #expect(project.fonts == "Fonts")
    #expect(project.profile == "ios17")
    #expect(project.referencesFolder == "App/Snapshots")
    #expect(project.artifactsFolder == "/tmp/a")
    #expect(project.relative("App/Cells/a.yaml") == "Cells/a.yaml")
    #expect(project.relative("Other/a.yaml") == "Other/a.yaml")
    #expect(try ProjectFile.parse("{}", path: "plumb.yaml").opened("a") == "a")
  }

  @Test(
    "What is wrong is told by line and column",
    arguments: [
      (
        "source: [a]",
        "1:1: error: unknown key 'source' in a project file, expected sources, data, variants, fonts,"
          + " profile, snapshots, lint, sweep or swift; did you mean 'sources'?"
      ),
      (
        "sources: [\"!Pods\"]",
        "1:11: error: the pattern '!Pods', expected a path or a pattern; what is left out goes under"
          + " 'exclude'"
      ),
      (
        "sources: [../other]",
        "1:11: error: the pattern '../other' leads out of the project, expected a path or a pattern"
          + " below the folder of this file; references are named after paths in it"
      ),
      (
        "sources: [a, [b]]",
        "1:14: error: a list in a list, expected a path or a pattern such as"
          + " 'Templates/**/*.yaml'"
      ),
      (
        "data: [a]",
        "1:7: error: 'data' cannot be a list, expected sources with their data; such as"
          + " 'Templates/mail.yaml: Data/mail.json'"
      ),
      (
        "data: {a: {data: b}}",
        "1:12: error: unknown key 'data' in an entry of 'data', expected file, assets, set or rows;"
          + " that is 'file' here"
      ),
      (
        "data: {a: {set: b}}",
        "1:17: error: 'set' cannot be a single value, expected names with texts"
      ),
      (
        "data: {a: {set: {b: [c]}}}",
        "1:21: error: 'b' cannot be a list, expected a text, a number or a switch"
      ),
      (
        "profile: ios1",
        "1:10: error: 'profile' cannot be 'ios1', expected ios7, ios8, ios9, ios10, ios11, ios12,"
          + " ios13, ios14, ios15, ios16, ios17, ios18 or ios26; did you mean 'ios7'?"
      ),
      (
        "snapshots: {precision: 0.9}",
        "1:13: error: unknown key 'precision' in 'snapshots', expected references, artifacts, scale,"
          + " layers, exclude, ignore, compare, environment or tolerance; that is 'tolerance' here"
      ),
      (
        "snapshots: {scale: 99}",
        "1:20: error: 'scale' cannot be '99', expected a number from 0.25 to 8"
      ),
      (
        "snapshots: {compare: pictures}",
        "1:22: error: 'compare' cannot be 'pictures', expected both, picture or layout; did you mean"
          + " 'picture'?"
      ),
      (
        "snapshots: {layers: frame}",
        "1:21: error: unknown layer 'frame', expected margins, frames, intrinsic, baselines,"
          + " constraints, plumbline, problems, estimates, diagram or all; did you mean 'frames'?"
      ),
      (
        "snapshots: {tolerance: 0.1}",
        "1:24: error: 'tolerance' cannot be a single value, expected 'exact', 'standard' or {threshold: …,"
          + " window: …, density: …}"
      ),
      (
        "snapshots: {tolerance: {window: 2.5}}",
        "1:33: error: 'window' cannot be '2.5', expected a whole number from 1 to 1000"
      ),
      (
        "snapshots: {references: ., artifacts: ..}",
        "1:25: error: 'references' cannot be '.', expected a folder of its own",
      ),
      (
        "snapshots: {references: a, artifacts: a/b}",
        "1:12: error: 'references' and 'artifacts' of 'snapshots' lie one in the other, expected"
          + " folders of their own; references are kept, artifacts thrown away"
      ),
      (
        "variants: []",
        "1:11: error: variants without a variant, expected at least one; without 'variants' each"
          + " template is seen at its own"
      ),
      (
        "variants: {name: night, appearance: dark}",
        "1:11: error: the variant 'night' has no width or device of its own, expected a 'width' or a 'device'"
          + " beside its name"
      ),
      (
        "variants: {widths: [wide]}",
        "1:21: error: 'widths' cannot be 'wide', expected points from 1 to 10000 or a device such as"
          + " 'iPhone SE landscape'"
      ),
    ])
  func wrong(text: String, message: String) {
    do {
      _ = try project(text)
      Issue.record("accepted")
    } catch let error as ProjectFileError {
      #expect(error.diagnostics.first?.description == "App/plumb.yaml:" + message)
    } catch {
      Issue.record(error)
    }
  }

  @Test("A matrix that is too large, and too many patterns, are refused")
  func limits() throws {
    let widths = (1...101).map(String.init).joined(separator: ", ")
    let sizes = "[XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3]"
    let patterns = (0...200).map { "a\($0)" }.joined(separator: ", ")
    for (text, message) in [
      ("variants: {widths: [\(widths)], textSize: \(sizes)}", "axes that make more than 1000"),
      (
        "variants: [{widths: [\(widths)], textSize: [L, S, M, XS, XL]},"
          + " {widths: [\(widths)], textSize: [L, S, M, XS, XL], appearance: dark}]",
        "more than 1000 variants"
      ), ("sources: [\(patterns)]", "too many patterns"),
      ("sources: \(String(repeating: "a", count: 1001))", "a pattern of 1001 characters"),
    ] {
      #expect {
        _ = try project(text)
      } throws: {
        (($0 as? ProjectFileError)?.diagnostics.first?.message ?? "").hasPrefix(message)
      }
    }
  }
}
