import PlumbKit

extension FramesCommand {
  /// Prints the frames of each file.
  func run(_ console: Console) -> ExitCode {
    FileRun(console)(files) { session, file throws(PlumbError) in
      try session.frames(of: file, request, as: isJSON ? .json : .text, to: console.output)
    }
  }
}
