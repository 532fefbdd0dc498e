import Testing

/// Paths are taken apart in one place, so that a folder is the same everywhere.
@Suite("Parts of paths")
struct PathTests {
  /// Where the characters of a path are looked at.
  private static let homes: Set<String> = [
    "Sources/Foundations/AtomicFiles/PathName.swift",
    // Climbs names that are missing, up to the root.
    "Sources/Foundations/AtomicFiles/ResolvedPath.swift",
    "Sources/Product/ProjectFile/ProjectFile.swift",
    // Targets that know no files: names in a bundle, and of an image with its scale.
    "Sources/Layout/UIKit/Application/AppResources.swift",
    "Sources/Layout/UIKitCore/Environment/Images/UIImage.swift",
    // Only the name of a function is made of it.
    "Sources/Apps/SourcePass/Rewriting/RewritePlan.swift",
    // Foundation's own paths, as its folders are walked.
    "Sources/Inputs/InterfaceBuilder/Assets/AssetFolder.swift",
    "Sources/Product/PlumbKit/Lint/LintReader.swift",
  ]

  @Test("Only `PathName` takes paths apart")
  func parts() throws {
    let ways = [
      "lastIndex(of: \"/\")", "split(separator: \"/\").last", "deletingLastPathComponent",
      "lastPathComponent",
    ]
    for path in Repository.swiftFiles(in: "Sources") where !Self.homes.contains(path) {
      let source = try Repository.text(of: path)
      #expect(ways.filter(source.contains) == [], "\(path)")
    }
  }
}
