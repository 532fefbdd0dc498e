import SourcePass
import Testing

@testable import CellHosts

@Suite("Functions that show made-up models")
struct HostSamplesTests {
  private func samples() -> HostSamples {
    let text = "import UIKit\nclass Row: UITableViewCell { func configure(title: String) {} }\n"
    let pass = SourcePass([SourcePass.SourceFile(path: "Row.swift", text: Array(text.utf8))])
    return HostSamples(pass.classes, in: pass)
  }

  private func error(line: Int) -> Diagnostic {
    Diagnostic(
      .error, at: FileLocation(file: HostSamples.fileName, line: line, column: 1), "ambiguous use")
  }

  @Test("stay left out once none of them compiles, when the modules are made again")
  func rejected() {
    var tried = samples()
    #expect(tried.source.contains("configure"))
    for _ in 0..<8 where !tried.source.isEmpty {
      tried.reject([error(line: 1002)])
      tried = samples().adopting(tried)
    }
    #expect(tried.source.isEmpty)
  }

  @Test("stay left out after an error that is about none of them")
  func unmeant() {
    var tried = samples()
    tried.reject([error(line: 5)])
    #expect(samples().adopting(tried).source.isEmpty)
  }
}
