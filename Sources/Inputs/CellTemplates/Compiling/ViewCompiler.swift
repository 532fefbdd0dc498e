import Reading
import UIKitCore

/// Compiles the views of a cell; nested views follow their superview.
struct ViewCompiler {
  let context: TemplateReading
  private(set) var views: [ViewPlan] = []
  private(set) var scope = CellScope()

  init(context: TemplateReading) {
    self.context = context
  }

  /// Adds the views of `views:`, `subviews:` or `arrangedSubviews:` to the view at `parent`.
  mutating func add(_ node: YAMLNode, to parent: Int?, isArranged: Bool = false) {
    guard let entries = node.entries else {
      context.error(
        node, "views cannot be \(node.kind)", expected: "names with their views",
        hint: node.items == nil ? nil : "write 'title: {class: UILabel}' without the dash")
      return
    }
    for entry in entries { add(entry, to: parent, isArranged: isArranged) }
  }

  private mutating func add(_ entry: YAMLEntry, to parent: Int?, isArranged: Bool) {
    guard let number = entry.value.entries?.first(where: { $0.key == "repeat" }) else {
      return addOne(entry, to: parent, isArranged: isArranged)
    }
    let reader = ValueReader<Int>.integer(in: 1...TemplateLimits.repetitions)
    guard let count = reader.value(of: number.value, key: "repeat", context) else { return }
    for index in 1...count {
      addOne(entry.repeated(index), to: parent, isArranged: isArranged)
      // One message for all of them.
      if context.log.hasErrors { return }
    }
  }

  private mutating func addOne(_ entry: YAMLEntry, to parent: Int?, isArranged: Bool) {
    guard views.count < TemplateLimits.views else {
      context.error(
        entry.value, "too many views in one cell", expected: "at most \(TemplateLimits.views)")
      return
    }
    guard accept(name: entry.key, at: entry.keyMark) else { return }
    let index = views.count
    let parentItem = parent.map(ItemPlan.view) ?? .contentView
    guard scope.add(entry.key, .view(index), in: parentItem) else {
      context.log.error(
        at: context.location(entry.keyMark),
        "a second view \(Diagnostic.quoted(entry.key)) in this cell",
        expected: "a name of its own")
      return
    }
    guard let (viewClass, properties) = viewClass(of: entry) else {
      // Register the name first, so that constraints on it are not reported as well.
      let assignments = AssignmentList()
      views.append(
        ViewPlan(
          name: entry.key, viewClass: TemplateClass.all[0], parent: parent, isArranged: isArranged,
          assignments: assignments, location: context.location(entry.keyMark)))
      return
    }
    views.append(
      ViewPlan(
        name: entry.key, viewClass: viewClass, parent: parent, isArranged: isArranged,
        assignments: assignments(properties, of: viewClass),
        location: context.location(entry.keyMark)))
    if viewClass.name == "UIScrollView" { scope.addScrollView(index) }
    addNested(properties, of: viewClass, index: index)
  }

  private func accept(name: String, at mark: YAMLMark) -> Bool {
    if CellScope.reserved.contains(name) {
      context.log.error(
        at: context.location(mark), "the name \(Diagnostic.quoted(name)) for a view",
        expected: "another name", hint: "it means something else in constraints")
      return false
    }
    guard ValueReader<String>.isIdentifier(name) else {
      context.log.error(
        at: context.location(mark), "the name \(Diagnostic.quoted(name)) for a view",
        expected: "letters, digits and _, no digit first",
        hint: "constraints could not name it")
      return false
    }
    return true
  }

  // MARK: Classes

  /// The class of an entry and its other keys: `title: UILabel` or `title: {class: UILabel, …}`.
  private func viewClass(of entry: YAMLEntry) -> (TemplateClass, [YAMLEntry])? {
    let node = entry.value
    if let scalar = node.scalar, !scalar.isNull {
      return named(scalar.text, at: node).map { ($0, []) }
    }
    guard let entries = node.entries else {
      context.error(node, "a view cannot be \(node.kind)", expected: "{class: UILabel, …}")
      return nil
    }
    guard let name = entries.first(where: { $0.key == "class" }) else {
      context.error(
        node, "the view \(Diagnostic.quoted(entry.key)) has no class",
        expected: "'class: UILabel' or another class")
      checkKeys(entries)
      return nil
    }
    let text = ValueReader<String>.text.value(of: name.value, key: "class", context)
    guard let viewClass = text.flatMap({ named($0, at: name.value) }) else {
      checkKeys(entries)
      return nil
    }
    return (viewClass, entries.filter { $0.key != "class" })
  }

  /// Reports keys that no class has of a view without a class, before the class is right.
  private func checkKeys(_ entries: [YAMLEntry]) {
    let known =
      ["class"] + Self.nesting + TemplateClass.all.flatMap(\.properties).flatMap(\.names)
    let reader = AssignmentReader(context: context)
    for entry in entries where !known.contains(entry.key) {
      reader.reportUnknown(entry, known, owner: "a view")
    }
  }

  private func named(_ name: String, at node: YAMLNode) -> TemplateClass? {
    if let viewClass = TemplateClass.named(name) { return viewClass }
    let names = TemplateClass.all.map(\.name)
    context.error(
      node, "unknown class \(Diagnostic.quoted(name))", expected: Diagnostic.choices(names),
      hint: Diagnostic.didYouMean(name, in: names))
    return nil
  }

  // MARK: Keys

  /// Keys with nested content; they are no properties, but `accessibilitySizes` contains some.
  private static let nesting = ["subviews", "arrangedSubviews", "accessibilitySizes"]

  private func assignments(_ entries: [YAMLEntry], of viewClass: TemplateClass) -> AssignmentList {
    let reader = AssignmentReader(context: context)
    var list = reader.read(
      entries.filter { !Self.nesting.contains($0.key) }, viewClass.properties,
      owner: viewClass.article, otherKeys: ["class"] + Self.nesting)
    guard let node = entries.first(where: { $0.key == "accessibilitySizes" })?.value else {
      return list
    }
    guard let changes = node.entries else {
      context.error(
        node, "accessibilitySizes cannot be \(node.kind)",
        expected: "a mapping of keys of \(viewClass.article)")
      return list
    }
    list.addForAccessibilitySizes(
      reader.read(changes, viewClass.properties, owner: viewClass.article))
    return list
  }

  private mutating func addNested(
    _ entries: [YAMLEntry], of viewClass: TemplateClass, index: Int
  ) {
    for entry in entries {
      switch entry.key {
      case "subviews":
        if viewClass.isStack, !entries.contains(where: { $0.key == "arrangedSubviews" }) {
          context.log.warning(
            at: context.location(entry.keyMark), "subviews in a UIStackView that arranges nothing",
            hint: "a stack view arranges its arrangedSubviews")
        }
        add(entry.value, to: index)
      case "arrangedSubviews" where viewClass.isStack:
        add(entry.value, to: index, isArranged: true)
      case "arrangedSubviews":
        context.log.error(
          at: context.location(entry.keyMark), "arrangedSubviews in \(viewClass.article)",
          expected: "a UIStackView, or 'subviews'")
      default: break
      }
    }
  }

  mutating func addGuide(_ name: String, index: Int, at mark: YAMLMark) {
    guard accept(name: name, at: mark) else { return }
    if !scope.add(name, .guide(index), in: .contentView) {
      context.log.error(
        at: context.location(mark), "a second view or guide \(Diagnostic.quoted(name))",
        expected: "a name of its own")
    }
  }
}

extension YAMLEntry {
  /// A view of several that are alike: its name and those of the views inside it end in its number,
  /// and `$n` stands for the number in every text.
  fileprivate func repeated(_ number: Int) -> YAMLEntry {
    YAMLEntry(key: key + "\(number)", keyMark: keyMark, value: value.repeated(number))
  }
}

extension YAMLNode {
  private static let containers: Set<String> = ["subviews", "arrangedSubviews"]

  fileprivate func repeated(_ number: Int) -> YAMLNode {
    let content: Content
    switch self.content {
    case .scalar(let scalar):
      guard scalar.text.contains("$n") else { return self }
      // Columns are those of the file no more.
      content = .scalar(
        YAMLScalar(
          text: scalar.text.replacing("$n", with: "\(number)"), isPlain: scalar.isPlain,
          textColumn: nil))
    case .sequence(let items): content = .sequence(items.map { $0.repeated(number) })
    case .mapping(let entries):
      content = .mapping(
        entries.filter { $0.key != "repeat" }.map { entry in
          var value = entry.value.repeated(number)
          if Self.containers.contains(entry.key), let inner = value.entries {
            let named = inner.map {
              YAMLEntry(key: $0.key + "\(number)", keyMark: $0.keyMark, value: $0.value)
            }
            value = YAMLNode(
              content: .mapping(named), mark: value.mark, expandedCount: value.expandedCount)
          }
          return YAMLEntry(key: entry.key, keyMark: entry.keyMark, value: value)
        })
    }
    return YAMLNode(content: content, mark: mark, expandedCount: expandedCount)
  }
}

extension AssignmentList {
  /// Appends assignments that apply only at accessibility text sizes. They replace code in
  /// `traitCollectionDidChange`, because a view here is made for a single text size.
  ///
  /// The class of a view cannot depend on the text size: `make` is left out.
  fileprivate mutating func addForAccessibilitySizes(_ other: AssignmentList) {
    setUp += other.setUp.map { apply in { view in if view.hasAccessibilitySize { apply(view) } } }
    bind += other.bind.map { apply in
      { view, row in if view.hasAccessibilitySize { apply(view, row) } }
    }
    layOut += other.layOut.map { apply in
      { view, width in if view.hasAccessibilitySize { apply(view, width) } }
    }
    fields += other.fields
    images += other.images
    values += other.values
  }
}

extension UIView {
  fileprivate var hasAccessibilitySize: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
}
