/// A line and column of a YAML file, both parts counted from 1.
package struct YAMLMark: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A YAML value with its location.
///
/// Aliases are replaced by their values (sharing storage), so that later stages see a plain tree;
/// `expandedCount` is the size of that tree.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package let content: Content
  package let mark: YAMLMark
  /// The number of nodes in the tree, including this one; aliases count each time they are used.
  package let expandedCount: Int

  package init(content: Content, mark: YAMLMark, expandedCount: Int) {
    self.content = content
    self.mark = mark
    self.expandedCount = expandedCount
  }

  /// The node's kind in messages.
  package var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  package var entries: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}

/// A key and its value, in the order of the file.
package struct YAMLEntry: Sendable {
  package let key: String
  package let keyMark: YAMLMark
  package let value: YAMLNode

  package init(key: String, keyMark: YAMLMark, value: YAMLNode) {
    self.key = key
    self.keyMark = keyMark
    self.value = value
  }
}

/// Text as YAML reads it: quotes removed, escapes resolved, folded lines joined.
package struct YAMLScalar: Sendable {
  package let text: String
  /// Whether it is written without quotes: only then may it be read as a number, a boolean or null.
  package let isPlain: Bool
  /// The number of characters from the node's mark to the first character of `text` (1 for a quoted
  /// scalar), if each character of `text` is exactly one character of the file; nil if there are
  /// escapes or folded lines.
  package let textColumn: Int?

  package init(text: String, isPlain: Bool, textColumn: Int?) {
    self.text = text
    self.isPlain = isPlain
    self.textColumn = textColumn
  }

  /// `~`, `null` or nothing.
  package var isNull: Bool { isPlain && (text.isEmpty || text == "~" || text == "null") }
}

extension YAMLNode {
  /// The mark of the character at `offset` (in Unicode scalars) of a scalar's text, or the scalar's
  /// own mark if its characters cannot be mapped back to the file.
  package func mark(atOffset offset: Int) -> YAMLMark {
    guard let column = scalar?.textColumn else { return mark }
    return YAMLMark(line: mark.line, column: mark.column + column + offset)
  }
}
