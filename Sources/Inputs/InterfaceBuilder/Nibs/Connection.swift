/// Outlets of an object: one, or all of an outlet collection.
struct Connection {
  let property: String
  let isCollection: Bool
  /// Object ids, in the order of the file.
  private(set) var destinations: [String]
  /// Where the file says it first.
  let element: Element

  /// The outlets of an element in the order of the file; actions and segues have nobody here to go
  /// to.
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
