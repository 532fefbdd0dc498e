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
    let entries = VariantEntryReader(context: context, places: others.count).entries(of: node)
    let variants = entries.flatMap { self.variants(of: $0, others) }.uniqued()
    if variants.isEmpty, !context.log.hasErrors {
      context.error(node, "variants without a variant", expected: "at least one")
    }
    checkNames(of: variants, node)
    return variants
  }

  private func variants(
    of entry: VariantEntry, _ others: [TemplateVariant.Place]
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

  /// Names become names of files, some of which do not tell capital letters from small ones.
  private func checkNames(of variants: [TemplateVariant], _ node: YAMLNode) {
    var seen: Set<String> = []
    for name in variants.compactMap(\.name) where !seen.insert(name.lowercased()).inserted {
      context.error(
        node, "two variants are named \(Diagnostic.quoted(name))", expected: "names that differ")
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
