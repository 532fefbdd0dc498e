import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Reading documents")
struct InterfaceDocumentTests {
  private func problem(_ xml: String) -> String? {
    do {
      _ = try InterfaceDocument.read(Array(xml.utf8), path: "a.xib")
      return nil
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  @Test("The header tells kind, Xcode and device")
  func header() throws {
    let document = try InterfaceDocument.read(
      Array(StoredProbe.xib("", tools: "14490.70", device: "retina5_9").utf8), path: "a.xib")
    #expect(document.header.kind == .xib)
    #expect(document.header.tools.xcode == 10)
    #expect(document.header.device.size == .init(width: 375, height: 812))
    #expect(document.header.device.scale == 3)
  }

  @Test("What is no document for iOS is refused with its place")
  func refused() {
    #expect(
      problem("<archive/>")?.hasPrefix("a.xib:1:1: error: the root element is <archive>") == true)
    #expect(
      problem("<document\n targetRuntime='MacOSX.Cocoa'/>")?.contains("MacOSX.Cocoa") == true)
  }

  @Test("Entity declarations, broken tags and depth without end are refused by name")
  func hostile() {
    #expect(
      problem("<!DOCTYPE d [<!ENTITY a \"b\">]><document/>")?.contains("declares entities") == true)
    #expect(problem("<document><a></document>")?.contains("expected </a>") == true)
    let deep = String(repeating: "<view>", count: 10_000)
    #expect(problem("<document>\(deep)")?.contains("nested too deep") == true)
    #expect(problem("")?.contains("no element") == true)
  }
}
