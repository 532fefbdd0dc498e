import Reading
import UIKitCore

/// Compiles the root of a template. All root keys are here.
struct TemplateCompiler {
  private var context: TemplateReading
  private let path: String
  private let language: String?

  /// - Parameters:
  ///   - language: the language of the texts to read; nil for the first one.
  ///   - files: collects every file that is opened.
  init(
    path: String, log: DiagnosticLog, language: String? = nil, files: OpenedFiles? = nil
  ) {
    self.path = path
    self.language = language
    context = TemplateReading(file: path, log: log, files: files)
  }

  /// Returns the plan of the whole template; nil with the reasons in the log.
  mutating func compile(_ root: YAMLNode) -> TemplatePlan? {
    guard let fields = Fields(root, of: "a template", keys: .template, context),
      !context.log.hasErrors
    else { return nil }
    readDefinitions(fields)
    let cells = cells(fields)
    let plan = plan(fields, cells)
    PlanChecker(plan: plan, context: context).check(root)
    reportMissingData(of: plan, root)
    return context.log.hasErrors ? nil : plan
  }

  // MARK: Stages

  /// The languages and numbers that everything after them may use.
  private mutating func readDefinitions(_ fields: Fields) {
    context.languages = languages(fields)
    if let metrics = fields["metrics"] {
      context.metrics = MetricsReader(context: context).read(metrics)
    }
  }

  private func plan(_ fields: Fields, _ cells: [CellPlan]) -> TemplatePlan {
    let widths = widths(fields["widths"])
    var plan = TemplatePlan(
      name: fields.value("name", ValueReader<String>.text) ?? PathName.stem(of: path),
      settings: settings(fields), widths: widths,
      variants: VariantsReader(context: context, widths: widths).read(fields["variants"]),
      table: TableCompiler(context: context).table(fields["table"]), cells: cells,
      sections: sections(fields, cells: fields["cells"]?.entries?.map(\.key) ?? []))
    if fields["data"] == nil, fields["sections"] == nil {
      plan.missingData = SectionCompiler.missingData(at: context.location(fields.node.mark))
    }
    plan.images = context.images
    plan.texts = context.texts
    return plan
  }

  /// A template without rows is an error only beside others: alone it waits for a data file.
  private func reportMissingData(of plan: TemplatePlan, _ root: YAMLNode) {
    guard context.log.hasErrors, let missing = plan.missingData else { return }
    context.error(root, missing.message, expected: missing.expected)
  }

  // MARK: Parts

  private func cells(_ fields: Fields) -> [CellPlan] {
    guard let node = fields["cells"] else {
      context.error(fields.node, "the template has no cells", expected: "'cells' with at least one")
      return []
    }
    guard let entries = node.entries, !entries.isEmpty else {
      let isEmpty = node.entries != nil
      context.error(
        node, isEmpty ? "cells is empty" : "cells cannot be \(node.kind)",
        expected: isEmpty ? "at least one reuse identifier" : "reuse identifiers with cells",
        hint: node.items == nil ? nil : "write 'MailCell: {views: …}' without the dash")
      return []
    }
    return entries.compactMap { entry in
      if entry.key.contains(where: \.isNewline) {
        context.log.error(
          at: context.location(entry.keyMark),
          "the reuse identifier \(Diagnostic.quoted(entry.key)) has a line break",
          expected: "one line")
      }
      var compiler = CellCompiler(reuseIdentifier: entry.key, context: context)
      return compiler.compile(entry.value)
    }
  }

  private func sections(_ fields: Fields, cells: [String]) -> [SectionPlan] {
    let loader = DataLoader(context: context, folder: PathName.prefix(of: path))
    return SectionCompiler(context: context, loader: loader, cells: cells).sections(fields)
  }

  private func languages(_ fields: Fields) -> Languages {
    let declared = (fields.several(["languages"], .languageTag) ?? []).uniqued()
    return Languages(declared: declared, chosen: language ?? declared.first)
  }

  private func settings(_ fields: Fields) -> TemplateSettings {
    TemplateSettings(
      profile: fields.value("profile", .profile) ?? .standard,
      scale: fields.value("scale", Self.scale),
      contentSizeCategory: fields.value("contentSizeCategory", .contentSize),
      appearance: fields.value("userInterfaceStyle", Self.style),
      direction: fields.value("layoutDirection", Self.direction),
      languages: context.languages.declared)
  }

  static let scale = ValueReader<Double>.number("a scale from 1 to 3", in: 1...3)
  static let direction = ValueReader<UIUserInterfaceLayoutDirection>.choice([
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ])
  static let style = ValueReader<UIUserInterfaceStyle>.choice(["light": .light, "dark": .dark])

  /// The widths in points; by default portrait and landscape of the smallest phone.
  private func widths(_ node: YAMLNode?) -> [Double] {
    guard let node else { return [SmallPhone.width, SmallPhone.height] }
    let widths = (node.items ?? [node]).compactMap {
      ValueReader<Double>.tableWidth.value(of: $0, key: "widths", context)
    }
    if widths.isEmpty, node.items?.isEmpty == true {
      context.error(node, "widths without a width", expected: "at least one")
    }
    return widths.uniqued()
  }
}

extension ValueReader<OSProfile> {
  static let profile = ValueReader(
    Diagnostic.choices(OSProfile.all.map(\.name)), schema: .choice(OSProfile.all.map(\.name))
  ) { node, _ throws(ValueFailure) in
    guard let name = node.scalar?.text else { throw .mismatch() }
    guard let profile = OSProfile.named(name) else {
      throw .mismatch(hint: Diagnostic.didYouMean(name, in: OSProfile.all.map(\.name)))
    }
    return profile
  }
}

/// Compiles one cell under `cells:` to its plan.
struct CellCompiler {
  let reuseIdentifier: String
  private var context: TemplateReading

  init(reuseIdentifier: String, context: TemplateReading) {
    self.reuseIdentifier = reuseIdentifier
    self.context = context
  }

  /// Returns the plan; nil if the node is no cell.
  mutating func compile(_ node: YAMLNode) -> CellPlan? {
    let owner = "the cell \(Diagnostic.quoted(reuseIdentifier))"
    guard let entries = node.entries,
      let fields = Fields(
        node, of: owner, keys: nil, context)
    else {
      context.error(node, "\(owner) cannot be \(node.kind)", expected: "a mapping with 'views'")
      return nil
    }
    if let own = fields["metrics"] {
      context.metrics.merge(MetricsReader(context: context).read(own)) { $1 }
    }
    let errors = context.log.errorCount
    var cell = AssignmentReader(context: context).read(
      entries, Property.cell, owner: owner,
      otherKeys: KeyTable.cellParts.map(\.name))
    addParts(fields, to: &cell)
    let (views, guides, scope) = viewsAndGuides(fields)
    // Constraints of views that could not be read would be wrong as well: report only the cause.
    let hasLostViews = fields["views"]?.entries == nil && context.log.errorCount > errors
    return CellPlan(
      reuseIdentifier: reuseIdentifier, style: fields.value("style", .cellStyle) ?? .default,
      cell: cell, content: content(fields), views: views, guides: guides,
      constraints: hasLostViews ? [] : constraints(fields, scope),
      sizing: fields.value("sizing", .sizing) ?? .automatic,
      editingStyle: fields.value("editingStyle", .editingStyle) ?? .delete,
      location: context.location(node.mark))
  }

  // MARK: Parts

  private func content(_ fields: Fields) -> AssignmentList {
    guard let node = fields["contentView"] else { return AssignmentList() }
    guard let entries = node.entries else {
      context.error(node, "contentView cannot be \(node.kind)", expected: "a mapping of its keys")
      return AssignmentList()
    }
    return AssignmentReader(context: context).read(
      entries, Property.view, owner: "the contentView")
  }

  private func viewsAndGuides(_ fields: Fields) -> ([ViewPlan], [GuidePlan], CellScope) {
    var compiler = ViewCompiler(context: context)
    if let views = fields["views"] { compiler.add(views, to: nil) }
    var guides: [GuidePlan] = []
    if let node = fields["guides"] {
      guard let items = node.items else {
        context.error(node, "guides cannot be \(node.kind)", expected: "a list of names")
        return (compiler.views, [], compiler.scope)
      }
      for item in items {
        guard let name = ValueReader<String>.text.value(of: item, key: "guides", context) else {
          continue
        }
        compiler.addGuide(name, index: guides.count, at: item.mark)
        guides.append(GuidePlan(name: name, owner: nil))
      }
    }
    return (compiler.views, guides, compiler.scope)
  }

  private func constraints(_ fields: Fields, _ scope: CellScope) -> [ConstraintPlan] {
    fields["constraints"].map {
      ConstraintCompiler(scope: scope, context: context).constraints($0)
    } ?? []
  }

  // MARK: Built-in labels

  /// Adds the properties set on the labels and the image of the cell's style.
  private func addParts(_ fields: Fields, to cell: inout AssignmentList) {
    addPart("textLabel", Property.label + Property.view, "a UILabel", fields, &cell) {
      $0.textLabel
    }
    addPart("detailTextLabel", Property.label + Property.view, "a UILabel", fields, &cell) {
      $0.detailTextLabel
    }
    addPart("imageView", Property.imageView + Property.view, "a UIImageView", fields, &cell) {
      $0.imageView
    }
    if let detail = fields.entry("detailTextLabel"), fields["style"] == nil {
      context.log.error(
        at: context.location(detail.keyMark), "detailTextLabel in a cell of the default style",
        expected: "'style: subtitle', value1 or value2")
    }
  }

  private func addPart(
    _ key: String, _ properties: [Property], _ owner: String, _ fields: Fields,
    _ cell: inout AssignmentList, _ part: @escaping @Sendable (UITableViewCell) -> UIView?
  ) {
    guard let node = fields[key] else { return }
    guard let entries = node.entries else {
      context.error(node, "\(key) cannot be \(node.kind)", expected: "a mapping of its keys")
      return
    }
    let list = AssignmentReader(context: context).read(entries, properties, owner: owner)
    cell.add(list, on: part)
  }
}

extension AssignmentList {
  fileprivate mutating func add(
    _ other: AssignmentList, on part: @escaping @Sendable (UITableViewCell) -> UIView?
  ) {
    let find: @Sendable (UIView) -> UIView? = { ($0 as? UITableViewCell).flatMap(part) }
    setUp += other.setUp.map { apply in { view in if let part = find(view) { apply(part) } } }
    bind += other.bind.map { apply in
      { view, row in if let part = find(view) { apply(part, row) } }
    }
    layOut += other.layOut.map { apply in
      { view, width in if let part = find(view) { apply(part, width) } }
    }
    fields += other.fields
    images += other.images
  }
}

extension ValueReader<SizingPlan> {
  /// `automatic`, `offscreen`, or `{recipe: offscreen, width: 320}`.
  static let sizing = ValueReader(
    "automatic, offscreen or {recipe: offscreen, width: …}",
    schema: .either([recipe.schema, .mapping(.sizing)])
  ) { node, context throws(ValueFailure) in
    guard node.entries != nil else { return try recipe.read(node, context) }
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "sizing", keys: .sizing, context) else {
      throw .reported
    }
    let recipe = fields.value("recipe", recipe)
    let width = fields.value("width", ValueReader<Double>.tableWidth)
    guard context.log.errorCount == errors else { throw .reported }
    guard recipe == .offscreen(width: nil) else {
      throw .mismatch(hint: width == nil ? nil : "only an offscreen cell has a width of its own")
    }
    return .offscreen(width: width)
  }

  private static let recipe = choice(["automatic": .automatic, "offscreen": .offscreen(width: nil)])
}

/// The names in one cell that constraints may use.
struct CellScope {
  private(set) var names: [String] = []
  private var items: [String: ItemPlan] = [:]
  private var parents: [String: ItemPlan] = [:]
  /// The indices of scroll views.
  private var scrolling: Set<Int> = []

  /// Names with a predefined meaning.
  static let reserved = ["contentView", "cell", "superview", "safeArea"]

  /// Adds a view or guide; false if the name is in use.
  mutating func add(_ name: String, _ item: ItemPlan, in parent: ItemPlan) -> Bool {
    guard items[name] == nil else { return false }
    names.append(name)
    items[name] = item
    parents[name] = parent
    return true
  }

  /// The item of a name in an equation; `superview` is that of `other`.
  func item(_ name: String, beside other: String?) -> ItemPlan? {
    switch name {
    case "contentView": .contentView
    case "superview": other.flatMap { parents[$0] }
    default: items[name]
    }
  }

  mutating func addScrollView(_ index: Int) { scrolling.insert(index) }

  func scrolls(_ item: ItemPlan) -> Bool {
    if case .view(let index) = item { scrolling.contains(index) } else { false }
  }

  func has(_ name: String) -> Bool { items[name] != nil }

  var suggestions: [String] { names + ["contentView"] }
}
