/// A file, laid out: what rules look at.
package struct LintDocument {
  /// The path as it was given.
  package let file: String
  /// In the order of the file.
  package let scenes: [LintScene]

  /// A document from its parts.
  package init(file: String, scenes: [LintScene]) {
    self.file = file
    self.scenes = scenes
  }
}
