import LayoutDiagnosis
import UIKit

extension LintScene {
  /// What messages call a view or guide.
  func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      if view === content, view !== root { return "contentView" }
      return entry(of: view)?.name ?? (view === root ? name : view.displayName)
    case let guide as UILayoutGuide:
      let owner = name(of: guide.owningView)
      if guide === guide.owningView?.safeAreaGuide { return "\(owner).safeArea" }
      if guide === guide.owningView?.marginsGuide { return "\(owner).margins" }
      return guide.identifier.isEmpty ? "a guide of \(owner)" : "\(owner).\(guide.identifier)"
    default: return "?"
    }
  }

  /// A constraint with items under their names: `title.top == contentView.top + 20`.
  func equation(_ constraint: NSLayoutConstraint) -> String {
    constraint.equation { name(of: $0) } + constraint.origin.remark
  }
}

extension ConstraintOrigin {
  /// Who is behind a constraint that nobody wrote.
  fileprivate var remark: String {
    switch self {
    case .application, .visualFormat: ""
    case .autoresizingMask: " (its frame)"
    case .contentSize: " (its content)"
    case .encapsulated: " (as large as it is given)"
    case .stackView: " (its stack view)"
    case .guide, .fitting: " (UIKit)"
    }
  }
}
