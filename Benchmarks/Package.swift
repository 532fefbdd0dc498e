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
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "Cassowary", package: "Plumb"), "KiwiPeer"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
