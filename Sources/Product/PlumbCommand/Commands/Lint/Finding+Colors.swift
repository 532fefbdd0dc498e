import Diagnostics
import Linting

extension Finding {
  /// The lines of the finding as a terminal shows them.
  var coloredLines: String {
    let rest = lines.dropFirst().map { VisibleText.of($0) }
    return (["\(diagnostic.colored) [\(VisibleText.line(handle))]"] + rest)
      .joined(separator: "\n")
  }
}
