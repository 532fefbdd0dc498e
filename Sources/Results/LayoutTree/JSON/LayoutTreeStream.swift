extension LayoutTree {
  /// The purpose of the JSON.
  public enum JSONLayout: Sendable {
    /// The whole tree on one line, for programs: `plumb frames --json --details`.
    case oneLine
    /// Frames and what is wrong, on one line: `plumb frames --json`.
    case brief
    /// A line for each view and constraint, for references that people review in a diff. Constraints
    /// leave out their defaults: no second anchor, × 1, + 0, required, no violation, not broken.
    case linePerNode
  }

  /// The tree as JSON text, ending in a line break.
  ///
  /// - Complexity: linear in the number of views and constraints.
  public func json(_ layout: JSONLayout = .oneLine) -> String {
    String(decoding: jsonBytes(layout), as: UTF8.self)
  }

  /// The bytes of `json(_:)`, in UTF-8 and without a copy of it as a string.
  ///
  /// - Complexity: linear in the number of views and constraints.
  public func jsonBytes(_ layout: JSONLayout = .oneLine) -> [UInt8] {
    var bytes: [UInt8] = []
    var stream = LayoutTreeStream(of: self, layout: layout) { bytes.append(contentsOf: $0) }
    for scene in scenes { stream.write(scene) }
    stream.finish()
    return bytes
  }
}

/// Writes a tree scene by scene, so that 10⁵ rows never need to be in memory at once.
///
/// The bytes are those of `LayoutTree.json(_:)`: header, then each scene, then `finish()`.
public struct LayoutTreeStream {
  var text = JSONText()
  private let layout: LayoutTree.JSONLayout
  private let sink: ([UInt8]) -> Void
  /// By reuse identifier.
  private var written: [String: WrittenRow] = [:]
  /// The most identifiers for which a row is kept.
  private static let mostWritten = 64

  /// Writes the header of `tree`; its scenes are ignored, they are given to `write(_:)`.
  ///
  /// `sink` receives pieces of about 64 KiB, in order; the last comes with `finish()`.
  ///
  /// - Parameters:
  ///   - axes: the settings of the layout with their names, in place of the variant's words.
  ///   - line: the line of the layout unlike which scenes are written; nil where they are whole.
  public init(
    of tree: LayoutTree, layout: LayoutTree.JSONLayout = .oneLine,
    axes: [(name: StaticString, value: String?)] = [], like line: Int? = nil,
    to sink: @escaping ([UInt8]) -> Void
  ) {
    self.layout = layout
    self.sink = sink
    text.open("{")
    if !axes.isEmpty { text.member("version", 1) }
    text.member("file", tree.file)
    text.member("width", tree.width)
    if line == nil {
      text.member("scale", tree.scale)
      text.member("profile", tree.profile)
    }
    for axis in axes { text.member(axis.name, ifAny: axis.value) }
    text.member("like", ifAny: line.map(Double.init))
    if !tree.variant.isEmpty, axes.isEmpty { text.member("variant", tree.variant) }
    if !tree.fingerprint.isEmpty {
      text.key("fingerprint")
      array(tree.fingerprint, depth: 2) { $0.text.string($1) }
    }
    word("tool", tree.tool)
    word("picture", tree.picture)
    write(tree.scrolling)
    text.key("scenes")
    text.open("[")
  }

  /// Writes the next scene.
  public mutating func write(_ scene: LayoutTree.Scene) {
    lineBreak(depth: 2)
    text.open("{")
    text.member("id", scene.id)
    text.member("reuseIdentifier", orNull: scene.reuseIdentifier)
    text.member("height", scene.height)
    text.member("contentHeight", scene.contentHeight)
    text.member("fittedHeight", ifAny: scene.fittedHeight)
    write(scene.sizing)
    writeNodes(of: scene)
    if !scene.conflicts.isEmpty {
      text.key("conflicts")
      array(scene.conflicts, depth: 4) { $0.write($1) }
    }
    text.close("}")
    if text.bytes.count >= Self.pieceSize { text.handOver(to: sink) }
  }

  /// Writes what differs from the same scene of another layout: its height, the frames of views that
  /// have another size, and views that are cut off, hidden or open here alone.
  public mutating func write(_ scene: LayoutTree.Scene, unlike first: LayoutTree.Scene?) {
    guard let first else { return write(scene) }
    let known = Dictionary(
      first.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let striking = scene.views.filter { view in
      guard let old = known[view.id] else { return true }
      return view.isHidden != old.isHidden || view.isAmbiguous != old.isAmbiguous
        || view.shownLines != nil && old.shownLines == nil
    }
    let told = Set(striking.map(\.id))
    let resized = scene.views.filter { view in
      guard !told.contains(view.id), let old = known[view.id] else { return false }
      return view.frame.width != old.frame.width || view.frame.height != old.frame.height
    }
    text.open("{")
    text.member("id", scene.id)
    text.member("height", scene.height)
    text.key("views")
    var heads: [WrittenRow.Head] = []
    text.open("[")
    for view in striking { write(view, at: 0, &heads) }
    text.close("]")
    if !resized.isEmpty {
      text.key("frames")
      text.open("{")
      for view in resized {
        text.key(of: view.id)
        write(view.frame)
      }
      text.close("}")
    }
    if scene.conflicts != first.conflicts {
      text.key("conflicts")
      array(scene.conflicts, depth: 4) { $0.write($1) }
    }
    text.close("}")
  }

  /// Ends the document with a line break and hands over the last piece.
  public mutating func finish() {
    text.close("]")
    text.close("}")
    sink(text.takeBytes() + [UInt8(ascii: "\n")])
  }

  private static let pieceSize = 1 << 16
}

/// The bytes that rows of a reuse identifier mostly share: ids, classes, constraints.
private struct WrittenRow {
  /// The beginning of a view's object, up to its frame.
  struct Head {
    let id: String
    let name: String?
    let parent: String?
    let className: String
    let bytes: [UInt8]

    func begins(_ view: LayoutTree.View) -> Bool {
      id == view.id && name == view.name && parent == view.parent && className == view.className
    }
  }

  var heads: [Head] = []
  var constraints: [LayoutTree.Constraint] = []
  var constraintBytes: [UInt8] = []
}

// MARK: - Nodes

extension LayoutTreeStream {
  /// Views and constraints, with the bytes of the last row where they are the same.
  private mutating func writeNodes(of scene: LayoutTree.Scene) {
    let key = scene.reuseIdentifier ?? ""
    if written.count >= Self.mostWritten { written.removeAll() }
    var known = written.removeValue(forKey: key) ?? WrittenRow()
    text.key("views")
    text.open("[")
    for (index, view) in scene.views.enumerated() {
      lineBreak(depth: 4)
      write(view, at: index, &known.heads)
    }
    text.close("]")
    if isBrief {
      written[key] = known
      return
    }
    text.key("constraints")
    // An array is equal to itself without a look at its elements.
    if known.constraints != scene.constraints || known.constraintBytes.isEmpty {
      known.constraints = scene.constraints
      let start = text.bytes.count
      array(scene.constraints, depth: 4) { $0.write($1) }
      known.constraintBytes = Array(text.bytes[start...])
    } else {
      text.copy(known.constraintBytes, isOpen: false)
    }
    written[key] = known
  }

  private mutating func write(
    _ view: LayoutTree.View, at index: Int, _ heads: inout [WrittenRow.Head]
  ) {
    if index < heads.count, heads[index].begins(view) {
      text.copy(heads[index].bytes, isOpen: true)
    } else {
      let bytes = text.copied { Self.writeHead(of: view, &$0) }
      heads.removeSubrange(min(index, heads.count)...)
      heads.append(
        .init(
          id: view.id, name: view.name, parent: view.parent, className: view.className,
          bytes: bytes))
    }
    write(view.frame)
    if !isBrief {
      text.key("unrounded")
      write(view.unrounded)
    }
    write(text: view)
    if view.isAmbiguous { text.member("ambiguous", true) }
    write(view.ranges)
    write(view.details)
    text.close("}")
  }

  private static func writeHead(of view: LayoutTree.View, _ text: inout JSONText) {
    text.open("{")
    text.member("id", view.id)
    text.member("name", ifAny: view.name)
    text.member("parent", orNull: view.parent)
    text.member("class", view.className)
    text.key("frame")
  }

  /// References leave out what a constraint has by default, which is most of it.
  private mutating func write(_ constraint: LayoutTree.Constraint) {
    text.open("{")
    text.member("id", constraint.id)
    text.member("first", constraint.first.description)
    text.member("relation", constraint.relation.rawValue)
    if constraint.second != nil || !leavesOutDefaults {
      text.member("second", orNull: constraint.second?.description)
    }
    number("multiplier", constraint.multiplier, default: 1)
    number("constant", constraint.constant, default: 0)
    number("priority", constraint.priority, default: PriorityScale.required)
    number("violation", constraint.violation, default: 0)
    if constraint.isBroken || !leavesOutDefaults { text.member("broken", constraint.isBroken) }
    text.close("}")
  }

  private var leavesOutDefaults: Bool { layout == .linePerNode }
  private var isBrief: Bool { layout == .brief }

  private mutating func number(_ key: StaticString, _ value: Double, default usual: Double) {
    if value == usual, leavesOutDefaults { return }
    text.member(key, value)
  }

  private mutating func write(_ conflict: LayoutTree.Conflict) {
    text.open("{")
    text.member("constraints", conflict.constraints)
    text.member("broken", conflict.broken)
    text.member("reason", ifAny: conflict.reason)
    if !isBrief { text.member("sum", ifAny: conflict.sum) }
    if !isBrief, !conflict.repairs.isEmpty { text.member("repairs", conflict.repairs) }
    text.close("}")
  }

  mutating func write<Space>(_ frame: LayoutTree.Rectangle<Space>) {
    text.open("[")
    text.number(frame.x)
    text.number(frame.y)
    text.number(frame.width)
    text.number(frame.height)
    text.close("]")
  }
}

// MARK: - Shapes

extension LayoutTreeStream {
  private mutating func array<Element>(
    _ elements: [Element], depth: Int, _ body: (inout Self, Element) -> Void
  ) {
    text.open("[")
    for element in elements {
      lineBreak(depth: depth)
      body(&self, element)
    }
    text.close("]")
  }

  /// A text under a key of the header, on a line of its own; nothing where there is none.
  private mutating func word(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    lineBreak(depth: 2)
    text.member(key, value)
  }

  private mutating func lineBreak(depth: Int) {
    if case .linePerNode = layout { text.lineBreak(indentation: depth) }
  }
}

// What a tree has only where something asked for it. Keys of what is not there are left out.
extension LayoutTreeStream {
  mutating func write(_ details: LayoutTree.View.Details?) {
    guard let details else { return }
    text.key("details")
    text.open("{")
    text.key("margins")
    write(details.margins)
    if details.safeArea != .zero {
      text.key("safeArea")
      write(details.safeArea)
    }
    if details.alignment != .zero {
      text.key("alignment")
      write(details.alignment)
    }
    if let content = details.content { write(content) }
    if let baselines = details.baselines {
      text.key("baselines")
      write(baselines)
    }
    if !details.guides.isEmpty {
      text.key("guides")
      write(details.guides)
    }
    text.close("}")
  }

  mutating func write(text view: LayoutTree.View) {
    text.member("text", ifAny: view.text)
    // References keep the lines that the text takes at the width of its label.
    let cut = layout == .linePerNode ? nil : view.shownLines
    text.member("lines", ifAny: (cut ?? view.lines).map(Double.init))
    if cut != nil { text.member("cut", true) }
    if view.isHidden { text.member("hidden", true) }
  }

  mutating func write(_ ranges: [LayoutTree.FeasibleRange]) {
    guard !ranges.isEmpty else { return }
    text.key("ranges")
    text.open("[")
    for range in ranges {
      text.open("{")
      text.member("dimension", range.dimension.rawValue)
      text.member("least", ifAny: range.least)
      text.member("greatest", ifAny: range.greatest)
      text.close("}")
    }
    text.close("]")
  }

  mutating func write(_ sizing: LayoutTree.Scene.Sizing?) {
    guard let sizing else { return }
    text.key("sizing")
    text.open("{")
    text.member("rule", sizing.rule.rawValue)
    text.member("estimate", ifAny: sizing.estimate)
    text.member("separator", sizing.separator)
    text.close("}")
  }

  mutating func write(_ scrolling: LayoutTree.Scrolling?) {
    guard let scrolling else { return }
    text.key("scrolling")
    text.open("{")
    text.member("viewport", scrolling.viewport)
    text.member("estimatedHeight", scrolling.estimatedHeight)
    text.member("contentHeight", scrolling.contentHeight)
    text.key("steps")
    text.open("[")
    for step in scrolling.steps { write(step) }
    text.close("]")
    text.close("}")
  }

  private mutating func write(_ step: LayoutTree.Scrolling.Step) {
    text.open("{")
    text.member("offset", step.offset)
    text.member("contentHeight", step.contentHeight)
    text.close("}")
  }

  private mutating func write(_ insets: LayoutTree.Insets) {
    text.numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private mutating func write(_ content: LayoutTree.ContentSize) {
    text.key("content")
    text.open("{")
    text.member("width", ifAny: content.width)
    text.member("height", ifAny: content.height)
    text.member("hugging", [content.hugging.horizontal, content.hugging.vertical])
    text.member("compression", [content.compression.horizontal, content.compression.vertical])
    text.close("}")
  }

  private mutating func write(_ baselines: LayoutTree.Baselines) {
    text.open("{")
    text.member("first", baselines.first)
    text.member("last", baselines.last)
    text.close("}")
  }

  private mutating func write(_ guides: [LayoutTree.Guide]) {
    text.open("[")
    for guide in guides {
      text.open("{")
      text.member("id", guide.id)
      text.member("kind", guide.kind.rawValue)
      text.key("frame")
      write(guide.frame)
      text.close("}")
    }
    text.close("]")
  }
}
