import AtomicFiles
import Linting
import Testing

@Suite("Settings decide what becomes of findings")
struct LinterTests {
  /// A cell with a misplaced label, `title`.
  private static let xml = Sample.xib(
    Sample.cell(
      Sample.label("title", [50, 10, 50, 24]),
      Sample.rules("title.leading == content.leading + 20\ntitle.top == content.top + 10")))

  private func handles(_ change: (inout LintSettings) -> Void) throws -> [String] {
    var settings = LintSettings()
    settings.only = ["misplaced-view"]
    change(&settings)
    return try LintProbe(Self.xml, settings).findings.map(\.handle)
  }

  @Test("a finding is called by its rule and object")
  func handle() throws {
    #expect(try handles { _ in } == ["misplaced-view title"])
  }

  @Test("its place is that of the object's element")
  func place() throws {
    let finding = try #require(
      try LintProbe(Self.xml, { $0.only = ["misplaced-view"] }).findings.first)
    #expect("\(finding.location)" == "t.xib:9:11")
    #expect(finding.scene == "cell")
  }

  @Test(
    "what is ignored is not told",
    arguments: [
      LintIgnore(rule: "misplaced-view"), LintIgnore(object: "title"), LintIgnore(object: "cell"),
      LintIgnore(rule: "misplaced-view", object: "title", file: GlobPattern("*.xib")),
    ])
  func ignored(entry: LintIgnore) throws {
    #expect(try handles { $0.ignores = [entry] } == [])
  }

  @Test(
    "what is not it is told",
    arguments: [
      LintIgnore(rule: "ambiguous-layout"), LintIgnore(object: "other"),
      LintIgnore(object: "title", file: GlobPattern("Pods/")),
    ])
  func told(entry: LintIgnore) throws {
    #expect(try handles { $0.ignores = [entry] } == ["misplaced-view title"])
  }

  @Test("a severity takes the place of the rule's own")
  func severity() throws {
    let probe = try LintProbe(Self.xml) { settings in
      settings.only = ["misplaced-view"]
      settings.severities = ["misplaced-view": .error]
    }
    #expect(probe.findings.map(\.severity) == [.error])
  }

  private static let header =
    "# Findings that plumb lint does not tell, version 2: path: rule object #scene\n"

  @Test("a baseline hides as many as it lists")
  func baseline() throws {
    let findings = try LintProbe(Self.xml) { $0.only = ["misplaced-view"] }.findings
    var settings = LintSettings()
    settings.workingFolder = "/app/Views/"
    let written = Baseline(findings, settings, path: "/app/known.txt")
    #expect(
      written.text.hasPrefix(Self.header + "Views/t.xib: misplaced-view title #"), "\(written.text)"
    )
    let read = { try Baseline(text: $0, path: "/app/known.txt", settings) { _ in true } }
    var baseline = try read(written.text)
    #expect(baseline.text == written.text)
    #expect(baseline.new(of: findings + findings, settings) == findings)
    #expect(baseline.hidden == findings.count)
    var none = Baseline()
    #expect(none.new(of: findings, settings) == findings)
    // A folder beside the file's, and a file of the first version.
    let beside = Baseline(findings, settings, path: "/app/lint/known.txt")
    #expect(beside.text.contains("\n../Views/t.xib: misplaced-view title #"))
    settings.folder = "/app/"
    var first = try Baseline(
      text: "# Findings that plumb lint does not tell: path: rule object\n"
        + "Views/t.xib: misplaced-view title\n", path: "/elsewhere/known.txt", settings
    ) { _ in true }
    #expect(first.new(of: findings, settings) == [])
  }

  @Test("a baseline knows a file by its scenes where its path is gone")
  func movedBaseline() throws {
    let findings = try LintProbe(Self.xml) { $0.only = ["misplaced-view"] }.findings
    let settings = LintSettings()
    let text = Baseline(findings, settings, path: "known.txt").text
    let moved = text.replacing("t.xib", with: "old.xib")
    var gone = try Baseline(text: moved, path: "known.txt", settings) { !$0.hasSuffix("old.xib") }
    #expect(gone.new(of: findings, settings) == [])
    #expect(gone.outdated(["t.xib"], settings) { _ in true } == [])
    var kept = try Baseline(text: moved, path: "known.txt", settings) { _ in true }
    #expect(kept.new(of: findings, settings) == findings)
  }

  @Test("paths are those below the folder of the settings")
  func relative() {
    var settings = LintSettings()
    settings.folder = "/repo/app/"
    settings.workingFolder = "/repo/app/Sources/"
    settings.excluded = [GlobPattern("Pods/")]
    #expect(settings.relative("../Pods/./A.xib") == "Pods/A.xib")
    #expect(settings.relative("/elsewhere/A.xib") == "/elsewhere/A.xib")
    #expect(!settings.covers("../Pods/A.xib"))
    #expect(settings.covers("A.xib"))
    settings.included = [GlobPattern("Sources/**/*.storyboard")]
    #expect(!settings.covers("A.xib"))
    #expect(settings.covers("Main.storyboard"))
  }
}
