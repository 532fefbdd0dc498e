// swift-tools-version: 6.0
import PackageDescription

// Peers that are headers or libraries lie in `.peers/` (see `setup`); a target that wraps one compiles to
// "not installed" without it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plumb", path: "..")],
  targets: [
    .target(
      name: "KiwiPeer",
      cxxSettings: [.headerSearchPath("../../.peers/kiwi"), .unsafeFlags(["-O2", "-DNDEBUG"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .target(name: "PangoPeer", dependencies: ["CPango"]),
    .systemLibrary(name: "CCairoText", pkgConfig: "cairo-ft"),
    .target(name: "CairoPeer", dependencies: ["CCairoText"]),
    // Pango's flags bring HarfBuzz's.
    .target(name: "HarfBuzzPeer", dependencies: ["CPango"], cxxSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Cassowary", package: "Plumb"),
        .product(name: "Typesetting", package: "Plumb"),
        .product(name: "UIKit", package: "Plumb"),
        .product(name: "InterfaceBuilder", package: "Plumb"),
        .product(name: "LayoutDiagnosis", package: "Plumb"),
        .product(name: "Rendering", package: "Plumb"), "KiwiPeer", "PangoPeer", "CairoPeer",
        "HarfBuzzPeer",
      ],
      exclude: ["Text/skparagraph.py"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
