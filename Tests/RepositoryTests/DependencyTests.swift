import Testing

@Suite("Dependencies")
struct DependencyTests {
  /// The floors from the ground up, and their targets in the order in which they may import one
  /// another: a target imports targets of lower floors and those before it on its own.
  private let floors: [(name: String, targets: [String])] = [
    (
      "Foundations",
      [
        "Numbers", "CollectionAlgorithms", "JSONWriting", "Locking", "UIKitIdentifiers",
        "Diagnostics", "AtomicFiles", "HTMLPages", "HTMLTokens", "ImageCoding",
      ]
    ),
    ("Layout", ["Cassowary", "Typesetting", "UIKitCore", "_Testing_UIKit", "UIKit"]),
    (
      "Results",
      ["LayoutTree", "LayoutChanges", "ConstraintLog", "LayoutDiagnosis", "Linting", "Sweeps"]
    ),
    (
      "Inputs",
      [
        "Reading", "CellTemplates", "InterfaceBuilder", "CellSources",
      ]
    ),
    ("Drawing", ["Scene", "Rendering", "LayoutDiagrams", "ViewDrawing"]),
    ("Snapshots", ["Snapshots", "SnapshotReports"]),
    ("Product", ["ProjectFile", "PlumbKit", "PlumbCommand", "PlumbTesting"]),
    (
      "Apps",
      [
        "SampleWords", "SourcePass", "AppProjects", "PlumbCells", "CellHosts", "HostedSources",
        "PlumbMain",
      ]
    ),
  ]

  /// Each C library and the one target that may import it.
  private let libraries = [
    "CCairo": "Rendering", "CFreeType": "Typesetting", "CHarfBuzz": "Typesetting",
    "CFontconfig": "Typesetting", "CUnicode": "Typesetting", "CYAML": "Reading",
    "CPNG": "ImageCoding", "CDeflate": "ImageCoding", "CJPEG": "ImageCoding",
    "CLCMS": "ImageCoding", "CICU": "CUnicode", "CLocaleData": "PlumbMain",
    "CViewMaking": "UIKitCore",
  ]

  /// Dependencies that no `import` shows: a C header, an overlay that the compiler looks for, a
  /// process that tests run.
  private let unseen: [String: Set<String>] = [
    "CUnicode": ["CICU"], "UIKit": ["_Testing_UIKit"], "SnapshotsTests": ["SnapshotRecorder"],
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

  @Test("Every folder in Sources is a floor, and every folder of a floor one of its targets")
  func known() {
    #expect(Set(Repository.folders(in: "Sources")) == Set(floors.map(\.name) + ["Libraries"]))
    #expect(Repository.folders(in: "Sources/Libraries") == libraries.keys.sorted())
    for floor in floors {
      let folders = Repository.folders(in: "Sources/" + floor.name)
        .filter { !$0.hasSuffix("StandIns") }
      #expect(folders == floor.targets.sorted())
    }
  }

  @Test(
    "A stand-in for a module of Apple's imports UIKit, what hosts register, and other stand-ins")
  func standIns() throws {
    let modules = Repository.folders(in: "Sources/Apps/StandIns")
    let known = Set(modules + ["Foundation", "FoundationNetworking", "PlumbCells", "UIKit"])
    #expect(modules.contains("SwiftUI"))
    for path in Repository.swiftFiles(in: "Sources/Apps/StandIns") {
      #expect(try imports(of: path).filter { !known.contains($0) } == [], "\(path)")
    }
    for path in Repository.swiftFiles(in: "Sources/Apps/PackageStandIns") {
      #expect(try imports(of: path) == ["UIKit"], "\(path)")
    }
  }

  @Test("Arrows point down only")
  func downwards() throws {
    let order = floors.flatMap(\.targets)
    for floor in floors {
      for target in floor.targets {
        let own = try #require(order.firstIndex(of: target))
        let forbidden = order[(own + 1)...]
        for path in Repository.swiftFiles(in: "Sources/\(floor.name)/\(target)") {
          #expect(try imports(of: path).filter(forbidden.contains) == [], "\(path)")
        }
      }
    }
  }

  @Test("Each C library is imported by one target")
  func libraryOwners() throws {
    for floor in floors {
      for target in floor.targets {
        for path in Repository.swiftFiles(in: "Sources/\(floor.name)/\(target)") {
          let wrong = try imports(of: path).filter { libraries[$0, default: target] != target }
          #expect(wrong == [], "\(path)")
        }
      }
    }
  }

  @Test("Each C library is reached through one file, Cairo through one each to store and to draw")
  func wrappers() throws {
    let counts = [
      "CHarfBuzz": 1, "CUnicode": 1, "CFreeType": 1, "CFontconfig": 1, "CYAML": 1, "CCairo": 2,
      "CPNG": 1, "CJPEG": 1, "CDeflate": 1, "CLCMS": 1,
    ]
    var users: [String: [String]] = [:]
    for path in Repository.swiftFiles(in: "Sources") {
      for library in Set(try imports(of: path)) { users[library, default: []].append(path) }
    }
    for (library, count) in counts {
      let files = users[library, default: []]
      #expect(files.count == count, "\(library): \(files)")
    }
  }

  @Test("Package.swift names exactly what each target imports")
  func manifest() throws {
    let targets = try PackageManifest(Repository.text(of: "Package.swift")).targets
    let names = Set(targets.map(\.name))
    #expect(names.isSuperset(of: floors.flatMap(\.targets)))
    for target in targets where !Repository.swiftFiles(in: target.folder).isEmpty {
      let imported = try Repository.swiftFiles(in: target.folder).flatMap(imports)
      let needed = names.intersection(imported).subtracting([target.name])
        .union(unseen[target.name, default: []])
      #expect(target.dependencies.sorted() == needed.sorted(), "\(target.name)")
    }
  }

  @Test(
    "Targets that stand alone import nothing, and targets of values only numbers and names",
    arguments: [
      ("Foundations/Numbers", []), ("Foundations/UIKitIdentifiers", []),
      ("Foundations/Diagnostics", []), ("Foundations/HTMLTokens", []),
      ("Layout/Cassowary", []), ("Layout/_Testing_UIKit", []),
      ("Results/LayoutTree", ["Numbers", "UIKitIdentifiers"]),
      ("Drawing/Scene", ["Numbers"]),
    ] as [(String, Set<String>)])
  func alone(target: String, needed: Set<String>) throws {
    for path in Repository.swiftFiles(in: "Sources/" + target) {
      #expect(try needed.isSuperset(of: imports(of: path)), "\(path)")
    }
  }
}
