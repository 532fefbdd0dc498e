/// A place in a YAML file, both parts counted from 1.
struct YAMLMark: Hashable, Sendable {
  let line: Int
  let column: Int
}

/// A YAML value that knows where it was written.
///
/// Aliases are already replaced by what they stand for (sharing its storage), so that later stages see a
/// plain tree; `expandedCount` is the size of that tree.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  let content: Content
  let mark: YAMLMark
  /// Nodes of the tree below and including this one, every alias counted as often as it is used.
  let expandedCount: Int

  /// What the node is, as an error calls it.
  var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  var entries: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

/// A key and its value, in the order of the file.
struct YAMLEntry: Sendable {
  let key: String
  let keyMark: YAMLMark
  let value: YAMLNode
}

/// Text as YAML understood it: quotes removed, escapes resolved, folded lines joined.
struct YAMLScalar: Sendable {
  let text: String
  /// Written without quotes: only then may it be read as a number, a switch or nothing at all.
  let isPlain: Bool
  /// Characters between the node's mark and the first character of `text` (1 for a quoted scalar), when each
  /// character of `text` is exactly one character of the file; nil when escapes or folding moved them.
  let textColumn: Int?

  /// `~`, `null` or nothing.
  var isNull: Bool { isPlain && (text.isEmpty || text == "~" || text == "null") }
}

extension YAMLNode {
  /// The place of the character at `offset` (in Unicode scalars) of a scalar's text, or the scalar's own
  /// place when its characters cannot be mapped back to the file.
  func mark(atOffset offset: Int) -> YAMLMark {
    guard let column = scalar?.textColumn else { return mark }
    return YAMLMark(line: mark.line, column: mark.column + column + offset)
  }
}
