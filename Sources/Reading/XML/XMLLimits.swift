/// How large a document may be. Each limit is named in the message of the document that exceeds it.
package struct XMLLimits: Sendable {
  /// How deep elements may nest.
  package let depth: Int
  /// Attributes of one element.
  package let attributes: Int

  package init(depth: Int, attributes: Int) {
    self.depth = depth
    self.attributes = attributes
  }
}
