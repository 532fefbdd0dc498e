import Foundation

/// The frames that Apple's engine stored in public Interface Builder files, where the folder lies beside the
/// checkout.
struct StoredFrames {
  /// A file of `oracle.json`.
  struct File: Decodable {
    let file: String
    let scenes: [Scene]
  }

  /// A scene with the views that constraints place.
  struct Scene: Decodable {
    let id: String
    let kind: String
    let hazards: [String]
    let views: [View]

    /// Whether the file itself is neither stale, ambiguous nor misplaced here.
    var isClean: Bool { Set(hazards).isDisjoint(with: ["stale", "misplaced", "ambiguous"]) }
  }

  /// A stored frame; for each of x, y, width and height, what the number depends on.
  struct View: Decodable {
    let id: String
    let frame: [Double]
    let flags: [String]
  }

  let files: [File]
  private let folder: URL

  /// Nil where the folder is not there.
  init?() throws {
    let checkout = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
    let root = URL(fileURLWithPath: NSString.path(withComponents: Array(checkout)))
    folder = root.deletingLastPathComponent().appendingPathComponent("shared/conformance")
    let oracle = folder.appendingPathComponent("oracle.json")
    guard FileManager.default.fileExists(atPath: oracle.path) else { return nil }
    files = try JSONDecoder().decode([File].self, from: Data(contentsOf: oracle))
  }

  /// The path of a file of the oracle: `owner/name/…` lies in `files/owner+name/…`.
  func path(of file: File) -> String {
    let parts = file.file.split(separator: "/", maxSplits: 1).map(String.init)
    return folder.appendingPathComponent("files/\(parts.joined(separator: "+"))").path
  }
}
