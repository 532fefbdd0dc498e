import Foundation
import InterfaceBuilder
import Testing

@Suite("Limits of documents")
struct LimitTests {
  private func problem(_ xml: String) -> String {
    do {
      _ = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
      return ""
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  @Test("Ten thousand nested views are refused before anything recurses")
  func nesting() {
    let open = String(repeating: "<view id='a'><subviews>", count: 10_000)
    let close = String(repeating: "</subviews></view>", count: 10_000)
    #expect(
      problem("<document><objects>\(open)\(close)</objects></document>").contains(
        "at most 400 levels"))
  }

  @Test("A million elements are too many")
  func elements() {
    let many = String(repeating: "<a/>", count: 1_000_001)
    #expect(problem("<document>\(many)</document>").contains("at most 1000000"))
  }

  @Test("More views than a scene may have are left out, with a note")
  func views() throws {
    let one =
      #"<view contentMode="redraw"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    let probe = try StoredProbe(
      StoredProbe.xib(StoredProbe.cell(String(repeating: one, count: 20_100), "")))
    #expect(probe.layout.notes.contains { $0.description.contains("at most 20000") })
  }

  @Test("Cyclic and dangling references become notes, not loops")
  func references() throws {
    let probe = try StoredProbe(
      StoredProbe.xib(
        StoredProbe.cell(
          """
          <view contentMode="redraw" id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          <view contentMode="redraw" id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          """,
          """
          <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="width"
              multiplier="2" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c2"/>
          <constraint firstItem="a" firstAttribute="top" id="c3"/>
          """)))
    let notes = probe.layout.notes.map(\.description).joined(separator: "\n")
    #expect(notes.contains("nothing in the file has the id 'gone'"))
    #expect(notes.contains("creates an illegal constraint of a location"))
  }

  @Test("Entities are refused where they are declared, whatever they expand to")
  func entities() {
    #expect(
      problem("<?xml version='1.0'?>\n<!DOCTYPE d [<!ENTITY a 'aaaa'>]><document>&a;</document>")
        .hasPrefix("a.xib:2:1: error: a document type that declares entities"))
  }

  @Test("UTF-16 is read with and without a byte order mark; other encodings are named")
  func encodings() throws {
    let xml = StoredProbe.xib(StoredProbe.cell("", ""))
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16] {
      let bytes = try [UInt8](#require(xml.data(using: encoding)))
      #expect(throws: Never.self) { try InterfaceDocument.read(bytes, path: "a.xib") }
    }
    let wide = try [UInt8](#require(xml.data(using: .utf32)))
    #expect(throws: InterfaceError.self) { try InterfaceDocument.read(wide, path: "a.xib") }
    do {
      _ = try InterfaceDocument.read(wide, path: "a.xib")
    } catch {
      #expect("\(error.diagnostics)".contains("UTF-32"))
    }
  }

  @Test("Of two thousand dangling references fifty are told, and how many there are")
  func manyNotes() throws {
    let constraints = (0..<2000).map {
      #"<constraint firstItem="gone\#($0)" firstAttribute="width" constant="1" id="k\#($0)"/>"#
    }.joined()
    let notes = try StoredProbe(StoredProbe.xib(StoredProbe.cell("", constraints))).layout.notes
    #expect(notes.count == 50)
    #expect(notes.last?.message.hasSuffix(", and 1950 more of this kind") == true)
  }

  @Test("A thousand constraints that contradict each other end in a layout")
  func conflicts() throws {
    let view =
      #"<view contentMode="redraw" id="v" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let constraints = (0..<1000).map {
      #"<constraint firstItem="v" firstAttribute="width" constant="\#($0)" id="k\#($0)"/>"#
    }.joined()
    let probe = try StoredProbe(StoredProbe.xib(StoredProbe.cell(view, constraints)))
    #expect(probe.frames["v"]?.width.isFinite == true)
  }
}
