import CollectionAlgorithms
import Foundation

/// The bytes of a file with its name, so that readers can report locations.
package struct SourceText: Sendable {
  /// The path as the user gave it.
  package let file: String
  /// UTF-8, without a byte order mark.
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The line and column of a byte: lines end with LF, CR or CR LF, columns count Unicode scalars.
  /// Complexity: O(offset); meant for messages, not for every token.
  package func location(ofByte offset: Int) -> FileLocation {
    var line = 1
    var column = 1
    for index in bytes.indices.prefix(max(0, offset)) {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
    return FileLocation(file: file, line: line, column: column)
  }

  /// The text of a line, counted from 1; empty beyond the end.
  package func line(_ number: Int) -> String {
    let lines = bytes.split(separator: 0x0A, maxSplits: number, omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}

extension SourceText {
  /// Reads a file as UTF-8 (or UTF-16), or reports why it cannot be read. `place`: where another
  /// file names this one; nil for one that the user has named.
  package static func read(
    _ path: String, limit: Int, namedAt place: FileLocation? = nil, log: DiagnosticLog
  ) -> SourceText? {
    if let text = FileScope.current.texts[path] {
      guard text.count <= limit else { return tooLarge(path, limit, log) }
      return decode(text, file: path, log: log)
    }
    guard FileScope.current.admits(path) else {
      log.error(at: FileLocation(file: path), "is not in the folder that is served")
      return nil
    }
    guard FileManager.default.fileExists(atPath: path) else {
      log.error(
        at: place ?? FileLocation(file: path),
        place == nil ? "no such file" : "no such file \(Diagnostic.quoted(path))",
        hint: NearbyFile.hint(for: path))
      return nil
    }
    let source = readPresent(path, limit: limit, log: log)
    if source == nil, let place {
      log.report(Diagnostic(.note, at: place, "the file is named here"))
    }
    return source
  }

  private static func readPresent(
    _ path: String, limit: Int, log: DiagnosticLog
  ) -> SourceText? {
    let location = FileLocation(file: path)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    guard !isFolder.boolValue, attributes?[.type] as? FileAttributeType == .typeRegular else {
      let what = isFolder.boolValue ? "a folder" : "not a regular file"
      let hint = isFolder.boolValue ? NearbyFile.hint(forFolder: path) : nil
      log.error(at: location, what, expected: "a file", hint: hint)
      return nil
    }
    guard (attributes?[.size] as? Int ?? 0) <= limit else { return tooLarge(path, limit, log) }
    guard let data = FileManager.default.contents(atPath: path) else {
      log.error(at: location, "cannot be read", hint: "check its permissions")
      return nil
    }
    return decode([UInt8](data), file: path, log: log)
  }

  private static func tooLarge(_ path: String, _ limit: Int, _ log: DiagnosticLog) -> SourceText? {
    log.error(
      at: FileLocation(file: path), "too large", expected: "at most \(limit >> 20) MiB")
    return nil
  }

  /// Removes the byte order mark and converts UTF-16 to UTF-8; reports other encodings.
  package static func decode(_ bytes: [UInt8], file: String, log: DiagnosticLog) -> SourceText? {
    if utf32Starts.contains(where: bytes.starts) {
      log.error(
        at: FileLocation(file: file), "UTF-32 text", expected: "UTF-8 or UTF-16",
        hint: "save the file in UTF-8")
      return nil
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes.dropFirst(2), bigEndian: bytes[0] == 0xFE, file: file, log: log)
    }
    // Markup without a byte order mark (XML 1.0, appendix F).
    if bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C]) {
      return utf16(bytes[...], bigEndian: bytes[0] == 0x00, file: file, log: log)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if let remnant = GitRemnant.diagnostic(of: text, file: file) {
      log.report(remnant)
      return nil
    }
    return SourceText(file: file, bytes: text)
  }

  /// A byte order mark, or the first character of markup.
  private static let utf32Starts: [[UInt8]] = [
    [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C],
  ]

  /// Whether the bytes are valid UTF-8; reports the first invalid one.
  package func isValid(log: DiagnosticLog) -> Bool {
    guard let offset = firstInvalidByte else { return true }
    log.error(
      at: location(ofByte: offset), "not UTF-8 text",
      hint: "save the file in UTF-8 (the byte here is 0x\(String(bytes[offset], radix: 16)))")
    return false
  }

  private var firstInvalidByte: Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    var decoder = UTF8()
    var offset = 0
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(offset, bytes.count - 1)
      }
    }
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool, file: String, log: DiagnosticLog
  ) -> SourceText? {
    let encoding = bigEndian ? String.Encoding.utf16BigEndian : .utf16LittleEndian
    guard let text = String(bytes: bytes, encoding: encoding) else {
      log.error(at: FileLocation(file: file), "not UTF-16 text, although it starts like it")
      return nil
    }
    return SourceText(file: file, bytes: Array(text.utf8))
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension SourceText {
  /// The document in UTF-8, perhaps from a declared Latin-1. Reports other encodings.
  package func decodedXML(log: DiagnosticLog) -> SourceText? {
    guard let name = declaredEncoding else { return isValid(log: log) ? self : nil }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16": return isValid(log: log) ? self : nil
    case "iso-8859-1", "latin1", "latin-1": return latin1
    default:
      log.error(
        at: location(ofByte: 0), "the encoding \(Diagnostic.quoted(name))",
        expected: "UTF-8, UTF-16 or ISO-8859-1", hint: "save the file in UTF-8")
      return nil
    }
  }

  /// `encoding="…"` of the XML declaration.
  private var declaredEncoding: String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>") else { return nil }
    guard let key = head[..<end.lowerBound].range(of: "encoding") else { return nil }
    let rest = head[key.upperBound..<end.lowerBound]
    guard let quote = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    return String(rest[rest.index(after: quote)...].prefix { $0 != rest[quote] })
  }

  private var latin1: SourceText {
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    return SourceText(file: file, bytes: Array(text.utf8))
  }
}

/// The start of each line of a text, for readers that need many locations in one file.
package struct LineIndex: Sendable {
  private let source: SourceText
  /// The byte offset after each end of line, beginning with 0; ascending.
  private let starts: [Int]
  /// The characters before each block of bytes: a file may be one line of many megabytes.
  private let charactersBeforeBlock: [Int]

  /// Bytes of a block.
  private static let block = 1024

  /// - Complexity: O(bytes), once.
  package init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    var characters = 0
    var blocks: [Int] = []
    for (index, byte) in source.bytes.enumerated() {
      if index % Self.block == 0 { blocks.append(characters) }
      if Self.isCharacter(byte) { characters += 1 }
      let isReturn = byte == 0x0D
      let endsWithFeed =
        isReturn && index + 1 < source.bytes.count && source.bytes[index + 1] == 0x0A
      if byte == 0x0A || (isReturn && !endsWithFeed) { starts.append(index + 1) }
    }
    self.starts = starts
    charactersBeforeBlock = blocks
  }

  /// Where a byte is: what `SourceText.location(ofByte:)` says, without a walk through the text.
  /// Complexity: O(log lines).
  package func location(ofByte offset: Int) -> FileLocation {
    let line = max(1, starts.partitioningIndex { $0 > offset })
    let start = starts[line - 1]
    let end = min(max(start, offset), source.bytes.count)
    let column = characters(before: end) - characters(before: start)
    return FileLocation(file: source.file, line: line, column: column + 1)
  }

  /// The characters of the text before a byte.
  private func characters(before offset: Int) -> Int {
    let block = offset / Self.block
    guard block < charactersBeforeBlock.count else {
      return charactersBeforeBlock.isEmpty
        ? 0 : characters(before: offset - 1) + (Self.isCharacter(source.bytes[offset - 1]) ? 1 : 0)
    }
    let rest = source.bytes[(block * Self.block)..<offset]
    return charactersBeforeBlock[block] + rest.count(where: Self.isCharacter)
  }

  /// Whether a byte begins a character that counts as a column.
  private static func isCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 && byte != 0x0D }
}

/// The beginning of a file by which its kind is known, as far as it is text; empty for what is no
/// regular file.
package func textAtStart(ofFile path: String) -> String {
  guard let handle = FileContents.handle(path) else { return "" }
  defer { try? handle.close() }
  let start = (try? handle.read(upToCount: 64 << 10)) ?? nil
  return String(decoding: start ?? Data(), as: UTF8.self)
}

/// The endings of the names of sources, by their format: where files are looked for in folders.
package enum SourceEndings {
  /// YAML is used for much else than templates.
  package static let templates = [".yaml", ".yml"]
  package static let interfaces = [".xib", ".storyboard"]
  package static let swift = [".swift"]
  package static let projectFiles = ["plumb.yaml", "plumb.yml"]
  package static let xcodeProjects = [".xcodeproj", ".xcworkspace"]
  /// What Xcode's projects are generated of: Tuist, XcodeGen, CocoaPods, SwiftPM.
  package static let descriptions = [
    "Workspace.swift", "Project.swift", "Tuist", "project.yml", "Podfile", "Package.swift",
  ]

  /// Whether a folder of this name holds no sources of the project: hidden ones, builds, others' code,
  /// catalogues, and copies that Xcode exports for translators.
  package static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".")
      || ["Pods", "Carthage", "DerivedData", "build", "node_modules", "__MACOSX"].contains(name)
      || ([".xcassets", ".framework", ".xcframework", exported] + xcodeProjects)
        .contains(where: name.hasSuffix)
  }

  /// The ending of a folder with copies of a project's files, which Xcode exports for translators.
  package static let exported = ".xcloc"

  /// Whether a path ends like a template.
  package static func isYAML(_ path: String) -> Bool {
    templates.contains(where: path.hasSuffix)
  }

  /// Whether a path ends like an Interface Builder file.
  package static func isInterface(_ path: String) -> Bool {
    interfaces.contains(where: path.hasSuffix)
  }

  package static func isSwift(_ path: String) -> Bool { swift.contains(where: path.hasSuffix) }
}

/// Finds the file that was probably meant by a path that does not exist.
private enum NearbyFile {
  /// The extensions of files that are read; an image beside a template is never meant.
  private static let endings =
    SourceEndings.templates + [".json", ".csv", ".rss", ".xml"] + SourceEndings.interfaces

  /// A hint: the same name with another extension (`mail.yaml` for `mail.yml`), else the nearest
  /// spelling in the same folder; nil if there is none.
  static func hint(for path: String) -> String? {
    let folder = PathName.prefix(of: path)
    let name = String(path.dropFirst(folder.count))
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : folder)
    let inputs = (files ?? []).sorted().filter { file in
      endings.contains { file.lowercased().hasSuffix($0) }
    }
    let twins = inputs.filter { stem(of: $0) == stem(of: name) }
    let found = nearest(to: name, in: twins) ?? twins.first ?? nearest(to: name, in: inputs)
    return found.map { "did you mean '\(Diagnostic.printable(folder + $0))'?" }
  }

  /// A hint for a folder instead of a file: how to name the templates in it, if there are any.
  static func hint(forFolder path: String) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let ending = SourceEndings.templates.first { ending in files.contains { $0.hasSuffix(ending) } }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return ending.map { "for those in it: \(Diagnostic.printable(folder))*\($0)" }
  }

  private static func stem(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
  }
}
