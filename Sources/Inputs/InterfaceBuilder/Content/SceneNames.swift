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

  init(_ scene: InterfaceScene, root: Element) {
    scene.element.forEach { element in
      guard let id = element.id, element.name != "constraint" else { return }
      ids.insert(id)
      if let label = element["userLabel"] { labels.append(Entry(name: label, id: id)) }
    }
    let owners = root.elements(in: "objects").filter { $0.name == "placeholder" }
    for element in [scene.element] + owners + [scene.controller].compactMap(\.self) {
      for connection in Connection.all(of: element) {
        outlets += connection.destinations.filter(ids.contains).map {
          Entry(name: connection.property, id: $0)
        }
      }
    }
  }

  /// The objects of a name: those of an outlet, else of a label, else the one with that id.
  package func ids(of name: String) -> [String] {
    for entries in [outlets, labels] {
      let found = entries.filter { $0.name == name }.map(\.id)
      if !found.isEmpty { return found }
    }
    return ids.contains(name) ? [name] : []
  }

  /// The name of an object: its first outlet, else its label in Xcode.
  package func name(ofObject id: String) -> String? {
    (outlets + labels).first { $0.id == id }?.name
  }

  /// Whether a name, or the name before a property as in `badge.hidden`, has an object.
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
    var seen: Set<String> = []
    return (outlets + labels).map(\.name).filter { seen.insert($0).inserted }
  }
}

/// The content that a scene shows instead of the file's.
package struct SceneContent {
  /// The values by the names of views; see `SceneNames`.
  package let values: DataRecord
  /// The folder of image files; ends in `/` unless empty.
  package let folder: String

  /// Creates content; empty by default.
  package init(_ values: DataRecord = DataRecord(), folder: String = "") {
    self.values = values
    self.folder = folder
  }
}
