import AppProjects
import Foundation
import TestSupport
import Testing

@Suite("Manifests that are written in Swift, YAML or Ruby")
struct ManifestTests {
  private func project(_ files: [String: String]) throws -> (TestFolder, AppProject) {
    let folder = try TestFolder(files)
    return (folder, AppProject(around: folder.file("x.swift"), in: folder.path))
  }

  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let common: [Target.Dependency] = ["Base"]
    let prefix = "Feed"
    let package = Package(
      name: "Feed",
      platforms: [.iOS(.v15)],
      products: [.library(name: "Feed", targets: ["FeedUI", "Base"])],
      dependencies: [
        .package(url: "https://example.com/Snap.git", from: "5.0.0"), .package(path: "../Kit"),
      ],
      targets: [
        .target(
          name: "FeedUI", dependencies: common + [.target(name: "Base"), .product(name: "Snap", package: "Snap")],
          exclude: ["Old"], swiftSettings: [.define("BETA")]),
        .target(name: prefix + "Model", path: "Model", sources: ["Posts", "One.swift"]),
        .target(name: "Base", path: "../../outside"),
        .testTarget(name: "FeedTests", dependencies: ["FeedUI"]),
        .binaryTarget(name: "Maps", url: "https://example.com/Maps.zip", checksum: "0"),
      ]
    )
    package.targets.append(.target(name: "Later"))
    """

  private let files = [
    "Feed/Sources/FeedUI/Cell.swift": "", "Feed/Sources/FeedUI/Old/Cell.swift": "",
    "Feed/Model/Posts/Post.swift": "", "Feed/Model/One.swift": "", "Feed/Model/Two.swift": "",
    "Feed/Tests/FeedTests/T.swift": "", "Feed/Sources/Later/L.swift": "",
  ]

  @Test("A package has its targets, files and needs; nothing is run")
  func package() throws {
    var files = files
    files["Feed/Package.swift"] = manifest
    let (folder, project) = try project(files)
    let package = try #require(project.packages.first)
    #expect(package.name == "Feed")
    #expect(package.addresses == ["https://example.com/Snap.git"])
    #expect(package.targets.map(\.name) == ["FeedUI", "FeedModel", "FeedTests", "Later"])
    // A path that leaves the work tree names nothing.
    #expect(package.otherModules == ["Base", "Maps"])
    #expect(package.targets[0].files == [folder.file("Feed/Sources/FeedUI/Cell.swift")])
    #expect(package.targets[0].conditions == ["BETA", "SWIFT_PACKAGE"])
    #expect(
      package.targets[1].files
        == ["Model/One.swift", "Model/Posts/Post.swift"].map {
          folder.file("Feed/" + $0)
        })
  }

  @Test("XcodeGen's targets have folders, patterns and what is left out of them")
  func xcodeGen() throws {
    let (folder, project) = try project([
      "project.yml": """
      name: Feed
      include: [Kit/target.yml, {path: project.yml}, ../outside.yml]
      configFiles: {Debug: Debug.xcconfig}
      packages: {Snap: {url: https://a.example/Snap}}
      settings: {base: {SWIFT_VERSION: "5.0"}}
      targets:
        App:
          type: application
          platform: iOS
          settings: {PRODUCT_NAME: Feed, configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: BETA}}}
          sources: [App, {path: Shared, excludes: ["**/*.generated.swift"]}]
          dependencies: [{package: Snap, product: SnapUI}]
      """,
      "Kit/target.yml": "targets: {Kit: {type: framework, sources: a/**/*.swift}}",
      "Debug.xcconfig": "OTHER_SWIFT_FLAGS = -DCARD",
      "App/Cell.swift": "", "Shared/A.swift": "", "Shared/x/B.generated.swift": "",
      "Kit/a/K.swift": "",
    ])
    // What is included is read first.
    #expect(project.targets.map(\.module) == ["Kit", "Feed"])
    #expect(project.targets[1].conditions == ["BETA", "CARD"])
    #expect(project.targets[1].products.map(\.place) == ["https://a.example/Snap"])
    #expect(
      project.targets.map(\.files) == [
        [folder.file("Kit/a/K.swift")],
        [folder.file("App/Cell.swift"), folder.file("Shared/A.swift")],
      ])
  }

  @Test("Tuist's targets are read where they are plain")
  func tuist() throws {
    let (folder, project) = try project([
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "Feed", targets: [
        .target(name: "Feed", destinations: .iOS, product: .app, bundleId: "b", sources: ["Feed/Sources/**"],
          dependencies: [.target(name: "FeedKit")]),
        Target(name: "FeedKit", platform: .iOS, product: .framework, bundleId: id("kit"), sources: "Kit/*.swift"),
        .target(name: computed("x"), product: .app, sources: ["X/**"]),
      ])
      """,
      "Feed/Sources/a/Cell.swift": "", "Kit/K.swift": "", "Kit/x/L.swift": "", "X/X.swift": "",
    ])
    #expect(project.targets.map(\.name) == ["Feed", "FeedKit"])
    #expect(project.targets.map(\.kind) == [.application, .framework])
    #expect(
      project.targets.map(\.files) == [
        [folder.file("Feed/Sources/a/Cell.swift")], [folder.file("Kit/K.swift")],
      ])
  }

  @Test("A podspec has patterns, of its subspecs too")
  func podspec() throws {
    let (folder, project) = try project([
      "Local/Badge-Kit.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Badge-Kit'
        # s.source_files = 'Nothing/**'
        s.subspec 'Core' do |core|
          core.source_files = ["Core/**/*.{h,swift}",
            'Extra/*.swift']
        end
        s.exclude_files = 'Core/Old/**'
        s.osx.exclude_files = 'Extra/E.swift'
      end
      """,
      "Local/Core/a/B.swift": "", "Local/Core/Old/C.swift": "", "Local/Extra/E.swift": "",
      "Local/Example/X.swift": "",
    ])
    #expect(project.targets.map(\.module) == ["Badge_Kit"])
    #expect(
      project.targets[0].files
        == [folder.file("Local/Core/a/B.swift"), folder.file("Local/Extra/E.swift")])
  }

  @Test(
    "A workspace says which projects come first, and a folder is a module where nothing else is")
  func workspace() throws {
    var files = SampleProject.files
    files["B.xcodeproj/project.pbxproj"] = SampleProject.text()
    files["A.xcodeproj/project.pbxproj"] = SampleProject.text()
    files["W.xcworkspace/contents.xcworkspacedata"] = """
      <?xml version="1.0"?><Workspace version="1.0"><Group location="container:" name="g">
      <FileRef location="group:B.xcodeproj"></FileRef></Group>
      <FileRef location="group:../../outside.xcodeproj"/></Workspace>
      """
    files["Sources/DesignKit/D.swift"] = ""
    let (folder, project) = try project(files)
    #expect(project.targets.first?.container == folder.file("B.xcodeproj/project.pbxproj"))
    let design = project.target(importedAs: "DesignKit")
    #expect(design?.files == [folder.file("Sources/DesignKit/D.swift")])
    #expect(project.target(importedAs: "Missing") == nil)
  }

  @Test("A manifest may be mutated in any way: its files stay inside, in bounded time")
  func mutations() throws {
    let folder = try TestFolder(files)
    let original = Array(manifest.utf8)
    var mutator = TextMutator(seed: 34)
    for _ in 0..<400 {
      let bytes = mutator.mutate(original)
      try folder.write(Data(bytes), as: "Feed/Package.swift")
      let project = AppProject(around: folder.file("x.swift"), in: folder.path)
      #expect(project.targets.flatMap(\.files).allSatisfy { $0.hasPrefix(folder.path + "/") })
    }
  }

  @Test("Constants that double one another, and brackets without end, end soon")
  func bombs() throws {
    let doubling = (1...60).map { "let a\($0) = [a\($0 - 1), a\($0 - 1)]" }.joined(separator: "\n")
    for text in ["let a0 = [\"x\"]\n" + doubling, String(repeating: "[(", count: 100_000)] {
      let (_, project) = try project(["Package.swift": text + "\nlet p = Package(name: \"a\")"])
      #expect(project.targets.isEmpty)
    }
  }
}
