import Foundation

/// A folder of files for one test, gone when the test is over.
public final class TestFolder {
  /// The folder's path, without links in it.
  public let path: String

  /// A folder with these files, by relative paths; folders on the way are made.
  public init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plumb-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), as: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The full path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file; folders on the way are made.
  public func write(_ data: Data, as name: String) throws {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
