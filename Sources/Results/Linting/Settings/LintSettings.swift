import AtomicFiles

/// Which rules run, on which files, and what becomes of their findings.
public struct LintSettings: Hashable, Sendable {
  /// The rules that run, and no others; nil for the usual ones.
  public var only: [String]?
  /// Rules that run beside the usual ones.
  public var enabled: Set<String> = []
  /// Rules that do not run.
  public var disabled: Set<String> = []
  /// How bad the findings of a rule are, where not as usual.
  public var severities: [String: Severity] = [:]
  /// What is looked at in folders; empty for everything.
  public var included: [GlobPattern] = []
  /// What is not looked at.
  public var excluded: [GlobPattern] = []
  /// Findings to suppress.
  public var ignores: [LintIgnore] = []
  /// The file of findings that were there before; nil for none.
  public var baseline: String?
  /// Where a file names it.
  public var baselineLocation: FileLocation?
  /// The absolute folder of patterns, with a slash at its end, or empty.
  public var folder = ""
  /// The absolute path of the folder that paths of files start from, with a slash at its end.
  public var workingFolder = ""

  /// The usual rules on all files.
  public init() {}

  /// The rules that run, in the order of the documentation.
  public var rules: [LintRule] {
    LintRule.all.filter { rule in
      guard !disabled.contains(rule.id) else { return false }
      return only?.contains(rule.id) ?? (rule.isOnByDefault || enabled.contains(rule.id))
    }
  }

  /// Whether somebody asked for a rule by its name.
  func names(_ rule: LintRule) -> Bool {
    only?.contains(rule.id) ?? false || enabled.contains(rule.id)
  }

  /// The rules that would run by themselves and do not.
  package var silencedRules: Set<String> {
    Set(LintRule.all.filter(\.isOnByDefault).map(\.id)).subtracting(rules.map(\.id))
  }

  /// Whether a file that was met in a folder is looked at.
  public func covers(_ path: String) -> Bool {
    let path = relative(path)
    return (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }

  /// A path as patterns see it: below the settings' folder, where it is.
  public func relative(_ path: String) -> String {
    let full = absolute(path)
    return !folder.isEmpty && full.hasPrefix(folder) ? String(full.dropFirst(folder.count)) : full
  }

  /// A path as it is given, from the root.
  func absolute(_ path: String) -> String {
    Self.plain(path.hasPrefix("/") ? path : workingFolder + path)
  }

  /// The path without `.` and `..`.
  private static func plain(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}

/// Known findings that stay, by rule, object and files; nil is any.
public struct LintIgnore: Hashable, Sendable {
  /// The rule's id.
  public var rule: String?
  /// Object id, which stays when a file is saved, or the name in a template.
  public var object: String?
  /// Paths below the settings' folder.
  public var file: GlobPattern?

  /// Nil stands for any rule, object or file.
  public init(rule: String? = nil, object: String? = nil, file: GlobPattern? = nil) {
    self.rule = rule
    self.object = object
    self.file = file
  }

  /// Whether a finding is one of them. `path`: of its file, below the settings' folder.
  func covers(rule: String, object: String, scene: String, path: String) -> Bool {
    (self.rule == nil || self.rule == rule)
      && (self.object == nil || self.object == object || self.object == scene)
      && (file?.matches(path) ?? true)
  }
}
