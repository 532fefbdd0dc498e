import Diagnostics
import Reading

/// The entries of one mapping, looked up by the keys it may have. Unknown keys are reported when it is made.
struct Fields {
  let node: YAMLNode
  let context: ReadingContext
  private let entries: [YAMLEntry]

  /// The mapping's fields, or nil (reported) when the node is none. Without a table its keys are checked
  /// elsewhere. `owner` names the mapping in messages:
  /// "a UILabel".
  init?(_ node: YAMLNode, of owner: String, keys: KeyTable?, _ context: ReadingContext) {
    guard let entries = node.entries else {
      context.error(node, "\(owner) cannot be \(node.kind)", expected: "a mapping of its keys")
      return nil
    }
    self.node = node
    self.context = context
    self.entries = entries
    guard let keys = keys?.names else { return }
    for entry in entries where !keys.contains(entry.key) {
      context.log.error(
        at: context.location(entry.keyMark),
        "unknown key \(Diagnostic.quoted(entry.key)) in \(owner)",
        expected: keys.count <= 12 ? Diagnostic.choices(keys) : nil,
        hint: Diagnostic.didYouMean(entry.key, in: keys))
    }
  }

  /// The value of a key, nil when the mapping does not have it.
  subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }

  func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key == key }
  }

  /// The value of a key as `reader` reads it; nil when absent or wrong, which then is reported.
  func value<Value>(_ key: String, _ reader: ValueReader<Value>) -> Value? {
    self[key].flatMap { reader.value(of: $0, key: key, context) }
  }
}
