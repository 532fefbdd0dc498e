/// Runs rules on documents.
public struct Linter: Sendable {
  /// Which rules, and what becomes of their findings.
  public let settings: LintSettings

  /// A linter that reports what `settings` leave on, with their severities.
  public init(_ settings: LintSettings = LintSettings()) { self.settings = settings }

  /// What the rules find, in the order of locations; the same thing found at several widths once.
  package func findings(in document: LintDocument) -> [Finding] {
    let path = settings.relative(document.file)
    var seen: Set<[String]> = []
    var found: [(order: Int, finding: Finding)] = []
    for rule in settings.rules {
      for (scene, observation) in rule.observations(in: document) {
        let isIgnored = settings.ignores.contains {
          $0.covers(rule: rule.id, object: observation.object, scene: scene.id, path: path)
        }
        guard !isIgnored, !observation.isOnRequest || settings.names(rule),
          seen.insert([rule.id, scene.id, observation.object, observation.aspect]).inserted
        else { continue }
        found.append((found.count, finding(observation, of: rule, in: scene)))
      }
    }
    return found.sorted { ($0.finding.location, $0.order) < ($1.finding.location, $1.order) }
      .map(\.finding)
  }

  /// The observation as a finding, under the settings.
  func finding(
    _ observation: Observation, of rule: LintRule, in scene: LintScene
  ) -> Finding {
    let usual = observation.severity ?? rule.severity
    let words = observation.words()
    let hints = [words.hint].compactMap(\.self) + (words.repair?.elsewhere ?? [])
    var finding = Finding(
      rule: rule.id, severity: settings.severities[rule.id] ?? usual,
      location: observation.place.location, message: words.message,
      hint: hints.isEmpty ? nil : hints.joined(separator: "; "),
      scene: scene.id, object: observation.object, fingerprint: scene.fingerprint,
      related: words.related.map {
        Finding.Related(location: $0.place.location, message: $0.message)
      }, variants: scene.occasion.map { [$0.variant] } ?? [],
      rows: scene.occasion.map { [$0.row] } ?? [], amount: observation.amount)
    finding.layout = scene.occasion?.layout
    finding.aspect = observation.aspect
    finding.repair = words.repair
    return finding
  }
}

extension LintRule {
  fileprivate func observations(
    in document: LintDocument
  ) -> [(scene: LintScene, observation: Observation)] {
    switch check {
    case .scene(let check):
      document.scenes.flatMap { scene in check(scene).map { (scene, $0) } }
    case .document(let check): check(document)
    }
  }
}
