import Snapshots
import TestSupport
import Testing

@testable import PlumbTesting

@Suite("Settings of plumb.yaml")
struct ProjectSettingsTests {
  @Test("What it says of comparison, profile and artifacts counts for tests")
  func settings() throws {
    let folder = try TestFolder([
      "plumb.yaml": """
      profile: ios12
      snapshots:
        artifacts: out
        compare: layout
        environment: layout
        ignore: clock
      """
    ])
    let settings = try ProjectSettings().settings(of: folder.file("plumb.yaml"))
    #expect(settings.compare == .layout)
    #expect(settings.environment == .layout)
    #expect(settings.ignored == ["clock"])
    #expect(settings.profile == "ios12")
    #expect(settings.artifacts == folder.file("out"))
    #expect(settings.scale == nil)
  }

  @Test("What is wrong with it is told with its place")
  func wrong() throws {
    let folder = try TestFolder(["plumb.yaml": "snapshots:\n  compare: colour\n"])
    #expect {
      try ProjectSettings().settings(of: folder.file("plumb.yaml"))
    } throws: { error in
      (error as? AssertionProblem)?.message.contains("plumb.yaml:2:12: error:") == true
    }
  }

  @Test("Settings, then the variable, then plumb.yaml, then .plumb name the folder of artifacts")
  func artifacts() {
    var project = SnapshotTestSettings()
    project.artifacts = "/project/out"
    func folder(
      _ flag: String?, _ variable: String?, _ settings: SnapshotTestSettings?
    ) -> String {
      let variables = variable.map { ["PLUMB_ARTIFACTS": $0] } ?? [:]
      return ArtifactFolder(
        flag: flag, environment: variables, project: "/project", projectFile: settings
      ).path
    }
    #expect(folder("said", "variable", project) == "said")
    #expect(folder(nil, "variable", project) == "variable")
    #expect(folder(nil, nil, project) == "/project/out")
    #expect(folder(nil, "", nil) == "/project/.plumb")
  }
}
