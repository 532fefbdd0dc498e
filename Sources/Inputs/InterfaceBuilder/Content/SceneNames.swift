import CollectionAlgorithms
import LayoutTree
import Reading

/// The names of a scene's views: outlets, labels set in Xcode, object ids.
package struct SceneNames {
  /// A name and its object.
  private struct Entry {
    let name: String
    let id: String
  }

  private var outlets: [Entry] = []
  private var labels: [Entry] = []
  private var ids: Set<String> = []
  private var shown: [String: String] = [:]

  init(_ scene: InterfaceScene, root: Element) {
    let owners = root.elements(in: "objects").filter { $0.name == "placeholder" }
    self.init(
      of: scene.element,
      connectedBy: [scene.element] + owners + [scene.controller].compactMap(\.self))
  }

  /// Names of everything in an element, by the outlets of `sources`.
  init(of root: Element, connectedBy sources: [Element]) {
    var elements: [(id: String, element: Element)] = []
    root.forEach { element in
      guard let id = element.id, element.name != "constraint" else { return }
      ids.insert(id)
      elements.append((id, element))
      if let label = element["userLabel"] { labels.append(Entry(name: label, id: id)) }
    }
    for element in sources {
      for connection in Connection.all(of: element) {
        outlets += connection.destinations.filter(ids.contains).map {
          Entry(name: connection.property, id: $0)
        }
      }
    }
    name(elements)
  }

  // MARK: Messages

  /// The name of an object in messages: by its first outlet, else by its label in Xcode, else by
  /// its accessibility identifier, else by its kind with its text (the image or system item of a
  /// bar's item), or with its object id where it has none. Where several would be alike, the later
  /// ones of the file get a number.
  package func label(ofObject id: String) -> String? { shown[id] }

  private mutating func name(_ elements: [(id: String, element: Element)]) {
    var codeNames: [String: String] = [:]
    for entry in outlets.reversed() where !Self.framework.contains(entry.name) {
      codeNames[entry.id] = entry.name
    }
    var names = UniqueNames()
    for (id, element) in elements where shown[id] == nil {
      let label =
        codeNames[id].map(Diagnostic.printable) ?? Self.writtenName(of: element)
        ?? Self.kind(of: element, id)
      shown[id] = names.unique(label)
    }
  }

  /// Outlets of UIKit's own, which say nothing about an object.
  private static let framework: Set<String> = ["view", "dataSource", "delegate"]

  private static func writtenName(of element: Element) -> String? {
    let identifier = element.child(key: "accessibilityConfiguration")?["identifier"]
    return [element["userLabel"], identifier].compactMap(\.self).first { !$0.isEmpty }.map { name in
      let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      return isWord ? Diagnostic.printable(name) : Diagnostic.quoted(name)
    }
  }

  private static func kind(of element: Element, _ id: String) -> String {
    let title = element.children.first { $0.name == "state" && $0.key == "normal" }?["title"]
    if let text = element.string("text") ?? element.string("title") ?? title, !text.isEmpty {
      return "\(element.name) \(shortened(text))"
    }
    if element.name.hasSuffix("Item") {
      if let item = element["systemItem"] { return Diagnostic.printable("\(element.name) \(item)") }
      if let image = element["image"] { return "\(element.name) \(shortened(image))" }
    }
    return Diagnostic.printable("\(element["customClass"] ?? element.name) \(id)")
  }

  /// The beginning of the first line of a text, in quotes.
  private static func shortened(_ text: String) -> String {
    Diagnostic.quoted(Diagnostic.shortened(text.prefix { !$0.isNewline }, limit: 24))
  }

  // MARK: Content

  /// The objects that a name stands for: an outlet's, else a label's, else that of the id.
  package func ids(of name: String) -> [String] {
    for entries in [outlets, labels] {
      let found = entries.filter { $0.name == name }.map(\.id)
      if !found.isEmpty { return found }
    }
    return ids.contains(name) ? [name] : []
  }

  /// Whether a name, or the name before a property as in `badge.hidden`, stands for something.
  package func knows(_ name: String) -> Bool { target(name) != nil }

  /// The objects and the property that a name refers to; nil if there are none.
  func target(_ name: String) -> (ids: [String], property: String?)? {
    let whole = ids(of: name)
    if !whole.isEmpty { return (whole, nil) }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let part = ids(of: String(name[..<dot]))
    return part.isEmpty ? nil : (part, String(name[name.index(after: dot)...]))
  }

  /// The names for messages, each once: outlets and labels, in the order of the file.
  package var listed: [String] {
    return (outlets + labels).map(\.name).uniqued()
  }
}

/// The content that a scene shows instead of the file's.
package struct SceneContent {
  /// The values by the names of views; see `SceneNames`.
  package let values: DataRecord
  /// The folder of image files; ends in `/` unless empty.
  package let folder: String
  /// Which image files the values may name; nil for those of the folder's project.
  let access: FileAccess?

  /// Creates content; empty by default.
  package init(
    _ values: DataRecord = DataRecord(), folder: String = "", access: FileAccess? = nil
  ) {
    self.values = values
    self.folder = folder
    self.access = access
  }
}

/// The outlets of an object: one, or all in an outlet collection.
struct Connection {
  let property: String
  let isCollection: Bool
  /// Object ids, in the order of the file.
  private(set) var destinations: [String]
  /// Its first element in the file.
  let element: Element

  /// The outlets of an element in file order, without actions and segues.
  static func all(of element: Element) -> [Connection] {
    var connections: [Connection] = []
    for child in element.elements(in: "connections") {
      guard child.name == "outlet" || child.name == "outletCollection",
        let property = child["property"], let destination = child["destination"]
      else { continue }
      let isCollection = child.name == "outletCollection"
      if isCollection,
        let known = connections.firstIndex(where: { $0.isCollection && $0.property == property })
      {
        connections[known].destinations.append(destination)
      } else {
        connections.append(
          Connection(
            property: property, isCollection: isCollection, destinations: [destination],
            element: child))
      }
    }
    return connections
  }
}
