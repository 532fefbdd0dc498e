import Foundation
import Testing

@testable import PlumbCommand

@Suite("The program")
struct ProcessTests {
  @Test("writes the same bytes in two processes, called from different folders")
  func deterministic() throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(rows: 5), to: "a.yaml")
    for (folder, path) in [
      (".", "a.yaml"), ("..", "\((place.folder as NSString).lastPathComponent)/a.yaml"),
    ] {
      let out = "\(place.folder)/out\(folder.count)"
      let run = try process(
        ["render", path, "--layers", "all", "-o", out], in: "\(place.folder)/\(folder)")
      #expect(run == 0)
    }
    let first = try #require(place.bytes("out1/a-320.png"))
    #expect(place.bytes("out2/a-320.png") == first)
  }

  @Test(
    "ends with the exit code of what happened",
    arguments: [(["--version"], 0), (["rendr"], 2), (["render", "missing.yaml"], 2)]
      as [([String], Int32)])
  func exitCodes(arguments: [String], code: Int32) throws {
    #expect(try process(arguments, in: NSTemporaryDirectory()) == code)
  }

  /// Runs the `plumb` that was built beside the tests.
  private func process(_ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("plumb")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The folder of everything that was built: that of the test bundle.
  private static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let path = bundle?.bundlePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: path).deletingLastPathComponent()
  }()
}
