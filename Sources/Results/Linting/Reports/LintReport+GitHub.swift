import Diagnostics

extension LintReport {
  /// A workflow command each.
  var annotations: String {
    (findings.map(\.annotation) + failures.map(\.annotation)).map { $0 + "\n" }.joined()
  }
}

extension Finding {
  fileprivate var annotation: String {
    let text = message + (hint.map { "; \($0)" } ?? "")
    return severity.annotation(at: location, title: rule, text)
  }
}

extension Diagnostic {
  fileprivate var annotation: String {
    let text = message + (expected.map { ", expected \($0)" } ?? "")
    return severity.annotation(at: location, title: "plumb lint", text)
  }
}

extension Severity {
  fileprivate func annotation(
    at location: FileLocation?, title: String, _ message: String
  ) -> String {
    var properties: [(name: String, value: String)] = []
    if let location {
      properties.append(("file", location.file))
      if location.line > 0 { properties.append(("line", "\(location.line)")) }
      if location.column > 0 { properties.append(("col", "\(location.column)")) }
    }
    properties.append(("title", title))
    return "\(WorkflowCommand(self == .note ? "notice" : rawValue, properties, message))"
  }
}
