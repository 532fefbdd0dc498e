import Foundation
import Testing
import Typesetting

@testable import CellTemplates
@testable import UIKitCore

@Suite("Title and body")
struct TitleBodyTests {
  @Test("A row is its margins, the title, 4 points and the body", arguments: [320.0, 568])
  func arithmetic(width: Double) throws {
    let sections = try Template.named("title-body").rows(width: width, text: Typesetter.system())
    #expect(sections.map(\.count) == [4, 3])
    for row in sections.joined() {
      #expect(row.contentHeight == 11 + 4 + 11 + row.heights(of: "title", "body"))
      #expect(row.height(of: "title") == 20.5)
    }
  }

  @Test("More text makes a taller cell, less width as well")
  func growth() throws {
    let template = try Template.named("title-body")
    let portrait = try template.rows(width: 320, text: Typesetter.system())[0].map(\.height)
    let landscape = try template.rows(width: 568, text: Typesetter.system())[0].map(\.height)
    #expect(portrait[0] < portrait[1] && portrait[1] < portrait[2])
    #expect(zip(portrait, landscape).allSatisfy { $0 >= $1 })
  }
}
