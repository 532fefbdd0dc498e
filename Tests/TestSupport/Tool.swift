import Foundation

/// The `plumb` that was built beside the tests, or another that `PLUMB` names, run as a process of
/// its own.
package final class Tool {
  /// What it has written to its standard output and error so far.
  package let output = Pipe()
  package let errors = Pipe()
  package let process = Process()

  /// Prepares `plumb arguments` in a folder. `command`, if given, is a line for `sh` in which
  /// `"$@"` stands for the tool and its arguments.
  package init(
    _ arguments: [String], in folder: String, command: String? = nil,
    environment: [String: String] = [:]
  ) {
    let tool =
      ProcessInfo.processInfo.environment["PLUMB"]
      ?? Self.products.appendingPathComponent("plumb").path
    process.executableURL = URL(fileURLWithPath: command == nil ? tool : "/bin/sh")
    process.arguments = command.map { ["-c", $0, "sh", tool] + arguments } ?? arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
  }

  /// Runs it to its end.
  package func run() throws -> (code: Int32, output: [UInt8], errors: String) {
    try process.run()
    let said = errors.fileHandleForReading
    let collected = Collected()
    let reader = Thread { collected.set(said.readDataToEndOfFile()) }
    reader.start()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return (process.terminationStatus, bytes, String(decoding: collected.value, as: UTF8.self))
  }

  /// The folder of everything that was built: that of the test bundle.
  package static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let path = bundle?.bundlePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: path).deletingLastPathComponent()
  }()
}

/// Bytes that one thread reads for another.
private final class Collected: @unchecked Sendable {
  private let condition = NSCondition()
  private var data: Data?

  package func set(_ data: Data) {
    condition.lock()
    self.data = data
    condition.signal()
    condition.unlock()
  }

  /// Waits for them.
  package var value: Data {
    condition.lock()
    defer { condition.unlock() }
    while data == nil { condition.wait() }
    return data ?? Data()
  }
}
