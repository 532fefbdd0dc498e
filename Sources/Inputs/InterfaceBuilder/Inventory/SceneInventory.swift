import Reading
import UIKit

/// The elements that a laid-out scene was made from.
package struct SceneInventory {
  /// A view and its element.
  package struct Entry {
    package let view: UIView
    package let source: SourceElement
  }

  /// A constraint and its element.
  package struct Constraint {
    package let constraint: NSLayoutConstraint
    package let source: SourceElement
  }

  /// In the order of the file.
  package let views: [Entry]
  /// The constraints that could be made, in the order of the file.
  package let constraints: [Constraint]
  /// The constraints that are not used, or not as they are written, in the order of the file.
  package let faults: [ConstraintFault]

  init(_ objects: SceneObjects, _ read: ReadConstraints) {
    views = objects.entries.map { Entry(view: $0.view, source: SourceElement($0.element)) }
      .sorted { $0.source.offset < $1.source.offset }
    constraints = read.made.filter(\.constraint.isActive).map {
      Constraint(constraint: $0.constraint, source: SourceElement($0.element))
    }
    .sorted { $0.source.offset < $1.source.offset }
    faults = read.faults
  }

  /// Notes in each constraint where the file declares it. Complexity: O(constraints × log lines).
  func noteDeclarations(in lines: LineIndex) {
    for entry in constraints {
      let location = lines.location(ofByte: entry.source.offset)
      entry.constraint.declaredAt = .init(line: location.line, column: location.column)
    }
  }
}

extension InterfaceScene {
  /// The element of the cell or root view.
  package var source: SourceElement { SourceElement(element) }
  /// The table of a prototype or static cell.
  package var tableSource: SourceElement? { table.map(SourceElement.init) }
  package var controllerSource: SourceElement? { controller.map(SourceElement.init) }
  /// The size of a cell that the file stores, in points; of one without a frame the usual width and
  /// the height that the file gives its row.
  package var storedSize: CGSize {
    if let frame = element.rect("frame") { return frame.size }
    let height = [element, table].compactMap { $0?.number("rowHeight") }.first { $0 > 0 }
    return CGSize(width: CGSize.usualRow.width, height: height ?? CGSize.usualRow.height)
  }
  /// Whether the height of the prototype is another than that of its table's rows: its rows have it
  /// where code says so.
  package var hasOwnHeight: Bool {
    guard let table, table["dataMode"] != "static", let own = element.number("rowHeight"), own > 0
    else { return false }
    return own != table.number("rowHeight")
  }
  /// Whether a collection's cell has a size for the canvas alone.
  package var hasCustomSize: Bool {
    kind == .collectionCell && element.child(key: "customSize") != nil
  }
  /// The height in points that the table gives its row whatever the content; nil where the content
  /// or code decides. A prototype's own height is for the canvas; a static cell's counts. A table
  /// that estimates heights is taken for one that code tells to size its rows.
  package var tableHeight: CGFloat? {
    guard kind == .tableCell, let table else { return nil }
    return Self.tableHeight(of: element, in: table)
  }

  static func tableHeight(of cell: Element, in table: Element) -> CGFloat? {
    if table["dataMode"] == "static", let own = cell.number("rowHeight"), own > 0 { return own }
    guard let common = table.number("rowHeight"), common > 0,
      table.number("estimatedRowHeight").map({ $0 <= 0 }) ?? true
    else { return nil }
    return common
  }
}

/// An element of a document with its attributes and location, for diagnosis of the file.
package struct SourceElement {
  private let element: Element

  init(_ element: Element) { self.element = element }

  package var id: String? { element.id }
  /// `tableViewCell`, `label`, `constraint`.
  package var name: String { element.name }
  /// The byte at which the start tag begins.
  package var offset: Int { element.offset }

  /// The value of an attribute; nil if it is absent.
  package subscript(attribute: String) -> String? { element[attribute] }

  /// The number in an attribute; nil if there is none.
  package func number(_ attribute: String) -> CGFloat? { element.number(attribute) }

  /// Calls `body` with the element and everything below it.
  func forEach(_ body: (Element) -> Void) { element.forEach(body) }

  /// The frame that Interface Builder stored, in the superview's coordinates and points.
  package var storedFrame: CGRect? { element.rect("frame") }
}

extension InterfaceDocument {
  /// The first outlet of each object, by object id: its name in code.
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

  /// The outlets of what loads a XIB, and its class.
  package struct Owner {
    /// The object id of the controller's view.
    package var view: String?
    fileprivate var className: String?
    fileprivate var outlets: Set<String> = []

    /// The owner's class, if it has an outlet to an object.
    package func className(holding id: String) -> String? {
      outlets.contains(id) ? className : nil
    }
  }

  /// The owner of a XIB; one without outlets where there is none.
  /// - Complexity: O(elements).
  package var owner: Owner {
    var owner = Owner()
    root.forEach { element in
      guard element.name == "placeholder", element["placeholderIdentifier"] == "IBFilesOwner" else {
        return
      }
      let connections = element.elements(in: "connections")
      owner.view = connections.first { $0["property"] == "view" }?["destination"]
      owner.className = element["customClass"]
      owner.outlets = Set(connections.compactMap { $0["destination"] })
    }
    return owner
  }

  /// The outlets within an element that name an object which the document does not have: the name
  /// and the id, with the byte at which each is written.
  package func danglingOutlets(in scene: SourceElement) -> [(name: String, id: String, offset: Int)]
  {
    var known: Set<String> = []
    root.forEach { if let id = $0.id { known.insert(id) } }
    var dangling: [(name: String, id: String, offset: Int)] = []
    scene.forEach { element in
      guard element.name == "outlet", let name = element["property"],
        let id = element["destination"], !known.contains(id)
      else { return }
      dangling.append((name, id, element.offset))
    }
    return dangling
  }

  /// UIKit's own outlets, whose names do not describe an object.
  private static let framework: Set<String> = ["view", "dataSource", "delegate"]

  /// The locations in the file's text.
  package var lines: LineIndex { LineIndex(source) }
}
