import Testing

@Suite("Dependencies")
struct DependencyTests {
  /// From the top down; a target may import only targets of lower layers.
  private let layers: [[String]] = [
    ["PlumbCommand", "PlumbTesting"],
    ["PlumbKit"],
    ["ProjectFile", "SnapshotReports"],
    ["CellTemplates", "InterfaceBuilder", "Linting", "Rendering", "Snapshots"],
    ["LayoutDiagnosis", "Reading"],
    ["UIKit", "LayoutTree", "Scene", "Diagnostics", "ConstraintLog"],
    ["Cassowary", "Typesetting", "ImageCoding", "AtomicFiles", "_Testing_UIKit"],
  ]

  /// Each C library and the one target that may import it.
  private let libraries = [
    "CCairo": "Rendering", "CFreeType": "Typesetting", "CHarfBuzz": "Typesetting",
    "CFontconfig": "Typesetting", "CUnicode": "Typesetting", "CYAML": "Reading",
    "CPNG": "ImageCoding", "CDeflate": "ImageCoding", "CJPEG": "ImageCoding", "CICU": "CUnicode",
  ]

  /// The modules that a file imports.
  private func imports(of path: String) throws -> [String] {
    try Repository.text(of: path).split(separator: "\n").compactMap { line -> String? in
      guard line.contains("import ") else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0.allSatisfy(\.isLowercase) })
      else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words[(keyword + 1)...].first { !kinds.contains($0) }
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  private var targets: [String] { Repository.folders(in: "Sources") }

  @Test("Every target has its layer or is a C library")
  func known() {
    let known = layers.flatMap { $0 } + libraries.keys
    #expect(targets.filter { !known.contains($0) } == [])
  }

  @Test("Arrows point down only")
  func downwards() throws {
    for (depth, layer) in layers.enumerated() {
      let forbidden = layers[...depth].flatMap { $0 }
      for target in layer {
        for path in Repository.sources(of: target) {
          let wrong = try imports(of: path).filter { forbidden.contains($0) && $0 != target }
          #expect(wrong == [], "\(path)")
        }
      }
    }
  }

  @Test("Each C library is imported by one target")
  func libraryOwners() throws {
    for target in targets {
      for path in Repository.sources(of: target) {
        let wrong = try imports(of: path).filter { libraries[$0, default: target] != target }
        #expect(wrong == [], "\(path)")
      }
    }
  }

  @Test(
    "Targets that stand alone import nothing",
    arguments: ["Cassowary", "LayoutTree", "Scene", "Diagnostics", "_Testing_UIKit"])
  func alone(target: String) throws {
    for path in Repository.sources(of: target) {
      #expect(try imports(of: path) == [], "\(path)")
    }
  }
}
