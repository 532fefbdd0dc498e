import TestSupport
import Testing
import Typesetting

@testable import InterfaceBuilder
@testable import UIKitCore

@Suite("Fonts by name on the canvas")
struct CanvasFontTests {
  @Test(
    "Fonts of iOS are there for every Xcode; others without a file are Helvetica Neue since Xcode 11"
  )
  func projectFonts() {
    for build in [13_771, 17_701] {
      let fonts = FontTable.application.canvas(ToolsVersion(build))
      let avenir = fonts.font("AvenirNext-DemiBold", family: "Avenir Next", size: 15)
      #expect(avenir.familyName == "Avenir Next" && avenir.descriptor.weight == .semibold)
      let own = fonts.font("OpenSans-Semibold", family: "Open Sans", size: 15)
      #expect(own.familyName == (build < 14_700 ? "Open Sans" : "Helvetica Neue"))
      #expect(own.descriptor.weight == (build < 14_700 ? .semibold : .regular))
    }
  }

  @Test("An application has the fonts of its project") func application() {
    let font = FontTable.application.font("OpenSans-LightItalic", family: nil, size: 12)
    #expect(font.familyName == "OpenSans")
    #expect(font.descriptor.weight == .light && font.descriptor.isItalic)
  }

  @Test("A font is the project's file, which the document lists or which is called like it")
  func files() throws {
    let folder = try TestFolder([
      ".git/config": "", "App/Fonts/brand.ttf": "", "App/Fonts/Sora-Bold.otf": "", "Cell.xib": "",
    ])
    let list = Element(
      name: "array", attributes: [("key", "brand.ttf")],
      children: [
        Element(name: "string", attributes: [], children: [], text: "Brand-Light", offset: 0)
      ], text: "", offset: 0)
    let fonts = Element(
      name: "customFonts", attributes: [("key", "customFonts")], children: [list], text: "",
      offset: 0)
    let document = Element(
      name: "document", attributes: [], children: [fonts], text: "", offset: 0)
    let table = FontTable(document, path: folder.file("Cell.xib")).canvas(ToolsVersion(21_507))
    func family(_ name: String) -> FontFamily {
      table.font(name, family: nil, size: 12).descriptor.family
    }
    #expect(
      family("Brand-Light") == .file(path: folder.file("App/Fonts/brand.ttf"), name: "Brand"))
    #expect(
      family("Sora-Bold") == .file(path: folder.file("App/Fonts/Sora-Bold.otf"), name: "Sora"))
    #expect(family("Missing-Bold") == .named("Helvetica Neue"))
  }

  @Test("San Francisco's private names are the system font") func system() {
    let font = FontTable.application.canvas(ToolsVersion(17_701)).font(
      ".SFUIText-Bold", family: nil, size: 12)
    #expect(font.descriptor.family == .system && font.descriptor.weight == .bold)
    let application = FontTable.application
    #expect(application.font("SFUIText-Light", family: nil, size: 9).descriptor.family == .system)
    let canvas = application.canvas(ToolsVersion(20_037))
    #expect(canvas.font("SFUIText-Light", family: nil, size: 9).familyName == "Helvetica Neue")
  }

  @Test("\"System Bold\" is Bold, unlike the font of code that has the name")
  func bold() {
    let description = Element(
      name: "fontDescription",
      attributes: [("key", "fontDescription"), ("type", "boldSystem"), ("pointSize", "17")],
      children: [], text: "", offset: 0)
    let label = Element(
      name: "label", attributes: [], children: [description], text: "", offset: 0)
    let font = label.font("fontDescription", FontTable.application.canvas(ToolsVersion(21_507)))
    #expect(font?.descriptor.weight == .bold && font?.pointSize == 17)
    #expect(UIFont.boldSystemFont(ofSize: 17).descriptor.weight == .semibold)
  }
}
