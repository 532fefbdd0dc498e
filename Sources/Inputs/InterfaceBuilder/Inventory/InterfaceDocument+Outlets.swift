import Reading

extension InterfaceDocument {
  /// The name of the first outlet that leads to each object, by object id: what code calls it.
  package var outletNames: [String: String] {
    var names: [String: String] = [:]
    root.forEach { element in
      guard element.name == "outlet", let property = element["property"],
        let destination = element["destination"], names[destination] == nil,
        !Self.framework.contains(property)
      else { return }
      names[destination] = property
    }
    return names
  }

  /// Outlets of UIKit's own, which say nothing about an object.
  private static let framework: Set<String> = ["view", "dataSource", "delegate"]

  /// The places of the file's text.
  package var lines: LineIndex { LineIndex(source) }
}
