// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "plumb", targets: ["PlumbMain"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "Typesetting", targets: ["Typesetting"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "Rendering", targets: ["Rendering", "Scene", "ImageCoding"]),
    .library(name: "LayoutDiagnosis", targets: ["LayoutDiagnosis", "ConstraintLog"]),
    .library(name: "PlumbKit", targets: ["PlumbKit"]),
    .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
    .plugin(name: "PlumbPlugin", targets: ["PlumbPlugin"]),
  ],
  targets: [
    // Libraries: C libraries of the system; each is imported by exactly one target.
    .library(
      "CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo", isLoadedLater: true),
    .library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    .library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    .library("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    .library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    .library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    .library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    .library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    .library("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    .library("CICU", pkgConfig: "icu-uc", apt: "libicu-dev", brew: "icu4c"),
    .floor("Libraries", "CUnicode", dependencies: ["CICU"]),
    .floor("Libraries", "CLocaleData"),
    .floor("Libraries", "CViewMaking"),

    // Foundations: numbers in print, algorithms on collections, JSON, UIKit's identifiers, messages
    // with positions, files written whole, HTML in both directions, images as
    // bytes.
    .floor("Foundations", "Numbers", isOptimizedInDebug: true, linkerSettings: [.mathLibrary]),
    .floor("Foundations", "CollectionAlgorithms"),
    .floor("Foundations", "JSONWriting"),
    .floor("Foundations", "Locking"),
    .floor("Foundations", "UIKitIdentifiers"),
    .floor("Foundations", "Diagnostics"),
    .floor("Foundations", "AtomicFiles", dependencies: ["Diagnostics"]),
    .floor("Foundations", "HTMLPages", isOptimizedInDebug: true),
    .floor("Foundations", "HTMLTokens"),
    .floor(
      "Foundations", "ImageCoding",
      dependencies: ["CPNG", "CDeflate", "CJPEG", "CLCMS", "CollectionAlgorithms"],
      isOptimizedInDebug: true),

    // Layout: the solver, text, and the views.
    .floor("Layout", "Cassowary", isOptimizedInDebug: true),
    .floor(
      "Layout", "Typesetting",
      dependencies: [
        "AtomicFiles", "Numbers", "CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode",
        "CollectionAlgorithms",
      ],
      resources: [.embedInCode("Fonts/Tables")], isOptimizedInDebug: true),
    .floor(
      "Layout", "UIKitCore",
      dependencies: [
        "Cassowary", "Typesetting", "ImageCoding", "Locking", "Numbers", "UIKitIdentifiers",
        "CollectionAlgorithms", "CViewMaking",
      ],
      resources: [
        .embedInCode("Environment/Images/Symbols/Tables"),
        .embedInCode("Environment/Profiles/Tables"),
      ]),
    .floor("Layout", "_Testing_UIKit"),
    .floor(
      "Layout", "UIKit",
      dependencies: [
        "UIKitCore", "Locking", "Numbers", "_Testing_UIKit", "CollectionAlgorithms", "HTMLTokens",
      ]),

    // Results: layouts as values, and what can be said of them.
    .floor(
      "Results", "LayoutTree", dependencies: ["Numbers", "UIKitIdentifiers"],
      linkerSettings: [.mathLibrary]),
    .floor("Results", "LayoutChanges", dependencies: ["LayoutTree", "Numbers"]),
    .floor("Results", "ConstraintLog", dependencies: ["Numbers", "UIKitIdentifiers"]),
    .floor(
      "Results", "LayoutDiagnosis",
      dependencies: [
        "Cassowary", "ConstraintLog", "Numbers", "UIKitIdentifiers", "CollectionAlgorithms",
      ]),
    .floor(
      "Results", "Linting",
      dependencies: [
        "UIKitCore", "Typesetting", "ConstraintLog", "LayoutDiagnosis", "Diagnostics",
        "Numbers", "UIKitIdentifiers", "AtomicFiles", "CollectionAlgorithms", "JSONWriting",
      ]),
    .floor(
      "Results", "Sweeps",
      dependencies: [
        "LayoutTree", "Linting", "UIKitCore", "Diagnostics", "Numbers", "JSONWriting",
        "CollectionAlgorithms",
      ]),

    // Inputs: files to cells.
    .floor(
      "Inputs", "Reading",
      dependencies: [
        "AtomicFiles", "Diagnostics", "CYAML", "CollectionAlgorithms", "Locking", "Numbers",
      ],
      isOptimizedInDebug: true),
    .floor(
      "Inputs", "CellTemplates",
      dependencies: [
        "UIKitCore", "Reading", "AtomicFiles", "Diagnostics", "ImageCoding", "Locking",
        "CollectionAlgorithms",
        "HTMLTokens", "Numbers",
      ],
      resources: [.embedInCode("Schema/Texts")]),
    .floor(
      "Inputs", "InterfaceBuilder",
      dependencies: [
        "UIKit", "UIKitCore", "Typesetting", "LayoutTree", "Reading", "AtomicFiles", "Diagnostics",
        "ImageCoding", "Numbers",
        "Locking", "CollectionAlgorithms",
      ]),
    .floor(
      "Inputs", "CellSources",
      dependencies: [
        "CellTemplates", "InterfaceBuilder", "UIKit", "UIKitCore", "LayoutTree", "Linting",
        "Reading", "AtomicFiles", "Diagnostics", "Numbers", "CollectionAlgorithms",
      ]),

    // Drawing: what is drawn, and the files that hold it.
    .floor("Drawing", "Scene", dependencies: ["Numbers"]),
    .floor(
      "Drawing", "Rendering",
      dependencies: ["Scene", "ImageCoding", "Numbers", "CCairo", "CollectionAlgorithms"]),
    .floor(
      "Drawing", "LayoutDiagrams",
      dependencies: ["Scene", "LayoutTree", "CollectionAlgorithms", "Numbers", "UIKitIdentifiers"]),
    .floor(
      "Drawing", "ViewDrawing",
      dependencies: ["UIKitCore", "Typesetting", "LayoutTree", "Scene", "ImageCoding", "Numbers"]),

    // Snapshots: references, comparisons, reports.
    .floor(
      "Snapshots", "Snapshots",
      dependencies: [
        "AtomicFiles", "LayoutTree", "LayoutChanges", "Reading", "ImageCoding", "Diagnostics",
        "Numbers", "CollectionAlgorithms", "JSONWriting",
      ]),
    .floor(
      "Snapshots", "SnapshotReports",
      dependencies: [
        "Snapshots", "AtomicFiles", "HTMLPages", "ImageCoding", "Diagnostics", "Numbers",
        "JSONWriting",
      ],
      resources: [.embedInCode("HTML/Page")]),

    // Product: the project file, the session, the tool, and the library for tests of others.
    .floor(
      "Product", "ProjectFile",
      dependencies: [
        "CellTemplates", "Linting", "Sweeps", "Snapshots", "LayoutTree", "UIKitCore", "ImageCoding",
        "Reading", "Diagnostics", "AtomicFiles",
      ]),
    .floor(
      "Product", "PlumbKit",
      dependencies: [
        "UIKitCore", "Typesetting", "CellSources", "CellTemplates", "InterfaceBuilder",
        "LayoutTree",
        "LayoutChanges", "Scene", "Rendering", "LayoutDiagrams", "ViewDrawing", "Snapshots",
        "Reading", "Diagnostics", "ConstraintLog", "LayoutDiagnosis", "Linting", "ProjectFile",
        "Sweeps", "HTMLPages", "AtomicFiles", "ImageCoding", "Locking", "Numbers",
        "UIKitIdentifiers", "CollectionAlgorithms", "JSONWriting",
      ],
      resources: [.embedInCode("InspectorPages/Page")]),
    .floor(
      "Product", "PlumbCommand",
      dependencies: [
        "PlumbKit", "CellSources", "CellTemplates", "InterfaceBuilder", "UIKitCore", "ImageCoding",
        "Diagnostics", "Linting", "Sweeps", "ProjectFile", "AtomicFiles", "Reading", "Snapshots",
        "SnapshotReports", "Locking", "Numbers", "CollectionAlgorithms", "JSONWriting", "HTMLPages",
      ],
      resources: [.embedInCode("Texts")]),
    .floor(
      "Product", "PlumbTesting",
      dependencies: [
        "PlumbKit", "UIKit", "InterfaceBuilder", "CellTemplates", "LayoutTree", "ImageCoding",
        "Snapshots", "ProjectFile", "AtomicFiles", "Diagnostics", "Locking", "Numbers",
      ]),

    // Apps: sources of apps, the programs that draw their cells, and the tool that runs those.
    .floor("Apps", "SampleWords"),
    .floor(
      "Apps", "SourcePass", dependencies: ["SampleWords", "Diagnostics", "CollectionAlgorithms"]),
    .floor(
      "Apps", "AppProjects",
      dependencies: ["SourcePass", "Reading", "AtomicFiles", "Diagnostics", "CollectionAlgorithms"]),
    .floor("Apps", "PlumbCells", dependencies: ["Locking", "SampleWords", "UIKit"]),
    .floor(
      "Apps", "CellHosts",
      dependencies: [
        "SourcePass", "AppProjects", "Diagnostics", "AtomicFiles", "CollectionAlgorithms",
        "Locking", "Reading",
      ],
      resources: [.embedInCode("Texts")]),
    .floor(
      "Apps", "HostedSources",
      dependencies: [
        "AppProjects", "CellHosts", "PlumbCells", "SampleWords", "SourcePass", "PlumbCommand",
        "PlumbKit", "ProjectFile", "CellSources", "CellTemplates", "InterfaceBuilder", "UIKit",
        "Linting", "Reading", "AtomicFiles",
        "Diagnostics", "Numbers", "JSONWriting", "CollectionAlgorithms",
      ]),
    .executableTarget(
      name: "PlumbMain", dependencies: ["HostedSources", "PlumbCommand", "CLocaleData"],
      path: "Sources/Apps/PlumbMain"),
    .plugin(
      name: "PlumbPlugin",
      capability: .command(
        intent: .custom(verb: "plumb", description: "Run plumb in the package's folder"),
        permissions: .writing)),

    // Tests mirror Sources.
    .target(
      name: "TestSupport",
      dependencies: [
        "UIKitCore", "Typesetting", "ImageCoding", "Reading", "Diagnostics", "LayoutTree",
        "ViewDrawing", "Locking", "CellTemplates",
      ], path: "Tests/TestSupport"),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "UIKitCore", "Typesetting", "TestSupport"],
      swiftSettings: [.largeBatches]),
    .testTarget(name: "NumbersTests", dependencies: ["Numbers"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    // Targets of a file or two.
    .testTarget(
      name: "FoundationsTests",
      dependencies: [
        "CollectionAlgorithms", "Diagnostics", "JSONWriting", "Locking", "HTMLPages",
        "HTMLTokens", "UIKitIdentifiers",
      ]),
    .testTarget(
      name: "ReadingTests", dependencies: ["Reading", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "CellSourcesTests",
      dependencies: ["CellSources", "Reading", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "AppProjectsTests",
      dependencies: ["AppProjects", "TestSupport"]),
    .testTarget(
      name: "CellHostsTests",
      dependencies: ["CellHosts", "AppProjects", "Diagnostics", "SourcePass", "TestSupport"]),
    .testTarget(
      name: "HostedSourcesTests",
      dependencies: [
        "HostedSources", "CellSources", "Diagnostics", "PlumbCells", "PlumbCommand", "UIKit",
        "TestSupport",
      ]),
    .testTarget(
      name: "CellTemplatesTests",
      dependencies: [
        "CellTemplates", "Reading", "Diagnostics", "UIKitCore", "UIKitIdentifiers", "Typesetting",
        "ImageCoding", "TestSupport",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "LayoutTree", "Locking", "Reading", "Diagnostics", "UIKit", "UIKitCore",
        "Typesetting", "ImageCoding", "TestSupport",
      ]),
    .testTarget(
      name: "SourcePassTests", dependencies: ["SourcePass", "UIKit", "Diagnostics", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "RepositoryTests"),
    .testTarget(name: "SceneTests", dependencies: ["Scene"]),
    .testTarget(name: "ImageCodingTests", dependencies: ["ImageCoding", "TestSupport"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Scene", "ImageCoding", "TestSupport"]),
    .testTarget(
      name: "LayoutTreeTests", dependencies: ["LayoutTree", "LayoutChanges", "TestSupport"]),
    .testTarget(
      name: "LayoutChangesTests", dependencies: ["LayoutChanges", "LayoutTree", "TestSupport"]),
    .testTarget(
      name: "LayoutDiagramsTests",
      dependencies: [
        "LayoutDiagrams", "LayoutTree", "Scene", "PlumbKit", "ViewDrawing", "CellTemplates",
        "CellSources", "UIKitCore", "Numbers", "TestSupport",
      ], exclude: ["Cells"]),
    .testTarget(
      name: "ViewDrawingTests",
      dependencies: [
        "ViewDrawing", "LayoutTree", "Scene", "UIKit", "UIKitCore", "Typesetting",
        "InterfaceBuilder",
        "TestSupport",
      ]),
    .testTarget(
      name: "PlumbKitTests",
      dependencies: [
        "Linting", "Sweeps", "ProjectFile", "ViewDrawing", "LayoutDiagrams", "LayoutChanges",
        "PlumbKit", "LayoutTree", "Scene", "Rendering", "Snapshots", "Typesetting", "UIKitCore",
        "CellSources", "CellTemplates", "InterfaceBuilder", "ImageCoding", "Reading", "Diagnostics",
        "Numbers", "TestSupport",
      ], exclude: ["References"], swiftSettings: [.largeBatches]),
    .testTarget(
      name: "AtomicFilesTests", dependencies: ["AtomicFiles", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Snapshots", "LayoutTree", "ImageCoding", "TestSupport", "SnapshotRecorder",
      ]),
    // A process that tests of snapshots kill.
    .executableTarget(
      name: "SnapshotRecorder", dependencies: ["Snapshots", "LayoutTree", "ImageCoding"],
      path: "Tests/SnapshotRecorder"),
    .testTarget(
      name: "SnapshotReportsTests",
      dependencies: ["SnapshotReports", "Snapshots", "HTMLPages", "ImageCoding", "TestSupport"],
      exclude: ["Schemas"]),
    .testTarget(
      name: "PlumbCommandTests",
      dependencies: [
        "PlumbCommand", "PlumbKit", "ProjectFile", "Linting", "CellTemplates", "UIKit",
        "LayoutTree", "ImageCoding", "Locking", "Snapshots", "Reading", "Diagnostics",
        "AtomicFiles", "TestSupport",
      ], exclude: ["Snapshots"], swiftSettings: [.largeBatches]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport"]),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"], exclude: ["Peer"]),
    .testTarget(
      name: "LintingTests",
      dependencies: ["Linting", "CellSources", "UIKitCore", "AtomicFiles", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ProjectFileTests",
      dependencies: [
        "ProjectFile", "Linting", "Snapshots", "LayoutTree", "ImageCoding", "Reading",
        "AtomicFiles", "Diagnostics", "TestSupport",
      ]),
    .testTarget(name: "SweepsTests", dependencies: ["Sweeps", "Diagnostics"]),
    .testTarget(name: "ConstraintLogTests", dependencies: ["ConstraintLog"]),
    .testTarget(
      name: "LayoutDiagnosisTests",
      dependencies: ["LayoutDiagnosis", "ConstraintLog", "Cassowary", "TestSupport"],
      exclude: ["Logs", "Oracle/highs_sets.py", "Oracle/recorded.json"]),
    .testTarget(
      name: "PlumbTestingTests",
      dependencies: [
        "PlumbTesting", "PlumbKit", "UIKit", "Snapshots", "ImageCoding", "TestSupport",
      ]),

    // The targets of Examples/Package.swift, so that its tests run with all others.
    .target(
      name: "Cells", dependencies: ["UIKit"], path: "Examples/Sources/Cells",
      resources: [.copy("ContactCell.xib")]),
    .testTarget(
      name: "CellsTests", dependencies: ["Cells", "PlumbTesting"],
      path: "Examples/Tests/CellsTests", exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A C library of the system, found by pkg-config. On Linux one that is loaded later is a target
  /// with functions that load it when they are first called.
  static func library(
    _ name: String, pkgConfig: String, apt: String, brew: String, isLoadedLater: Bool = false
  ) -> Target {
    let path = "Sources/Libraries/" + name
    #if os(Linux)
      if isLoadedLater { return .target(name: name, path: path, publicHeadersPath: ".") }
    #endif
    return .systemLibrary(
      name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  }

  /// A target in the folder of its floor.
  static func floor(
    _ floor: String, _ name: String, dependencies: [Dependency] = [], resources: [Resource]? = nil,
    isOptimizedInDebug: Bool = false, linkerSettings: [LinkerSetting]? = nil
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(floor)/\(name)",
      resources: resources, swiftSettings: isOptimizedInDebug ? .optimizedInDebug : nil,
      linkerSettings: linkerSettings)
  }
}

extension [SwiftSetting] {
  /// Counting pixels, pivots and bytes took half of the tests' time: the targets that do so are
  /// optimized in debug builds, too, and keep their assertions. As a dependency the package lies in
  /// a folder of checkouts, and may give the compiler no flags.
  static var optimizedInDebug: [SwiftSetting] {
    if Context.packageDirectory.contains("/checkouts/") { return [] }
    let flags = [
      "-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
      "-assert-config", "Debug",
    ]
    return [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}

extension [PluginPermission] {
  /// Pictures, references and reports are written into the package's folder; only macOS asks whether
  /// a plugin may.
  static var writing: [PluginPermission] {
    #if os(macOS)
      [.writeToPackageDirectory(reason: "Pictures, references and reports are written there.")]
    #else
      []
    #endif
  }
}

extension SwiftSetting {
  /// A compiler takes 25 files at a time, and for these expands the macros of all files of the
  /// target: of a hundred files with tests that is a fifth of the time.
  static var largeBatches: SwiftSetting { .unsafeFlags(["-driver-batch-size-limit", "1000"]) }
}

extension LinkerSetting {
  /// Rounding calls libm in debug builds; targets without Foundation have to ask for it.
  static var mathLibrary: LinkerSetting { .linkedLibrary("m", .when(platforms: [.linux])) }
}
