import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// The examples for GitHub and GitLab: their YAML, their shell, and every `plumb` in them.
@Suite("Workflows in Examples/CI")
struct WorkflowTests {
  private static let scripts: [Workflow.Script] = Workflow.paths.flatMap { path in
    (try? Workflow(path))?.scripts ?? []
  }

  @Test("are YAML without a fault, and have scripts", arguments: Workflow.paths)
  func yaml(path: String) throws {
    let workflow = try Workflow(path)
    #expect(workflow.problems == [])
    #expect(!workflow.scripts.isEmpty)
  }

  @Test("have scripts that a shell can read, and no expression in them", arguments: scripts)
  func shell(script: Workflow.Script) throws {
    // An expression is put into the text before a shell sees it, whatever is in it.
    #expect(!script.text.contains("${{"))
    let run = try Tool([], in: NSTemporaryDirectory(), command: "bash -n -c \(quoted(script.text))")
      .run()
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("say nothing to plumb that it does not understand", arguments: scripts)
  func commands(script: Workflow.Script) throws {
    let text = script.text.replacing(#/"\$SHARD"/#, with: "1/4")
      .replacing(#/\$[A-Z_]+/#, with: "1")
    for words in DocumentedCommandsTests.commands(in: "```\n\(text)\n```") {
      #expect(throws: Never.self, "\(words)") { _ = try Invocation(words) }
    }
  }

  @Test("are commands that the test finds")
  func found() {
    let all = Self.scripts.flatMap {
      DocumentedCommandsTests.commands(in: "```\n\($0.text)\n```").map { $0.prefix(2) }
    }
    for words in [["snapshot", "test"], ["snapshot", "merge"], ["snapshot", "record"]] {
      #expect(all.count { $0.elementsEqual(words) } == 2, "\(words)")
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
