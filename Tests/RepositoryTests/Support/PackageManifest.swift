/// The targets that the text of a `Package.swift` lists, as far as this package spells them.
struct PackageManifest {
  struct Target {
    var name: String
    var folder: String
    var dependencies: [String]
  }

  private(set) var targets: [Target] = []

  /// Reads the calls in the list `targets:`, whose strings are names, but for those of labelled
  /// arguments.
  init(_ text: String) {
    let list = text.components(after: "targets: [\n", before: "\n  ],")
    for call in list.split(separator: "\n    .").map(String.init) {
      let kind = call.trimmed.prefix { $0.isLetter }
      let strings = call.quoted
      let named = call.components(after: "name: \"", before: "\"")
      let path = call.components(after: "path: \"", before: "\"")
      let dependencies = call.components(after: "dependencies: [", before: "]").quoted
      switch kind {
      case "floor":
        let folder = "Sources/\(strings[0])/\(strings[1])"
        targets.append(Target(name: strings[1], folder: folder, dependencies: dependencies))
      case "library":
        let folder = "Sources/Libraries/\(strings[0])"
        targets.append(Target(name: strings[0], folder: folder, dependencies: []))
      case "target", "executableTarget", "testTarget":
        let folder = path.isEmpty ? "Tests/" + named : path
        targets.append(Target(name: named, folder: folder, dependencies: dependencies))
      default: continue
      }
    }
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " || $0 == "." || $0 == "\n" } }

  /// What stands between two marks, the first time; empty without them.
  fileprivate func components(after start: String, before end: String) -> String {
    guard let from = range(of: start)?.upperBound,
      let to = range(of: end, from: from)?.lowerBound
    else { return "" }
    return String(self[from..<to])
  }

  private func range(of part: String, from: Index? = nil) -> Range<Index>? {
    var start = from ?? startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }

  /// The strings in double quotes, in order.
  fileprivate var quoted: [String] {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
