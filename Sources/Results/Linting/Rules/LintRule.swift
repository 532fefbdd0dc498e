/// Something that can be wrong with a layout, and how to find it.
public struct LintRule: Sendable {
  /// The stable name: words joined by dashes.
  public let id: String
  /// What it finds, in a line.
  public let summary: String
  /// Why that matters, in a sentence or two.
  public let rationale: String
  /// How bad a finding is unless settings say otherwise.
  public let severity: Severity
  /// Whether it runs unless settings say otherwise.
  public let isOnByDefault: Bool
  let check: Check

  /// How much a rule needs to see at once.
  enum Check: Sendable {
    case scene(@Sendable (LintScene) -> [Observation])
    case document(@Sendable (LintDocument) -> [(scene: LintScene, observation: Observation)])
  }

  init(
    _ id: String, _ severity: Severity, summary: String, rationale: String,
    isOnByDefault: Bool = true, check: @escaping @Sendable (LintScene) -> [Observation]
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.check = .scene(check)
  }

  init(
    _ id: String, _ severity: Severity, summary: String, rationale: String,
    isOnByDefault: Bool = true,
    document check:
      @escaping @Sendable (LintDocument) -> [(
        scene: LintScene, observation: Observation
      )]
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.check = .document(check)
  }

  /// Every rule, in the order of the documentation.
  public static let all: [LintRule] = [
    unusableConstraint, conflictingConstraints, ambiguousLayout, misplacedView, brokenHeightChain,
    rowHeightCutsContent,
    contentOutsideRow, truncatedText, squeezedControl, overlappingSiblings, hiddenViewWithLength,
    pictureStretchesRow, labelWithoutWidth,
    fixedLabelHeight, pinnedToCell, outsideContentView, duplicateReuseIdentifier, requiredBottomPin,
    smallTouchTarget, verticalPriorityOverridden,
  ]

  /// Nil for an id that no rule has.
  public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
