import Reading
import UIKit

/// What a laid-out scene was made from.
package struct SceneInventory {
  /// A view and its element.
  package struct Entry {
    package let view: UIView
    package let source: SourceElement
  }

  /// A constraint that was made and its element.
  package struct Constraint {
    package let constraint: NSLayoutConstraint
    package let source: SourceElement
  }

  /// In the order of the file.
  package let views: [Entry]
  /// In the order of the file, those that could be made.
  package let constraints: [Constraint]

  init(_ objects: SceneObjects, _ constraints: [ConstraintReader.Made]) {
    views = objects.entries.map { Entry(view: $0.view, source: SourceElement($0.element)) }
      .sorted { $0.source.offset < $1.source.offset }
    self.constraints = constraints.filter(\.constraint.isActive).map {
      Constraint(constraint: $0.constraint, source: SourceElement($0.element))
    }
    .sorted { $0.source.offset < $1.source.offset }
  }
}

extension InterfaceScene {
  /// The element of the cell or root view.
  package var source: SourceElement { SourceElement(element) }
  /// The table around a prototype or static cell.
  package var tableSource: SourceElement? { table.map(SourceElement.init) }
}

/// An element of a document for those who judge the file: what it says, and where.
package struct SourceElement {
  private let element: Element

  init(_ element: Element) { self.element = element }

  /// The object id.
  package var id: String? { element.id }
  /// `tableViewCell`, `label`, `constraint`.
  package var name: String { element.name }
  /// The byte at which the start tag begins.
  package var offset: Int { element.offset }

  /// The attribute of that name.
  package subscript(attribute: String) -> String? { element[attribute] }

  /// A number that an attribute gives.
  package func number(_ attribute: String) -> CGFloat? { element.number(attribute) }

  /// The frame that Interface Builder stored, in the coordinates of the view around it.
  package var storedFrame: CGRect? { element.rect("frame") }
}

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
