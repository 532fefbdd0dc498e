import Diagnostics
import Reading
import UIKit

/// Reads the entries of `variants:`, of a template or of a project file, as they are written.
struct VariantEntryReader {
  let context: ReadingContext
  /// How many places an entry stands for that names none itself.
  let places: Int

  /// The entries in the order of the file, without those that cannot be used.
  func entries(of node: YAMLNode) -> [VariantEntry] {
    (node.items ?? [node]).compactMap(entry)
  }

  private func entry(_ node: YAMLNode) -> VariantEntry? {
    guard let fields = Fields(node, of: "a variant", keys: .variantEntry, context) else {
      return nil
    }
    let axes = axes(fields)
    checkOrientation(of: axes, fields)
    let count = axes.count(others: places)
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
  /// Reads `variants:` of a project file, where an entry without a place is seen at those of each template.
  package static func read(
    _ node: YAMLNode, file: String, log: DiagnosticLog
  ) -> [VariantEntry] {
    let context = ReadingContext(file: file, log: log)
    let entries = VariantEntryReader(context: context, places: 1).entries(of: node)
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

  /// Templates differ in their widths: a name alone would be that of several pictures.
  private func check(_ context: ReadingContext) {
    if let name, !axes.hasPlace {
      context.log.error(
        at: context.location(mark),
        "the variant \(Diagnostic.quoted(name)) is at no place of its own",
        expected: "a 'width' or a 'device' beside its name")
    }
    for entry in included { entry.check(context) }
  }
}

extension Fields {
  /// The values of an axis, one or a list of them, under any of its names; nil when none is there.
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
