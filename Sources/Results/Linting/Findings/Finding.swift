/// Something that a rule found.
public struct Finding: Hashable, Sendable {
  /// The rule's id: `misplaced-view`.
  public let rule: String
  /// How bad it is, after settings.
  public let severity: Severity
  /// Where it is written.
  public let location: FileLocation
  /// What is wrong, without a full stop.
  public internal(set) var message: String
  /// What to do.
  public let hint: String?
  /// The cell or root view it is in: object id or reuse identifier.
  public let scene: String
  /// What it is about: object id, or the name in a template.
  public let object: String
  /// Eight digits that tell the scene from others by the ids in it, whatever its file is called.
  let fingerprint: String
  /// Other locations that take part, each with what is there.
  public let related: [Related]
  /// The variants that show it, `320 pt, dark`; empty for a single layout.
  public internal(set) var variants: [String] = []
  /// The layout in which it is worst, or was met first; nil where there is only one.
  public package(set) var layout: LayoutFields?
  /// The rows that show it, as `section.row`.
  var rows: [String] = []
  /// How far it is off, in points; nil where that does not depend on row and variant.
  var amount: Double?

  /// Which of several things that the rule may find in the object.
  var aspect = ""

  /// The best change that was laid out and mends it; nil where none was tried.
  public package(set) var repair: SourceRepair?

  /// Another location that takes part.
  public struct Related: Hashable, Sendable {
    /// Where.
    public let location: FileLocation
    /// A sentence with the numbers of this case, as people read it after the location.
    public let message: String
  }
}

extension Finding {
  /// The line of `plumb lint`: the usual message, then rule and object in brackets.
  public var diagnostic: Diagnostic {
    Diagnostic(severity, at: location, message, hint: hint)
  }

  /// What settings and baselines call it: `misplaced-view EuI-TD-shm`.
  public var handle: String { "\(rule) \(Diagnostic.printable(object))" }
}

extension Finding {
  /// How far it is off, in points; nil where that cannot be compared.
  package var measure: Double? { amount }

  /// The finding in other words, with the variants that show it.
  package func saying(
    _ message: String, variants: [String], layout: LayoutFields? = nil
  ) -> Finding {
    var finding = self
    finding.message = message
    finding.variants = variants
    finding.layout = layout ?? finding.layout
    return finding
  }
}

extension Finding {
  /// Findings of several rows and variants, each thing once: the worst of it, with the variants
  /// that show it. Findings that do not depend on row and variant are kept as they were met first.
  package static func merged(_ findings: [Finding]) -> [Finding] {
    var indices: [[String]: Int] = [:]
    var merged: [(worst: Finding, all: [Finding])] = []
    for finding in findings {
      // A word that is broken is not so many points of a text that is cut.
      let kind = finding.amount == 0 ? "without amount" : ""
      let key = [finding.rule, finding.scene, finding.object, finding.aspect, kind]
      guard let index = indices[key] else {
        indices[key] = merged.count
        merged.append((finding, [finding]))
        continue
      }
      merged[index].all.append(finding)
      if let amount = finding.amount, amount > merged[index].worst.amount ?? .infinity {
        merged[index].worst = finding
      }
    }
    return merged.map { $0.worst.naming($0.all) }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// The finding with its row and variants: `… in row 0.1 at 320 pt; also at 375 pt`. A
  /// scene of an Interface Builder file has no row.
  private func naming(_ all: [Finding]) -> Finding {
    var named = self
    named.variants = all.flatMap(\.variants).uniqued()
    named.rows = all.flatMap(\.rows).uniqued()
    guard amount != nil, let variant = variants.first else { return named }
    let others = named.variants.filter { $0 != variant }
    named.message +=
      (rows.first.map { ", in row \($0) at" } ?? ", at") + " \(variant)"
      + (others.isEmpty ? "" : "; also at " + listed(others, most: 6, separator: "; "))
    return named
  }
}
