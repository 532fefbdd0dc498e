import Reading
import UIKit

/// One entry of `variants:` as it was written: it stands for every combination of its axes, less those
/// that are excluded, and for the entries under `include` besides.
package struct VariantEntry: Hashable, Sendable {
  /// Some combinations that are left out: those that match all that is said.
  struct Exclusion: Hashable, Sendable {
    let axes: VariantAxes
    let mark: YAMLMark
  }

  /// What pictures of it are called; only of an entry that stands for one variant.
  var name: String?
  var axes: VariantAxes
  var exclusions: [Exclusion]
  var included: [VariantEntry]
  let mark: YAMLMark

  /// The combinations without a word about exclusions; `others` stand in for a place.
  func product(others: [TemplateVariant.Place]) -> [TemplateVariant] {
    var variants = axes.product(others: others)
    if let name, variants.count == 1 { variants[0].name = name }
    return variants
  }
}

// MARK: - In a project file

extension VariantEntry {
  /// Languages that the entry and those besides name.
  package var languages: [String] { (axes.languages ?? []) + included.flatMap(\.languages) }

  /// A variant as the entry makes it of one that somebody has declared.
  package struct Applied {
    /// What is to be drawn.
    package let variant: TemplateVariant
    /// What its name is measured against: the declared variant, unless the entry has a name itself.
    package let declared: TemplateVariant
    fileprivate let exclusions: [Exclusion]

    /// Whether the entry leaves a variant out all of whose axes are decided.
    package func isExcluded(_ decided: TemplateVariant) -> Bool {
      exclusions.contains { $0.axes.match(decided) }
    }
  }

  /// The declared variant with the entry's values on each axis that the entry names; those besides follow.
  package func applied(to declared: TemplateVariant) -> [Applied] {
    let own = axes.combinations(replacingThoseOf: declared).map { variant in
      var variant = variant
      if let name { variant.name = name }
      return Applied(
        variant: variant, declared: name == nil ? declared : variant, exclusions: exclusions)
    }
    return own + included.flatMap { $0.applied(to: declared) }
  }

  /// How many variants the entry makes of one.
  package var count: Int {
    included.reduce(axes.count(others: 1)) { sum, entry in
      let (more, overflows) = sum.addingReportingOverflow(entry.count)
      return overflows ? Int.max : more
    }
  }
}
