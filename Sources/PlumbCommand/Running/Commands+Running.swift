import PlumbKit

extension RenderCommand {
  /// Draws each file.
  func run(_ console: Console) -> ExitCode {
    FileRun.run(files, console) { session, file throws(PlumbError) in
      try session.render(file, request)
    }
  }
}

extension FramesCommand {
  /// Prints the frames of each file.
  func run(_ console: Console) -> ExitCode {
    FileRun.run(files, console) { session, file throws(PlumbError) in
      try session.frames(of: file, request, as: isJSON ? .json : .text, to: console.output)
    }
  }
}
