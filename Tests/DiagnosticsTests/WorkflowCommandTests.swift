import Diagnostics
import Testing

@Suite("Workflow commands of GitHub Actions")
struct WorkflowCommandTests {
  @Test("are one line, whatever the values hold")
  func line() {
    let command = WorkflowCommand(
      "error", [("file", "a,b: 5%.yaml"), ("line", "3")], "50% more:\r\nsecond, line")
    #expect(
      command.description
        == "::error file=a%2Cb%3A 5%25.yaml,line=3::50%25 more:%0D%0Asecond, line")
  }
}
