import Diagnostics
import TestSupport
import Testing

@testable import CellHosts

@Suite("The Swift files of a host")
struct HostSourcesTests {
  @Test("A folder is its Swift files by name, without tests, manifests and hidden folders")
  func folders() throws {
    let folder = try TestFolder([
      "App/B.swift": "", "App/A/C.swift": "", "App/FeedTests.swift": "", "App/Package.swift": "",
      "App/.build/D.swift": "", "App/notes.md": "",
    ])
    let sources = try HostSources([folder.file("App")])
    #expect(sources.paths == [folder.file("App/A/C.swift"), folder.file("App/B.swift")])
  }

  @Test("A file that two operands name is read once, and is drawn")
  func overlap() throws {
    let folder = try TestFolder(["App/A.swift": "let a = 1", "Shared/B.swift": ""])
    let sources = try HostSources(
      [folder.file("App/A.swift"), folder.file("App/")], further: [folder.file("Shared")])
    #expect(sources.paths == [folder.file("App/A.swift"), folder.file("Shared/B.swift")])
    #expect(sources.isDrawn(folder.file("App/A.swift")))
    #expect(!sources.isDrawn(folder.file("Shared/B.swift")))
  }

  @Test("Brackets that nest beyond the compiler's limit, and what Git left, are refused")
  func refused() throws {
    let deep = String(repeating: "class A {", count: 257) + String(repeating: "}", count: 257)
    let folder = try TestFolder([
      "Deep.swift": deep, "Flat.swift": String(repeating: "class A {}\n", count: 300),
      "Merged.swift": "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n",
    ])
    for (name, message) in [
      ("Deep.swift", "nests too deep"), ("Merged.swift", "a merge conflict that is not resolved"),
    ] {
      let error = try #require(throws: PlumbError.self) { try HostSources([folder.file(name)]) }
      #expect(error.diagnostics.map(\.message) == [message])
    }
    #expect(try HostSources([folder.file("Flat.swift")]).files.count == 1)
  }

  @Test(
    "What has no Swift file says so",
    arguments: [
      ("Web", "is a folder without Swift files"),
      ("Missing", "cannot be read: No such file or directory"),
    ])
  func nothing(_ name: String, _ message: String) throws {
    let folder = try TestFolder(["Web/page.html": ""])
    let error = try #require(throws: PlumbError.self) { try HostSources([folder.file(name)]) }
    #expect(error.diagnostics.map(\.message) == [message])
  }
}

@Suite("A module of a host")
struct HostModuleTests {
  private func module(
    _ files: [String: String], of operand: String = "", known: Set<String>? = ["UIKit"],
    emptied: Set<String> = [], cuts: SourceCuts? = nil
  ) throws -> HostModule {
    let folder = try TestFolder(files)
    return try HostModule(
      try HostSources([operand.isEmpty ? folder.path : folder.file(operand)]), named: "App",
      known: known, emptied: emptied, cuts: cuts)
  }

  @Test("leaves out a file that imports a missing module, and says how to map it")
  func missing() throws {
    let module = try module([
      "Cell.swift": "import UIKit\nclass Cell: UITableViewCell {}",
      "Map.swift": "import UIKit\nimport MapKit\nlet map = 1",
    ])
    #expect(
      module.notes.map(\.message) == ["there is no module 'MapKit' here; the file is left out"])
    #expect(module.notes.map(\.location?.line) == [2])
    #expect(module.notes.first?.hint?.contains("plumb.yaml") == true)
    #expect(module.classes.map(\.path) == ["Cell"])
  }

  @Test("is the same byte for byte where pieces may be cut and none has to be")
  func honest() throws {
    let files = ["Cell.swift": "import UIKit\nclass Cell: UITableViewCell { @objc func a() {} }"]
    let texts = try [nil, SourceCuts()].map { cuts in
      try module(files, cuts: cuts).result.files.map { file in
        // The first line names the file, which has a folder of its own each time.
        String(decoding: file.text, as: UTF8.self).split(separator: "\n").dropFirst()
      }
    }
    #expect(texts[0] == texts[1])
  }

  @Test("removes the import of a missing module where pieces are cut, and keeps the file")
  func cutImport() throws {
    let module = try module(
      ["Map.swift": "import MapKit\nclass Map: UITableViewCell {}"], cuts: SourceCuts())
    #expect(module.notes.isEmpty)
    #expect(module.lacksModules && module.classes.map(\.path) == ["Map"])
    let text = module.result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(text.contains("import UIKit") && !text.contains("MapKit"))
  }

  @Test("leaves a file that is not drawn out where an error lies in what was added to it")
  func added() throws {
    let module = try module([
      "Cell.swift": "import UIKit\nclass Cell: UITableViewCell {}", "Kit.swift": "let kit = 1\n",
    ])
    let file = try #require(module.inputs.first { $0.path.hasSuffix("Kit.swift") }).path
    let error = Diagnostic(.error, at: FileLocation(file: file, line: 9, column: 1), "odd")
    let report = CompilerReport(error, notes: [])
    var cuts = SourceCuts()
    let isLess = cuts.cut(BuildFailure(module: module.name, reports: [report]), in: module)
    #expect(isLess)
    #expect(cuts.dropped == [file] && cuts.entries.count == 1)
  }

  @Test("keeps a file whose missing module is said to be empty")
  func emptied() throws {
    let module = try module(
      ["Map.swift": "import UIKit\nimport MapKit\nclass Map: UIView {}"], emptied: ["MapKit"])
    #expect(module.notes.isEmpty)
  }

  @Test("notes what the source pass leaves out")
  func leftOut() throws {
    let text = "import UIKit\nextension UIView { override open var description: String { \"\" } }"
    let module = try module(["Map.swift": text])
    #expect(module.notes.map(\.severity) == [.warning])
    #expect(module.notes.map(\.location?.line) == [2])
  }
}

@Suite("The Swift files of a project")
struct ProjectSourcesTests {
  private func errors(_ messages: String...) -> [Diagnostic] {
    messages.map {
      Diagnostic(.error, at: FileLocation(file: "Cell.swift", line: 1, column: 1), $0)
    }
  }

  @Test("are found by the names that the compiler lacks, the nearest to what is drawn first")
  func found() throws {
    let folder = try TestFolder([
      "App/Cell.swift": "", "App/Post.swift": "struct Post {}",
      "Widget/Post.swift": "struct Post {}", "App/Log.swift": "class Log { struct Post {} }",
      "Pods/User.swift": "class User {}", "AppTests/User.swift": "class User {}",
      "Kit/Image.swift": "extension UIImageView { func load(_ url: String) {} }",
      "Kit/Other.swift": "class Loader { func load() {} }",
      "Kit/Color.swift": "extension UIColor { convenience init(hex: String) {} }",
      "Kit/Injected.swift": "@propertyWrapper struct Injected {}",
    ])
    var project = try ProjectSources(in: folder.path, for: [folder.file("App/Cell.swift")])
    let lacks = errors(
      "cannot find type 'Post' in scope", "cannot find 'User' in scope",
      "value of type 'UIImageView' has no member 'load'", "unknown attribute 'Injected'",
      "incorrect argument label in call (have 'hex:', expected 'coder:')")
    let isMore = project.find(what: lacks, lack: [folder.file("App/Cell.swift")])
    #expect(isMore)
    let names = project.main.found.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
    #expect(
      names == ["App/Post.swift", "Kit/Color.swift", "Kit/Image.swift", "Kit/Injected.swift"])
    let isMoreAgain = project.find(what: lacks, lack: [])
    #expect(!isMoreAgain)
  }

  @Test("are not searched for what is wrong in other ways, nor without a project")
  func nothing() throws {
    let folder = try TestFolder(["A.swift": "struct Post {}"])
    var project = try ProjectSources(in: folder.path, for: ["Cell.swift"])
    let other = project.find(what: errors("cannot convert value of type 'Post'"), lack: [])
    var none = try ProjectSources(in: nil, for: ["Cell.swift"])
    let nowhere = none.find(what: errors("cannot find type 'Post' in scope"), lack: [])
    #expect(!other && !nowhere)
  }

  /// A project in which two targets have a file of one name each, and the first one a header.
  private func app() throws -> TestFolder {
    try TestFolder([
      "A.xcodeproj/project.pbxproj": """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T1, T2); };
        G = {isa = PBXGroup; children = (C, P1, P2); sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = App/Cell.swift; sourceTree = "<group>"; };
        P1 = {isa = PBXFileReference; path = Far/Away/Post.swift; sourceTree = "<group>"; };
        P2 = {isa = PBXFileReference; path = App/Share/Post.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = C; }; B2 = {isa = PBXBuildFile; fileRef = P1; };
        B3 = {isa = PBXBuildFile; fileRef = P2; };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); };
        T2 = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension"; buildPhases = (S2); };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); }; S2 = {isa = PBXSourcesBuildPhase; files = (B3); };
      }; rootObject = P; }
      """,
      "App/Cell.swift": "import Kit", "Far/Away/Post.swift": "import Log\nstruct Post {}",
      "App/Share/Post.swift": "struct Post {}", "Kit/Badge.swift": "public class Badge {}",
      "Log/Trace.swift": "extension UIView { public func trace() {} }",
      "App/App-Bridging-Header.h": "#import \"More.h\"", "App/More.h": "@import UIKit;",
    ])
  }

  @Test("are those of the target; what it imports has modules of its own")
  func modules() throws {
    let folder = try app()
    let cell = folder.file("App/Cell.swift")
    var project = try ProjectSources(in: folder.path, for: [cell])
    let located = ["Kit", "Nowhere", "UIKit"].map { project.locate($0) }
    #expect(located == [true, false, false])
    func errors(_ messages: String...) -> [Diagnostic] {
      messages.map { Diagnostic(.error, at: FileLocation(file: cell, line: 1, column: 1), $0) }
    }
    let isMore = project.find(
      what: errors(
        "cannot find type 'Post' in scope", "cannot find 'Badge' in scope",
        "value of type 'UIView' has no member 'trace'"), lack: [cell])
    #expect(isMore)
    #expect(project.main.found == [folder.file("Far/Away/Post.swift")])
    // Another file of the target imports the module whose extension has the member.
    let found = [[folder.file("Kit/Badge.swift")], [folder.file("Log/Trace.swift")]]
    #expect(project.imported.map(\.found) == found)
    #expect(project.imported.map(\.name) == ["Kit", "Log"])
    #expect(!project.main.seesUIKit)
    let isShown = project.find(
      what: errors("cannot find type 'UITableViewCell' in scope"), lack: [cell])
    #expect(isShown)
    #expect(project.main.seesUIKit)
  }

  @Test("of another target are chosen by its name")
  func target() throws {
    let folder = try app()
    let cell = folder.file("App/Cell.swift")
    let share = try ProjectSources(in: folder.path, for: [cell], target: "Share")
    #expect(share.main.files == [folder.file("App/Share/Post.swift")])
    let error = try #require(throws: PlumbError.self) {
      try ProjectSources(in: folder.path, for: [cell], target: "Shar")
    }
    #expect(error.diagnostics[0].message == "the project has no target 'Shar'")
  }
}
