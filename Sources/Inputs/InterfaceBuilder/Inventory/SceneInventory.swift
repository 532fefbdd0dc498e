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
