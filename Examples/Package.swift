// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a project of your own: .package(url: …, branch: "main"), or a tag of the repository that you use
    .package(name: "Plumb", path: "..")
  ],
  targets: [
    .target(
      name: "Cells",
      dependencies: [.product(name: "UIKit", package: "Plumb")],
      resources: [.copy("ContactCell.xib")]),
    .testTarget(
      name: "CellsTests",
      dependencies: ["Cells", .product(name: "PlumbTesting", package: "Plumb")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
