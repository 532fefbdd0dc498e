import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CellHosts

/// A kit and compilers that are scripts.
@Suite("The toolchain of hosts")
struct HostToolchainTests {
  private static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "kit/swift-version": Self.version + "\n", "kit/stand-ins": "Combine\nWebKit\n",
      "same/bin/swiftc": "#!/bin/sh\necho 'swift-driver version: 1.2 \(Self.version)'\n",
      "other/bin/swiftc": "#!/bin/sh\necho 'Swift version 5.9 (swift-5.9-RELEASE)'\n",
      "broken/bin/swiftc": "#!/bin/sh\nexit 1\n",
      "same/lib/swift/linux/Foundation.swiftmodule": "",
    ])
    for name in ["same", "other", "broken"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file("\(name)/bin/swiftc"))
    }
  }

  private func toolchain(_ name: String, kit: String = "kit") throws -> HostToolchain {
    try HostToolchain(
      for: "Feed.swift",
      ["PLUMB_SWIFT": folder.file(kit), "PATH": "\(folder.file("none")):\(folder.file(name))/bin"])
  }

  @Test("has the stand-ins of the kit and the modules of the compiler")
  func modules() throws {
    let toolchain = try toolchain("same")
    #expect(toolchain.version == Self.version)
    #expect(toolchain.compiler == folder.file("same/bin/swiftc"))
    #expect(toolchain.driver == folder.file("same/bin/swift"))
    let known: Set = [
      "UIKit", "PlumbCells", "Swift", "Combine", "WebKit", "Foundation", "Dispatch",
    ]
    #expect(known.subtracting(toolchain.modules) == [])
    #expect(!toolchain.modules.contains("MapKit"))
    #expect(!toolchain.hasTesting)
  }

  @Test("has the kit that the compiler at hand can read, of those that lie side by side")
  func kits() throws {
    let old = "Swift version 5.9 (swift-5.9-RELEASE)"
    try folder.write(Data("\(old)\n".utf8), as: "kit-5.9/swift-version")
    #expect(try toolchain("same").kit == folder.file("kit"))
    #expect(try toolchain("other").kit == folder.file("kit-5.9"))
    #expect(try toolchain("other").version == old)
  }

  @Test(
    "says in a sentence what is missing",
    arguments: [
      ("same", "nowhere", "needs Plumb's own modules"), ("none", "kit", "no 'swiftc' in PATH"),
      ("broken", "kit", "does not say what it is"),
      ("other", "kit", "Plumb's modules are of Swift 6.3.1"),
    ])
  func missing(_ name: String, _ kit: String, _ words: String) throws {
    let error = try #require(throws: PlumbError.self) { try toolchain(name, kit: kit) }
    #expect(error.diagnostics.count == 1)
    #expect(error.diagnostics.first?.message.contains(words) == true, "\(error.diagnostics)")
    #expect(error.diagnostics.first?.location?.file == "Feed.swift")
  }
}
