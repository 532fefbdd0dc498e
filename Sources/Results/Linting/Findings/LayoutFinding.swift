import UIKitCore

/// What a rule finds in a row now, with what identifies it at another width.
package struct LayoutFinding {
  /// What stays the same from one width to the next.
  package struct Key: Hashable, Sendable {
    /// As `--only` and `plumb.yaml` name it: `truncated-text`.
    package let rule: String
    package let object: String
    /// The other view, the edge or the axis: one view may overlap two others.
    package let partner: String
  }

  package let key: Key
  /// What people call the view or cell.
  package let subject: String
  /// What is wrong with it, without a number: `is truncated`.
  package let statement: String
  /// How far it is off, in points; nil where that cannot be compared.
  package let amount: Double?
  private let make: () -> Finding

  /// The finding in the words of `plumb lint`, with the numbers of the layout that it was found in.
  package var finding: Finding { make() }

  init(
    _ key: Key, subject: String, statement: String, amount: Double?,
    _ make: @escaping () -> Finding
  ) {
    self.key = key
    self.subject = subject
    self.statement = statement
    self.amount = amount
    self.make = make
  }
}

/// What is wrong with a row in its present layout, and how its edges lie.
package struct LayoutLook {
  /// Each thing once, in the order of the rules.
  package let findings: [LayoutFinding]
  /// The edges of what is drawn, across and down, in the content view's coordinates.
  fileprivate let edges: [[CGFloat]]
  fileprivate let conflicts: [[Member]]

  /// A constraint of a conflict: itself, or what it is about where it was made for the report.
  fileprivate struct Member: Equatable {
    private let item: ObjectIdentifier?
    private let words: [Int]

    init(_ constraint: NSLayoutConstraint) {
      let isMade = !constraint.isActive
      item =
        isMade ? constraint.firstItem.map { ObjectIdentifier($0) } : ObjectIdentifier(constraint)
      words =
        isMade ? [constraint.firstAttribute.rawValue, constraint.relation.rawValue] : []
    }
  }

  /// Whether nothing begins and ends again between this width and a greater one, if lengths between
  /// the two are linear: no drawn edge passes another, and the same sets of constraints conflict,
  /// each of which then conflicts throughout.
  package func isSameThroughout(to other: LayoutLook) -> Bool {
    conflicts == other.conflicts
      && zip(edges, other.edges).allSatisfy { here, there in
        let order = here.indices.sorted { here[$0] < here[$1] }
        return here.count == there.count
          && zip(order, order.dropFirst()).allSatisfy {
            there[$0] <= there[$1] + Tolerance.edge
          }
      }
  }
}

extension LintRule {
  /// The rules whose findings change with the width of a row.
  package static let layoutRules: Set<String> = Set(
    [
      conflictingConstraints, ambiguousLayout, rowHeightCutsContent, contentOutsideRow,
      truncatedText, squeezedControl, overlappingSiblings,
    ].map(\.id))
}

extension Linter {
  /// Looks for what the rules that depend on the layout find in rows of a file.
  package func layoutProbe(of file: String) -> LayoutProbe {
    LayoutProbe(self, path: settings.relative(file))
  }
}

/// Finds what is wrong with rows in their present layout, under the settings of a linter.
package struct LayoutProbe {
  private let linter: Linter
  private let path: String
  private let rules: [LintRule]
  private let appearance: Set<String>
  private let repairs = RepairMemo()

  init(_ linter: Linter, path: String) {
    self.linter = linter
    self.path = path
    rules = linter.settings.rules.filter { LintRule.layoutRules.contains($0.id) }
    appearance = Set(rules.map(\.id)).intersection(
      [LintRule.contentOutsideRow, .truncatedText, .squeezedControl, .overlappingSiblings].map(\.id)
    )
  }

  package var isIdle: Bool { rules.isEmpty }

  /// What is wrong with the row now.
  ///
  /// Rows of a table have the height that the table gives them, so that they are looked at as they
  /// are. (`plumb lint` lays cells of Interface Builder files out by itself, and tries heights.)
  package func look(at scene: LintScene) -> LayoutLook {
    var scene = scene
    scene.repairs = repairs
    scene.appearance = AppearanceMemo(of: scene.appearance)
    let shown =
      appearance.isEmpty
      ? nil
      : RowAppearance(
        of: scene.content, in: scene.root,
        .init(scene.rowHeight != .none ? .row : .view, scene.isOnCanvas ? .onCanvas : .filled))
    // What is only noted is looked for at the sizes of the file, not at every width.
    let faults = shown?.faults.filter { $0.severity(of: .content) != .note } ?? []
    var found: [LayoutFinding] = []
    for rule in rules {
      let all =
        appearance.contains(rule.id)
        ? faults.filter { $0.rule == rule.id }.map { finding($0, of: rule, in: scene) }
        : findings(of: rule, in: scene)
      for finding in all where !isIgnored(finding, scene) { Self.add(finding, to: &found) }
    }
    let conflicts = scene.root.layoutConflicts
    let told = conflicts.prefix(ConflictRepairs.told(of: conflicts.count))
    let rects =
      [scene.content.bounds] + (shown?.drawn.flatMap(\.inks).compactMap(\.ink?.rect) ?? [])
    return LayoutLook(
      findings: found,
      edges: [rects.flatMap { [$0.minX, $0.maxX] }, rects.flatMap { [$0.minY, $0.maxY] }],
      conflicts: told.map { $0.constraints.map(LayoutLook.Member.init) })
  }

  private func isIgnored(_ finding: LayoutFinding, _ scene: LintScene) -> Bool {
    linter.settings.ignores.contains {
      $0.covers(
        rule: finding.key.rule, object: finding.key.object, scene: scene.id, path: path)
    }
  }

  /// Of the same thing found twice the worse one stays.
  private static func add(_ finding: LayoutFinding, to found: inout [LayoutFinding]) {
    guard let known = found.firstIndex(where: { $0.key == finding.key }) else {
      return found.append(finding)
    }
    if finding.amount ?? 0 > found[known].amount ?? 0 { found[known] = finding }
  }

  // MARK: Appearance

  private func finding(
    _ fault: VisibleFault, of rule: LintRule, in scene: LintScene
  ) -> LayoutFinding {
    let entry = scene.namedEntry(of: fault.view)
    let name = { (view: UIView) in scene.name(of: view) }
    return LayoutFinding(
      .init(
        rule: rule.id, object: entry?.id ?? scene.id, partner: fault.partner { scene.name(of: $0) }),
      subject: name(fault.view), statement: fault.statement(name), amount: Double(fault.amount)
    ) { [linter] in linter.finding(fault.observation(in: scene), of: rule, in: scene) }
  }

  // MARK: Other rules

  private func findings(of rule: LintRule, in scene: LintScene) -> [LayoutFinding] {
    if rule.id == LintRule.ambiguousLayout.id { return openFindings(of: rule, in: scene) }
    guard case .scene(let check) = rule.check else { return [] }
    let isConflict = rule.id == LintRule.conflictingConstraints.id
    if isConflict, scene.root.layoutConflicts.isEmpty { return [] }
    return check(scene).map { observation in
      finding(
        observation, of: rule, in: scene, subject: isConflict ? "\(scene.name):" : scene.name,
        statement: isConflict ? "constraints cannot hold together" : "is lower than its content")
    }
  }

  /// Views that are left open, the two axes apart. Most rows have none, which is cheap to know.
  private func openFindings(of rule: LintRule, in scene: LintScene) -> [LayoutFinding] {
    guard scene.views.contains(where: { $0.isConstrained && $0.view.hasAmbiguousLayout }) else {
      return []
    }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      OpenGroup.groups(of: scene, axis).map { group in
        let observation = group.observation(in: scene)
        let name = scene.views.first { $0.id == observation.object }?.name ?? observation.object
        return finding(
          observation, of: rule, in: scene, partner: axis == .horizontal ? "across" : "down",
          subject: name, statement: "is ambiguous")
      }
    }
  }

  private func finding(
    _ observation: Observation, of rule: LintRule, in scene: LintScene, partner: String = "",
    subject: String, statement: String
  ) -> LayoutFinding {
    LayoutFinding(
      .init(rule: rule.id, object: observation.object, partner: partner), subject: subject,
      statement: statement, amount: observation.amount
    ) { [linter] in linter.finding(observation, of: rule, in: scene) }
  }
}

extension VisibleFault {
  /// Distinguishes faults of one rule on one view.
  fileprivate func partner(_ name: (UIView) -> String) -> String {
    switch kind {
    case .outside(let edge, _, _, _): edge.word
    case .narrow, .short: ""
    case .squeezed(let axis, _, _): axis == .horizontal ? "width" : "height"
    case .overlap: others.first.map(name) ?? ""
    case .brokenWord: "word"
    case .flat: "height"
    case .intoMargin: "margin"
    case .hiddenLength, .letterboxed: ""
    }
  }

  /// The fault without its numbers, which change with the width.
  fileprivate func statement(_ name: (UIView) -> String) -> String {
    switch kind {
    case .outside(_, _, _, beyond: .accessory): "reaches under the accessory"
    case .outside(let edge, _, _, _): "leaves the row at the \(edge.word)"
    case .narrow, .short: "is truncated"
    case .squeezed(.horizontal, _, _): "is narrower than its content"
    case .squeezed(.vertical, _, _): "is lower than its content"
    case .overlap: "overlaps \(others.first.map(name) ?? "?")"
    case .brokenWord: "breaks a word in its middle"
    case .flat: "has no height"
    case .intoMargin: "ends in the bottom margin"
    case .hiddenLength: "is hidden and keeps a length"
    case .letterboxed: "is higher than its picture"
    }
  }
}
