import UIKit

/// An element that represents a view: how the view is created, and the rules for its attributes.
struct ViewClass: Sendable {
  /// UIKit's name of the class.
  let name: String
  /// Creates a view without content.
  let make: @Sendable (Element, BuildContext) -> UIView
  /// In the order of application, after the rules of all views.
  var rules: [AttributeRule] = []
  /// The part of `make` after the initializer, for views that `init(coder:)` creates.
  let prepare: @Sendable (UIView, Element, BuildContext) -> Void

  init<View: DrawnView>(
    _ name: String, rules: [AttributeRule] = [],
    prepare: @escaping @Sendable (UIView, Element, BuildContext) -> Void = { _, _, _ in },
    make: @escaping @Sendable (Element, BuildContext) -> View
  ) {
    self.name = name
    self.rules = rules
    self.prepare = prepare
    self.make = make
  }

  /// A class of which only background and subviews are drawn.
  init(
    holder name: String, rules: [AttributeRule] = [],
    make: @escaping @Sendable (Element, BuildContext) -> UIView = { _, _ in UIView() }
  ) {
    self.name = name
    self.rules = rules
    self.make = make
    prepare = { _, _, _ in }
  }

  /// The class that an element stands for; nil for what is no view that anyone knows.
  static func named(_ element: String) -> ViewClass? { all[element] }

  private static let all: [String: ViewClass] = [
    "view": ViewClass(holder: "UIView"),
    "label": .label, "button": .button, "imageView": .imageView, "stackView": .stackView,
    "textField": .textField, "textView": .textView, "switch": .toggle, "slider": .slider,
    "segmentedControl": .segmentedControl, "stepper": .stepper, "progressView": .progressView,
    "activityIndicatorView": .activityIndicator, "pageControl": .pageControl,
    "scrollView": .scrollView, "visualEffectView": .visualEffectView,
    "tableView": .tableView, "collectionView": .collectionView,
    "containerView": plain("Container View"),
    "searchBar": .searchBar, "datePicker": .datePicker, "toolbar": .toolbar,
    "navigationBar": .navigationBar, "tabBar": .tabBar,
    "pickerView": .pickerView,
    "mapView": plain("MKMapView"), "wkWebView": plain("WKWebView"),
    "webView": plain("UIWebView"), "glkView": plain("GLKView"), "mtkView": plain("MTKView"),
    "skView": plain("SKView"), "sceneKitView": plain("SCNView"), "arskView": plain("ARSKView"),
    "arscnView": plain("ARSCNView"), "refreshControl": plain("UIRefreshControl"),
    "collectionReusableView": .collectionReusableView, "collectionViewCell": .collectionViewCell,
  ]

  /// A class that is not implemented: pictures show its name, unless it only contains other views.
  private static func plain(_ name: String, isLabelled: Bool = true) -> ViewClass {
    ViewClass(name, rules: isLabelled ? [.note(.standIn, name)] : []) { _, _ in
      StandInView(className: name, isLabelled: isLabelled)
    }
  }
}

/// Applies one setting of an element to its view.
struct AttributeRule: Sendable {
  let apply: @Sendable (UIView, Element, BuildContext) -> Void

  static func value<View: UIView, Value>(
    _ name: String, _ read: @escaping @Sendable (String) -> Value?,
    _ path: ReferenceWritableKeyPath<View, Value> & Sendable
  ) -> AttributeRule {
    AttributeRule { view, element, _ in
      guard let view = view as? View, let value = element[name].flatMap(read) else { return }
      view[keyPath: path] = value
    }
  }

  /// A rule for a `<color key="…">` with one property.
  static func color<View: UIView>(
    _ key: String, _ path: ReferenceWritableKeyPath<View, UIColor?> & Sendable
  ) -> AttributeRule {
    AttributeRule { view, element, context in
      guard let view = view as? View, let color = context.colors.color(of: element, key) else {
        return
      }
      view[keyPath: path] = color
    }
  }

  /// A rule for a setting that is not supported: it only adds a note to the document.
  static func note(_ kind: NoteLog.Kind, _ detail: String) -> AttributeRule {
    AttributeRule { _, element, context in
      if !context.isLive { context.notes.add(kind, element, detail) }
    }
  }

  /// A rule for settings with several properties.
  static func of<View: UIView>(
    _: View.Type, _ body: @escaping @Sendable (View, Element, BuildContext) -> Void
  ) -> AttributeRule {
    AttributeRule { view, element, context in
      if let view = view as? View { body(view, element, context) }
    }
  }
}

/// Stands in for a class that the framework does not have: in layout it asks for nothing. Pictures
/// name the class, but not where it holds views of the document.
public final class StandInView: UIView, DrawnView {
  /// UIKit's name of the class it stands for.
  public let className: String
  private let isLabelled: Bool

  init(className: String, isLabelled: Bool) {
    self.className = className
    self.isLabelled = isLabelled
    super.init(frame: .zero)
  }

  /// Not supported: there is no archive to decode.
  public required init?(coder: NSCoder) { nil }

  package var drawnContent: DrawnContent {
    isLabelled && subviews.isEmpty ? .placeholder(className: className) : .subviewsOnly
  }
}

/// A placeholder for a collection or a table, whose cells are scenes of their own.
public final class StandInScrollView: UIScrollView, DrawnView {
  /// UIKit's name of the class it stands for.
  public let className: String

  init(className: String) {
    self.className = className
    super.init(frame: .zero)
  }

  /// Not supported: there is no archive to decode.
  public required init?(coder: NSCoder) { nil }

  package var drawnContent: DrawnContent {
    subviews.isEmpty ? .placeholder(className: className) : .subviewsOnly
  }
}
