import TestSupport
import Testing

@testable import PlumbTesting

@Suite("Where references are")
struct ReferencePlaceTests {
  private let site = CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1)

  @Test("They are beside the test file, and the project is where its Package.swift is")
  func beside() {
    let place = ReferenceLocation(of: site, named: "row.1", folder: nil)
    #expect(place.source == "Tests/PlumbTestingTests/ReferencePlaceTests.swift")
    #expect(
      place.reference("320")
        == "Tests/PlumbTestingTests/__Snapshots__/ReferencePlaceTests/row.1-320")
    #expect("\(place.project)/\(place.source)" == site.path)
  }

  @Test("Another folder is seen from the project")
  func other() {
    let place = ReferenceLocation(of: site, named: "row.1", folder: "Pictures")
    #expect(place.stem == "Pictures/ReferencePlaceTests/row.1")
  }

  @Test("A path outside of the project is a project of its own")
  func outside() throws {
    let folder = try TestFolder()
    let place = ReferenceLocation(of: site, named: "row.1", folder: folder.path)
    #expect(place.project == folder.path)
    #expect(place.stem == "ReferencePlaceTests/row.1")
  }
}
