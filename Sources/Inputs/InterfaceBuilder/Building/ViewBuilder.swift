import UIKit

/// Creates the views of a scene from their elements, and registers them for the constraints.
final class ViewBuilder {
  let context: BuildContext
  /// Whether views without constraints are autoresized: not on the canvas, with stored frames.
  private let usesMasks: Bool
  private(set) var objects = SceneObjects()

  init(_ context: BuildContext, usesMasks: Bool = false) {
    self.context = context
    self.usesMasks = usesMasks
  }

  /// Creates the view of an element with its content; nil if the element is no view.
  func view(_ element: Element) -> UIView? {
    guard objects.count < InterfaceLimits.views else {
      context.notes.add(.tooManyViews, element, element.name)
      return nil
    }
    if element.hasTextBeyondLimit { context.notes.add(.longText, element, element.name) }
    let known = ViewClass.named(element.name)
    guard let kind = known ?? plainClass(element) else { return nil }
    if let view = customView(element, kind) { return view }
    let view = kind.make(element, context)
    fill(view, element, rules: kind.rules)
    return view
  }

  /// Creates a view of an application's class, which decodes itself; nil for an unknown class.
  private func customView(_ element: Element, _ kind: ViewClass) -> UIView? {
    guard let custom = context.classes?.type(of: element) as? UIView.Type else { return nil }
    let coder = NibCoder(tableStyle: element.tableStyle) { view in
      kind.prepare(view, element, self.context)
      self.fill(view, element, rules: kind.rules)
    }
    guard let view = custom.init(coder: coder) else { return nil }
    coder.finish(view)
    return view
  }

  /// Registers a view whose content is added by other code: a cell.
  func add(_ view: UIView, _ element: Element) {
    objects.add(view, element)
    objects.addGuides(of: view, element)
    objects.addConstraints(of: view, element)
  }

  /// Applies an element to an existing view, such as a cell's content view.
  func fill(_ view: UIView, _ element: Element, rules: [AttributeRule] = []) {
    objects.add(view, element)
    UnreadContent.note(element, context.notes)
    if !usesMasks { view.takeAnySize() }
    if let frame = element.rect("frame") { view.frame = frame }
    if usesMasks { view.autoresizingMask = element.autoresizingMask }
    for rule in AttributeRule.ofAllViews + rules { rule.apply(view, element, context) }
    if !context.isLive {
      context.designables.apply(to: view, element, onCanvas: context.isCanvas)
    }
    objects.addGuides(of: view, element)
    addSubviews(to: view, element)
    addItems(to: view, element)
    objects.addConstraints(of: view, element)
  }

  /// A plain class for an element that is probably a view, but of no known class.
  private func plainClass(_ element: Element) -> ViewClass? {
    guard element["contentMode"] != nil, element.id != nil else { return nil }
    context.notes.add(.unknownView, element, element.name)
    return ViewClass(holder: "UIView")
  }

  private func addSubviews(to view: UIView, _ element: Element) {
    if let content = element.children.first(where: { $0.key == "contentView" }) {
      addContentView(content, to: view)
    }
    for child in element.elements(in: "subviews") {
      guard let subview = self.view(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
        if !usesMasks { stack.keepSize(of: subview, child) }
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Fills the content view, a new one unless the view is an effect view or a running app's cell.
  private func addContentView(_ element: Element, to view: UIView) {
    if let effect = view as? UIVisualEffectView {
      fill(effect.contentView, element)
      return
    }
    // An item's, or that of a class of rows, whatever the file says.
    let own =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
    let content = usesMasks ? own ?? UIView(frame: view.bounds) : UIView(frame: view.bounds)
    fill(content, element)
    if usesMasks {
      // Whatever the file says, the cell keeps it as large as itself.
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    if content !== own { view.addSubview(content) }
  }
}

extension ViewBuilder {
  /// Sets the items of a bar; the views in them become part of the scene.
  func addItems(to view: UIView, _ element: Element) {
    let items = element.elements(in: "items").prefix(InterfaceLimits.items)
    switch view {
    case let bar as UIToolbar:
      bar.items = items.filter { $0.name == "barButtonItem" }.map(barButtonItem)
    case let bar as UINavigationBar:
      bar.items = items.filter { $0.name == "navigationItem" }.map(navigationItem)
    case let bar as UITabBar:
      let tabs = items.filter { $0.name == "tabBarItem" }
      bar.items = tabs.map(tabBarItem)
      let chosen = tabs.firstIndex { $0.id != nil && $0.id == element["selectedItem"] }
      bar.selectedItem = chosen.flatMap { bar.items?[$0] }
    default: break
    }
  }

  private func barButtonItem(_ element: Element) -> UIBarButtonItem {
    let item = element["systemItem"].flatMap(Self.systemItem).map {
      UIBarButtonItem(systemItem: $0)
    }
    let result = item ?? UIBarButtonItem(title: element.string("title"))
    result.name = element.id
    result.image = context.image(element)
    if element["style"] == "done" { result.style = .done }
    result.width = element.number("width") ?? 0
    result.isEnabled = element.flag("enabled") ?? true
    result.tintColor = context.colors.color(of: element, "tintColor")
    result.customView = element.child(key: "customView").flatMap(view)
    return result
  }

  func navigationItem(_ element: Element) -> UINavigationItem {
    let item = UINavigationItem(title: element.string("title") ?? "")
    item.titleView = element.child(key: "titleView").flatMap(view)
    item.leftBarButtonItems = barButtonItems(element, "leftBarButtonItem")
    item.rightBarButtonItems = barButtonItems(element, "rightBarButtonItem")
    return item
  }

  /// The item under a key, or the items in an element of that name; nil for none.
  private func barButtonItems(_ element: Element, _ key: String) -> [UIBarButtonItem]? {
    let single = element.child("barButtonItem", key: key).map { [$0] }
    let elements = single ?? element.elements(in: key + "s").filter { $0.name == "barButtonItem" }
    return elements.isEmpty ? nil : elements.prefix(InterfaceLimits.items).map(barButtonItem)
  }

  func tabBarItem(_ element: Element) -> UITabBarItem {
    if let name = element["systemItem"], let place = Self.tabNames.firstIndex(of: name),
      let system = UITabBarItem.SystemItem(rawValue: place)
    {
      return UITabBarItem(tabBarSystemItem: system)
    }
    return UITabBarItem(title: element.string("title"), image: context.image(element))
  }

  private static let tabNames = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]

  private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    itemNames.first { $0.name == name }?.item
  }

  private static let itemNames: [(name: String, item: UIBarButtonItem.SystemItem)] = [
    ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add),
    ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace), ("compose", .compose),
    ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks),
    ("search", .search), ("refresh", .refresh), ("stop", .stop), ("camera", .camera),
    ("trash", .trash), ("play", .play), ("pause", .pause), ("rewind", .rewind),
    ("fastForward", .fastForward), ("undo", .undo), ("redo", .redo), ("close", .close),
  ]
}

extension UIStackView {
  /// Keeps the stored size, across the stack, of a view that has no size of its own and that the
  /// alignment does not stretch.
  ///
  /// An application gives such a view no size at all; on the canvas it keeps the one that it was
  /// dropped with (plain views stored 240 wide, as they come from Xcode's library, in the middle of
  /// columns of 240 to 414 points, and a text view as wide as its column; 5 of 5). A stack that
  /// nothing else makes larger is as large as that: 128 high or 240 wide (6 of 6, two projects).
  /// Applies only if nothing else determines the size.
  func keepSize(of view: UIView, _ element: Element) {
    guard alignment != .fill, let stored = element.rect("frame")?.size else { return }
    let intrinsic = view.intrinsicContentSize
    let isRow = axis == .horizontal
    let asked = isRow ? intrinsic.height : intrinsic.width
    guard asked == UIView.noIntrinsicMetric, !(view is UIStackView) else {
      return
    }
    let anchor = isRow ? view.heightAnchor : view.widthAnchor
    let size = anchor.constraint(equalToConstant: isRow ? stored.height : stored.width)
    size.priority = Self.dropped
    size.origin = .contentSize
    size.isActive = true
  }

  /// One above the stack's own priorities for "no size", and below all priorities of applications.
  private static let dropped = UILayoutPriority(52)

  // MARK: Views without content

  /// Keeps empty arranged views from vanishing: on the canvas each is at least 50 × 50, at its own
  /// compression resistance, though in conflict with nothing, and without any hugging. So is a
  /// compact date picker.
  ///
  /// Called when all content has been added: a view has content if it has an intrinsic size on
  /// either axis.
  func holdOpenEmptyViews() {
    for view in arrangedSubviews where !view.isHidden && view.isHeldOpen {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
        let least = anchor.constraint(greaterThanOrEqualToConstant: Self.leastEmptySize)
        least.priority = min(view.contentCompressionResistancePriority(for: axis), .yielding)
        least.origin = .contentSize
        least.isActive = true
      }
    }
  }

  /// The side in points of an empty view that a stack shows on the canvas (16 of 16 free ones).
  private static let leastEmptySize: CGFloat = 50
}

extension UIView {
  /// Whether the view has no size of its own on either axis: no content, or no visible one in a
  /// stack view. An empty label of several lines vanishes nevertheless (12 of 13 sides, three
  /// repositories; the other is stretched).
  fileprivate var isHeldOpen: Bool {
    if let stack = self as? UIStackView { return stack.arrangedSubviews.allSatisfy(\.isHidden) }
    if let label = self as? UILabel, label.numberOfLines != 1 { return false }
    if let picker = self as? UIDatePicker, picker.datePickerStyle == .compact { return true }
    let size = intrinsicContentSize
    return size.width <= 0 && size.height <= 0
  }
}

extension UILabel {
  /// Keeps a label of one line as high as in Xcode's library, 42 × 21, as long as its font is the
  /// library's, 17 points of the system; and as wide as long as its text is `Label`.
  ///
  /// Of such labels outside of stack views 151 of 194 in cells are whole points high since Xcode 7
  /// (109 of 140 where the rule was found, 42 of 54 in repositories kept back), of text styles and
  /// other sizes a third, in stack views none of 136; 6 of 9 with the text `Label` are 42 wide since
  /// Xcode 12. Nothing else in the documents tells which.
  func keepLibrarySize(_ element: Element) {
    guard numberOfLines == 1, let text, !text.isEmpty, !(superview is UIStackView),
      let font = element.child("fontDescription", key: "fontDescription"),
      font["type"] == "system", font["weight"] == nil, font.number("pointSize") == 17
    else { return }
    askForSize(Self.librarySize.height, along: .vertical)
    if text == "Label" { askForSize(Self.librarySize.width, along: .horizontal) }
  }

  private static let librarySize = CGSize(width: 42, height: 21)
}
