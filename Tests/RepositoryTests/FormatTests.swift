import Foundation
import Testing

@Suite("House style")
struct FormatTests {
  @Test("swift format finds nothing to say", .enabled(if: executable("swift") != nil))
  func format() throws {
    let swift = try #require(Self.executable("swift"))
    let process = Process()
    process.executableURL = swift
    process.currentDirectoryURL = Repository.root
    process.arguments =
      ["format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests"]
      + ["Package.swift"]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let complaints = String(decoding: said, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains(": error:") || $0.contains(": warning:") }
      .map { $0.replacingOccurrences(of: Repository.root.path + "/", with: "") }
    #expect(complaints == [], "make format mends most of them")
  }

  @Test("Scripts are valid shell", .enabled(if: executable("bash") != nil))
  func scripts() throws {
    let bash = try #require(Self.executable("bash"))
    for script in Repository.files(in: "scripts", endingIn: [""]) + [".ci/run"]
    where try Repository.text(of: script).hasPrefix("#!/usr/bin/env bash") {
      let process = Process()
      process.executableURL = bash
      process.arguments = ["-n", Repository.root.appendingPathComponent(script).path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(script)")
    }
  }

  /// The program of that name in the search path.
  private static func executable(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
