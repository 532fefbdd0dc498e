import UIKit

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

  /// Whether Interface Builder said at the last save that the stored frame is not that of the
  /// constraints.
  package var isMarkedMisplaced: Bool { element.flag("misplaced") == true }
  /// Whether it said that the constraints leave the frame open.
  package var isMarkedAmbiguous: Bool { element.flag("ambiguous") == true }
}
