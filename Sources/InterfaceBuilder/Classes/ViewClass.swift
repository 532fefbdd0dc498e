import UIKit

/// An element that stands for a view: what it is made of, and what it may say.
struct ViewClass: Sendable {
  /// UIKit's name of the class.
  let name: String
  /// A new view without content.
  let make: @Sendable (Element, BuildContext) -> UIView
  /// In the order in which they are applied, after those that all views share.
  var rules: [AttributeRule] = []
  /// What `make` does beside calling an initializer; for views of the application's classes, which are made by
  /// `init(coder:)`.
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

  /// A class that stands in the layout by the size it asks for and is drawn as a plain view.
  init(_ name: String, asking size: CGSize, rules: [AttributeRule] = []) {
    self.init(name, rules: rules) { _, _ in StandInView(className: name, asking: size) }
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
    "tableView": .tableView,
    "collectionView": ViewClass("UICollectionView") { _, _ in UIScrollView() },
    "containerView": ViewClass("UIView") { _, _ in UIView() },
    "searchBar": .searchBar, "datePicker": .datePicker, "toolbar": .toolbar,
    "navigationBar": .navigationBar, "tabBar": .tabBar,
    "pickerView": .pickerView,
    "mapView": .plain("MKMapView"), "wkWebView": .plain("WKWebView"),
    "webView": .plain("UIWebView"), "glkView": .plain("GLKView"), "mtkView": .plain("MTKView"),
    "skView": .plain("SKView"), "sceneKitView": .plain("SCNView"), "arskView": .plain("ARSKView"),
    "arscnView": .plain("ARSCNView"), "refreshControl": .plain("UIRefreshControl"),
    "collectionReusableView": ViewClass("UICollectionReusableView") { _, _ in
      StandInView(className: "UICollectionReusableView")
    },
    "collectionViewCell": ViewClass("UICollectionViewCell") { _, _ in
      StandInView(className: "UICollectionViewCell")
    },
  ]

  private static func plain(_ name: String) -> ViewClass {
    ViewClass(name, asking: StandInView.noSize)
  }
}
