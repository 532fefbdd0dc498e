import UIKitCore

// Rules that look at what is drawn. All four read one computation, `RowAppearance`.
extension LintRule {
  static let contentOutsideRow = appearance(
    "content-outside-row",
    summary: "Something visible ends outside the content view, or under an accessory.",
    rationale: """
      Cells do not clip: what sticks out lies on the next row, under the accessory or beyond the screen. \
      Constraints that hold do not prevent it where nothing ties a view to the edge that it passes.
      """)

  static let truncatedText = appearance(
    "truncated-text",
    summary: "A label shows less than its text.",
    rationale: """
      A label that is too narrow ends in an ellipsis, one that is too low leaves lines out. With any number \
      of lines (0) that is never meant.
      """)

  /// Controls and pictures that got less room than they need.
  static let squeezedControl = appearance(
    "squeezed-control",
    summary: "A control or picture is smaller than its content, and did not offer to be.",
    rationale: """
      Another content took the room, although the view resists compression. Switches and steppers are drawn at \
      their own size all the same, on top of what is beside them.
      """)

  static let overlappingSiblings = appearance(
    "overlapping-siblings",
    summary: "Two views lie on top of each other, and nothing says that they should.",
    rationale: """
      Views that no constraint keeps apart meet as soon as a text is long or a screen is narrow.
      """)

  static let hiddenViewWithLength = appearance(
    "hidden-view-with-length", .note,
    summary: "A hidden view of a stack view keeps a length that required constraints give it.",
    rationale: """
      A stack view makes a hidden view's length 0, by a constraint that older versions of iOS require \
      (UISV-hiding): required lengths inside the view then log a conflict, and one of them is broken.
      """)

  static let pictureStretchesRow = appearance(
    "picture-stretches-row", .note,
    summary: "A picture that is fitted into its view makes the row as high as its file.",
    rationale: """
      An image view asks for the size of its file, whatever width it gets. Scaled to fit it is drawn lower \
      than the view, with empty bands above and below, unless a ratio ties its height to its width.
      """)

  private static func appearance(
    _ id: String, _ severity: Severity = .warning, summary: String, rationale: String
  ) -> LintRule {
    LintRule(id, severity, summary: summary, rationale: rationale) { scene in
      scene.appearanceFaults.filter { $0.rule == id }.map { $0.observation(in: scene) }
    }
  }
}

extension VisibleFault {
  func observation(in scene: LintScene) -> Observation {
    let entry = scene.namedEntry(of: view)
    var observation = Observation(
      object: entry?.id ?? scene.id, place: entry?.place ?? scene.place
    ) {
      let name = { (view: UIView) in scene.name(of: view) }
      let inside = overflowAxis == nil ? nil : InsideRepair(self, scene.trial)
      let room = lackingAxis.flatMap { RoomRepair([view], along: $0, scene.trial) }
      let repair =
        inside.map { ($0.action, $0.step, $0.outcome, $0.remarks) }
        ?? room.map { ($0.words, $0.step, $0.outcome, $0.remarks) }
      return .init(
        message: message(name), hint: hint(name, inside: inside, room: room),
        related: others.prefix(10).compactMap { other in
          scene.namedEntry(of: other).map { ($0.place, $0.name) }
        },
        repair: repair.map { scene.repair($0, $1, .fault, $2, remarks: $3) })
    }
    observation.severity =
      dependsOnHeight && (scene.hasUndecidedHeight || scene.hasCanvasHeight)
        || scene.hasCanvasSize || scene.isOnCanvas && isUndecided(entry, scene)
      ? .note : severity(of: scene.isOnCanvas ? .canvas : .content, isNew: scene.isNew(self))
    observation.amount = Double(amount)
    observation.isOnRequest =
      scene.mayBeMeant(self) || scene.isOnCanvas && restsOnContent && !hasKnownText
      || scene.states(self)
    return observation
  }

  /// Whether the font of its text is here: of 18 texts in Avenir Next Condensed 15 were not cut.
  private var hasKnownText: Bool {
    let label = (view as? UIButton)?.titleLabel ?? view as? UILabel
    return label?.font.hasKnownWidths ?? (view as? UITextField)?.font?.hasKnownWidths ?? true
  }

  /// Whether the fault rests on a text, an image or a size that code may replace.
  private func isUndecided(_ entry: LintView?, _ scene: LintScene) -> Bool {
    guard restsOnContent else { return false }
    return entry.map { $0.isStandIn || $0.mayChange } ?? false
      || others.contains { scene.entry(of: $0)?.isStandIn ?? false }
  }
}

extension LintScene {
  /// The view's entry, or that of the nearest view around it that the file names.
  func namedEntry(of view: UIView) -> LintView? {
    sequence(first: view, next: \.superview).lazy.compactMap { entry(of: $0) }.first
  }

  /// Faults of the row as a phone shows it. A cell in a file of its own may be in a table that sizes
  /// its rows or in one that does not, so of it only what is wrong at both heights counts. A row of a
  /// point is one that is hidden.
  var appearanceFaults: [VisibleFault] {
    if let storedHeight, storedHeight <= 1 { return [] }
    return appearance.faults {
      let look = { RowAppearance(of: content, in: root, subject).faults }
      let faults = look()
      guard hasUndecidedHeight, let storedHeight, !faults.isEmpty else { return faults }
      let stored = atHeight(storedHeight, look)
      return faults.filter { fault in
        stored.contains { $0.rule == fault.rule && $0.view === fault.view }
      }
    }
  }

  /// Whether two views lie on each other as their file shows them: on a canvas that is a glow, an
  /// underline or one of two that code shows (28 of 29, none a fault).
  fileprivate func mayBeMeant(_ fault: VisibleFault) -> Bool {
    guard isOnCanvas, case .overlap = fault.kind else { return false }
    return !isNew(fault)
  }

  /// Whether a constraint makes a view wider than the row that it ends outside of: what slides in.
  fileprivate func states(_ fault: VisibleFault) -> Bool {
    guard case .outside(let edge, _, _, _) = fault.kind, edge.axis == .horizontal else {
      return false
    }
    return constraints.contains { entry in
      let constraint = entry.constraint
      return constraint.firstItem === fault.view && constraint.firstAttribute == .width
        && constraint.relation != .lessThanOrEqual && constraint.constant > 0
        && constraint.multiplier >= 1
        && (constraint.secondItem === content || constraint.secondItem === root)
    }
  }

  /// Whether two views lie on each other at this width and not at the stored one.
  fileprivate func isNew(_ fault: VisibleFault) -> Bool {
    guard case .overlap = fault.kind else { return false }
    return appearance.storedOverlaps { storedOverlaps }.map { !$0.contains(ids(of: fault)) }
      ?? false
  }

  /// The ids of the pairs that lie on each other at the stored width; nil where this is that width.
  private var storedOverlaps: Set<Set<String>>? {
    guard let stored = stored?(), stored.root.bounds.width != root.bounds.width else { return nil }
    return Set(
      stored.appearanceFaults.compactMap { fault in
        if case .overlap = fault.kind { stored.ids(of: fault) } else { nil }
      })
  }

  private func ids(of fault: VisibleFault) -> Set<String> {
    Set(([fault.view] + fault.others.prefix(1)).compactMap { entry(of: $0)?.id })
  }

  private var subject: RowAppearance.Subject {
    .init(rowHeight != .none ? .row : .view, isOnCanvas ? .onCanvas : .filled)
  }
}
