import Foundation
import Rendering
import Typesetting

/// The page of `PageContent` as files that are to be compared, in a folder of their own: RGB, libpng's level 6 and
/// filter "up", as ImageMagick writes them with these settings.
struct ComparedFiles {
  private let folder: URL

  var expected: String { path("expected") }
  var copy: String { path("copy") }
  var changed: String { path("changed") }

  /// Draws them and has `converter` write them.
  init(converter: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-compare-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let typesetter = try Typesetter.system()
    try write(PageContent(text: typesetter), typesetter, to: expected, converter)
    try write(PageContent(text: typesetter, changed: 40), typesetter, to: changed, converter)
    try FileManager.default.copyItem(atPath: expected, toPath: copy)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name + ".png").path }

  private func write(
    _ content: PageContent, _ typesetter: Typesetter, to path: String, _ converter: String
  ) throws {
    let drawn = self.path("drawn")
    try Data(PNGRenderer(scale: 2).render(content.scene(typesetter)))
      .write(to: URL(fileURLWithPath: drawn))
    let settings = ["png:compression-level=6", "png:compression-filter=2", "png:exclude-chunks=all"]
    let arguments = [drawn] + settings.flatMap { ["-define", $0] } + ["PNG24:" + path]
    guard ChildProcess(converter, arguments)?.wait() != nil else { throw Failure.notWritten }
  }

  enum Failure: Error, CustomStringConvertible {
    case notWritten

    var description: String { "ImageMagick writes no PNG" }
  }
}
