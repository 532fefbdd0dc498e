import Diagnostics
import Linting

extension Finding {
  /// The lines of the finding as a terminal shows them.
  var coloredLines: String {
    (["\(diagnostic.colored) [\(handle)]"] + lines.dropFirst()).joined(separator: "\n")
  }
}
