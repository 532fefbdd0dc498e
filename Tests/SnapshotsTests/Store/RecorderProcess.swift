import Foundation

/// A `SnapshotRecorder` of its own process.
final class RecorderProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts one; standard output is read by `waitUntilReady()` and `finish()`.
  init(_ arguments: String...) throws {
    let bundle = Bundle(for: RecorderProcess.self).bundleURL
    let folders = [
      Bundle.main.bundleURL, bundle.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    let places = folders.map { $0.appendingPathComponent("SnapshotRecorder") }
    guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile) }
    process.executableURL = place
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// Returns when the process begins to write.
  func waitUntilReady() { _ = output.fileHandleForReading.availableData }

  /// Kills the process, at whatever it is.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the end; gives what was printed and the exit code.
  func finish() -> (text: String, code: Int32) {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
