import Foundation
import Testing
import Typesetting

@testable import CellTemplates
@testable import UIKitCore

@Suite("Booking")
struct BookingTests {
  @Test("The details are their five texts at the standard spacing, the coupons are 64 points")
  func arithmetic() throws {
    let sections = try Template.named("booking").rows(width: 320, text: Typesetter.system())
    let details = sections[0][0]
    let texts = details.heights(of: "name", "services", "shop", "address", "result")
    #expect(details.contentHeight == 2 * 12 + 4 * 8 + texts)
    #expect(sections[1].map(\.height) == [64, 64, 64])
  }

  @Test("In portrait the file's width is the table's, and nothing is lost")
  func portrait() throws {
    let sections = try Template.named("booking").rows(width: 320, text: Typesetter.system())
    #expect(sections[0][0].height == sections[2][0].height)
  }

  @Test(
    "In landscape a cell measured at the file's width is too tall by the lines it need not wrap")
  func landscape() throws {
    let text = try Typesetter.system()
    let template = try Template.named("booking")
    let landscape = template.rows(width: 568, text: text)
    #expect(landscape[0][0].height == template.rows(width: 320, text: text)[0][0].height)
    #expect(landscape[2][0].height < landscape[0][0].height)
  }
}
