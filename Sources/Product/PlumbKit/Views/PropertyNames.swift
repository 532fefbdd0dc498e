import LayoutTree
import Numbers
import UIKit

/// Calls views what the code that made them calls them: by the stored properties of the cells and
/// views that hold them, so that a difference reads `title.height 41 -> 61.5` and not
/// `UILabel#0.1.height`.
///
/// A view with a name keeps it; of several properties the first in the source counts, of several
/// owners the outermost.
enum PropertyNames {
  /// Names the views below `root` by the properties of all of them.
  static func give(to root: UIView) {
    name(after: root)
    for view in root.subviews { give(to: view) }
  }

  /// Only what is declared outside of the framework: its own properties say nothing new.
  private static func name(after owner: UIView) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !String(reflecting: level.subjectType).hasPrefix("UIKit.") {
      for child in level.children { name(child) }
      mirror = level.superclassMirror
    }
  }

  private static func name(_ child: Mirror.Child) {
    guard let label = child.label.map(propertyName) else { return }
    for view in views(in: child.value) where view.name == nil { view.name = label }
  }

  /// The property's name in the source: the compiler calls the storage of wrapped ones `_title`, of
  /// lazy ones `$__lazy_storage_$_title`.
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
  func size(toWidth width: CGFloat, height: CGFloat?) {
    frame = CGRect(x: 0, y: 0, width: width, height: height ?? frame.height)
    if height == nil { frame.size.height = contentHeight(atWidth: width) }
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

/// What a view was made in that is not as its variant wants it. A view keeps the environment of the
/// moment it is made, so nothing can be done about it afterwards.
struct ViewMismatch {
  /// `light, not dark`, one for each axis.
  let words: [String]

  /// Nil where the view can show the variant: it was made in its environment, or in one that is
  /// alike.
  init?(of view: UIView, in wanted: LayoutEnvironment) {
    let own = view.environment
    guard own !== wanted else { return nil }
    words = zip(Self.words(own), Self.words(wanted)).compactMap { own, wanted in
      own == wanted ? nil : "\(own), not \(wanted)"
    }
    if words.isEmpty { return nil }
  }

  private static func words(_ environment: LayoutEnvironment) -> [String] {
    [
      environment.profile.name, "\(readable(Double(environment.displayScale)))x",
      environment.userInterfaceStyle == .dark ? "dark" : "light",
      "text size \(environment.contentSizeCategory.shortName)",
      environment.layoutDirection == .rightToLeft ? "right to left" : "left to right",
    ]
  }
}
