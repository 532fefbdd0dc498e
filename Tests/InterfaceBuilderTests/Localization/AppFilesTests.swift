import Foundation
import Reading
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Files of an app")
struct AppFilesTests {
  @Test("are read once, and again where one was added or changed and somebody says that one may be")
  func changes() throws {
    let folder = try TestFolder(["plumb.yaml": "", "Cells/Cell.swift": "", "Art/a.png": ""])
    let source = folder.file("Cells/Cell.swift")
    let cell = #"<objects><tableViewCell id="1" customClass="NoteCell"></objects>"#
    #expect(AppFiles.around(source).path(named: "b.png") == nil)
    #expect(AppFiles.around(source).xib(ofCell: "NoteCell") == nil)
    for (name, text) in [("Art/b.png", ""), ("New/Note.xib", cell)] {
      try folder.write(Data(text.utf8), as: name)
    }
    #expect(AppFiles.around(source).path(named: "b.png") == nil)
    FilesAge.advance()
    #expect(AppFiles.around(source).path(named: "b.png") != nil)
    #expect(AppFiles.around(source).xib(ofCell: "NoteCell") != nil)
    let known = AppFiles.around(source)
    FilesAge.advance()
    #expect(AppFiles.around(source) === known)
    try folder.write(Data(cell.replacing("Note", with: "Mail").utf8), as: "New/Note.xib")
    FilesAge.advance()
    #expect(AppFiles.around(source).xib(ofCell: "MailCell") != nil)
  }
}
