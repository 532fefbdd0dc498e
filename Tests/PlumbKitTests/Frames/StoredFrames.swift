import Foundation
import Testing

/// The frames that Apple's engine stored in public Interface Builder files, where the folder lies
/// beside the checkout.
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

  /// The folder of public files, with `oracle.json` and `files/`: the one that `CORPUS` names, as
  /// for `make conformance`, else the one beside the checkout.
  private static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["CORPUS"] {
      return URL(fileURLWithPath: named)
    }
    let checkout = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
    let root = URL(fileURLWithPath: NSString.path(withComponents: Array(checkout)))
    return root.deletingLastPathComponent().appendingPathComponent("shared/conformance")
  }()

  private static let oracle = folder.appendingPathComponent("oracle.json")

  /// Whether the files are there; without them the tests that need them are skipped.
  static var areThere: Bool { FileManager.default.fileExists(atPath: oracle.path) }

  init() throws {
    files = try JSONDecoder().decode([File].self, from: Data(contentsOf: Self.oracle))
  }

  /// The path of a file of the oracle: `owner/name/…` lies in `files/owner+name/…`.
  func path(of file: File) -> String {
    let parts = file.file.split(separator: "/", maxSplits: 1).map(String.init)
    return Self.folder.appendingPathComponent("files/\(parts.joined(separator: "+"))").path
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where the public Interface Builder files do not lie beside the checkout.
  static var needsStoredFrames: Self {
    .enabled(
      if: StoredFrames.areThere, "public Interface Builder files are not beside the checkout")
  }
}
