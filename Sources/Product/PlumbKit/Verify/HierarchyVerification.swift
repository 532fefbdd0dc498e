import ConstraintLog
import LayoutTree

/// The frames that a simulator printed, held against those of a source, view by view.
public struct HierarchyVerification: Equatable, Sendable, Codable {
  /// The source as it was named.
  public var file: String
  /// The file of the hierarchy.
  public var hierarchy: String
  /// Each cell of the hierarchy that is a row of the source.
  public var rows: [Row]
  /// Lines of cells that no row of the source fits, counted from 1.
  public var unknownCells: [Int]
  /// The option with which more of the views would agree, where there is one: `--profile ios26`.
  public var remedy: Remedy?

  /// In points: half of one, which is what rounding to pixels may do on a device of another scale.
  public static let tolerance = Tolerance.move

  /// Whether every view of every row agrees.
  public var agrees: Bool { rows.allSatisfy(\.agrees) }

  /// A cell of the hierarchy and its row.
  public struct Row: Equatable, Sendable, Codable {
    /// `section.row`.
    public var row: String
    /// The reuse identifier.
    public var cell: String?
    /// The line of the hierarchy at which its content begins, counted from 1.
    public var line: Int
    /// The width that the row was laid out at, in points.
    public var width: Double
    /// In the order of the source.
    public var views: [View]
    /// Views that the hierarchy does not have.
    public var onlyInSource: [String]
    /// Views that only the hierarchy has: class and line.
    public var onlyInHierarchy: [String]
    /// Views in both, without a frame to compare: what is printed, a sentence each.
    public var notCompared: [String]?
    /// Views whose printed frame is not made of numbers; each counts as a difference.
    var unreadable = 0

    private enum CodingKeys: String, CodingKey {
      case row, cell, line, width, views, onlyInSource, onlyInHierarchy, notCompared
    }

    /// Whether no view differs or is missing.
    public var agrees: Bool {
      onlyInSource.isEmpty && onlyInHierarchy.isEmpty && unreadable == 0
        && views.allSatisfy { !$0.differs }
    }
  }

  /// A view that both have.
  public struct View: Equatable, Sendable, Codable {
    /// The name in the source.
    public var view: String
    /// The class in the source.
    public var className: String
    /// `[x, y, width, height]` in points, in the superview's coordinates.
    public var plumb: LayoutTree.Frame
    /// The frame in the hierarchy.
    public var printed: LayoutTree.Frame
    /// Whether a number differs by more than half a point.
    public var differs: Bool
    /// Why, where that can be seen.
    public var cause: Cause?

    private enum CodingKeys: String, CodingKey {
      case view, className = "class", plumb, printed, differs, cause
    }
  }

  /// Why a view differs.
  public struct Cause: Equatable, Sendable, Codable {
    /// Which input is another one.
    public var kind: Kind
    /// A sentence without a full stop.
    public var text: String
  }

  /// Inputs of a layout that the hierarchy had otherwise.
  public enum Kind: String, Sendable, Codable {
    /// Another text, or a view that is hidden.
    case data
    /// The widths of letters: Plumb does not have San Francisco.
    case font
    /// Another size of text, or another version of iOS.
    case textSize
    /// Margins, safe area, or an accessory that narrows the content.
    case margins
    case follows
    /// None of these: the constraints are not the same, or one of the two engines is wrong.
    case constraints
  }

  /// An option with which fewer views differ.
  public struct Remedy: Equatable, Sendable, Codable {
    /// `--profile ios26`.
    public var option: String
    /// Views that differ with it.
    public var differing: Int
    /// Views that differ without.
    public var before: Int
  }

  /// How many views differ or are missing.
  var differing: Int {
    rows.reduce(0) { sum, row in
      sum + row.views.filter(\.differs).count + row.onlyInSource.count + row.onlyInHierarchy.count
        + row.unreadable
    }
  }
}

extension HierarchyVerification.Row {
  /// Compares a row with the node of its content.
  init(_ scene: LayoutTree.Scene, width: Double, _ dump: DumpedTree, at node: Int) {
    let pairing = HierarchyPairing(scene, dump, from: node)
    row = scene.id
    cell = scene.reuseIdentifier
    line = dump.nodes[node].line
    self.width = width
    let compared = pairing.pairs.sorted { $0.view < $1.view }.compactMap { pair in
      ComparedView(scene.views[pair.view], dump.nodes[pair.node], isTop: pair.node == node)
    }
    views = FrameCauses(compared).views
    let missing = pairing.pairs.sorted { $0.view < $1.view }.filter {
      dump.nodes[$0.node].frame == nil
    }
    let sentences = missing.map { pair in
      let node = dump.nodes[pair.node]
      let printed = node.unreadableFrame.map { "a frame of (\($0))" } ?? "no frame"
      return "\(scene.views[pair.view].id) has \(printed) in line \(node.line)"
    }
    notCompared = sentences.isEmpty ? nil : sentences
    unreadable = missing.count { dump.nodes[$0.node].unreadableFrame != nil }
    onlyInSource = pairing.onlyHere.sorted().map { scene.views[$0].id }
    onlyInHierarchy = pairing.onlyThere.sorted().map {
      "\(dump.nodes[$0].item.label) (line \(dump.nodes[$0].line))"
    }
  }
}

/// A view and what the hierarchy printed of it.
struct ComparedView {
  let view: LayoutTree.View
  let node: ViewHierarchy.Node
  let printed: LayoutTree.Frame
  /// Printed less laid out: x, y, width, height.
  let offsets: [Double]

  /// Nil for a line without a frame. Where the topmost view lies is not the row's to say.
  init?(_ view: LayoutTree.View, _ node: ViewHierarchy.Node, isTop: Bool) {
    guard let frame = node.frame else { return nil }
    self.view = view
    self.node = node
    printed = .init(
      x: isTop ? view.frame.x : frame.x, y: isTop ? view.frame.y : frame.y, width: frame.width,
      height: frame.height)
    offsets = [
      printed.x - view.frame.x, printed.y - view.frame.y, printed.width - view.frame.width,
      printed.height - view.frame.height,
    ]
  }

  var differs: Bool { offsets.contains { abs($0) > HierarchyVerification.tolerance } }
  func differs(_ component: Int) -> Bool {
    abs(offsets[component]) > HierarchyVerification.tolerance
  }
}

/// Finds out why views differ: from the inputs to what follows from them.
struct FrameCauses {
  private let compared: [ComparedView]
  var views: [HierarchyVerification.View] { compared.map(view) }

  init(_ compared: [ComparedView]) { self.compared = compared }

  private func view(_ pair: ComparedView) -> HierarchyVerification.View {
    .init(
      view: pair.view.id, className: pair.view.className, plumb: pair.view.frame,
      printed: pair.printed, differs: pair.differs, cause: pair.differs ? cause(of: pair) : nil)
  }

  private func cause(of pair: ComparedView) -> HierarchyVerification.Cause {
    dataCause(of: pair) ?? marginCause(of: pair) ?? textCause(of: pair) ?? following(pair)
      ?? .init(
        kind: .constraints,
        text: "nothing above explains it: compare its constraints with those of the app")
  }

  // MARK: Limits

  /// In points: differences this close have one cause, given rounding and printed digits.
  private static let sameDifference = HierarchyVerification.tolerance + Tolerance.visible

  /// Whether two differences are as large as each other, in whichever direction.
  private func isAsLarge(_ one: Double, _ other: Double) -> Bool {
    abs(abs(one) - abs(other)) < Self.sameDifference
  }

  // MARK: Of the view itself

  private func ownCause(of pair: ComparedView) -> HierarchyVerification.Cause? {
    dataCause(of: pair) ?? textCause(of: pair)
  }

  private func dataCause(of pair: ComparedView) -> HierarchyVerification.Cause? {
    if pair.node.isHidden != pair.view.isHidden {
      let word =
        pair.node.isHidden ? "hidden in the app, shown here" : "shown in the app, hidden here"
      return .init(kind: .data, text: "it is \(word)")
    }
    let isLabel = pair.view.className == "UILabel"
    guard let text = pair.view.text ?? (isLabel ? "" : nil), let printed = pair.node.item.text,
      !pair.node.says(text)
    else { return nil }
    return .init(
      kind: .data, text: "another text: \(quoted(printed)) in the app, \(quoted(text)) here")
  }

  private func textCause(of pair: ComparedView) -> HierarchyVerification.Cause? {
    guard pair.view.text != nil else { return nil }
    if pair.differs(3) { return heightCause(of: pair) }
    guard pair.differs(2),
      abs(pair.offsets[2]) <= max(2, pair.view.frame.width * Tolerance.otherLetters)
    else { return nil }
    let percent = abs(pair.offsets[2]) / max(1, pair.view.frame.width) * 100
    return .init(
      kind: .font,
      text: "the same text is \(readable(percent, decimals: 1)) %"
        + " \(pair.offsets[2] > 0 ? "wider" : "narrower") in the app: Plumb has no San"
        + " Francisco, or another font is meant")
  }

  /// The same text is higher or lower: other lines, or lines of another height.
  private func heightCause(of pair: ComparedView) -> HierarchyVerification.Cause {
    let lines = Double(pair.view.lines ?? 1)
    let printedLines = pair.printed.height / max(1, pair.view.frame.height / lines)
    let isWrapped =
      abs(printedLines - printedLines.rounded()) < Tolerance.wholeLines
      && printedLines.rounded() != lines
    if isWrapped {
      return .init(
        kind: .font,
        text: "the same text takes \(readable(printedLines.rounded())) lines in the app and"
          + " \(readable(lines)) here: letters, width or number of lines differ")
    }
    return .init(
      kind: .textSize,
      text: "the same text, \(readable(pair.printed.height)) high in the app and"
        + " \(readable(pair.view.frame.height)) here: another font, text size or version of iOS")
  }

  private func quoted(_ text: String) -> String {
    let limit = 30
    let line = text.prefix { !$0.isNewline }
    let hasMoreLines = line.endIndex < text.endIndex && line.count <= limit
    return Diagnostic.quoted(
      Diagnostic.shortened(line, limit: limit) + (hasMoreLines ? "…" : ""))
  }

  // MARK: Of others

  /// A content view of another width, or all views moved alike.
  private func marginCause(of pair: ComparedView) -> HierarchyVerification.Cause? {
    guard let top = compared.first else { return nil }
    if pair.view.id == top.view.id, pair.differs(2) {
      return .init(
        kind: .margins,
        text: "the content is \(readable(pair.printed.width)) wide in the app: an accessory,"
          + " editing, insets or the safe area")
    }
    let placed = compared.filter { $0.view.parent == top.view.id }
    guard placed.count > 1 || placed.first?.view.id == pair.view.id, pair.differs(0),
      pair.view.parent == top.view.id, !top.differs(2)
    else { return nil }
    let isEdge = placed.allSatisfy { isAsLarge($0.offsets[0], pair.offsets[0]) }
    guard isEdge else { return nil }
    return .init(
      kind: .margins,
      text: "everything begins \(readable(abs(pair.offsets[0]))) points"
        + " \(pair.offsets[0] > 0 ? "further in" : "further out") in the app: margins or safe area"
        + " of another device")
  }

  /// The first other view whose own difference is that of this one.
  private func following(_ pair: ComparedView) -> HierarchyVerification.Cause? {
    let moved = pair.offsets.filter { abs($0) > HierarchyVerification.tolerance }
    for other in compared where other.view.id != pair.view.id && other.differs {
      guard ownCause(of: other) != nil || other.view.id == compared.first?.view.id else { continue }
      let reasons = other.offsets.filter { abs($0) > HierarchyVerification.tolerance }
      let isSame = moved.allSatisfy { offset in
        reasons.contains { isAsLarge($0, offset) || isAsLarge($0 / 2, offset) }
      }
      if isSame {
        return .init(kind: .follows, text: "it follows \(other.view.id)")
      }
    }
    let causes = compared.filter { $0.differs && ownCause(of: $0) != nil }.map(\.view.id)
    guard !causes.isEmpty, pair.view.text == nil else { return nil }
    return .init(kind: .follows, text: "it follows \(causes.prefix(3).joined(separator: ", "))")
  }
}
