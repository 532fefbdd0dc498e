import Diagnostics
import UIKit

/// What the rules of every class may look at while a scene is built.
final class BuildContext {
  let device: CanvasDevice
  let tools: ToolsVersion
  let colors: ColorTable
  let images: ImageTable
  let graph: StoryboardGraph
  let notes: NoteLog
  let fonts: FontTable
  /// The application's classes; nil where objects are made for a picture or for comparing frames.
  let classes: NibClasses?
  /// Whether the objects are laid out as Interface Builder shows them, not as an application would.
  let isCanvas: Bool

  init(
    device: CanvasDevice, tools: ToolsVersion, document: Element, notes: NoteLog,
    assets: AssetCatalog, classes: NibClasses? = nil
  ) {
    self.device = device
    self.tools = tools
    colors = ColorTable(document, assets, isTablet: device.isTablet)
    images = ImageTable(document, assets, isTablet: device.isTablet)
    graph = StoryboardGraph(document)
    self.notes = notes
    self.classes = classes
    fonts = .application
    isCanvas = false
  }

  private init(canvasOf other: BuildContext) {
    device = other.device
    tools = other.tools
    colors = other.colors
    images = other.images
    graph = other.graph
    notes = other.notes
    classes = other.classes
    fonts = .canvas(other.tools)
    isCanvas = true
  }

  /// The same with what Interface Builder itself had.
  var onCanvas: BuildContext { BuildContext(canvasOf: self) }

  /// Whether the objects are for a program: what the file says for the canvas only has no meaning
  /// then.
  var isLive: Bool { classes != nil }

  /// The image that an element names itself or by `<imageReference key="image">`; nil where it
  /// names none, and where the document does not know it.
  func image(_ element: Element) -> UIImage? {
    let reference = element.child("imageReference", key: "image") ?? element
    return reference["image"].flatMap { image($0, reference, symbolOf: element) }
  }

  /// The image of a name; symbols as `owner` configures them.
  func image(_ name: String, _ element: Element, symbolOf owner: Element? = nil) -> UIImage? {
    if element["catalog"] == "system" {
      return images.symbol(name, (owner ?? element).symbolConfiguration)
    }
    let image = images.image(name)
    if image == nil { notes.add(.missingImage, element, name) }
    return image
  }
}
