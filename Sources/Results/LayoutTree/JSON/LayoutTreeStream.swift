import Numbers

extension LayoutTree {
  /// What JSON is written for.
  public enum JSONLayout: Sendable {
    /// The whole tree on one line, for programs: `plumb frames --json`.
    case oneLine
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

  /// What `json(_:)` returns, in UTF-8 and without a copy of it as a string.
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
  public init(
    of tree: LayoutTree, layout: LayoutTree.JSONLayout = .oneLine,
    to sink: @escaping ([UInt8]) -> Void
  ) {
    self.layout = layout
    self.sink = sink
    text.open("{")
    text.key("file")
    text.string(tree.file)
    text.key("width")
    text.number(tree.width)
    text.key("scale")
    text.number(tree.scale)
    text.key("profile")
    text.string(tree.profile)
    if !tree.variant.isEmpty {
      text.key("variant")
      text.open("[")
      for word in tree.variant { text.string(word) }
      text.close("]")
    }
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
    text.key("id")
    text.string(scene.id)
    text.key("reuseIdentifier")
    optional(scene.reuseIdentifier)
    text.key("height")
    text.number(scene.height)
    text.key("contentHeight")
    text.number(scene.contentHeight)
    if let fittedHeight = scene.fittedHeight {
      text.key("fittedHeight")
      text.number(fittedHeight)
    }
    write(scene.sizing)
    writeNodes(of: scene)
    if !scene.conflicts.isEmpty {
      text.key("conflicts")
      array(scene.conflicts, depth: 4) { $0.write($1) }
    }
    text.close("}")
    if text.bytes.count >= Self.pieceSize { text.handOver(to: sink) }
  }

  /// Ends the document with a line break and hands over the last piece.
  public mutating func finish() {
    text.close("]")
    text.close("}")
    sink(text.takeBytes() + [UInt8(ascii: "\n")])
  }

  private static let pieceSize = 1 << 16
}

/// The bytes that rows with one reuse identifier mostly have in common: ids and classes of views,
/// and all constraints.
private struct WrittenRow {
  /// What a view's object begins with, up to its frame.
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
    text.key("unrounded")
    write(view.unrounded)
    write(text: view)
    if view.isAmbiguous {
      text.key("ambiguous")
      text.bool(true)
    }
    write(view.ranges)
    write(view.details)
    text.close("}")
  }

  private static func writeHead(of view: LayoutTree.View, _ text: inout JSONText) {
    text.open("{")
    text.key("id")
    text.string(view.id)
    if let name = view.name {
      text.key("name")
      text.string(name)
    }
    text.key("parent")
    if let parent = view.parent { text.string(parent) } else { text.null() }
    text.key("class")
    text.string(view.className)
    text.key("frame")
  }

  /// References leave out what a constraint has by default, which is most of it.
  private mutating func write(_ constraint: LayoutTree.Constraint) {
    text.open("{")
    text.key("id")
    text.string(constraint.id)
    text.key("first")
    text.string(constraint.first.description)
    text.key("relation")
    text.string(constraint.relation.rawValue)
    if constraint.second != nil || !leavesOutDefaults {
      text.key("second")
      optional(constraint.second?.description)
    }
    number("multiplier", constraint.multiplier, default: 1)
    number("constant", constraint.constant, default: 0)
    number("priority", constraint.priority, default: PriorityScale.required)
    number("violation", constraint.violation, default: 0)
    if constraint.isBroken || !leavesOutDefaults {
      text.key("broken")
      text.bool(constraint.isBroken)
    }
    text.close("}")
  }

  private var leavesOutDefaults: Bool { layout == .linePerNode }

  private mutating func number(_ key: StaticString, _ value: Double, default usual: Double) {
    if value == usual, leavesOutDefaults { return }
    text.key(key)
    text.number(value)
  }

  private mutating func write(_ conflict: LayoutTree.Conflict) {
    text.open("{")
    text.key("constraints")
    text.open("[")
    for id in conflict.constraints { text.string(id) }
    text.close("]")
    text.key("broken")
    text.string(conflict.broken)
    for (key, words) in [("reason" as StaticString, conflict.reason), ("sum", conflict.sum)] {
      guard let words else { continue }
      text.key(key)
      text.string(words)
    }
    if !conflict.repairs.isEmpty {
      text.key("repairs")
      text.open("[")
      for repair in conflict.repairs { text.string(repair) }
      text.close("]")
    }
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

  private mutating func numbers(_ values: [Double]) {
    text.open("[")
    for value in values { text.number(value) }
    text.close("]")
  }
}

// MARK: - Shapes

extension LayoutTreeStream {
  private mutating func optional(_ value: String?) {
    if let value { text.string(value) } else { text.null() }
  }

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
    text.key(key)
    text.string(value)
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
    if let words = view.text {
      text.key("text")
      text.string(words)
    }
    if let lines = view.lines {
      text.key("lines")
      text.number(Double(lines))
    }
    if view.isHidden {
      text.key("hidden")
      text.bool(true)
    }
  }

  mutating func write(_ ranges: [LayoutTree.FeasibleRange]) {
    guard !ranges.isEmpty else { return }
    text.key("ranges")
    text.open("[")
    for range in ranges {
      text.open("{")
      text.key("dimension")
      text.string(range.dimension.rawValue)
      for (key, end) in [("least" as StaticString, range.least), ("greatest", range.greatest)] {
        guard let end else { continue }
        text.key(key)
        text.number(end)
      }
      text.close("}")
    }
    text.close("]")
  }

  mutating func write(_ sizing: LayoutTree.Scene.Sizing?) {
    guard let sizing else { return }
    text.key("sizing")
    text.open("{")
    text.key("rule")
    text.string(sizing.rule.rawValue)
    if let estimate = sizing.estimate {
      text.key("estimate")
      text.number(estimate)
    }
    text.key("separator")
    text.number(sizing.separator)
    text.close("}")
  }

  mutating func write(_ scrolling: LayoutTree.Scrolling?) {
    guard let scrolling else { return }
    text.key("scrolling")
    text.open("{")
    text.key("viewport")
    text.number(scrolling.viewport)
    text.key("estimatedHeight")
    text.number(scrolling.estimatedHeight)
    text.key("contentHeight")
    text.number(scrolling.contentHeight)
    text.key("steps")
    text.open("[")
    for step in scrolling.steps { write(step) }
    text.close("]")
    text.close("}")
  }

  private mutating func write(_ step: LayoutTree.Scrolling.Step) {
    text.open("{")
    text.key("offset")
    text.number(step.offset)
    text.key("contentHeight")
    text.number(step.contentHeight)
    text.close("}")
  }

  private mutating func write(_ insets: LayoutTree.Insets) {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private mutating func write(_ content: LayoutTree.ContentSize) {
    text.key("content")
    text.open("{")
    for (key, length) in [("width" as StaticString, content.width), ("height", content.height)] {
      guard let length else { continue }
      text.key(key)
      text.number(length)
    }
    text.key("hugging")
    numbers([content.hugging.horizontal, content.hugging.vertical])
    text.key("compression")
    numbers([content.compression.horizontal, content.compression.vertical])
    text.close("}")
  }

  private mutating func write(_ baselines: LayoutTree.Baselines) {
    text.open("{")
    text.key("first")
    text.number(baselines.first)
    text.key("last")
    text.number(baselines.last)
    text.close("}")
  }

  private mutating func write(_ guides: [LayoutTree.Guide]) {
    text.open("[")
    for guide in guides {
      text.open("{")
      text.key("id")
      text.string(guide.id)
      text.key("kind")
      text.string(guide.kind.rawValue)
      text.key("frame")
      write(guide.frame)
      text.close("}")
    }
    text.close("]")
  }
}
