import Diagnostics
import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

@Suite("Asset catalogues")
struct AssetCatalogTests {
  private func environment(_ style: UIUserInterfaceStyle = .light, scale: CGFloat = 2)
    -> LayoutEnvironment
  {
    LayoutEnvironment(
      text: FixedAdvanceMeasurer(), displayScale: scale, userInterfaceStyle: style)
  }

  private func png(_ side: Int) throws -> Data {
    Data(try PixelBuffer(width: side, height: side).pngBytes())
  }

  /// Lives as long as the test.
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func catalog(
    _ files: [String: String], pictures: [String: Int] = [:]
  ) throws -> AssetCatalog {
    for (name, text) in files { try folder.write(Data(text.utf8), as: "A.xcassets/\(name)") }
    for (name, side) in pictures { try folder.write(png(side), as: "A.xcassets/\(name)") }
    return AssetCatalog(AssetCatalog.beside(folder.file("Cell.xib")))
  }

  private static let cat = """
    {"images": [
      {"idiom": "universal", "filename": "cat.png", "scale": "1x"},
      {"idiom": "universal", "filename": "cat2.png", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"},
      {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
      {"idiom": "universal", "filename": "night.png", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "properties": {"template-rendering-intent": "template"}}
    """

  @Test("find a file whose name has its accents in another form")
  func composedNames() throws {
    let name = "caf\u{E9}.png"
    let catalog = try catalog(
      [
        "cup.imageset/Contents.json":
          "{\"images\": [{\"filename\": \"\(name.decomposedStringWithCanonicalMapping)\"}]}"
      ], pictures: ["cup.imageset/\(name)": 4])
    #expect(environment().perform { catalog.image("cup", isTablet: false)?.size.width } == 4)
  }

  @Test("choose a picture by scale, device and appearance")
  func pictures() throws {
    let catalog = try catalog(
      ["cat.imageset/Contents.json": Self.cat],
      pictures: [
        "cat.imageset/cat.png": 10, "cat.imageset/cat2.png": 22, "cat.imageset/pad.png": 30,
        "cat.imageset/night.png": 40,
      ])
    func width(_ environment: LayoutEnvironment, tablet: Bool = false) -> CGFloat? {
      environment.perform { catalog.image("cat", isTablet: tablet)?.size.width }
    }
    #expect(width(environment(scale: 1)) == 10)
    #expect(width(environment(scale: 2)) == 11)
    #expect(width(environment(scale: 3)) == 11, "the finest there is")
    #expect(width(environment(), tablet: true) == 15)
    #expect(width(environment(.dark)) == 20)
    #expect(
      environment().perform { catalog.image("cat", isTablet: false)?.renderingMode }
        == .alwaysTemplate)
    #expect(catalog.image("dog", isTablet: false) == nil)
  }

  private static func color(_ space: String, _ parts: String, dark: String? = nil) -> String {
    let entry = { (parts: String, rest: String) in
      #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(parts)}}\#(rest)}"#
    }
    let appearance = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let entries = [entry(parts, "")] + [dark.map { entry($0, appearance) }].compactMap(\.self)
    return #"{"colors": [\#(entries.joined(separator: ","))]}"#
  }

  @Test(
    "give colours in every space and spelling",
    arguments: [
      ("srgb", #""red":"0xFF","green":"128","blue":"0.5","alpha":"1.000""#, [255, 128, 128, 255]),
      ("display-p3", #""red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0""#, [255, 0, 0, 255]),
      (
        "display-p3", #""red":"0.5","green":"0.5","blue":"0.5","alpha":"0.5""#,
        [128, 128, 128, 128]
      ),
      (
        "extended-srgb", #""red":"1.2","green":"-0.1","blue":"0.2","alpha":"1.0""#,
        [255, 0, 51, 255]
      ),
      (
        "extended-linear-srgb", #""red":"0.5","green":"0.0","blue":"1.0","alpha":"1.0""#,
        [188, 0, 255, 255]
      ),
      ("gray-gamma-22", #""white":"0.5","alpha":"1.0""#, [128, 128, 128, 255]),
      ("extended-gray", #""white":"0.25","alpha":"1.0""#, [64, 64, 64, 255]),
    ])
  func colors(space: String, parts: String, expected: [Int]) throws {
    let catalog = try catalog(["tint.colorset/Contents.json": Self.color(space, parts)])
    let color = try #require(catalog.color("tint", isTablet: false)).light
    let found = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  @Test("give a colour its dark form, and know the system's")
  func darkColors() throws {
    let white = #""red":"1.0","green":"1.0","blue":"1.0","alpha":"1.0""#
    let black = #""red":"0.0","green":"0.0","blue":"0.0","alpha":"1.0""#
    let catalog = try catalog([
      "ground.colorset/Contents.json": Self.color("srgb", white, dark: black),
      "link.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
    ])
    let ground = try #require(catalog.color("ground", isTablet: false))
    #expect(ground.light.red == 1)
    #expect(ground.dark.red == 0)
    #expect(catalog.color("link", isTablet: false) == .systemBlue)
  }

  @Test("have groups, which may open a namespace")
  func groups() throws {
    let color = Self.color("srgb", #""red":"1.0","green":"1.0","blue":"1.0","alpha":"1.0""#)
    let catalog = try catalog([
      "Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Brand/a.colorset/Contents.json": color, "Plain/b.colorset/Contents.json": color,
    ])
    #expect(catalog.color("Brand/a", isTablet: false) != nil)
    #expect(catalog.color("a", isTablet: false) == nil)
    #expect(catalog.color("b", isTablet: false) != nil)
  }

  @Test("are found below a folder, or named themselves")
  func inside() throws {
    for name in ["App/Media.xcassets/a.colorset", "Kit/Resources/Kit.xcassets/b.colorset"] {
      try folder.write(Data("{}".utf8), as: name + "/Contents.json")
    }
    let found = ["App/Media.xcassets", "Kit/Resources/Kit.xcassets"].map(folder.file)
    #expect(AssetCatalog.inside(folder.path) == found)
    #expect(AssetCatalog.inside(found[0]) == [found[0]])
    #expect(AssetCatalog.inside(folder.file("None.xcassets")).isEmpty)
  }

  @Test("Named colours of a document come from the catalogue where it has them")
  func namedColors() throws {
    let label = """
      <label contentMode="left" text="x" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/>
        <color key="textColor" name="Ink"/></label>
      """
    let folder = try TestFolder([
      "Cell.xib": StoredProbe.xib(
        StoredProbe.cell(label, ""),
        resources:
          #"<namedColor name="Ink"><color red="1" green="1" blue="1" alpha="1" colorSpace="custom"/></namedColor>"#
      ),
      "A.xcassets/Ink.colorset/Contents.json":
        Self.color("srgb", #""red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0""#),
    ])
    let path = folder.file("Cell.xib")
    let layout = InterfaceLayout(try InterfaceDocument.load(path), InterfaceResources(of: path))
    let cell = environment().perform { layout.row(layout.scenes[0]).cell }
    #expect(
      (cell.contentView.subviews.first as? UILabel)?.textColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
