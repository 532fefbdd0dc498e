/// Which elements have an id, looked up where a constraint names one that no view of its scene has.
final class DocumentIDs {
  /// The meaning of an id that no view of a scene has.
  enum Meaning {
    case nothing
    /// An object that the file leaves out of the size classes of the device, with its constraints.
    case notInstalled
    /// The element of an object that is not made here, or lies in such a one.
    case notMade(String)
    /// An object that is not inside the constraint's view. The element's name.
    case elsewhere(String)
  }

  private let written: Element
  private let resolved: Element
  private lazy var writtenIDs = Self.elements(of: written)
  private lazy var installed = Self.elements(of: resolved)
  private lazy var parents = Self.parents(in: resolved)
  private lazy var writtenParents = Self.parents(in: written)

  /// - Parameters:
  ///   - written: the document as the file has it.
  ///   - resolved: the document for a device, from whose elements scenes are built.
  init(written: Element, resolved: Element) {
    self.written = written
    self.resolved = resolved
  }

  /// The meaning of an id in a constraint. Complexity: O(depth); O(elements) at the first call.
  func meaning(of id: String, in constraint: Element) -> Meaning {
    guard let element = installed[id] else {
      return writtenIDs[id] == nil ? .nothing : .notInstalled
    }
    if element.name == "viewControllerLayoutGuide" { return .notMade(element.name) }
    let holder = parent(of: constraint).flatMap(parent)
    var outer: Element? = element
    while let current = outer {
      if current === holder { return .notMade(element.name) }
      outer = parent(of: current)
    }
    return .elsewhere(element.name)
  }

  /// The first element of the document, for the device, with an id.
  func element(_ id: String) -> Element? { installed[id] }

  /// An element that the file leaves out of the size classes of the device, with the view around the
  /// list that it stands in; nil for others. Complexity: as `meaning(of:in:)`.
  func uninstalled(_ id: String) -> (element: Element, holder: Element)? {
    guard installed[id] == nil, let element = writtenIDs[id],
      let list = writtenParents[ObjectIdentifier(element)],
      let holder = writtenParents[ObjectIdentifier(list)]
    else { return nil }
    return (element, holder)
  }

  private func parent(of element: Element) -> Element? { parents[ObjectIdentifier(element)] }

  private static func elements(of root: Element) -> [String: Element] {
    var elements: [String: Element] = [:]
    root.forEach { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    return elements
  }

  private static func parents(in root: Element) -> [ObjectIdentifier: Element] {
    var parents: [ObjectIdentifier: Element] = [:]
    root.forEach { element in
      for child in element.children { parents[ObjectIdentifier(child)] = element }
    }
    return parents
  }
}
