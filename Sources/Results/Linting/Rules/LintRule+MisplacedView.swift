import UIKitCore

extension LintRule {
  static let misplacedView = LintRule(
    "misplaced-view", .note,
    summary: "The stored frame differs from the frame that the constraints give.",
    rationale: """
      Interface Builder shows the stored frame, a phone the constraints'. A frame left behind by an \
      edit misleads whoever opens the file next, and changes again, with everything that depends on \
      it, at the next save.
      """,
    isOnByDefault: false,
    document: { document in
      let found = document.scenes.flatMap { scene in
        misplacements(in: scene).map { (scene: scene, observation: $0) }
      }
      guard found.count > mostOfFreshFile, let first = found.first else { return found }
      return [(first.scene, stale(found.map(\.observation)))]
    })

  /// Views that an edit leaves behind, unless the file was saved before it.
  private static let mostOfFreshFile = 4

  /// One observation in place of many in a document.
  private static func stale(_ all: [Observation]) -> Observation {
    Observation(
      object: all[0].object, place: all[0].place,
      message:
        "\(all.count) views of the file are stored at other places than their constraints give:"
        + " it was saved before they were changed",
      hint: "open it in Xcode, update the frames of each scene, and save it",
      related: all.dropFirst().prefix(10).map { ($0.place, $0.words().message) })
  }

  private static func misplacements(in row: LintScene) -> [Observation] {
    let scene = row.stored?() ?? row
    var found: [(view: UIView, misplacement: Misplacement)] = []
    return scene.views.compactMap { entry in
      guard let misplacement = Misplacement(of: entry, in: scene) else { return nil }
      found.append((entry.view, misplacement))
      let parent = found.first { $0.view === entry.view.superview }
      guard parent?.misplacement.explains(misplacement) != true else { return nil }
      return Observation(
        object: entry.id, place: entry.place,
        message: "\(entry.name) is stored at \(misplacement.stored), its constraints say"
          + " \(misplacement.solved)",
        hint: "update its frame in Interface Builder, or change \(misplacement.advice)")
    }
  }
}

/// Dimensions in which a stored frame is not what constraints make of it, as far as that can be
/// proved: nothing that depends on texts or on what bars cover counts.
struct Misplacement {
  private let differences: [(dimension: LayoutDimension, stored: CGFloat, solved: CGFloat)]
  private let culprit: String

  /// Nil where the frame is right, or nothing decides it.
  init?(of entry: LintView, in scene: LintScene) {
    guard let stored = entry.storedFrame, entry.isConstrained, entry.isShown else { return nil }
    let frame = entry.view.frame
    let pairs: [(LayoutDimension, CGFloat, CGFloat)] = [
      (.x, stored.minX, frame.minX), (.y, stored.minY, frame.minY),
      (.width, stored.width, frame.width), (.height, stored.height, frame.height),
    ]
    let off = pairs.filter { abs($0.1 - $0.2) > Tolerance.stored }
    guard !off.isEmpty else { return nil }
    let proofs = off.map { FrameProof(of: $0.0, entry.view, in: scene) }
    differences = zip(off, proofs).filter { $1.isFirm }.map { ($0.0.0, $0.0.1, $0.0.2) }
    guard !differences.isEmpty else { return nil }
    let written = proofs.first { $0.isFirm }?.written.first
    culprit = written.map { "`\(scene.equation($0))`" } ?? "its constraints"
  }

  /// Whether a view inside is off only because this one is as wide or high as it is.
  func explains(_ other: Misplacement) -> Bool {
    other.differences.allSatisfy { inner in
      differences.contains { $0.dimension.axis == inner.dimension.axis && $0.dimension.isSize }
    }
  }

  /// The numbers of the stored frame that differ: `x 20, width 100`.
  var stored: String { list(\.stored) }
  /// The numbers that constraints give in their place.
  var solved: String { list(\.solved) }
  /// The constraint to look at.
  var advice: String { culprit }

  private func list(
    _ value: KeyPath<(dimension: LayoutDimension, stored: CGFloat, solved: CGFloat), CGFloat>
  ) -> String {
    differences.map { "\($0.dimension.rawValue) \(readable(Double($0[keyPath: value])))" }
      .joined(separator: ", ")
  }
}

/// Whether a dimension of a frame follows from constraints and known sizes alone.
///
/// Fonts differ in the last percent and safe areas from device to device; what rests on them proves
/// nothing against a stored number.
struct FrameProof {
  /// Whether it rests on nothing but what the file says.
  let isFirm: Bool
  /// Constraints of the file that it rests on.
  let written: [NSLayoutConstraint]

  init(of dimension: LayoutDimension, _ view: UIView, in scene: LintScene) {
    // What rests on contents proves nothing, and is cheaper to recognise than what values are left.
    guard let reasons = view.layoutReasons(for: [(dimension, 1)]), !reasons.isEmpty,
      reasons.allSatisfy({ Self.isFirm($0.constraint, in: scene) }),
      !view.restsOnNothing(dimension), view.layoutRange(of: dimension)?.isPoint == true
    else {
      (isFirm, written) = (false, [])
      return
    }
    isFirm = true
    written = reasons.map(\.constraint).filter(\.isWritten)
  }

  private static func isFirm(_ constraint: NSLayoutConstraint, in scene: LintScene) -> Bool {
    switch constraint.origin {
    case .contentSize, .guide, .fitting: return false
    // Proportional distributions count texts, and stack views' wishes yield.
    case .stackView: return constraint.multiplier == 1 && constraint.priority >= .yielding
    case .autoresizingMask, .encapsulated: return true
    case .application, .visualFormat, .hosting: break
    }
    return constraint.priority == .required && !constraint.isBroken && !constraint.alignsBaselines
      && [constraint.firstItem, constraint.secondItem].allSatisfy { isFirm($0) }
      && !(scene.rowHeight == .none && constraint.usesMargins(of: scene.root))
  }

  /// Guides of the application, bars and safe areas are what a device makes of them.
  private static func isFirm(_ item: AnyObject?) -> Bool {
    guard let guide = item as? UILayoutGuide else { return true }
    return guide === guide.owningView?.marginsGuide
  }
}

extension NSLayoutConstraint {
  /// Whether somebody wrote it, in a file or in code.
  var isWritten: Bool { origin == .application || origin == .visualFormat }

  var alignsBaselines: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }

  /// Whether it counts from the margins of a root view, which contain what the device covers.
  func usesMargins(of root: UIView) -> Bool {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].contains { item, attribute in
      item === root && attribute.isMargin || item.map { $0 === root.marginsGuide } ?? false
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether there is but one value, within what rounding leaves.
  var isPoint: Bool { Tolerance.looksSame(lowerBound, upperBound) }
}

extension LayoutDimension {
  var isSize: Bool { self == .width || self == .height }
}
