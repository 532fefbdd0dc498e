import LayoutDiagrams
import LayoutTree
import Scene
import UIKitCore
import ViewDrawing

/// Where the picture of one page goes, and how it looks: a log's conflicts, or a sweep.
public struct PagePictureRequest: Equatable, Sendable {
  /// Where it goes; `.nowhere` for no picture.
  public var output: OutputDestination
  /// The kind of file.
  public var format: PictureFormat
  /// The colours of the page: dark ones are light on a dark ground.
  public var appearance: UIUserInterfaceStyle

  /// A request for a picture.
  public init(
    output: OutputDestination, format: PictureFormat = .png,
    appearance: UIUserInterfaceStyle = .light
  ) {
    self.output = output
    self.format = format
    self.appearance = appearance
  }

  var palette: DiagramPalette { appearance == .dark ? .dark : .light }
}

extension PictureDelivery {
  /// Delivers a page about a file, named with `suffix` unless the request names it.
  func deliver(
    page scene: Scene, of file: String, suffix: String, _ request: PagePictureRequest
  ) throws(PlumbError) {
    let tree = LayoutTree(file: file, width: scene.size.width, scale: 2, profile: "")
    try Self.checkSize(of: scene.size.height, tree)
    let path = request.output.path(template: file, suffix: suffix, format: request.format)
    if request.output.isFile { try session.claim(path, for: file) }
    try deliver(
      TablePicture(scene: scene, tree: tree),
      PictureRequest(format: request.format, output: request.output), to: path)
  }
}

/// A page of panels, one below the other, under a title and over a legend. Lengths are points.
struct PanelPage {
  static let margin = 20.0
  private static let titleHeight = 34.0
  private static let gap = 12.0

  private let title: String
  private let palette: DiagramPalette
  private let width: Double
  private let texts: SheetTexts
  private var nodes: [Scene.Node]
  private var y = Self.margin + Self.titleHeight

  /// A page without panels; `width` is that of the widest.
  init(titled title: String, width: Double, _ palette: DiagramPalette, _ texts: SheetTexts) {
    (self.title, self.width, self.palette, self.texts) = (title, width, palette, texts)
    nodes = texts.title.nodes(
      title, palette.title, at: Scene.Point(Self.margin, Self.margin + 16))
  }

  /// Adds a panel, which is made for the position of its top left corner.
  mutating func add(height: Double, _ panel: (Scene.Point) -> Scene.Node) {
    nodes.append(panel(Scene.Point(Self.margin, y)))
    y += height + Self.gap
  }

  /// Says how many panels are left out for want of room: `and 3 more`.
  mutating func add(omitted words: String) {
    nodes += texts.detail.nodes(words, palette.caption, at: Scene.Point(Self.margin, y + 10))
    y += 16 + Self.gap
  }

  func scene(legend: DiagramLegend, _ type: BadgeText, _ assets: SceneAssets) -> Scene {
    let foot = legend.node(at: Scene.Point(Self.margin, y), type)
    let height = (y + legend.height(type) + Self.margin).wholePoints
    let size = Scene.Size(width + 2 * Self.margin, height)
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), palette.ground)
    return Scene(
      size: size, title: title, nodes: [paper] + nodes + [foot], outlines: assets.outlines,
      images: assets.images)
  }
}
