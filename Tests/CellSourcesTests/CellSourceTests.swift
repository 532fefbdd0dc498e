import CellSources
import Diagnostics
import Reading
import TestSupport
import Testing

@Suite("Opening a source of cells")
struct CellSourceTests {
  private static let template = """
    cells:
      Cell: { textLabel: { text: "{name}" } }
    data: [{name: A}, {name: B}]
    """
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
      <objects>
        <tableViewCell id="cell" reuseIdentifier="Cell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """

  private func read(_ text: String, _ names: [String]) throws -> CellSource {
    try CellSource.read(
      Array(text.utf8), path: names[0], names: names, CellRequest(surroundings: .ignored))
  }

  @Test("A template has its own rows, an Interface Builder file a row for each cell")
  func rows() throws {
    #expect(try read(Self.template, ["a.yaml"]).rowCount == 2)
    #expect(try read(Self.document, ["a.xib"]).rowCount == 1)
  }

  @Test("Where no name says what a file is, its content does")
  func content() throws {
    #expect(try read(Self.document, ["/tmp/left_4711"]).rowCount == 1)
    #expect(try read(Self.template, ["/tmp/left_4711"]).rowCount == 2)
  }

  @Test("A further name goes before the content: that of the file which a copy was made of")
  func names() throws {
    #expect(try read(Self.template, ["/tmp/left", "Cells/a.yaml"]).rowCount == 2)
    #expect(throws: PlumbError.self) { try read(Self.template, ["/tmp/left", "Cells/a.xib"]) }
  }

  @Test("What is neither is refused with what to compare")
  func others() throws {
    let error = try #require(throws: PlumbError.self) { try read("hello", ["notes.txt"]) }
    #expect(
      error.diagnostics.map(\.description) == [
        "notes.txt: error: is neither a template nor an Interface Builder file; compare .xib, "
          + ".storyboard, .swift or .yaml"
      ])
  }

  @Test("The files of a source that cannot be used are known, so that it is read again")
  func broken() throws {
    let folder = try TestFolder(["cell.yaml": "cells: ["])
    let path = folder.file("cell.yaml")
    let opened = OpenedFiles(access: FileAccess(projectOf: path))
    #expect(throws: PlumbError.self) { try CellSource.load(path, CellRequest(), opened, of: nil) }
    #expect(opened.paths == [path])
  }

  @Test("A folder is one of Swift cells as soon as a Swift file is anywhere in it")
  func swift() throws {
    let folder = try TestFolder(["App/Cells/FeedCell.swift": "", "Web/page.html": ""])
    #expect(CellSource.isSwift(folder.file("App")))
    #expect(!CellSource.isSwift(folder.file("Web")))
    #expect(CellSource.isSwift("Missing.swift"))
  }
}
