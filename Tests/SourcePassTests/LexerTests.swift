import Foundation
import TestSupport
import Testing

@testable import SourcePass

@Suite("Swift lexer")
struct LexerTests {
  private func kinds(_ text: String) -> [SwiftToken.Kind] {
    SwiftLexer.tokens(of: Array(text.utf8)).filter { !$0.isTrivia }.map(\.kind)
  }

  private func texts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftLexer.tokens(of: bytes).filter { !$0.isTrivia }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "Source is split as the language does",
    arguments: [
      ("a/b/c", ["a", "/", "b", "/", "c"]), ("x = /b\\/c/ ", ["x", "=", "/b\\/c/"]),
      ("f(/, x)", ["f", "(", "/", ",", "x", ")"]), ("return /a/", ["return", "/a/"]),
      ("#/a\"/# b", ["#/a\"/#", "b"]), ("##/a/#b/## c", ["##/a/#b/##", "c"]),
      ("#/\na \"\n/# b", ["#/\na \"\n/#", "b"]),
      ("1.0...2", ["1.0", "...", "2"]), ("0x1F.a", ["0x1F", ".", "a"]),
      ("$0.`in`", ["$0", ".", "`in`"]),
      (
        "\"a\\(b(\"c\\(d)\"))e\"",
        ["\"", "a", "\\(", "b", "(", "\"", "c", "\\(", "d", ")", "\"", ")", ")", "e", "\""]
      ),
      ("#\"a\\(b)\\#(c)\"#", ["#\"", "a\\(b)", "\\#(", "c", ")", "\"#"]),
      ("#\"\"\"# x", ["#\"", "\"", "\"#", "x"]),
      ("\"\"\"\n\"a\"\" \"\"\" x", ["\"\"\"", "\n\"a\"\" ", "\"\"\"", "x"]),
      ("\"\\\"\" x", ["\"", "\\\"", "\"", "x"]), ("\"a\nb", ["\"", "a", "b"]),
      ("a/*/* */b*/c", ["a", "c"]),
      ("x!==y", ["x", "!==", "y"]), ("a +/* */b", ["a", "+", "b"]), ("é🙂 = 1", ["é🙂", "=", "1"]),
      ("\"\" x", ["\"", "\"", "x"]),
    ])
  func tokens(source: String, expected: [String]) {
    #expect(texts(source) == expected)
  }

  /// Whether the tokens cover the source without gaps.
  private func isCovered(_ bytes: [UInt8]) -> Bool {
    var position = 0
    for token in SwiftLexer.tokens(of: bytes) {
      guard Int(token.start) == position, token.end > token.start else { return false }
      position = Int(token.end)
    }
    return position == bytes.count
  }

  @Test("Tokens of any bytes, joined, are those bytes, and the pass takes them without failing")
  func random() {
    var random = SeededRandom(seed: 15)
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "\\#(", "(", ")", "{", "}", "[", "]", "/", "*", "/*", "*/", "//",
      "\n", "\r\n", "\r", " ", "`", "@objc ", "@IBOutlet ", "class ", "A", "extension ", "func f",
      "var x: T", ":",
      ",", ";", ".", "override ", "dynamic ", "#selector(", "#keyPath(", "#Preview",
      "#if os(iOS)\n", "#else\n", "#endif\n",
      "\u{FEFF}", "é", "🙂", "1", "<", ">", "=", "->", "?", "!", "import ", "\0", "@NSManaged ",
      "private ", "(set)", "protocol ",
    ].map { Array($0.utf8) }
    for _ in 0..<SourcePassSoak.rounds {
      var bytes: [UInt8] = []
      for _ in 0..<random.next(60) {
        if random.next(8) == 0 {
          bytes.append(UInt8(random.next(256)))
        } else {
          bytes += pieces[random.next(pieces.count)]
        }
      }
      #expect(isCovered(bytes), "\(bytes)")
      let second = bytes.shuffled(using: &random)
      checkPass([bytes, second])
    }
  }

  /// Lines are kept: the rewritten text, without what was inserted, has the lines of the original.
  private func checkPass(_ texts: [[UInt8]]) {
    let files = texts.enumerated().map {
      SourcePass.SourceFile(path: "\($0.offset).swift", text: $0.element)
    }
    let result = SourcePass(files).rewritten()
    for (file, text) in zip(result.files, texts) where !file.isChanged {
      #expect(file.text == text)
    }
    for (number, file) in result.files.enumerated() {
      // Every line is mapped to a line of some original.
      let lines = file.text.split(separator: 10, omittingEmptySubsequences: false).count
      for line in Set([1, lines / 2, lines]) where line > 0 && !file.text.isEmpty {
        let position = SourcePosition(file: "\(number).swift", line: line, column: 1)
        #expect(result.map.original(of: position) != nil, "\(texts) \(position)")
      }
    }
  }

  @Test("Classes in each other as deep as is read give a text that grows with their number")
  func nestedClasses() {
    let sizes = [64, 128, 256].map { depth in
      let text =
        String(repeating: "class A: UIView { @objc func f() {} ", count: depth)
        + String(repeating: "} ", count: depth)
      let bytes = Array(text.utf8)
      #expect(SwiftToken.nesting(of: bytes) == depth + 1)
      let result = SourcePass([SourcePass.SourceFile(path: "a.swift", text: bytes)]).rewritten()
      return result.files[0].text.count
    }
    #expect(sizes[1] < sizes[0] * 5 / 2 && sizes[2] < sizes[1] * 5 / 2, "\(sizes)")
  }

  @Test("This repository's sources come back as they are")
  func repository() throws {
    let files = try SourcePassSoak.repositoryFiles()
    let step = SourcePassSoak.isOn ? 1 : 7
    var count = 0
    for file in stride(from: 0, to: files.count, by: step).map({ files[$0] }) {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(isCovered(bytes), "\(file.path)")
      count += 1
      // Where XCTest is imported UIKit is added; overrides of key-value coding have nothing to
      // override, delegates get tables, networks are imported, and the theme of an example has
      // overrides in extensions.
      let changing = [
        "import XCTest", "override func setValue", "UITableViewDelegate", "URLRequest",
        "URLSession",
      ]
      let isTheme = file.path.hasSuffix("/Theme.swift")
      guard !isTheme, changing.allSatisfy({ bytes.firstRange(of: $0.utf8) == nil }) else {
        continue
      }
      let pass = SourcePass([SourcePass.SourceFile(path: file.path, text: bytes)])
      let result = pass.rewritten()
      var text = result.files[0].text
      // A file that names UIKit and does not import it sees it all the same.
      if text.starts(with: "import UIKit\n#sourceLocation".utf8) {
        text =
          text.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false).last
          .map(Array.init) ?? []
      }
      // Private cells have functions beside them.
      text = Array(
        String(decoding: text, as: UTF8.self)
          .replacing(
            /; internal (static )?func plumbCell[0-9_]+\(\) -> AnyClass { \w+\.self }/, with: ""
          )
          .utf8)
      while text.starts(with: "#sourceLocation".utf8) {
        text = Array(text[((text.firstIndex(of: 10) ?? text.endIndex - 1) + 1)...])
      }
      let lines = zip(text.split(separator: 10), bytes.split(separator: 10))
      let changed = lines.first { $0 != $1 }.map { String(decoding: $0.0, as: UTF8.self) }
      #expect(
        text == bytes && result.diagnostics.isEmpty, "\(file.path): \(changed ?? "its end")")
    }
    #expect(count > 100)
  }

  @Test("Mutated sources are covered as well")
  func mutated() throws {
    var random = SeededRandom(seed: 7)
    let files = try SourcePassSoak.repositoryFiles()
    for _ in 0..<SourcePassSoak.rounds / 20 {
      var bytes = [UInt8](try Data(contentsOf: files[random.next(files.count)]))
      for _ in 0..<10 where !bytes.isEmpty {
        let position = random.next(bytes.count)
        switch random.next(3) {
        case 0: bytes.remove(at: position)
        case 1: bytes[position] = UInt8(random.next(256))
        default: bytes.insert(Array("\"({})[]/#@`\\\n".utf8)[random.next(13)], at: position)
        }
      }
      #expect(isCovered(bytes))
      checkPass([bytes])
    }
  }

  @Test(
    "Hostile files take time in proportion to their size",
    arguments: [
      "\"\\(", "#\"\"\"\\#(", "/\\", "(/", "#/", "#/\n", "{", "}", "(}", "#if a\n", "#elseif a\n",
      "@objc ", "@a(",
      "open ", "class A{", "class A{func f(x:", "extension A{override func f(){", "/*",
      "#selector(", "#Preview{", "`", "<", "var a,",
      "class A{@objc func f(){}}\n", "#Preview(\"", "######\"", "\"\"\"", "import a;", "func f<",
    ])
  func hostile(piece: String) {
    let bytes = Array(
      String(repeating: piece, count: (SourcePassSoak.isOn ? 40_000 : 10_000) / piece.utf8.count)
        .utf8)
    #expect(isCovered(bytes))
    checkPass([bytes])
  }
}

/// How much the seeded tests do: with `PLUMB_SOAK=N` N times as much.
enum SourcePassSoak {
  static var isOn: Bool { Soak.factor != nil }
  static var rounds: Int { soaked(500) }

  /// The Swift files of this package, in the order of their paths.
  static func repositoryFiles() throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try ["Sources", "Tests", "Examples"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter {
          // Those two are written as for a phone.
          $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.hasPrefix("SwiftCells/")
            && !$0.hasPrefix("FeedUI/")
        }.sorted()
        .map { root.appendingPathComponent(folder).appendingPathComponent($0) }
    }
  }
}

extension SeededRandom {
  /// A number below a bound.
  mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
