/// Rewrites Swift sources of an app so that the compiler takes them where there is no Objective-C
/// runtime.
///
/// ```swift
/// let pass = SourcePass([SourceFile(path: "FeedCell.swift", text: bytes)])
/// let result = pass.rewritten(removing: ["Combine"])
/// ```
///
/// The files of a module belong together: an extension's overrides move into the class, and a
/// selector is looked up in all files. `Documentation/SwiftCells.md` describes each change. What
/// the pass does not understand it returns byte for byte.
///
/// - Complexity: linear in the size of the files.
package struct SourcePass {
  /// A file to rewrite.
  package struct SourceFile {
    package let path: String
    package let text: [UInt8]

    package init(path: String, text: [UInt8]) {
      self.path = path
      self.text = text
    }
  }

  /// A file as the compiler gets it.
  package struct RewrittenFile: Equatable, Sendable {
    package let path: String
    package let text: [UInt8]
    /// Whether the text is another than the original's.
    package let isChanged: Bool
  }

  /// An `import` of a file.
  package struct Import: Hashable, Sendable {
    package let module: String
    package let position: SourcePosition
  }

  /// A `#Preview`, which has become a function that returns what its body does.
  package struct Preview: Equatable, Sendable {
    /// Nil if none is written, or if it is computed.
    package let name: String?
    /// As written: `.sizeThatFitsLayout`.
    package let traits: [String]
    /// The name of the function, which is unique in the module.
    package let function: String
    /// Where the body begins.
    package let position: SourcePosition
    /// The line in which its body ends.
    package let lastLine: Int
    /// The conditions under which it is compiled, outermost first.
    package let conditions: [String]
  }

  /// A class that every file of the module can get, and that needs no type arguments.
  package struct NamedClass: Equatable, Sendable {
    /// As other code names it: `Feed.Cell`.
    package let path: String
    /// The call that gives a private cell's class; nil where every file can name it.
    package let call: String?
    package let position: SourcePosition
    /// The conditions under which it is compiled, outermost first.
    package let conditions: [String]
    /// Whether it is a cell or the like that UIKit cannot make by its class alone.
    package let needsArguments: Bool
    /// Whether it has an `init(coder:)` that only ends the program: a XIB of its name is left from
    /// former times.
    package let isCodeOnly: Bool
    /// The class of UIKit that it descends from, where that is a cell or another view which tables
    /// and collections reuse, as far as the files say so.
    package let root: String?

    /// Its name without the types around it.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    /// Whether tables and collections reuse it.
    package var isReusable: Bool { root != nil }
  }

  /// The rewritten files, and what was found in them.
  package struct Result: Sendable {
    /// In the order of the originals.
    package let files: [RewrittenFile]
    package let map: SourceMap
    package let previews: [Preview]
    /// What cannot be rewritten, with what to do instead.
    package let diagnostics: [Diagnostic]
    /// Words of the originals that the compiler does not see.
    package let hiddenNames: Set<String>
  }

  private let files: [SourceFile]
  let index: SourceIndex

  /// Reads files of one module. `lacking`: modules that `canImport` is false of.
  package init(_ files: [SourceFile], lacking: Set<String> = []) {
    self.files = files
    index = SourceIndex(
      files.map {
        let isRead = $0.text.count <= SwiftLexer.largestSource
        return StructureScanner.scan(isRead ? $0.text : [], lacking: lacking)
      })
  }

  /// The imports that are compiled, in the order of the files. `canImport`: whether a module is
  /// there; nil if that is not known.
  package func imports(canImport: (String) -> Bool?) -> [Import] {
    zip(files, index.structures).flatMap { file, structure in
      let lines = SourceMap.lineStarts(structure.bytes)
      let compiled = structure.imports.filter {
        ConditionValue.all($0.conditions, canImport: canImport) != false
      }
      return compiled.map {
        Import(
          module: $0.module,
          position: SourcePosition(file: file.path, offset: $0.range.lowerBound, lines: lines))
      }
    }
  }

  /// The classes that another file can get, in the order of the files.
  package var classes: [NamedClass] {
    let unmakeable = RegisteredClasses(index).unmakeable
    let roots = RegisteredClasses.roots
    let hidden = HiddenCells(index).calls
    return index.structures.enumerated().flatMap { file, structure in
      let lines = SourceMap.lineStarts(structure.bytes)
      return structure.types.enumerated().compactMap { number, type -> NamedClass? in
        let id = SourceIndex.TypeID(file: file, type: number)
        guard type.keyword == .class, index.isNameable(type) || hidden[id] != nil else {
          return nil
        }
        return NamedClass(
          path: type.path, call: hidden[id],
          position: SourcePosition(
            file: files[file].path, offset: structure.words[type.name].start, lines: lines),
          conditions: type.conditions,
          needsArguments: unmakeable.contains(id), isCodeOnly: structure.refusesCoder(type),
          root: index.root(of: id, among: roots)?.name)
      }
    }
  }

  /// The class of the application's delegate, if code is sure that there is one: `delegate as!`.
  package var neededDelegate: String? {
    let mark = Array("delegate as!".utf8)
    guard files.contains(where: { $0.text.contains(mark) }) else { return nil }
    return index.structures.lazy.flatMap { structure in
      structure.types.filter { type in
        guard type.keyword == .class, let open = type.open, index.isNameable(type) else {
          return false
        }
        return (type.name..<open).contains { structure.isWord($0, "UIApplicationDelegate") }
      }
    }.first?.path
  }

  /// The names of all functions, properties, types and cases of the files, also in functions.
  package var declaredNames: Set<String> {
    let keywords: Set<String> = [
      "func", "var", "let", "class", "struct", "enum", "actor", "protocol", "typealias", "case",
    ]
    return index.structures.reduce(into: []) { names, structure in
      for word in structure.words.indices.dropFirst()
      where structure.isName(word) && keywords.contains(structure.text(word - 1)) {
        names.insert(structure.text(word))
      }
    }
  }

  /// What other files can name of a file: types and globals by their names; what its extensions add
  /// as `.name` and `Type.name`; initializers by their first label, `.init(label:`, and methods by
  /// each, `.name(label:`; operators as `operator &>`.
  package static func declarations(of text: [UInt8]) -> Set<String> {
    let structure = StructureScanner.scan(text)
    let keywords: Set<String> = [
      "func", "var", "let", "class", "struct", "enum", "actor", "protocol", "typealias",
    ]
    var names: Set<String> = []
    var depth = 0
    for word in structure.words.indices {
      switch structure.kind(word) {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .operator where depth == 0 && structure.isWord(word - 1, "operator"):
        names.insert("operator \(structure.text(word))")
      default:
        guard depth == 0, word > 0, structure.isName(word),
          keywords.contains(structure.text(word - 1))
        else { continue }
        names.insert(structure.text(word))
      }
    }
    for member in structure.members where !member.isPrivate {
      let owner = structure.types[member.owner]
      guard owner.keyword == .extension else { continue }
      if member.keyword == .`init` {
        names.insert(".init(\(member.parameters.first?.label ?? "_"):")
      }
      for parameter in member.parameters where member.keyword == .func {
        names.insert(".\(member.name)(\(parameter.label ?? "_"):")
      }
      for name in [member.name] + member.furtherNames {
        names.formUnion([".\(name)", "\(owner.path).\(name)"])
      }
    }
    for type in structure.types where type.path.contains(".") && !type.isLocal {
      names.insert(".\(type.simpleName)")
    }
    return names
  }

  /// What the call around a place may mean: an initializer by its first label, a method by each.
  package static func callees(around position: SourcePosition, in text: [UInt8]) -> [String] {
    let structure = SwiftStructure(text)
    let lines = SourceMap.lineStarts(text)
    guard lines.indices.contains(position.line - 1) else { return [] }
    let offset = lines[position.line - 1] + position.column - 1
    var word = structure.words.partitioningIndex { $0.start > offset } - 1
    // Of a call with nothing but a closure only the name is known.
    if structure.kind(word) == .openBrace, structure.isName(word - 1) {
      return [".\(structure.text(word - 1))"]
    }
    // A message may be at the name that is called.
    if structure.kind(word + 1) == .openParen, structure.isName(word) { word += 1 }
    // One about what is missing is at the end of the call.
    if structure.kind(word) == .closeParen { word -= 1 }
    var callees: [String] = []
    while word > 0, callees.count < 6 {
      switch structure.kind(word) {
      case .openParen where structure.isName(word - 1):
        callees += structure.labels(ofCallAt: word)
      case .closeParen, .closeBrace, .closeBracket: word = structure.matching(word) ?? word
      case .openBrace, .semicolon: return callees
      default: break
      }
      word -= 1
    }
    return callees
  }

  /// The files for the compiler.
  ///
  /// - Parameters:
  ///   - modules: whose imports go.
  ///   - replaced: modules with those that are imported in their place.
  ///   - previews: functions of previews that the compiler is not to see.
  ///   - lookups: where members of `AnyObject` are named, which are looked for at run time.
  package func rewritten(
    removing modules: Set<String> = [], replacing replaced: [String: String] = [:],
    hiding previews: Set<String> = [], lookingUp lookups: Set<SourcePosition> = []
  ) -> Result {
    var plan = RewritePlan(
      index, paths: files.map(\.path), removing: modules, replacing: replaced, hiding: previews)
    plan.lookUpMembers(at: lookups)
    plan.makeEdits()
    var mapped: [SourceMap.File] = []
    let rewritten = files.indices.map { file in
      let isReadable = files[file].text.count <= SwiftLexer.largestSource
      guard isReadable else {
        mapped.append(SourceMap.File(unchanged: files[file].text, path: files[file].path, file))
        return RewrittenFile(path: files[file].path, text: files[file].text, isChanged: false)
      }
      var writer = RewriteWriter(plan, file: file)
      writer.write()
      mapped.append(writer.mapped)
      return RewrittenFile(
        path: files[file].path, text: writer.output, isChanged: writer.isChanged)
    }
    return Result(
      files: rewritten, map: SourceMap(mapped), previews: plan.previews,
      diagnostics: plan.log.diagnostics, hiddenNames: plan.hiddenNames)
  }
}

extension SwiftStructure {
  /// `[".font(ofSize:", ".font(weight:"]` of a call whose parenthesis is at a word.
  fileprivate func labels(ofCallAt open: Int) -> [String] {
    guard let close = matching(open) else { return [] }
    var labels: [String] = []
    var word = open + 1
    while word < close {
      if kind(word - 1) == .comma || word == open + 1 {
        labels.append(isName(word) && kind(word + 1) == .colon ? text(word) : "_")
      }
      word = max(matching(word) ?? word, word) + 1
    }
    let name = text(open - 1)
    let isInitializer = name == "init" || name.first?.isUppercase == true
    return (isInitializer ? Array(labels.prefix(1)) : labels).map {
      ".\(isInitializer ? "init" : name)(\($0):"
    }
  }
}

extension SourcePosition {
  /// The position of a byte.
  init(file: String, offset: Int, lines: [Int]) {
    let line = max(1, lines.partitioningIndex { $0 > offset })
    self.init(file: file, line: line, column: offset - lines[line - 1] + 1)
  }
}

extension SourcePass {
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
