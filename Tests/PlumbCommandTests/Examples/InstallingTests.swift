import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// What installs the tool elsewhere: the action's script, the Homebrew formula, the hooks of
/// pre-commit.
@Suite("Ways to install")
struct InstallingTests {
  private static let root = DocumentedCommandsTests.root
  private let place: Workplace

  /// A server with one release, and the action's checkout, whose build makes another tool.
  init() throws {
    place = try Workplace()
    _ = try place.write("#!/bin/sh\necho release\n", to: "plumb-0.1.0-linux-x86_64/bin/plumb")
    _ = try place.write(
      "install:\n\t@mkdir -p $(PREFIX)/bin && printf '#!/bin/sh\\necho build\\n' > $(PREFIX)/bin/plumb"
        + " && chmod +x $(PREFIX)/bin/plumb\n", to: "checkout/Makefile")
    let release = "site/o/plumb/releases/download/v0.1.0"
    let run = try shell(
      """
      chmod +x plumb-0.1.0-linux-x86_64/bin/plumb && mkdir -p \(release)
      tar -czf \(release)/plumb-0.1.0-linux-x86_64.tar.gz plumb-0.1.0-linux-x86_64
      cd \(release) && sha256sum *.tar.gz > SHA256SUMS
      """)
    try #require(run.code == 0, "\(run.said)")
  }

  private func shell(
    _ script: String, _ variables: [String: String] = [:]
  ) throws -> (code: Int32, said: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = ["PATH": path].merging(variables) { $1 }
    let run = try Tool([], in: place.folder, command: script, environment: environment).run()
    return (run.code, String(decoding: run.output, as: UTF8.self) + run.errors)
  }

  /// Runs the action's script against the server on a free port of this machine.
  private func install(_ variables: [String: String]) throws -> (code: Int32, said: String) {
    var all = [
      "REPOSITORY": "o/plumb", "SYSTEM": "Linux", "MACHINE": "X64", "SOURCE": "checkout",
      "PLACE": place.folder + "/out", "SCRIPT": Self.root.path + "/scripts/install-action",
    ]
    all.merge(variables) { $1 }
    return try shell(
      """
      rm -rf out; : > log
      python3 -u -m http.server 0 --bind 127.0.0.1 --directory site >> log 2>&1 &
      server=$!; trap 'kill $server' EXIT
      for i in $(seq 100); do grep -q port log && break; sleep 0.1; done
      export SERVER=http://127.0.0.1:$(sed -n 's/.* port \\([0-9]*\\) .*/\\1/p' log | head -1)
      if [ -n "${DOWN:-}" ]; then kill $server; wait $server || true; fi
      bash "$SCRIPT" && out/bin/plumb
      """, all)
  }

  @Test("The action takes the release of its tag or the one that is asked for, else builds itself")
  func action() throws {
    guard ExternalTool("python3") != nil, ExternalTool("curl") != nil else { return }
    for (variables, tool) in [
      (["REF": "v0.1.0"], "release"), (["REF": "main", "VERSION": "v0.1.0"], "release"),
      (["REF": "0123456789abcdef0123456789abcdef01234567", "VERSION": "0.1.0"], "release"),
      (["REF": "v0.2.0"], "build"), (["REF": "main"], "build"),
      (["REF": "0123456789abcdef0123456789abcdef01234567"], "build"),
    ] {
      let run = try install(variables)
      #expect(run.code == 0 && run.said.contains("\(tool)\n"), "\(variables): \(run.said)")
    }
    for (variables, message) in [
      (["VERSION": "v0.2.0"], "o/plumb has no release v0.2.0"),
      (["VERSION": "newest"], "is none, such as v0.1.0"),
      (["REF": "v0.1.0", "SYSTEM": "macOS", "MACHINE": "ARM64"], "not for macOS on ARM64"),
      (["REF": "v0.1.0", "SYSTEM": "Windows"], "not for Windows on X64"),
      (["REF": "v0.2.0", "DOWN": "yes"], "/releases/download/v0.2.0 cannot be reached"),
    ] {
      let run = try install(variables)
      #expect(run.code == 2 && run.said.contains(message), "\(variables): \(run.said)")
    }
  }

  @Test("A release whose archive is not the one that was summed is refused")
  func damaged() throws {
    guard ExternalTool("python3") != nil, ExternalTool("curl") != nil else { return }
    let name = "site/o/plumb/releases/download/v0.1.0/plumb-0.1.0-linux-x86_64.tar.gz"
    try #require(try shell("echo more >> \(name)").code == 0)
    let run = try install(["REF": "v0.1.0"])
    #expect(run.code != 0 && run.said.contains("FAILED"), "\(run.said)")
  }

  @Test("A tool that would not run elsewhere, or has no kit for Swift cells, is not packaged")
  func packages() throws {
    let script = "bash '\(Self.root.path)/scripts/package'"
    let folder = "'\(place.folder)/package'"
    let dynamic = try shell("\(script) '\(Tool.products.path)/plumb' \(folder)")
    #expect(dynamic.code == 1 && dynamic.said.contains("has no Swift runtime inside"))
    _ = try place.write("#!/bin/sh\necho plumb 0.1.0\n", to: "plumb")
    let alone = try shell("chmod +x plumb && \(script) \"$PWD/plumb\" \(folder)")
    #expect(alone.code == 1 && alone.said.contains("without which cells in Swift are not drawn"))
    #expect(!place.contents.contains("package"))
  }

  @Test(
    "Images of examples have a compiler for which a release has a kit, and come from its registry")
  func images() throws {
    let text = { (path: String) in
      try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }
    let release = try text(".github/workflows/release.yml")
    let list = try #require(release.firstMatch(of: #/swift: \[([0-9., ]+)\]/#)?.1)
    let kits = list.split(separator: ", ").map(String.init)
    #expect(kits.count > 1)
    let examples = try #require(
      FileManager.default.enumerator(
        atPath: Self.root.appendingPathComponent("Examples").path)?.compactMap { $0 as? String }
    ).filter { $0.hasSuffix(".yml") && !$0.contains(".build/") }.sorted()
    var count = 0
    for path in examples {
      let example = try text("Examples/\(path)")
      for image in example.matches(of: #/(?:image|container): swift:([0-9.]+)/#).map(\.1) {
        // What is built there needs a compiler that is new enough, a package exactly its own.
        let fits = kits.contains { $0 == image || $0.hasPrefix("\(image).") }
        #expect(fits && (!example.contains(".deb") || kits.contains(String(image))), "\(path)")
        #expect(example.contains("https://hub.docker.com/_/swift"), "\(path)")
        count += 1
      }
      for kit in example.matches(of: #/-swift-([0-9.]+)-linux/#).map(\.1) {
        #expect(example.contains("swift:\(kit)\n"), "\(path)")
      }
      for image in example.matches(of: #/PLUMB_IMAGE: ([^\n:]+):/#).map(\.1) {
        #expect(image == "ghcr.io/OWNER/plumb" && release.contains("image=ghcr.io/"), "\(path)")
      }
    }
    #expect(count == 6)
    for article in ["SwiftCells", "Installing"] {
      for kit in try text("Documentation/\(article).md").matches(of: #/swift-([0-9.]+[0-9])/#) {
        #expect(kits.contains(String(kit.1)), "\(article)")
      }
    }
  }

  @Test("The formula's make builds without a sandbox, each time")
  func formula() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("Formula/plumb.rb"), encoding: .utf8)
    let line = try #require(
      text.split(separator: "\n").first { $0.contains(#"system "make""#) }.map(String.init))
    let words = line.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.replacing("#{prefix}", with: "/keg") }
    try #require(words.first == "make")
    let arguments = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try shell("\(arguments) -n -C '\(Self.root.path)'")
    let builds = run.said.split(separator: "\n").filter { $0.contains("swift build") }
    #expect(run.code == 0 && builds.count == 2, "\(run.said)")
    #expect(builds.allSatisfy { $0.contains("swift build --disable-sandbox ") }, "\(builds)")
    #expect(run.said.contains("/keg/bin/plumb"))
    guard ExternalTool("ruby") != nil else { return }
    #expect(try shell("ruby -c '\(Self.root.path)/Formula/plumb.rb'").said == "Syntax OK\n")
  }

  @Test("A hook runs after a change of anything that may move a snapshot")
  func hooks() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let patterns = try text.components(separatedBy: "- id: ").dropFirst().map { hook in
      let line = try #require(hook.split(separator: "\n").first { $0.contains("  files: ") })
      return (
        id: String(hook.prefix { $0 != "\n" }),
        files: try Regex(String(line.split(separator: ": ")[1]))
      )
    }
    let ids = { (file: String) in patterns.filter { file.contains($0.files) }.map(\.id) }
    #expect(patterns.count == 3)
    #expect(ids("App/Mail.xib") == ["plumb-lint", "plumb-lint-project", "plumb-snapshot-test"])
    for file in ["cell.yaml", "plumb.yaml"] {
      #expect(ids(file) == ["plumb-lint-project", "plumb-snapshot-test"])
    }
    for file in ["rows.json", "rows.csv", "FeedCell.swift", "photo.png", "de.lproj/Mail.strings"] {
      #expect(ids(file) == ["plumb-snapshot-test"])
    }
    #expect(ids("main.go") == [])
  }
}
