import Diagnostics

extension LintReport {
  /// A workflow command each (GitHub's documentation, "Workflow commands for GitHub Actions").
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
    var properties: [String] = []
    if let location {
      properties.append("file=\(Self.escaped(location.file, isProperty: true))")
      if location.line > 0 { properties.append("line=\(location.line)") }
      if location.column > 0 { properties.append("col=\(location.column)") }
    }
    properties.append("title=\(Self.escaped(title, isProperty: true))")
    let command = self == .note ? "notice" : rawValue
    return "::\(command) \(properties.joined(separator: ","))::"
      + Self.escaped(message, isProperty: false)
  }

  /// What would end a command or its properties becomes a percent code.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
