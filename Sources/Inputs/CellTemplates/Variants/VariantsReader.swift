import Reading
import UIKitCore

/// Reads `variants:`, the settings at which a template is shown.
///
/// Each entry is a mapping of axes with one or several values: the entry stands for every
/// combination, except for those under `exclude`, and for those under `include` in addition.
/// Several entries form a list.
struct VariantsReader {
  let context: TemplateReading
  /// The template's widths in points, for entries that have neither width nor device.
  let widths: [Double]

  /// The variants in the order of the file, once each; only the widths if none are declared.
  func read(_ node: YAMLNode?) -> [TemplateVariant] {
    let others = widths.map { TemplateVariant.Target.width($0) }
    guard let node else { return others.map { TemplateVariant($0) } }
    let entries = VariantEntryReader(context: context, targets: others.count).entries(of: node)
    let variants = entries.flatMap { self.variants(of: $0, others) }.uniqued()
    if variants.isEmpty, !context.log.hasErrors {
      context.error(node, "variants without a variant", expected: "at least one")
    }
    checkNames(of: variants, node)
    return variants
  }

  private func variants(
    of entry: VariantEntry, _ others: [TemplateVariant.Target]
  ) -> [TemplateVariant] {
    let kept = entry.exclusions.reduce(entry.product(others: others)) { left, exclusion in
      let kept = left.filter { !exclusion.axes.match($0) }
      if kept.count == left.count, !context.log.hasErrors {
        context.log.warning(
          at: context.location(exclusion.mark), "excludes none of the variants")
      }
      return kept
    }
    return kept + entry.included.flatMap { variants(of: $0, others) }
  }

  /// Checks that names differ in more than case, which some file systems ignore.
  private func checkNames(of variants: [TemplateVariant], _ node: YAMLNode) {
    var seen: Set<String> = []
    for name in variants.compactMap(\.name) where !seen.insert(name.lowercased()).inserted {
      context.error(
        node, "two variants are named \(Diagnostic.quoted(name))", expected: "names that differ")
    }
  }
}

/// Reads the entries of `variants:` in a template or a project file, without expanding them.
struct VariantEntryReader {
  let context: TemplateReading
  /// The number of widths that an entry without width or device stands for.
  let targets: Int

  /// The entries in the order of the file, except for invalid ones.
  func entries(of node: YAMLNode) -> [VariantEntry] {
    (node.items ?? [node]).compactMap(entry)
  }

  private func entry(_ node: YAMLNode) -> VariantEntry? {
    guard let fields = Fields(node, of: "a variant", keys: .variantEntry, context) else {
      return nil
    }
    let axes = axes(fields)
    checkOrientation(of: axes, fields)
    let count = axes.count(others: targets)
    guard checkCount(count, fields) else { return nil }
    return VariantEntry(
      name: name(fields, of: count), axes: axes, exclusions: exclusions(fields["exclude"]),
      included: (fields["include"].map { $0.items ?? [$0] } ?? []).compactMap(entry),
      mark: node.mark)
  }

  private func axes(_ fields: Fields) -> VariantAxes {
    VariantAxes(
      widths: fields.several(["width", "widths"], .tableWidth),
      devices: fields.several(["device", "devices"], .device),
      orientations: fields.several(["orientation"], .orientation)?.flatMap(\.self),
      profiles: fields.several(["profile"], .profile)?.map(\.name),
      appearances: fields.several(["appearance"], .appearance)?.flatMap(\.self),
      categories: fields.several(["contentSizeCategory", "textSize"], .contentSize),
      languages: fields.several(["language"], .language),
      directions: fields.several(["direction"], .writingDirection)?.flatMap(\.self),
      scales: fields.several(["scale"], TemplateCompiler.scale))
  }

  private func exclusions(_ node: YAMLNode?) -> [VariantEntry.Exclusion] {
    (node.map { $0.items ?? [$0] } ?? []).compactMap { node in
      Fields(node, of: "an exclusion", keys: .variantAxes, context).map {
        VariantEntry.Exclusion(axes: axes($0), mark: node.mark)
      }
    }
  }

  private func name(_ fields: Fields, of count: Int) -> String? {
    guard let node = fields["name"], let name = fields.value("name", .variantName) else {
      return nil
    }
    guard count == 1 else {
      context.error(
        node, "one name for \(count) variants", expected: "a name for one",
        hint: "write them as entries of their own")
      return nil
    }
    return name
  }

  // MARK: Checks

  private func checkOrientation(of axes: VariantAxes, _ fields: Fields) {
    guard axes.orientations != nil, axes.devices == nil, let node = fields["orientation"] else {
      return
    }
    context.error(
      node, "an orientation without a device", expected: "'device' with a name",
      hint: "a width has no orientation")
  }

  private func checkCount(_ count: Int, _ fields: Fields) -> Bool {
    guard count > TemplateLimits.variants else { return true }
    context.error(
      fields.node, "axes that make more than \(TemplateLimits.variants) variants",
      expected: "at most \(TemplateLimits.variants)")
    return false
  }
}

// MARK: - In a project file

extension VariantEntry {
  /// Reads `variants:` of a project file; an entry without width has those of each template.
  package static func read(
    _ node: YAMLNode, file: String, log: DiagnosticLog
  ) -> [VariantEntry] {
    let context = TemplateReading(file: file, log: log)
    let entries = VariantEntryReader(context: context, targets: 1).entries(of: node)
    for entry in entries { entry.check(context) }
    if entries.isEmpty, !log.hasErrors {
      context.error(
        node, "variants without a variant", expected: "at least one",
        hint: "without 'variants' each template is seen at its own")
    }
    if entries.reduce(0, { $0 + min($1.count, TemplateLimits.variants + 1) })
      > TemplateLimits.variants
    {
      context.error(
        node, "more than \(TemplateLimits.variants) variants",
        expected: "at most \(TemplateLimits.variants)")
    }
    return entries
  }

  /// Checks that a named entry has one screen, since several pictures would share the name.
  private func check(_ context: TemplateReading) {
    if let name, !axes.hasPlace {
      context.log.error(
        at: context.location(mark),
        "the variant \(Diagnostic.quoted(name)) has no width or device of its own",
        expected: "a 'width' or a 'device' beside its name")
    }
    for entry in included { entry.check(context) }
  }
}

extension Fields {
  /// The values of an axis, one or several, by any of its names; nil if there are none.
  func several<Value>(_ names: [String], _ reader: ValueReader<Value>) -> [Value]? {
    let found = names.compactMap { entry($0) }
    guard !found.isEmpty else { return nil }
    return found.flatMap { entry in
      (entry.value.items ?? [entry.value]).compactMap {
        reader.value(of: $0, key: entry.key, context)
      }
    }
  }
}

/// One entry of `variants:` as written. It stands for every combination of its axes, except for the
/// excluded ones, and for the entries under `include` in addition.
package struct VariantEntry: Hashable, Sendable {
  /// Excludes the combinations that have all of these values.
  struct Exclusion: Hashable, Sendable {
    let axes: VariantAxes
    let mark: YAMLMark
  }

  /// The suffix of its pictures' names; only for an entry that stands for one variant.
  var name: String?
  var axes: VariantAxes
  var exclusions: [Exclusion]
  var included: [VariantEntry]
  let mark: YAMLMark

  /// All combinations, ignoring exclusions; `others` are the widths of an entry without any.
  func product(others: [TemplateVariant.Target]) -> [TemplateVariant] {
    var variants = axes.product(others: others)
    if let name, variants.count == 1 { variants[0].name = name }
    return variants
  }
}

// MARK: - In a project file

extension VariantEntry {
  /// The languages in the entry and in its `include` entries.
  package var languages: [String] { (axes.languages ?? []) + included.flatMap(\.languages) }

  /// A variant that results from applying the entry to a declared one.
  package struct Applied {
    package let variant: TemplateVariant
    /// The variant that its name is relative to: the declared one, unless the entry has a name.
    package let declared: TemplateVariant
    fileprivate let exclusions: [Exclusion]

    /// Whether the entry excludes a variant whose axes are all decided.
    package func isExcluded(_ decided: TemplateVariant) -> Bool {
      exclusions.contains { $0.axes.match(decided) }
    }
  }

  /// The declared variant with the entry's values on each axis, then its `include` entries.
  package func applied(to declared: TemplateVariant) -> [Applied] {
    let own = axes.combinations(replacingThoseOf: declared).map { variant in
      var variant = variant
      if let name { variant.name = name }
      return Applied(
        variant: variant, declared: name == nil ? declared : variant, exclusions: exclusions)
    }
    return own + included.flatMap { $0.applied(to: declared) }
  }

  package var count: Int {
    included.reduce(axes.count(others: 1)) { sum, entry in
      let (more, overflows) = sum.addingReportingOverflow(entry.count)
      return overflows ? Int.max : more
    }
  }
}
