import Foundation

/// A project of more than 200 references: the templates and cells of this repository, twenty of them, each in ten
/// variants or, where it has variants itself on other axes, more.
struct SnapshotProject {
  /// Where it lies.
  let folder: URL

  var settings: String { folder.appendingPathComponent("plumb.yaml").path }

  /// How many references there are at least.
  static let count = 200

  /// What takes long by itself or is wrong on purpose, and what would be more than twenty.
  private static let left = [
    "diagnosis.yaml", "flexible-cell-1000.yaml", "flexible-cell-heights-1000.yaml",
    "flexible-cell-heights.yaml", "library.yaml",
  ]

  /// Copies `templates` (a folder) into a new project.
  init(templates: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-snapshots-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: folder)
    let cells = folder.appendingPathComponent("Cells")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: templates), to: cells)
    for name in Self.left {
      try FileManager.default.removeItem(at: cells.appendingPathComponent(name))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: cells.path).sorted()
    let data = names.filter { $0.hasSuffix(".xib") }.map { name in
      "  Cells/\(name): Cells/\(name.dropLast(4)).json\n"
    }
    try Self.text(data.joined()).write(toFile: settings, atomically: true, encoding: .utf8)
  }

  private static func text(_ data: String) -> String {
    """
    sources: [Cells]
    data:
    \(data)
    variants:
      - { width: [320, 568], appearance: both, textSize: [L, AX1] }
      - { device: iPhone 15, orientation: both }
    """
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
