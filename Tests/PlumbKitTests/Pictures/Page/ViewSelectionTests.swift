import LayoutTree
import TestSupport
import Testing

@testable import LayoutDiagrams
@testable import PlumbKit

@Suite("Layers for chosen views")
struct ViewSelectionTests {
  private let path = #filePath.replacingOccurrences(
    of: "Tests/PlumbKitTests/Pictures/Page/ViewSelectionTests.swift", with: "Templates/mail.yaml")

  private let row = LayoutTree.Scene(
    id: "0.0", height: 100, contentHeight: 100, views: SampleRow.views,
    constraints: [
      SampleRow.constraint("title.top", .equal, "contentView.top", plus: 10),
      SampleRow.constraint("body.top", .equal, "title.bottom", plus: 10),
      SampleRow.constraint("photo.leading", .equal, "contentView.leading", plus: 16),
    ])

  @Test("names are whole, with * and ? for other characters, and none is empty")
  func names() throws {
    #expect(try #require(ViewSelection("title")).ids(in: row) == ["title"])
    #expect(try #require(ViewSelection("titl?,content*")).ids(in: row) == ["contentView", "title"])
    #expect(try #require(ViewSelection("titl")).ids(in: row) == [])
    #expect(ViewSelection("title,") == nil)
  }

  @Test("a view's layers are drawn with every constraint that it is in, and nothing of others")
  func marks() throws {
    let geometry = RowGeometry(row, width: 320, marking: ["title"])
    #expect(geometry.markedViews.map(\.id) == ["title"])
    #expect(geometry.shownConstraints.map(\.id) == ["title.top", "body.top"])
  }

  @Test("a name that no view has is an error with the names there are")
  func unknown() throws {
    var request = PictureRequest(layout: .init(scale: 1), layers: [.frames])
    request.views = ViewSelection("subjct")
    let session = try PlumbSession { _ in }
    let error = #expect(throws: PlumbError.self) { try session.picture(of: path, request) }
    let message = "\(try #require(error))"
    #expect(message.contains("no view is called 'subjct'"))
    #expect(message.contains("subject"))
  }
}
