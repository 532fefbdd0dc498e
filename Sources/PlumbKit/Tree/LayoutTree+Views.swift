import LayoutTree
import UIKit

extension LayoutTree.Frame {
  /// The same rectangle in a tree's own type.
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension LayoutTree.View {
  /// A laid-out view.
  init(_ entry: ViewNames.Entry) {
    let view = entry.view
    self.init(
      id: entry.id, parent: entry.parent, className: "\(type(of: view))",
      frame: .init(view.frame), unrounded: .init(view.unroundedFrame),
      isAmbiguous: view.hasAmbiguousLayout)
  }
}
