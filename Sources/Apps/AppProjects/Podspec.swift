/// A pod, read from the text of its podspec: Ruby, of which only lists of plain texts are read.
enum Podspec {
  /// The pod as a target of its Swift files; nil where it has none. `path`: the file, in the folder
  /// that its patterns begin in.
  static func target(_ path: String, in tree: WorkTree) throws(PlumbError) -> AppTarget? {
    guard let bytes = try ProjectText.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let name = PathName.stem(of: path)
    let module = values(of: "module_name", in: text).first ?? AppTarget.module(of: name)
    let folder = PathName.folder(of: path)
    let patterns = values(of: "source_files", in: text)
    let excluded = values(of: "exclude_files", in: text)
    let files = (patterns.isEmpty ? ["**/*.swift"] : patterns).flatMap { pattern in
      GeneratedProjects.files(pattern, in: folder, tree, without: excluded)
    }
    guard !files.isEmpty else { return nil }
    var target = AppTarget(
      name: name, module: module, kind: .framework, container: path,
      files: files.uniqued().sorted())
    target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "COCOAPODS"
    return target
  }

  /// The texts that a key is set to, in all subspecs: `s.source_files = 'A/*.swift', "B"`.
  private static func values(of key: String, in text: String) -> [String] {
    var found: [String] = []
    var isOpen = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0.isWhitespace }
      guard !line.hasPrefix("#") else { continue }
      var rest = line
      if !isOpen {
        guard let sign = line.firstIndex(of: "=") else { continue }
        let words = line[..<sign].trimmingSuffix(while: \.isWhitespace).split(separator: ".")
        guard words.count > 1, words.last == key[...],
          !words.contains(where: { otherPlatforms.contains(String($0)) })
        else { continue }
        rest = line[line.index(after: sign)...]
      }
      found += quoted(in: rest)
      // A list goes on behind a comma, and up to its bracket.
      let end = rest.trimmingSuffix(while: \.isWhitespace)
      let opens = rest.contains("[") && !rest.contains("]")
      isOpen = end.hasSuffix(",") || opens || isOpen && !rest.contains("]") && end.hasSuffix("[")
    }
    return found.uniqued()
  }

  /// Keys of these hold for other systems than iOS: `s.osx.exclude_files`.
  private static let otherPlatforms: Set = ["osx", "macos", "tvos", "watchos", "visionos"]

  private static func quoted(in text: Substring) -> [String] {
    var found: [String] = []
    var rest = text
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let quote = rest[start]
      let begin = rest.index(after: start)
      guard let end = rest[begin...].firstIndex(of: quote) else { break }
      found.append(String(rest[begin..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return found.filter { !$0.contains("#{") }
  }
}

extension Substring {
  /// Without the last characters of a kind.
  fileprivate func trimmingSuffix(while fits: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, fits(last) { rest.removeLast() }
    return rest
  }
}
