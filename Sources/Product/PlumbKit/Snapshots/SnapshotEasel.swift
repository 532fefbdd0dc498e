import Diagnostics
import ProjectFile
import Snapshots

/// What one thread draws with: a session of its own.
final class SnapshotEasel {
  private var session: Result<PlumbSession, PlumbError>?
  private var warnings: [Diagnostic] = []

  private let project: ProjectFile
  private let fonts: String?

  /// An easel without a session; it comes with the first picture, on the thread that draws.
  init(_ project: ProjectFile, fonts: String?) {
    self.project = project
    self.fonts = fonts
  }

  /// Draws a case, and tells what was strange about it.
  func draw(_ snapshotCase: SnapshotCase) -> (Result<Snapshot, PlumbError>, [Diagnostic]) {
    warnings = []
    let session = session ?? open()
    self.session = session
    let drawing = session.flatMap { session in
      Result { () throws(PlumbError) in try session.snapshot(of: snapshotCase) }
    }
    return (drawing, warnings)
  }

  private func open() -> Result<PlumbSession, PlumbError> {
    Result { () throws(PlumbError) in
      try PlumbSession(project: project, fonts: fonts) { [unowned self] event in
        if case .warning(let diagnostic) = event { warnings.append(diagnostic) }
      }
    }
  }
}
