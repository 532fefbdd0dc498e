import Testing

@Suite("Swift cells of an app as Xcode has it", .enabled(if: SwiftCells.isAvailable))
struct XcodeAppTests {
  private static let project = """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (APP, MAC, KIT); };
      G = {isa = PBXGroup; children = (CELL, THEME, OTHER, K); sourceTree = "<group>"; };
      CELL = {isa = PBXFileReference; path = App/Cell.swift; sourceTree = "<group>"; };
      THEME = {isa = PBXFileReference; path = App/Theme.swift; sourceTree = "<group>"; };
      OTHER = {isa = PBXFileReference; path = Mac/Theme.swift; sourceTree = "<group>"; };
      K = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = CELL; }; B2 = {isa = PBXBuildFile; fileRef = THEME; };
      B3 = {isa = PBXBuildFile; fileRef = OTHER; };
      APP = {isa = PBXNativeTarget; name = Feed; productType = "com.apple.product-type.application";
        buildPhases = (S1); buildConfigurationList = L; };
      MAC = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildPhases = (S2); };
      KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        fileSystemSynchronizedGroups = (K); };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); }; S2 = {isa = PBXSourcesBuildPhase; files = (B3); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STORE"; SWIFT_OBJC_BRIDGING_HEADER = App/Bridge.h; }; };
    }; rootObject = P; }
    """

  private static let files = [
    ".git/HEAD": "ref: refs/heads/main\n", "Feed.xcodeproj/project.pbxproj": project,
    "App/Bridge.h": "#import <UIKit/UIKit.h>\n",
    // The bridging header brings UIKit along.
    "App/Cell.swift": """
    import Kit
    import Design
    import Snap
    #Preview {
      var height = Theme.side + Metrics.height + Design.gap.value + view().snapped
      #if STORE
        height += 1000
      #endif
      return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }
    func view() -> UIView { UIView() }
    """,
    "App/Theme.swift": "enum Theme { static let side = 7.0 }\n",
    "Mac/Theme.swift": "enum Theme { static let side = 5.0 }\n",
    "Kit/Metrics.swift":
      "import UIKit\npublic enum Metrics { public static let height = Base.unit * 2 }\n",
    "Kit/Base.swift": "enum Base { static let unit = 10.0 }\n",
    // Nothing needs it, so nobody sees that it does not compile.
    "Kit/Broken.swift": "import UIKit\nlet broken: Nothing = 1\n",
    "Packages/Design/Package.swift": """
    import PackageDescription
    let package = Package(name: "Design", targets: [.target(name: "Design", swiftSettings: [.define("WIDE")])])
    """,
    "Packages/Design/Sources/Design/Gap.swift": """
    import Combine
    public enum Design {
      public static let gap = CurrentValueSubject<Double, Never>(width)
      #if WIDE
        static let width = 100.0
      #else
        static let width = 200.0
      #endif
    }
    """,
    "Pods/Snap/Sources/Snap.swift":
      "import UIKit\nextension UIView { public var snapped: Double { Snapper.unit } }\n",
    "Pods/Snap/Sources/Snapper.swift": "enum Snapper { static let unit = 0.5 }\n",
  ]

  @Test("are compiled in their target, with modules of the project, of packages and of pods")
  func targets() throws {
    let cells = try SwiftCells(Self.files)
    let run = try cells.run(["frames", "App/Cell.swift"])
    // 7 + 20 + 100 + 0.5 + 1000
    #expect(run.output.contains("height 1127.5,"), "\(run.output) \(run.errors)")
    #expect(run.errors == "")
    // Another target has another theme, no flag, and no bridging header.
    _ = try cells.place.write(
      "import UIKit\n" + (Self.files["App/Cell.swift"] ?? ""), to: "App/Cell.swift")
    let other = try cells.run(["frames", "App/Cell.swift", "--target", "Mac"])
    #expect(other.output.contains("height 125.5,"), "\(other.output) \(other.errors)")
    let none = try cells.run(["frames", "App/Cell.swift", "--target", "Watch"])
    #expect(none.code == 2)
    #expect(
      none.errors == "App/Cell.swift: error: the project has no target 'Watch', expected Feed\n")
  }

  @Test("say how a module that is pinned and not here can be had")
  func pinned() throws {
    var files = Self.files
    files["Pods/Snap/Sources/Snap.swift"] = nil
    files["Pods/Snap/Sources/Snapper.swift"] = nil
    files["Package.resolved"] = """
      {"pins": [{"location": "https://a.example/Snap", "state": {"revision": "1"}}], "version": 2}
      """
    let cells = try SwiftCells(files)
    let run = try cells.run(["frames", "App/Cell.swift"])
    #expect(
      run.errors.contains("Package.resolved pins it; 'plumb packages' gets it"), "\(run.errors)")
  }
}
