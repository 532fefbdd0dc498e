import AppProjects
import TestSupport
import Testing

@Suite("Members that Xcode generates for asset catalogues")
struct AssetSymbolsTests {
  @Test("are in camel case, without Color and Image at their ends, and in the types of namespaces")
  func names() throws {
    let sets = [
      "BrandColor.colorset", "dark text.colorset", "2nd.colorset", "Theme/LineColor.colorset",
      "Icons/URLIcon.imageset", "Image.imageset", "Theme/bell-off-image.imageset",
    ]
    let folder = try TestFolder(
      Dictionary(uniqueKeysWithValues: sets.map { ("A.xcassets/\($0)/Contents.json", "{}") })
        .merging([
          "A.xcassets/Theme/Contents.json": "{\"properties\" : {\"provides-namespace\" : true}}"
        ]) { $1 })
    let project = AppProject(around: folder.file("x.swift"), in: folder.path)
    let assets = AssetSymbols(project.tree.assets)
    func color(_ name: String) -> String? {
      assets.declaration(of: name, .color, isResource: false)
    }
    #expect(
      color("brand")
        == "public static var `brand`: UIKit.UIColor { UIKit.UIColor(resource: "
        + "UIKit.ColorResource(name: \"BrandColor\", bundle: .main)) }")
    #expect(color("darkText")?.contains("\"dark text\"") == true)
    #expect(color("_2nd") != nil && color("brandColor") == nil && color("line") == nil)
    #expect(color("Theme")?.hasPrefix("public enum `Theme` { public static var `line`: ") == true)
    #expect(color("Theme")?.contains("\"Theme/LineColor\"") == true)
    func image(_ name: String) -> String? {
      assets.declaration(of: name, .image, isResource: true)
    }
    #expect(
      image("urlIcon")
        == "public static var `urlIcon`: UIKit.ImageResource "
        + "{ UIKit.ImageResource(name: \"URLIcon\", bundle: .main) }")
    #expect(image("image") != nil && image("Theme")?.contains("var `bellOff`:") == true)
  }
}
