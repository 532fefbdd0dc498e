import Diagnostics
import PlumbCells
import PlumbKit

extension RenderCommand {
  /// Draws each file, and again after every change if asked to.
  func run(_ console: Console) -> ExitCode {
    let screen: PicturePreview?
    do {
      screen = try PicturePreview(preview, on: console)
    } catch {
      console.report(error.diagnostic)
      return .failure
    }
    if let refusal = refusal(console) {
      console.report(refusal)
      return .failure
    }
    let run = FileRun(
      console, fonts: fonts, continuation: continuation, hosting: drawnByHosts
    ) { picture in
      picture.isPreview ? show(picture, screen, console) : console.picture(picture.bytes)
    }
    let work: FileRun.Work = { session, file throws(PlumbError) in
      try Renderer(session).render(file, request)
    }
    // A host draws once; the process that has started it watches.
    return isWatching && !HostedCells.isHost
      ? WatchLoop(files, console, run).run(work) : run(files, work)
  }

  private func show(_ picture: DrawnPicture, _ screen: PicturePreview?, _ console: Console) {
    do {
      try screen?.show(picture)
    } catch {
      console.report(error.diagnostic)
    }
  }

  /// Bytes of a picture on a terminal are noise, and may set it to anything.
  private func refusal(_ console: Console) -> Diagnostic? {
    guard request.output == .stream, request.format != .svg, console.terminal.isOutput else {
      return nil
    }
    return Diagnostic(
      .error, "a \(request.format.rawValue.uppercased()) cannot be read on a terminal",
      hint: "send it on (> picture.\(request.format.rawValue)), name a file with --output, or"
        + " look at it with --preview")
  }
}
