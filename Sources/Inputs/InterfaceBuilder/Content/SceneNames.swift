import Reading

/// What the views of a scene are called: by outlets, by the labels that people give them in Xcode,
/// by object id.
package struct SceneNames {
  /// A name and the object it stands for.
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

  /// The objects that a name stands for: those of an outlet, else of a label, else the one of that
  /// id.
  package func ids(of name: String) -> [String] {
    for entries in [outlets, labels] {
      let found = entries.filter { $0.name == name }.map(\.id)
      if !found.isEmpty { return found }
    }
    return ids.contains(name) ? [name] : []
  }

  /// What an object is called: by its first outlet, else by its label in Xcode.
  package func name(ofObject id: String) -> String? {
    (outlets + labels).first { $0.id == id }?.name
  }

  /// Whether a name, or the name before a property as in `badge.hidden`, stands for something.
  package func knows(_ name: String) -> Bool { target(name) != nil }

  /// The objects and the property of them that a name leads to; nil for what nobody is called.
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

/// What a scene is to show in place of what the file says.
package struct SceneContent {
  /// Values by the names of views; see `SceneNames`.
  package let values: DataRecord
  /// Where pictures are looked for that are named by their files; ends in `/` unless empty.
  package let folder: String

  /// Content; nothing by itself.
  package init(_ values: DataRecord = DataRecord(), folder: String = "") {
    self.values = values
    self.folder = folder
  }
}
