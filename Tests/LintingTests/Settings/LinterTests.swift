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

  @Test("a baseline hides as many as it lists")
  func baseline() throws {
    let findings = try LintProbe(Self.xml) { $0.only = ["misplaced-view"] }.findings
    let settings = LintSettings()
    let baseline = Baseline(findings, settings)
    #expect(
      baseline.text
        == "# Findings that plumb lint does not tell: path: rule object\n"
        + "t.xib: misplaced-view title\n")
    #expect(Baseline(text: baseline.text) == baseline)
    #expect(baseline.new(of: findings, settings) == [])
    #expect(baseline.new(of: findings + findings, settings) == findings)
    #expect(Baseline().new(of: findings, settings) == findings)
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

extension LintProbe {
  fileprivate init(_ xml: String, _ change: (inout LintSettings) -> Void) throws {
    var settings = LintSettings()
    change(&settings)
    try self.init(xml, settings)
  }
}
