import Foundation
import Testing
import Typesetting

@testable import CellTemplates
@testable import UIKitCore

@Suite("Mail")
struct MailTests {
  @Test("Each of the four layouts has its reuse identifier, chosen by what the mail has")
  func identifiers() throws {
    let sections = try Template.named("mail").rows(width: 320)
    #expect(
      sections.map { $0.map(\.identifier) } == [
        [
          "SubjectCell", "SubjectBodyCell", "SubjectPhotoCell", "SubjectBodyPhotoCell",
          "SubjectBodyCell",
        ], ["SubjectCell", "SubjectBodyCell", "SubjectBodyPhotoCell"],
      ])
  }

  @Test("A row is as high as its layout says", arguments: [320.0, 568])
  func arithmetic(width: Double) throws {
    let rows = try Template.named("mail").rows(width: width, text: Typesetter.system())
    for row in rows.joined() {
      let subject = row.height(of: "subject")
      let texts = subject + 4 + row.height(of: "body")
      switch row.identifier {
      case "SubjectCell": #expect(row.contentHeight == 22 + subject)
      case "SubjectBodyCell": #expect(row.contentHeight == 22 + texts)
      case "SubjectPhotoCell": #expect(row.contentHeight == 22 + max(60, subject))
      default: #expect(row.contentHeight == 22 + max(60, texts))
      }
    }
  }

  @Test("The chevron takes its width from the content")
  func accessory() throws {
    let row = try Template.named("mail").rows(width: 320)[0][0]
    #expect(row.frames["subject"]?.maxX == 320 - 16 - 10.5 - 8)
  }
}
