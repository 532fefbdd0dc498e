import Diagnostics
import Numbers
import UIKit

/// The context in which the rules of all classes run while a scene is built.
final class BuildContext {
  let device: CanvasDevice
  let tools: ToolsVersion
  let colors: ColorTable
  let images: ImageTable
  let graph: StoryboardGraph
  let notes: NoteLog
  let fonts: FontTable
  let designables: DesignableSizes
  /// The application's classes; nil if the objects are made for a picture or for comparing frames.
  let classes: NibClasses?
  /// Whether objects are laid out as on Interface Builder's canvas, instead of as in an
  /// application.
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
    designables = DesignableSizes(document)
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
    designables = other.designables
    notes = other.notes
    classes = other.classes
    fonts = .canvas(other.tools)
    isCanvas = true
  }

  /// The same context, with the resources of Interface Builder's canvas.
  var onCanvas: BuildContext { BuildContext(canvasOf: self) }

  /// Whether the objects are for a program, in which canvas-only settings have no effect.
  var isLive: Bool { classes != nil }

  /// The image that an element names itself or by `<imageReference key="image">`; nil if it names
  /// none, or one that the document does not declare.
  func image(_ element: Element) -> UIImage? {
    let reference = element.child("imageReference", key: "image") ?? element
    return reference["image"].flatMap { image($0, reference, symbolOf: element) }
  }

  /// The image of a name; symbols in the configuration of `owner`.
  func image(_ name: String, _ element: Element, symbolOf owner: Element? = nil) -> UIImage? {
    if element["catalog"] == "system" {
      return images.symbol(name, (owner ?? element).symbolConfiguration)
    }
    let image = images.image(name)
    if image == nil { notes.add(.missingImage, element, name) }
    return image
  }
}

/// Collects the settings of a document that are not supported, each once.
final class NoteLog {
  /// The kind of setting.
  enum Kind: Hashable {
    case unknownView
    case standIn
    case unread
    case missingImage
    case refusedImage
    case danglingConstraint
    case impossibleConstraint
    case unknownAttribute
    case unknownRelation
    case tooManyViews
    case longText
    case unknownRuntimeAttribute
    case colorForLayer
    case unfillable
    case unknownProperty
  }

  private struct Key: Hashable {
    let kind: Kind
    let detail: String
  }

  /// The maximum number of notes of one kind; more of them add nothing.
  private static let mostOfKind = 50

  private var seen: [Key: Int] = [:]
  private var counts: [Kind: Int] = [:]
  private var first: [(key: Key, element: Element, choices: [String])] = []

  /// Notes that an element is not supported as written.
  ///
  /// - Parameter choices: words of which one may be meant by `detail`; looked up at its first
  ///   occurrence only.
  func add(
    _ kind: Kind, _ element: Element, _ detail: String,
    choices: @autoclosure () -> [String] = []
  ) {
    let key = Key(kind: kind, detail: detail)
    seen[key, default: 0] += 1
    guard seen[key] == 1 else { return }
    counts[kind, default: 0] += 1
    if counts[kind, default: 0] <= Self.mostOfKind { first.append((key, element, choices())) }
  }

  /// One note per setting, at its first occurrence; the last note of a kind gives the number of
  /// omitted ones.
  func diagnostics(_ place: (Element) -> FileLocation) -> [Diagnostic] {
    var left = counts.mapValues { $0 - Self.mostOfKind }
    return first.reversed().map { entry in
      let count = seen[entry.key] ?? 1
      let times = count > 1 ? " (\(count) times)" : ""
      let more = left.updateValue(0, forKey: entry.key.kind) ?? 0
      let rest = andMore(more, after: ",", of: " of this kind")
      return Diagnostic(
        .note, at: place(entry.element), wording(entry.key) + times + rest,
        expected: expectation(entry.key.kind),
        hint: hint(entry.key.kind)
          ?? Diagnostic.didYouMean(entry.key.detail, in: entry.choices))
    }.reversed()
  }

  private func wording(_ key: Key) -> String {
    let name = Diagnostic.quoted(key.detail)
    return switch key.kind {
    case .unknownView: "<\(key.detail)> is laid out as a plain view"
    case .standIn: "what \(key.detail) shows is not here: it is an empty view"
    case .unread: "\(key.detail) is not shown"
    case .missingImage: "the image \(name) is not among the resources"
    case .refusedImage: "the image \(name) leads out of the project"
    case .danglingConstraint: "a constraint names \(name), which is not in its hierarchy"
    case .impossibleConstraint: "a constraint cannot be: \(key.detail)"
    case .unknownAttribute: "unknown attribute \(name) in a constraint"
    case .unknownRelation: "unknown relation \(name) in a constraint, which is taken for equal"
    case .tooManyViews: "too many views; what follows is left out"
    case .longText: "a text of this <\(key.detail)> is too long and is cut"
    case .unknownRuntimeAttribute: "the runtime attribute \(name) is the application's own"
    case .unfillable: "\(name) cannot show that value"
    case .unknownProperty: "\(name) is no property that can be set"
    case .colorForLayer: "the runtime attribute \(name) has no effect on a phone either"
    }
  }

  private func expectation(_ kind: Kind) -> String? {
    switch kind {
    case .unknownAttribute: "an attribute of Auto Layout such as top, leadingMargin or baseline"
    case .unknownRelation: Diagnostic.choices(ConstraintReader.relationNames)
    case .danglingConstraint: "the id of a view or guide of the same scene"
    case .unknownView, .standIn, .unread, .missingImage, .refusedImage, .impossibleConstraint,
      .tooManyViews, .longText, .unknownRuntimeAttribute, .colorForLayer, .unfillable,
      .unknownProperty:
      nil
    }
  }

  private func hint(_ kind: Kind) -> String? {
    switch kind {
    case .tooManyViews: "at most \(InterfaceLimits.views) in a scene"
    case .longText: "at most \(InterfaceLimits.text) bytes"
    case .unfillable:
      "labels, buttons and text inputs show texts, controls numbers; true and false hide views"
    case .refusedImage: "--allow-read PATH allows it"
    case .colorForLayer: "it takes a CGColor, which a file cannot hold"
    case .unknownView, .standIn, .unread, .missingImage, .danglingConstraint, .impossibleConstraint,
      .unknownAttribute, .unknownRelation, .unknownRuntimeAttribute, .unknownProperty:
      nil
    }
  }
}

/// Visible content in documents that is not drawn; noted at its first occurrence.
enum UnreadContent {
  /// Notes such content in an element and its children.
  static func note(_ element: Element, _ notes: NoteLog) {
    for (name, _) in element.attributes where attributes.contains(name) {
      notes.add(.unread, element, name)
    }
    for child in element.children {
      if elements.contains(child.name) { notes.add(.unread, child, child.name) }
      if let key = child.key, keys.contains(key) { notes.add(.unread, child, key) }
    }
  }

  private static let attributes: Set<String> = [
    "minimumValueImage", "maximumValueImage", "progressImage", "trackImage", "highlightedImage",
    "backgroundImage", "disabledBackgroundImage", "backIndicatorImage", "shadowImage",
  ]
  private static let elements: Set<String> = [
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "vibrancyEffect",
  ]
  private static let keys: Set<String> = [
    "shadowColor", "titleTextAttributes", "largeTitleTextAttributes",
    "scopeBarButtonTextAttributes",
    "backgroundConfiguration",
  ]
}
