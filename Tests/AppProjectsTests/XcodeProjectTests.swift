import AppProjects
import Foundation
import TestSupport
import Testing

/// A project of two applications, a framework and a folder that is synchronized.
enum SampleProject {
  static func text(_ objects: String = "", groups: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T1, T2, T3, T4); };
        G = {isa = PBXGroup; children = (G1, F3, S, \(groups)); sourceTree = "<group>"; };
        G1 /* App */ = {isa = PBXGroup; children = (F1, F2, G); path = App; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Cell.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Feed View/Theme.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = Out.swift; path = ../../Out.swift; sourceTree = SOURCE_ROOT; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Kit; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Only/Mac.swift); target = T3; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = T1; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; productRef = PR; };
        T1 = {isa = PBXNativeTarget; name = "Feed-App"; productType = "com.apple.product-type.application";
          buildPhases = (S1); buildConfigurationList = TL; packageProductDependencies = (PR); };
        T2 = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; buildPhases = (S2); };
        T3 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildPhases = (); fileSystemSynchronizedGroups = (S); };
        T4 = {isa = PBXNativeTarget; name = Another; productType = "com.apple.product-type.application"; buildPhases = (S2); };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B1); };
        PR = {isa = XCSwiftPackageProductDependency; package = R; productName = SnapKit; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/SnapKit.git"; };
        PL = {isa = XCConfigurationList; buildConfigurations = (C0, C1); };
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; }; };
        TL = {isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = "Debug (Store)"; buildSettings = {
          PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/App/$(PREFIX)-Bridging-Header.h";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", STORE); OTHER_SWIFT_FLAGS = "-D CARD -Xcc -w"; }; };
        X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        \(objects)
      };
      rootObject = P;
    }
    """
  }

  static let files = [
    "App/Cell.swift": "", "App/Feed View/Theme.swift": "", "Kit/Badge.swift": "",
    "Kit/Shared.swift": "", "Kit/Only/Mac.swift": "",
    "Base.xcconfig": "#include \"More.xcconfig\"\nSWIFT_VERSION = 6.0 // newest",
    "More.xcconfig": "PREFIX = Feed\nSWIFT_VERSION = 3",
  ]
}

@Suite("A project of Xcode's")
struct XcodeProjectTests {
  private func project(_ text: String) throws -> (TestFolder, AppProject) {
    var files = SampleProject.files
    files["App.xcodeproj/project.pbxproj"] = text
    let folder = try TestFolder(files)
    return (folder, AppProject(around: folder.file("App/Cell.swift"), in: folder.path))
  }

  @Test("has targets with their files, also those of a folder but for its exceptions")
  func targets() throws {
    let (folder, project) = try project(SampleProject.text(groups: "X,"))
    #expect(project.notes.isEmpty)
    #expect(project.targets.map(\.name) == ["Feed-App", "Share", "Kit", "Another"])
    #expect(project.targets.map(\.kind) == [.application, .extensions, .framework, .application])
    #expect(
      project.targets.map(\.files)
        == [
          ["App/Cell.swift", "App/Feed View/Theme.swift", "Kit/Shared.swift"], ["App/Cell.swift"],
          ["Kit/Badge.swift", "Kit/Shared.swift"], ["App/Cell.swift"],
        ].map { $0.map(folder.file) })
    #expect(
      project.targets[0].products.map(\.place) == ["https://example.com/SnapKit.git"])
  }

  @Test("has settings: the project's, those of files, the target's, with names replaced")
  func settings() throws {
    let (folder, project) = try project(SampleProject.text(groups: "X,"))
    let target = project.targets[0]
    #expect(target.module == "Feed_App")
    #expect(target.conditions == ["BETA", "CARD", "DEBUG", "STORE"])
    #expect(target.languageVersion == "6")
    #expect(project.targets[1].languageVersion == "5")
    #expect(target.bridgingHeader == folder.file("App/Feed-Bridging-Header.h"))
  }

  @Test("A file of several targets is in an application first, then by name")
  func order() throws {
    let (folder, project) = try project(SampleProject.text())
    let names = project.targets(of: folder.file("App/Cell.swift")).map(\.name)
    #expect(names == ["Another", "Feed-App", "Share"])
    #expect(project.target(importedAs: "Kit")?.name == "Kit")
  }

  @Test("may be XML")
  func xml() throws {
    let (_, project) = try project(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string>
        <key>targets</key><array><string>T</string></array></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string></dict>
      </dict></dict></plist>
      """)
    #expect(project.targets.map(\.name) == ["App"])
  }

  @Test(
    "that is broken is one sentence with its line",
    arguments: [
      (
        "{ objects = {\n a = ", 2,
        "the Xcode project cannot be read: it ends where a value is expected"
      ),
      ("<<<<<<< HEAD\n", 1, "the Xcode project cannot be read: a '<' is not closed"),
      ("{}", 1, "the Xcode project cannot be read: it has no project"),
      (
        String(repeating: "(", count: 200_000), 1,
        "the Xcode project cannot be read: it is nested deeper than 100 levels"
      ),
    ])
  func broken(_ text: String, _ line: Int, _ message: String) throws {
    let (_, project) = try project(text)
    #expect(project.targets.isEmpty)
    #expect(project.notes.map(\.message) == [message])
    #expect(project.notes.map(\.location?.line) == [line])
  }

  @Test("may be mutated in any way: it is read or refused in bounded time")
  func mutations() throws {
    let folder = try TestFolder(SampleProject.files)
    let original = Array(SampleProject.text(groups: "X,").utf8)
    var mutator = TextMutator(seed: 34)
    for _ in 0..<soaked(400) {
      let bytes = mutator.mutate(original)
      try folder.write(Data(bytes), as: "App.xcodeproj/project.pbxproj")
      let project = AppProject(around: folder.file("App/Cell.swift"), in: folder.path)
      let isInside = project.targets.flatMap(\.files).allSatisfy { $0.hasPrefix(folder.path + "/") }
      #expect(isInside)
      #expect(project.notes.count <= 1)
    }
  }
}
