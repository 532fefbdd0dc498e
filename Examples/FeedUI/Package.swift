// swift-tools-version: 5.9
import PackageDescription

// The UI package of an app, as it is opened in Xcode. It knows nothing of Linux: `plumb swift-test` runs
// its tests there.
let package = Package(
  name: "FeedUI",
  platforms: [.iOS(.v15)],
  products: [.library(name: "FeedUI", targets: ["FeedUI"])],
  targets: [
    .target(name: "Pins"),
    .target(name: "FeedUI", dependencies: ["Pins"], resources: [.process("PersonRow.xib")]),
    .testTarget(name: "PinsTests", dependencies: ["Pins"]),
    .testTarget(name: "FeedUITests", dependencies: ["FeedUI", "Pins"]),
  ]
)
