import AppProjects
import TestSupport
import Testing

@Suite("Members that Xcode generates for the resources of an app")
struct AssetSymbolsTests {
  @Test("are in camel case, without Color and Image at their ends, and in the types of namespaces")
  func names() throws {
    let sets = [
      "BrandColor.colorset", "dark text.colorset", "2nd.colorset", "Theme/LineColor.colorset",
      "06BE77.colorset", "Icons/URLIcon.imageset", "Image.imageset",
      "Theme/bell-off-image.imageset",
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
    #expect(color("_06_BE_77")?.contains("\"06BE77\"") == true && color("_06BE77") != nil)
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

  @Test("are classes of Core Data models, whose names are no code")
  func entities() throws {
    let folder = try TestFolder([
      "M.xcdatamodeld/M.xcdatamodel/contents": """
      <model><entity name="Post" representedClassName="App.StoredPost" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String"/>
      <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="size" attributeType="Integer 32" usesScalarValueType="NO"/>
      <attribute name="a; } func x() { exit(1)" attributeType="String"/>
      <attribute name="description" attributeType="String"/>
      <attribute name="title" attributeType="Date"/>
      <relationship name="author" maxCount="1" destinationEntity="Author"/>
      <relationship name="tags" toMany="YES" destinationEntity="Author"/>
      <relationship name="lost" maxCount="1" destinationEntity="Nobody"/></entity>
      <entity name="Author" parentEntity="Post" codeGenerationType="class"/><entity name="A {}"/>
      <entity name="Draft" codeGenerationType="category"><attribute name="at" attributeType="Date"/></entity>
      <entity name="Written"><attribute name="by" attributeType="Hand"/></entity>
      <entity name="Hen" parentEntity="Egg"/><entity name="Egg" parentEntity="Hen"/>
      <entity name="Chick" parentEntity="Hen"/>
      """
    ])
    let project = AppProject(around: folder.file("x.swift"), in: folder.path)
    let symbols = AssetSymbols([], models: project.tree.models)
    let entities = symbols.entities
    #expect(entities.keys.sorted() == ["Author", "StoredPost"])
    #expect(
      symbols.entityProperties["Draft"]
        == "extension `Draft` {\n  public var `at`: Date! { get { .sampleMember(\"at\") } set {} }\n}\n"
    )
    #expect(
      entities["StoredPost"]?.split(separator: "\n").dropFirst().prefix(6).map { $0.dropFirst(2) }
        == [
          "open var `title`: String! = .sampleMember(\"title\")",
          "open var `count`: Int16 = .sampleMember(\"count\")",
          "open var `size`: NSNumber! = nil", "open var `author`: `Author`! = nil",
          "open var `tags`: NSSet! = NSSet()",
          "public static func sampleMember(_ name: String) -> Self {",
        ])
    #expect(entities["Author"]?.hasPrefix("open class `Author`: `StoredPost` {") == true)
  }
}
