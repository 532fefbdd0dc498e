import UIKit

/// Calls views what the code that made them calls them: by the stored properties of the cells and
/// views that hold them, so that a difference reads `title.height 41 -> 61.5` and not
/// `UILabel#0.1.height`.
///
/// A view with a name keeps it; of several properties the first in the source counts, of several
/// owners the outermost.
package enum PropertyNames {
  /// Names the views below `root` by the properties of its controller and of all of them.
  package static func give(to root: UIView, of controller: UIViewController? = nil) {
    if let controller { nameAll(after: controller) }
    name(after: root)
    for view in root.subviews { give(to: view) }
  }

  private static func nameAll(after controller: UIViewController) {
    name(after: controller)
    for child in controller.children { nameAll(after: child) }
  }

  /// Only what is declared outside of the framework: its own properties say nothing new.
  private static func name(after owner: UIResponder) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !isFramework(level.subjectType) {
      for child in level.children { name(child) }
      mirror = level.superclassMirror
    }
  }

  /// Whether a type is one of UIKit's own.
  package static func isFramework(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") || name.hasPrefix("UIKitCore.")
  }

  private static func name(_ child: Mirror.Child) {
    guard let label = child.label.map(propertyName) else { return }
    for view in views(in: child.value) where view.name == nil { view.name = label }
  }

  /// The property's name in the source, of storage as `_title` or `$__lazy_storage_$_title`.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// A view, several of them, or the one that a property wrapper such as `@Outlet` holds.
  private static func views(in value: Any) -> [UIView] {
    if let view = value as? UIView { return [view] }
    if let views = value as? [UIView] { return views }
    let wrapped = Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }
    return (wrapped?.value as? UIView).map { [$0] } ?? wrapped?.value as? [UIView] ?? []
  }
}

extension UIView {
  /// Takes on a width, and the height that is given or that the content asks for at that width.
  ///
  /// What constraints and intrinsic sizes ask for goes first, then `sizeThatFits(_:)`, which by
  /// itself answers the present size: views that are positioned by their frames keep their height.
  package func size(toWidth width: CGFloat, height: CGFloat?) {
    frame = CGRect(x: 0, y: 0, width: width, height: height ?? frame.height)
    if height == nil { assign(height: contentHeight(atWidth: width)) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func contentHeight(atWidth width: CGFloat) -> CGFloat {
    let fitted = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitted > 0 && asksForSize
      ? fitted : sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
