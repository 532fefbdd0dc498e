import UIKit

extension LintScene {
  /// The height that the content asks for at its width; 0 where no chain of constraints asks for
  /// one.
  var fittedHeight: CGFloat {
    guard content.asksForSize else { return 0 }
    return content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// What `body` finds with the content at another height; afterwards it is as before.
  ///
  /// A cell lays its content view out by itself; elsewhere the content view has the frame it is
  /// given.
  func atHeight<Result>(_ height: CGFloat, _ body: () -> Result) -> Result {
    let view = root is UITableViewCell ? root : content
    let frame = view.frame
    view.frame.size.height += height - content.bounds.height
    root.layoutIfNeeded()
    defer {
      view.frame = frame
      root.layoutIfNeeded()
    }
    return body()
  }

  /// Labels that may have several lines, and whose frames constraints decide.
  var multilineLabels: [(entry: LintView, label: UILabel)] {
    views.compactMap { entry in
      guard entry.isConstrained, let label = entry.view as? UILabel, label.numberOfLines != 1 else {
        return nil
      }
      return (entry, label)
    }
  }
}
