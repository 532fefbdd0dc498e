import UIKit

/// A view of a scene, laid out, with what its file says of it.
package struct LintView {
  /// The view, in the layout of its scene.
  package let view: UIView
  /// Object id, or the name that a template gives it: what settings call it.
  package let id: String
  /// What messages call it: unique in its scene.
  package let name: String
  /// Where it is written.
  package let place: SourcePlace
  /// The frame that the file stores; nil where files store none.
  package let storedFrame: CGRect?
  /// Whether its content may ask for a size that only the application knows: a class of its own, an
  /// image that is not in the file.
  package let hasUnknownSize: Bool

  /// A view from its parts.
  package init(
    view: UIView, id: String, name: String, place: SourcePlace, storedFrame: CGRect? = nil,
    hasUnknownSize: Bool = false
  ) {
    self.view = view
    self.id = id
    self.name = name
    self.place = place
    self.storedFrame = storedFrame
    self.hasUnknownSize = hasUnknownSize
  }

  /// Whether constraints decide its frame, not an autoresizing mask.
  var isConstrained: Bool { !view.translatesAutoresizingMaskIntoConstraints }

  /// Whether neither it nor a view around it is hidden: stack views leave hidden views anywhere.
  var isShown: Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }
}
