import Foundation
import ProjectFile
import Reading

extension ProjectFile {
  /// The project file of that path, else the nearest one of the working folder and those above it;
  /// nil for none.
  ///
  /// - Throws: all that is wrong with it.
  public static func holding(_ path: String?) throws(PlumbError) -> ProjectFile? {
    guard let path = path ?? inForce else { return nil }
    do {
      return try load(path)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  func access(_ allowed: [String]) -> FileAccess {
    FileAccess(projectOf: path, allowing: allowed)
  }

  /// The folder of fonts, as it can be opened; nil where the project has none of its own. Throws
  /// `PlumbError` where it is not there, or it or a font in it leads out of the project.
  func fontsFolder(_ allowed: [String]) throws(PlumbError) -> String? {
    guard let fonts else { return nil }
    let access = self.access(allowed), folder = opened(fonts)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let links = files.sorted().map { "\(folder)/\($0)" }.filter(ResolvedPath.isLink)
    if !access.admits(folder) || links.contains(where: { !access.admits($0) }) {
      let path = access.admits(folder) ? links.first { !access.admits($0) } ?? folder : folder
      throw PlumbError([
        FileAccess.refusal(of: path == folder ? fonts : path, path, at: fontsLocation)
      ])
    }
    return try FontsFolder(name: fonts, path: opened(fonts), location: fontsLocation).checked()
  }
}
