import Diagnostics
import Reading
import UIKit

/// Reads `variants:`, the settings a template wants to be seen at.
///
/// Each entry is a mapping of axes, and each axis one value or several: the entry stands for every
/// combination, less those under `exclude`, and those under `include` besides. Several entries make a list.
struct VariantsReader {
  let context: ReadingContext
  /// The template's widths, for entries that name no place.
  let widths: [Double]

  /// The variants in the order of the file, each once; the widths alone when the template says nothing.
  func read(_ node: YAMLNode?) -> [TemplateVariant] {
    let others = widths.map { TemplateVariant.Place.width($0) }
    guard let node else { return others.map { TemplateVariant($0) } }
    let variants = (node.items ?? [node]).flatMap { entry($0, others) }.uniqued()
    if variants.isEmpty, !context.log.hasErrors {
      context.error(node, "variants without a variant", expected: "at least one")
    }
    checkNames(of: variants, node)
    return variants
  }

  private func entry(
    _ node: YAMLNode, _ others: [TemplateVariant.Place]
  ) -> [TemplateVariant] {
    guard let fields = Fields(node, of: "a variant", keys: .variantEntry, context) else {
      return []
    }
    let axes = axes(fields)
    checkOrientation(of: axes, fields)
    guard checkCount(axes.count(others: others.count), fields) else { return [] }
    var variants = excluding(fields["exclude"], from: axes.product(others: others))
    if let name = name(fields, of: variants.count) { variants[0].name = name }
    for node in fields["include"].map({ $0.items ?? [$0] }) ?? [] {
      variants += entry(node, others)
    }
    return variants
  }

  private func axes(_ fields: Fields) -> VariantAxes {
    VariantAxes(
      widths: fields.several(["width", "widths"], .tableWidth),
      devices: fields.several(["device", "devices"], .device),
      orientations: fields.several(["orientation"], .orientation)?.flatMap(\.self),
      profiles: fields.several(["profile"], .profile)?.map(\.name),
      appearances: fields.several(["appearance"], .appearance)?.flatMap(\.self),
      categories: fields.several(["contentSizeCategory"], .contentSize),
      languages: fields.several(["language"], .language),
      directions: fields.several(["direction"], .writingDirection)?.flatMap(\.self),
      scales: fields.several(["scale"], TemplateCompiler.scale))
  }

  // MARK: Checks

  /// Names become names of files, some of which do not tell capital letters from small ones.
  private func checkNames(of variants: [TemplateVariant], _ node: YAMLNode) {
    var seen: Set<String> = []
    for name in variants.compactMap(\.name) where !seen.insert(name.lowercased()).inserted {
      context.error(
        node, "two variants are named \(Diagnostic.quoted(name))", expected: "names that differ")
    }
  }

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

  private func excluding(
    _ node: YAMLNode?, from variants: [TemplateVariant]
  ) -> [TemplateVariant] {
    guard let node else { return variants }
    return (node.items ?? [node]).reduce(variants) { left, node in
      guard let fields = Fields(node, of: "an exclusion", keys: .variantAxes, context) else {
        return left
      }
      let excluded = axes(fields)
      let kept = left.filter { !excluded.match($0) }
      if kept.count == left.count, !context.log.hasErrors {
        context.log.warning(at: context.location(node.mark), "excludes none of the variants")
      }
      return kept
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
}

extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
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
