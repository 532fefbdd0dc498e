import AtomicFiles
import CollectionAlgorithms
import Diagnostics
import Reading
import UIKit

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
  /// An OS profile by its name.
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
