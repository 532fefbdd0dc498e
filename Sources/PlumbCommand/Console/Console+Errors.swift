import PlumbKit

extension Console {
  /// Tells why something could not be done; the exit code for it.
  func fail(_ error: PlumbError) -> ExitCode {
    for diagnostic in error.diagnostics { report(diagnostic) }
    return .failure
  }
}
