import UIKit

/// Makes the views of a scene out of their elements, and remembers who is who for the constraints.
final class ViewBuilder {
  let context: BuildContext
  /// Whether views without constraints follow their superviews' size. Not on the canvas, where
  /// their stored frames are inputs.
  private let usesMasks: Bool
  private(set) var objects = SceneObjects()

  init(_ context: BuildContext, usesMasks: Bool = false) {
    self.context = context
    self.usesMasks = usesMasks
  }

  /// The view of an element with everything in it; nil for what is no view.
  func view(_ element: Element) -> UIView? {
    guard objects.count < InterfaceLimits.views else {
      context.notes.add(.tooManyViews, element, element.name)
      return nil
    }
    let known = ViewClass.named(element.name)
    guard let kind = known ?? plainClass(element) else { return nil }
    if let view = customView(element, kind) { return view }
    let view = kind.make(element, context)
    fill(view, element, rules: kind.rules)
    return view
  }

  /// A view of a class of the application, where the context knows one: it decodes itself.
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

  /// Remembers a view that is filled by someone else: a cell.
  func add(_ view: UIView, _ element: Element) {
    objects.add(view, element)
    objects.addGuides(of: view, element)
    objects.addConstraints(of: view, element)
  }

  /// Gives a view that exists already what its element says: a cell's content view, for one.
  func fill(_ view: UIView, _ element: Element, rules: [AttributeRule] = []) {
    objects.add(view, element)
    UnreadContent.note(element, context.notes)
    if !usesMasks { view.takeAnySize() }
    if let frame = element.rect("frame") { view.frame = frame }
    if usesMasks { view.autoresizingMask = element.autoresizingMask }
    for rule in AttributeRule.ofAllViews + rules { rule.apply(view, element, context) }
    objects.addGuides(of: view, element)
    addSubviews(to: view, element)
    addItems(to: view, element)
    objects.addConstraints(of: view, element)
  }

  /// Something that looks like a view and that nobody knows.
  private func plainClass(_ element: Element) -> ViewClass? {
    guard element["contentMode"] != nil, element.id != nil else { return nil }
    context.notes.add(.unknownView, element, element.name)
    return ViewClass("UIView") { _, _ in UIView() }
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

  /// Effect views have a content view of their own; others get one.
  private func addContentView(_ element: Element, to view: UIView) {
    if let effect = view as? UIVisualEffectView {
      fill(effect.contentView, element)
    } else {
      let content = UIView(frame: view.bounds)
      fill(content, element)
      view.addSubview(content)
    }
  }
}
