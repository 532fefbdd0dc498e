import Foundation
import Testing

@Suite("Examples")
struct ExampleTests {
  /// A target as `swift package describe` tells of it.
  private struct Target: Decodable, Equatable {
    let name: String
    let path: String
    let sources: [String]
  }

  private struct Description: Decodable {
    let targets: [Target]
  }

  /// What a package says of itself; nothing is built, and what is fetched and kept goes to
  /// `scratch`.
  private func targets(of folder: String, scratch: URL) throws -> [Target] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = Repository.root.appendingPathComponent(folder)
    process.arguments = [
      "swift", "package", "--scratch-path", scratch.path, "describe", "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    // A notice may come before it.
    let start = try #require(said.firstIndex(of: UInt8(ascii: "{")))
    return try JSONDecoder().decode(Description.self, from: said[start...]).targets
  }

  @Test(
    "The example package is valid, and its targets are those that this package builds and tests")
  func package() throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let example = try targets(of: "Examples", scratch: scratch)
    #expect(example.map(\.name).sorted() == ["Cells", "CellsTests"])
    let manifest = try Repository.text(of: "Package.swift")
    for target in example {
      let isTest = target.name.hasSuffix("Tests")
      #expect(
        manifest.contains("\(isTest ? "testTarget" : "target")(\n      name: \"\(target.name)\""))
      #expect(manifest.contains("path: \"Examples/\(target.path)\""))
      #expect(
        target.sources.sorted()
          == Repository.swiftFiles(in: "Examples/\(target.path)").map {
            String($0.dropFirst("Examples/\(target.path)/".count))
          })
    }
  }

  /// References that are a list of everything, by the end of their names: kibibytes each may have.
  private static let longReferences = [
    "completions.bash": 40, "completions.fish": 96, "completions.zsh": 80, "plumb.1": 80,
    "report.sarif": 24, "Oracle/recorded.json": 128, "-all.json": 40,
  ]

  @Test("No recorded text is longer than people read: 20 KiB, and 28 for the tree of forty views")
  func texts() throws {
    let endings = [".json", ".txt", ".sarif", ".1", ".bash", ".zsh", ".fish", ".html", ".md"]
    for folder in ["Tests", "Snapshots", "Examples/Tests"] {
      for path in Repository.files(in: folder, endingIn: endings) {
        let own = Self.longReferences.first { path.hasSuffix($0.key) }?.value
        let limit = own ?? (folder == "Snapshots" ? 28 : 20)
        let size = try Data(contentsOf: Repository.root.appendingPathComponent(path)).count
        #expect(size <= limit << 10, "\(path)")
      }
    }
  }

  @Test(
    "No recorded picture is larger than 20 KiB",
    arguments: ["Examples/Tests", "Examples/FeedUI/Tests", "Snapshots", "Tests"])
  func sizes(of folder: String) throws {
    for path in Repository.files(in: folder, endingIn: [".png"]) {
      let size = try Data(contentsOf: Repository.root.appendingPathComponent(path)).count
      // A text view with round corners: Cairo blends letters in more shades inside of such a clip;
      // and a sum beside all frames and their names.
      let isLarge = path.contains("Templates/form-") || path.contains("/chain.1-")
      let limit = isLarge ? 22 : 20
      #expect(size <= limit << 10, "\(path)")
    }
  }
}
