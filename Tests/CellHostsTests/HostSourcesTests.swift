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
    emptied: Set<String> = []
  ) throws -> HostModule {
    let folder = try TestFolder(files)
    return try HostModule(
      try HostSources([operand.isEmpty ? folder.path : folder.file(operand)]), named: "App",
      known: known, emptied: emptied)
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

  @Test("cannot be made where the only file that is drawn imports what is missing")
  func drawn() throws {
    #expect(throws: PlumbError.self) {
      try module(["Map.swift": "import MapKit\nlet map = 1"], of: "Map.swift")
    }
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
