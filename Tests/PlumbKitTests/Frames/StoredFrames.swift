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
    var isCell: Bool { ["cell", "item", "supplementary"].contains(kind) }
  }

  /// A stored frame; for each of x, y, width and height, what the number depends on.
  struct View: Decodable {
    let id: String
    let frame: [Double]
    let flags: [String]

    /// Whether a number depends on texts, baselines or a tie.
    func isTextual(_ axis: Int) -> Bool { flags[axis].contains { "tab".contains($0) } }

    /// Whether a number is the stored one: within half a point, or 5 % of the width if a text decides
    /// a number across.
    func isRight(_ number: Double, _ axis: Int) -> Bool {
      let isWide = isTextual(axis) && axis % 2 == 0
      return abs(number - frame[axis]) <= max(0.501, isWide ? 0.05 * abs(frame[2]) : 0)
    }
  }

  /// A scene whose stored frames cannot follow from its file.
  private struct Exception: Decodable, Hashable {
    let file: String
    let scene: String
  }

  let files: [File]
  private let exceptions: Set<Exception>

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
    let exceptions = Self.folder.appendingPathComponent("not-derivable.json")
    self.exceptions = try JSONDecoder().decode(
      Set<Exception>.self, from: Data(contentsOf: exceptions))
  }

  /// The files by project, `owner+name`.
  var projects: [(key: String, value: [File])] {
    Dictionary(grouping: files) { $0.file.split(separator: "/").prefix(2).joined(separator: "+") }
      .sorted { $0.key < $1.key }
  }

  /// The folder of the fonts that a project brings along, if it has some.
  func fonts(of project: String) -> String? {
    let path = Self.folder.appendingPathComponent("fonts/\(project)").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Whether the stored frames of a scene can follow from its file.
  func isDerivable(_ scene: Scene, of file: File) -> Bool {
    !exceptions.contains(Exception(file: file.file, scene: scene.id))
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
