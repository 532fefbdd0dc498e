import UIKit

extension AttributeRule {
  static let ofAllViews: [AttributeRule] = [
    .of(UIView.self) { view, element, _ in view.takeGeometry(element) },
    .of(UIView.self) { view, element, _ in view.takePriorities(element) },
    .of(UIView.self) { view, element, context in
      if !context.isLive { view.takePlaceholderSize(element) }
    },
    .of(UIView.self) { view, element, _ in view.takeMargins(element) },
    .value("contentMode", Choice.named, \UIView.contentMode),
    .value("hidden", ValueText.flag, \UIView.isHidden),
    .value("alpha", ValueText.number, \UIView.alpha),
    .value("tag", ValueText.integer, \UIView.tag),
    .of(UIView.self) { view, element, _ in
      let clips = element.flag("clipsSubviews")
      if clips != nil || view is UIScrollView { view.clipsToBounds = clips ?? false }
    },
    .value("userInteractionEnabled", ValueText.flag, \UIView.isUserInteractionEnabled),
    .value("semanticContentAttribute", Choice.named, \UIView.semanticContentAttribute),
    .color("backgroundColor", \UIView.backgroundColor),
    .of(UIView.self) { view, element, context in
      if let tint = context.colors.color(of: element, "tintColor") { view.tintColor = tint }
    },
  ]
}

extension UIView {
  /// Sets the stored frame of a view with a fixed frame, or without
  /// `translatesAutoresizingMaskIntoConstraints="NO"`.
  fileprivate func takeGeometry(_ element: Element) {
    let usesConstraints = element.flag("translatesAutoresizingMaskIntoConstraints") == false
    translatesAutoresizingMaskIntoConstraints =
      !usesConstraints || element.flag("fixedFrame") == true
  }

  /// Sets the content priorities: 250 and 750 where absent, since class defaults are explicit.
  fileprivate func takePriorities(_ element: Element) {
    let priority = { (name: String, absent: UILayoutPriority) in
      element[name].flatMap(ValueText.priority) ?? absent
    }
    setContentHuggingPriority(priority("horizontalHuggingPriority", .defaultLow), for: .horizontal)
    setContentHuggingPriority(priority("verticalHuggingPriority", .defaultLow), for: .vertical)
    setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", .defaultHigh), for: .horizontal)
    setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", .defaultHigh), for: .vertical)
  }

  /// The size that a view is to ask for on the canvas in place of its content's own.
  fileprivate func takePlaceholderSize(_ element: Element) {
    for (name, axis) in [
      ("placeholderIntrinsicWidth", NSLayoutConstraint.Axis.horizontal),
      ("placeholderIntrinsicHeight", .vertical),
    ] {
      if let size = element.number(name), size >= 0 { askForSize(size, along: axis) }
    }
  }

  /// Asks for a size in points on one axis: stated as the engine states intrinsic sizes, at the
  /// view's hugging and compression priorities. It stands in place of the content's own (4 of 4
  /// labels in two repositories), which is left the lowest priority.
  func askForSize(_ size: CGFloat, along axis: NSLayoutConstraint.Axis) {
    let anchor = axis == .horizontal ? widthAnchor : heightAnchor
    let hugging = anchor.constraint(lessThanOrEqualToConstant: size)
    hugging.priority = contentHuggingPriority(for: axis)
    let compression = anchor.constraint(greaterThanOrEqualToConstant: size)
    compression.priority = contentCompressionResistancePriority(for: axis)
    for constraint in [hugging, compression] {
      constraint.origin = .contentSize
      constraint.isActive = true
    }
    setContentHuggingPriority(UILayoutPriority(1), for: axis)
    setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
  }

  fileprivate func takeMargins(_ element: Element) {
    if let margins = element.explicitMargins { directionalLayoutMargins = margins }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = flag
    }
  }
}

extension Element {
  /// `<edgeInsets key="layoutMargins">` or its directional form, in points.
  var explicitMargins: NSDirectionalEdgeInsets? {
    if let element = child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      return element.directionalInsets("leading", "trailing")
    }
    return child("edgeInsets", key: "layoutMargins")?.directionalInsets("left", "right")
  }

  /// Insets in points from four attributes; the parameters name those of the sides.
  func directionalInsets(_ leading: String, _ trailing: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number(leading) ?? 0, bottom: number("bottom") ?? 0,
      trailing: number(trailing) ?? 0)
  }
}
