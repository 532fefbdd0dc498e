import UIKit

extension AssignmentList {
  /// Adds assignments that hold only while the reader's text size is an accessibility size, after the others:
  /// what code in `traitCollectionDidChange` does, for a view that is made for one text size.
  ///
  /// A class is not chosen by text size: `make` is left out.
  mutating func addForAccessibilitySizes(_ other: AssignmentList) {
    setUp += other.setUp.map { apply in { view in if view.hasAccessibilitySize { apply(view) } } }
    bind += other.bind.map { apply in
      { view, row in if view.hasAccessibilitySize { apply(view, row) } }
    }
    layOut += other.layOut.map { apply in
      { view, width in if view.hasAccessibilitySize { apply(view, width) } }
    }
    fields += other.fields
    images += other.images
  }
}

extension UIView {
  fileprivate var hasAccessibilitySize: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
}
