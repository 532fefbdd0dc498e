import Foundation
import Testing

@testable import SourcePass

/// The Swift compiler, with the UIKit module of this build.
private struct Compiler {
  private let swiftc: String
  private let options: [String]

  /// Nil where there is no compiler, or the module has not been built.
  init?() {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      root.appendingPathComponent(".build/debug"),
    ]
    let manager = FileManager.default
    let build = folders.first {
      manager.fileExists(atPath: $0.appendingPathComponent("Modules/UIKit.swiftmodule").path)
    }
    guard let build, let swiftc = Self.executable("swiftc"),
      let pkgConfig = Self.executable("pkg-config"),
      let found = try? Self.run(
        pkgConfig, ["--cflags-only-I", "freetype2", "harfbuzz", "libpng", "fontconfig", "icu-uc"])
    else { return nil }
    let libraries = root.appendingPathComponent("Sources/Libraries")
    let folder = try? manager.contentsOfDirectory(atPath: libraries.path).sorted()
    self.swiftc = swiftc
    var options = [
      "-typecheck", "-wmo", "-parse-as-library", "-module-name", "Constructs", "-D", "DEBUG",
    ]
    options += ["-I", build.appendingPathComponent("Modules").path]
    for name in folder ?? [] { options += ["-I", libraries.appendingPathComponent(name).path] }
    for name in ["CUnicode", "CViewMaking"] {
      let map = build.appendingPathComponent("\(name).build/module.modulemap").path
      options += ["-I", libraries.appendingPathComponent("\(name)/include").path]
      options += ["-Xcc", "-fmodule-map-file=" + map]
    }
    options += found.split(whereSeparator: \.isWhitespace).map { String($0) }
    self.options = options
  }

  private static func executable(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a program prints.
  private static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// The compiler's errors and warnings in files of one module; the files' names without folder.
  func messages(
    of files: [(name: String, text: [UInt8])], mode: String = "5"
  ) throws -> [(position: SourcePosition, text: String)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { file in
      let url = folder.appendingPathComponent(file.name)
      try Data(file.text).write(to: url)
      return url.path
    }
    let output = try Self.run(swiftc, options + ["-swift-version", mode] + paths)
    return output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 3).map(String.init)
      if parts.first == "<unknown>" {
        return (SourcePosition(file: "", line: 0, column: 0), String(line))
      }
      guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]),
        parts[3].hasPrefix(" error") || parts[3].hasPrefix(" warning")
      else { return nil }
      let file = parts[0].split(separator: "/").last.map(String.init) ?? ""
      return (SourcePosition(file: file, line: line, column: column), parts[3])
    }
  }
}

@Suite("The compiler and the source pass")
struct CompileTests {
  private func pass(_ files: [(name: String, source: String)]) -> SourcePass.Result {
    SourcePass(
      files.map { SourcePass.SourceFile(path: $0.name + ".swift", text: Array($0.source.utf8)) }
    ).rewritten()
  }

  private func texts(_ result: SourcePass.Result) -> [(name: String, text: [UInt8])] {
    result.files.map { ($0.path, $0.text) }
      + [("Registration.swift", Array(result.registration.utf8))]
  }

  @Test("refuse every construct before the pass, and take all of them after")
  func constructs() throws {
    guard let compiler = Compiler() else { return }
    let before = try compiler.messages(
      of: Constructs.files.map { ($0.name + ".swift", Array($0.source.utf8)) })
    let refused = Set(before.filter { $0.text.hasPrefix(" error") }.map(\.position.file))
    for file in Constructs.files { #expect(refused.contains(file.name + ".swift"), "\(file.name)") }
    let after = pass(Constructs.files)
    #expect(after.diagnostics == [])
    let messages = try compiler.messages(of: texts(after))
    #expect(messages.map { "\($0.position.file):\($0.position.line):\($0.text)" } == [])
  }

  @Test("take each construct alone, in the Swift 6 mode too", .enabled(if: SourcePassSoak.isOn))
  func alone() throws {
    guard let compiler = Compiler() else { return }
    for file in Constructs.files {
      for mode in ["5", "6"] {
        let messages = try compiler.messages(of: texts(pass([file])), mode: mode)
        #expect(messages.map(\.text) == [], "\(file.name) in mode \(mode)")
      }
    }
  }

  @Test("report errors at the original file, line and column")
  func positions() throws {
    guard let compiler = Compiler() else { return }
    let first = """
      import UIKit
      class First: UITableViewCell {
        @objc dynamic var a = wrongA
        @IBAction func tap(_ sender: Any) { wrongB }; let z = wrongC }
      let after = wrongD
      """
    let second = """
      import UIKit
      extension First {
        @objc func more() { #selector(more); wrongE }
        @objc override func layoutSubviews() {
          _ = #selector(First.tap(_:)); wrongF
        }
        func last() { wrongG }
      }
      """
    let originals = ["First.swift": first, "Second.swift": second]
    let result = pass([("First", first), ("Second", second)])
    let messages = try compiler.messages(of: texts(result))
    var found: [String] = []
    for message in messages where message.text.contains("cannot find 'wrong") {
      let position = try #require(result.map.original(ofReported: message.position))
      let text = try #require(originals[position.file])
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[position.line - 1]
      found.append(String(line.dropFirst(position.column - 1).prefix(6)))
    }
    #expect(Set(found) == Set("ABCDEFG".map { "wrong\($0)" }))
  }

  @Test("RewrittenCells.swift, which other tests run, is what the pass makes of its original")
  func fixture() throws {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let original = try Data(
      contentsOf: tests.appendingPathComponent("SourcePassTests/Fixtures/RatingCell.swift.txt"))
    let compiled = try String(
      contentsOf: tests.appendingPathComponent("InterfaceBuilderTests/Nibs/RewrittenCells.swift"),
      encoding: .utf8)
    // The tests that run it do without what only apps need.
    #expect(
      rewrite(String(decoding: original, as: UTF8.self)).text()
        == compiled.replacing("import UIKitCore", with: "import UIKit"))
  }

  @Test("The toolchain's own interfaces come back as they are", .enabled(if: SourcePassSoak.isOn))
  func interfaces() throws {
    let process = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = process.split(separator: ":").map { "\($0)/../lib/swift/linux" }
    guard let folder = folders.first(where: FileManager.default.fileExists) else { return }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swiftinterface") }.sorted()
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
      let result = SourcePass([SourcePass.SourceFile(path: file, text: bytes)]).rewritten()
      let text = String(decoding: bytes, as: UTF8.self)
      if !text.contains("os(iOS)"), !text.contains("os(Linux)"), !text.contains("@objc") {
        #expect(result.files[0].text == bytes, "\(file)")
      }
    }
  }
}
