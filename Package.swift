// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "plumb", targets: ["PlumbCommand"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "Typesetting", targets: ["Typesetting"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "Rendering", targets: ["Rendering", "Scene", "ImageCoding"]),
    .library(name: "LayoutDiagnosis", targets: ["LayoutDiagnosis", "ConstraintLog"]),
    .library(name: "PlumbKit", targets: ["PlumbKit"]),
    .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
  ],
  targets: [
    // C libraries: each is imported by exactly one target.
    .library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    .library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    .library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    .library("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    .library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    .library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    .library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    .library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    .library("CICU", pkgConfig: "icu-uc", apt: "libicu-dev", brew: "icu4c"),
    .target(name: "CUnicode", dependencies: ["CICU"]),

    // Solving and typesetting.
    .target(name: "Cassowary"),
    .target(
      name: "Typesetting", dependencies: ["CFreeType", "CHarfBuzz", "CFontconfig", "CUnicode"]),

    // Views, and the values handed on.
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit", dependencies: ["Cassowary", "Typesetting", "ImageCoding", "_Testing_UIKit"]),
    .target(name: "LayoutTree", linkerSettings: [.mathLibrary]),
    .target(name: "Scene"),
    .target(name: "Diagnostics"),
    .target(name: "Reading", dependencies: ["Diagnostics", "CYAML"]),

    // Answers: what conflicts, and why.
    .target(name: "ConstraintLog"),
    .target(name: "LayoutDiagnosis", dependencies: ["Cassowary", "ConstraintLog"]),
    .target(
      name: "Linting", dependencies: ["UIKit", "Cassowary", "LayoutDiagnosis", "Diagnostics"]),

    // Input, output.
    .target(name: "CellTemplates", dependencies: ["UIKit", "Reading", "Diagnostics"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["UIKit", "LayoutTree", "Reading", "Diagnostics", "ImageCoding"]),
    .target(
      name: "ProjectFile",
      dependencies: [
        "CellTemplates", "Linting", "Snapshots", "LayoutTree", "UIKit", "ImageCoding", "Reading",
        "Diagnostics",
      ]),
    .target(name: "ImageCoding", dependencies: ["CPNG", "CDeflate", "CJPEG"]),
    .target(name: "Rendering", dependencies: ["Scene", "ImageCoding", "CCairo"]),
    .target(name: "AtomicFiles"),
    .target(
      name: "Snapshots", dependencies: ["AtomicFiles", "LayoutTree", "ImageCoding", "Diagnostics"]),
    .target(
      name: "SnapshotReports", dependencies: ["Snapshots", "AtomicFiles", "Diagnostics"],
      resources: [.embedInCode("HTML/Page")]),
    .target(
      name: "PlumbKit",
      dependencies: [
        "UIKit", "Typesetting", "CellTemplates", "InterfaceBuilder", "LayoutTree", "Scene",
        "Rendering", "Snapshots", "Reading", "Diagnostics", "ConstraintLog", "LayoutDiagnosis",
        "Linting", "ProjectFile", "AtomicFiles",
      ]),
    .executableTarget(
      name: "PlumbCommand",
      dependencies: [
        "PlumbKit", "CellTemplates", "UIKit", "LayoutTree", "ImageCoding", "Diagnostics",
        "Linting", "ProjectFile", "AtomicFiles", "Snapshots", "SnapshotReports",
      ]),

    // For tests of others; nothing above imports it.
    .target(
      name: "PlumbTesting",
      dependencies: [
        "PlumbKit", "UIKit", "InterfaceBuilder", "CellTemplates", "LayoutTree", "ImageCoding",
        "Snapshots", "ProjectFile", "Diagnostics",
      ]),

    // Tests mirror Sources.
    .target(
      name: "TestSupport", dependencies: ["UIKit", "Typesetting", "ImageCoding", "Reading"],
      path: "Tests/TestSupport"),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "CellTemplatesTests",
      dependencies: [
        "CellTemplates", "Reading", "Diagnostics", "UIKit", "ImageCoding", "TestSupport",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "LayoutTree", "Reading", "Diagnostics", "UIKit", "ImageCoding",
        "TestSupport",
      ]),
    .testTarget(name: "RepositoryTests"),
    .testTarget(name: "SceneTests", dependencies: ["Scene"]),
    .testTarget(name: "ImageCodingTests", dependencies: ["ImageCoding", "TestSupport"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Scene", "ImageCoding", "TestSupport"]),
    .testTarget(name: "LayoutTreeTests", dependencies: ["LayoutTree"]),
    .testTarget(
      name: "PlumbKitTests",
      dependencies: [
        "Linting", "ProjectFile",
        "PlumbKit", "LayoutTree", "Scene", "Rendering", "Snapshots", "Typesetting", "UIKit",
        "CellTemplates", "InterfaceBuilder", "ImageCoding", "Reading", "Diagnostics",
        "TestSupport",
      ]),
    .testTarget(name: "AtomicFilesTests", dependencies: ["AtomicFiles", "TestSupport"]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Snapshots", "AtomicFiles", "LayoutTree", "ImageCoding", "TestSupport", "SnapshotRecorder",
      ]),
    // A process that tests of snapshots kill.
    .executableTarget(
      name: "SnapshotRecorder", dependencies: ["Snapshots", "LayoutTree", "ImageCoding"],
      path: "Tests/SnapshotRecorder"),
    .testTarget(
      name: "SnapshotReportsTests",
      dependencies: ["SnapshotReports", "Snapshots", "ImageCoding", "TestSupport"],
      exclude: ["Schemas"]),
    .testTarget(
      name: "PlumbCommandTests",
      dependencies: [
        "PlumbCommand", "PlumbKit", "ProjectFile", "Linting", "CellTemplates", "UIKit",
        "LayoutTree", "ImageCoding", "Snapshots", "Reading", "Diagnostics", "TestSupport",
      ], exclude: ["Snapshots"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport"]),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"], exclude: ["Peer"]),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Linting", "PlumbKit", "InterfaceBuilder", "UIKit", "Diagnostics", "TestSupport",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "ProjectFileTests",
      dependencies: [
        "ProjectFile", "Linting", "Snapshots", "LayoutTree", "ImageCoding", "Reading",
        "Diagnostics", "TestSupport",
      ]),
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
  /// A C library of the system, found by pkg-config.
  static func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  }
}

extension LinkerSetting {
  /// Rounding calls libm in debug builds; targets without Foundation have to ask for it.
  static var mathLibrary: LinkerSetting { .linkedLibrary("m", .when(platforms: [.linux])) }
}
