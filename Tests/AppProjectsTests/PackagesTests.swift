import AppProjects
import Foundation
import TestSupport
import Testing

@Suite("Packages that a project pins")
struct PackagesTests {
  private func foreign(
    _ files: [String: String], store: PackageStore? = nil
  ) throws -> (TestFolder, ForeignModules) {
    let folder = try TestFolder(files)
    let project = AppProject(around: folder.file("x.swift"), in: folder.path)
    return (folder, ForeignModules(of: project, in: store))
  }

  private func texts(_ pins: [PinnedPackage]) -> [String] {
    pins.map { "\($0.name) \($0.revision) \($0.version ?? "-") \($0.address ?? "-")" }
  }

  @Test("Package.resolved is read in its three versions")
  func resolved() throws {
    let first = """
      {"object": {"pins": [{"package": "Snap", "repositoryURL": "https://a.example/o/Snap.git",
        "state": {"branch": null, "revision": "abc", "version": "5.0.1"}}]}, "version": 1}
      """
    let third = """
      {"originHash": "x", "pins": [{"identity": "down", "kind": "remoteSourceControl",
        "location": "https://a.example/o/Down", "state": {"branch": "main", "revision": "def"}},
        {"identity": "local", "kind": "localSourceControl", "location": "/l", "state": {}}], "version": 3}
      """
    let (_, foreign) = try foreign([
      "A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": first,
      "B/Package.resolved": third,
    ])
    #expect(
      texts(foreign.pins) == [
        "Snap abc 5.0.1 https://a.example/o/Snap.git", "Down def - https://a.example/o/Down",
      ])
    #expect(foreign.pins.map(\.shownRevision) == ["5.0.1", "def"])
  }

  @Test("Podfile.lock and Cartfile.resolved are read; pods in folders of the project are none")
  func others() throws {
    let (_, foreign) = try foreign([
      "Podfile.lock": """
      PODS:
        - Badge (0.1)
        - Moya/Core (15.0.0):
          - Alamofire (~> 5.0)
        - Moya/RxSwift (15.0.0)
        - "NSObject+Rx (5.2.2)"
        - Viewer.swift (3.0)
      EXTERNAL SOURCES:
        Badge:
          :path: Local/Badge
        Viewer.swift:
          :git: https://a.example/Viewer.swift
      CHECKOUT OPTIONS:
        Viewer.swift:
          :commit: 0123456789012345678901234567890123456789
          :git: https://a.example/Viewer.swift
      COCOAPODS: 1.15.2
      """,
      "Cartfile.resolved": """
      github "ReactiveX/RxSwift" "6.0.0"
      git "ssh://git@a.example/x.git" "0123456789012345678901234567890123456789"
      binary "https://a.example/Binary.json" "1.0"
      """,
    ])
    #expect(
      texts(foreign.pins) == [
        "RxSwift 6.0.0 6.0.0 https://github.com/ReactiveX/RxSwift.git",
        "x 0123456789012345678901234567890123456789 - ssh://git@a.example/x.git",
        "Moya 15.0.0 15.0.0 -", "NSObject+Rx 5.2.2 5.2.2 -",
        "Viewer.swift 0123456789012345678901234567890123456789 3.0 https://a.example/Viewer.swift",
      ])
    #expect(
      foreign.advice(on: "RxSwift", []) == "Cartfile.resolved pins it; 'plumb packages' gets it")
    #expect(
      foreign.advice(on: "Moya", []) == "Podfile.lock pins it; 'pod install' puts it into Pods")
    #expect(foreign.advice(on: "Viewer_swift", []) != nil)
    #expect(foreign.advice(on: "Unknown", []) == nil)
  }

  @Test("What Git has left in place of a file is told at its line")
  func remnants() throws {
    let names = [
      "App.xcodeproj/project.pbxproj", "Cartfile.resolved", "Package.resolved", "Podfile.lock",
    ]
    let conflict = "<<<<<<< HEAD\na \"1\"\n=======\na \"2\"\n>>>>>>> other\n"
    for (text, message) in [
      (conflict, "a merge conflict that is not resolved"),
      ("version https://git-lfs.github.com/spec/v1\n", "a Git LFS pointer instead of the file"),
    ] {
      let folder = try TestFolder(.init(uniqueKeysWithValues: names.map { ($0, text) }))
      let project = AppProject(around: folder.file("x.swift"), in: folder.path)
      let foreign = ForeignModules(of: project, in: nil)
      let notes = project.notes + foreign.notes
      #expect(
        notes.map { "\(PathName.last(of: $0.location?.file ?? "")): \($0.message)" }
          == names.map { "\(PathName.last(of: $0)): \(message)" })
      #expect(foreign.pins.isEmpty)
    }
  }

  @Test("Modules are found in Pods, in checkouts by their manifest, and in the store by revision")
  func places() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "collections", targets: [.target(name: "OrderedCollections"), .target(name: "CKit")])
      """
    let store = try TestFolder([
      "Snap-abc/Package.swift":
        "let p = Package(name: \"Snap\", targets: [.target(name: \"Snap\", path: \"Sources\")])",
      "Snap-abc/Sources/S.swift": "", "Down-newest-fedcba9876543210/Sources/Down/D.swift": "",
      "Down-newest-fedcba9876543210/Package.swift":
        "let p = Package(name: \"Down\", targets: [.target(name: \"Down\")])",
      ".unfinished-1-2/Package.swift": "",
    ])
    let (folder, foreign) = try foreign(
      [
        "Pods/Badge-Kit/Sources/B.swift": "", "Pods/Badge-Kit/Sources/T/BTests.swift": "",
        "Carthage/Checkouts/Tag.swift/Tag/T.swift": "",
        "Carthage/Checkouts/Tag.swift/Tag.podspec": "s.source_files = 'Tag/*.swift'",
        "Cartfile.resolved": "github \"a/Tag.swift\" \"1.0\"",
        "Pods/Headers/Public/x.h": "", "Pods/SDWebImage/SDWebImage.m": "",
        ".build/checkouts/swift-collections/Package.swift": manifest,
        ".build/checkouts/swift-collections/Sources/OrderedCollections/O.swift": "",
        ".build/checkouts/swift-collections/Sources/CKit/C.c": "",
        "Package.resolved": """
        {"pins": [{"location": "https://a.example/Snap", "state": {"revision": "abc"}},
          {"location": "https://a.example/SDWebImage", "state": {"revision": "1"}},
          {"location": "https://a.example/Down", "state": {"revision": "2", "version": "1.2"}}], "version": 2}
        """,
      ], store: PackageStore(store.path))
    #expect(
      foreign.module(named: "Badge_Kit")?.target.files == [
        folder.file("Pods/Badge-Kit/Sources/B.swift")
      ])
    #expect(foreign.module(named: "OrderedCollections")?.target.kind == .package)
    #expect(foreign.module(named: "CKit") == nil)
    #expect(
      foreign.module(named: "Tag")?.target.files == [
        folder.file("Carthage/Checkouts/Tag.swift/Tag/T.swift")
      ])
    let snap = try #require(foreign.module(named: "Snap"))
    #expect(snap.target.files == [store.file("Snap-abc/Sources/S.swift")] && snap.note == nil)
    #expect(
      foreign.module(named: "Down")?.note
        == "Down is compiled in its revision fedcba987654, and 1.2 is pinned")
    #expect(foreign.module(named: "SDWebImage") == nil)
    #expect(foreign.advice(on: "SDWebImage", []) == "what is here of it is not in Swift")
  }

  @Test(
    "What cannot be read is a sentence",
    arguments: [
      ("Package.resolved", "{\"pins\": 3}"),
      ("Package.resolved", String(repeating: "[", count: 100_000)),
      ("Podfile.lock", "PODS: [a"), ("Podfile.lock", ""),
    ])
  func broken(_ name: String, _ text: String) throws {
    let (_, foreign) = try foreign([name: text])
    #expect(foreign.pins.isEmpty)
    #expect(foreign.notes.count == 1 && foreign.notes[0].message.contains("cannot be read"))
  }

  @Test("Damaged pins are read or refused, and name no file outside of the work tree")
  func damaged() throws {
    let whole = [
      "Cartfile.resolved": "github \"A/B\" \"6.0.0\"\ngit \"ssh://git@a.example/x.git\" \"1\"\n",
      "Package.resolved": """
      {"pins": [{"identity": "down", "location": "https://a.example/o/Down",
        "state": {"branch": "main", "revision": "def", "version": null}}], "version": 3}
      """,
      "Podfile.lock": """
      PODS:
        - Moya/Core (15.0.0):
          - Alamofire (~> 5.0)
      EXTERNAL SOURCES:
        Moya:
          :git: https://a.example/Moya
      CHECKOUT OPTIONS:
        Moya: {:commit: abc}
      """,
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "P", dependencies: [.package(url: "https://a.example/x", from: "1.0.0")],
        targets: [.target(name: "T", dependencies: ["x"], path: "App")])
      """,
      "project.yml": "name: App\ntargets:\n  App: {type: application, sources: [App]}\n",
      "P.podspec": "Pod::Spec.new do |s|\n  s.name = 'P'\n  s.source_files = 'App/**/*'\nend\n",
    ]
    let names = whole.keys.sorted()
    let folder = try TestFolder(whole.merging(["App/x.swift": ""]) { $1 })
    var mutator = TextMutator(seed: 40)
    for index in 0..<soaked(300) {
      let name = names[index % names.count]
      let text = whole[name] ?? ""
      try folder.write(Data(mutator.mutate(Array(text.utf8))), as: name)
      let project = AppProject(around: folder.file("App/x.swift"), in: folder.path)
      _ = ForeignModules(of: project, in: nil).advice(on: "Moya", [])
      let isInside = project.targets.flatMap(\.files).allSatisfy { $0.hasPrefix(folder.path + "/") }
      #expect(isInside, "\(name) of \(index)")
      try folder.write(Data(text.utf8), as: name)
    }
  }
}
