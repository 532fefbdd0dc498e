/// Findings that are known and stay: those of a rule, on an object, in some files. What is nil is
/// any.
public struct LintIgnore: Hashable, Sendable {
  /// The rule's id.
  public var rule: String?
  /// Object id, or the name in a template. Interface Builder keeps ids when it saves, so that this
  /// stays true.
  public var object: String?
  /// Paths below the settings' folder.
  public var file: GlobPattern?

  /// What is to be ignored.
  public init(rule: String? = nil, object: String? = nil, file: GlobPattern? = nil) {
    self.rule = rule
    self.object = object
    self.file = file
  }

  /// Whether a finding is one of them.
  ///
  /// - Parameter path: of its file, below the settings' folder.
  func covers(rule: String, object: String, scene: String, path: String) -> Bool {
    (self.rule == nil || self.rule == rule)
      && (self.object == nil || self.object == object || self.object == scene)
      && (file?.matches(path) ?? true)
  }
}
