import UIKit

/// An element that stands for a view: what it is made of, and what it may say.
struct ViewClass: Sendable {
  /// UIKit's name of the class.
  let name: String
  /// A new view without content.
  let make: @Sendable (Element, BuildContext) -> UIView
  /// In the order in which they are applied, after those that all views share.
  var rules: [AttributeRule] = []
  /// What `make` does beside calling an initializer; for views of the application's classes, which
  /// are made by `init(coder:)`.
  let prepare: @Sendable (UIView, Element, BuildContext) -> Void

  /// A class that the framework has.
  init(
    _ name: String, rules: [AttributeRule] = [],
    prepare: @escaping @Sendable (UIView, Element, BuildContext) -> Void = { _, _, _ in },
    make: @escaping @Sendable (Element, BuildContext) -> UIView
  ) {
    self.name = name
    self.rules = rules
    self.prepare = prepare
    self.make = make
  }

  /// The class that an element stands for; nil for what is no view that anyone knows.
  static func named(_ element: String) -> ViewClass? { all[element] }

  private static let all: [String: ViewClass] = [
    "view": ViewClass("UIView") { _, _ in UIView() },
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
    "collectionReusableView": plain("UICollectionReusableView", isLabelled: false),
    "collectionViewCell": plain("UICollectionViewCell", isLabelled: false),
  ]

  /// A class that the framework does not have: named in pictures, unless it only holds others.
  private static func plain(_ name: String, isLabelled: Bool = true) -> ViewClass {
    ViewClass(name, rules: isLabelled ? [.note(.standIn, name)] : []) { _, _ in
      StandInView(className: name, isLabelled: isLabelled)
    }
  }
}
