import Foundation
import Testing

/// Chromium without a window, driven over its debugging pipe (DevTools protocol, file descriptors 3
/// and 4, JSON texts that end with a zero byte). One page, one thread.
package final class Browser {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: TestFolder
  private var unread = Data()
  private var lastCommand = 0
  private var session: String?
  /// What the page has told without being asked, oldest first.
  package private(set) var events: [[String: Any]] = []

  /// Seconds that anything may take; machines that build at the same time are slow.
  private static let patience = 60.0

  /// Why the tests of this file do not run where there is no Chromium.
  package static let isMissing: Comment = "needs Chromium (apt-get install chromium)"
  /// Whether they run.
  package static var isInstalled: Bool { ExternalTool.chromium != nil }

  /// A browser with an empty page.
  package init() throws {
    let chromium = try #require(ExternalTool.chromium)
    profile = try TestFolder()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let options = [
      "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars",
      "--no-first-run", "--disable-dev-shm-usage", "--force-color-profile=srgb",
      "--user-data-dir=\(profile.path)",
      // A test steps through hundreds of addresses a second; a page that did would be slowed down.
      "--disable-ipc-flooding-protection",
    ]
    // Root may not use Chromium's sandbox; continuous integration often is root.
    let root = getuid() == 0 ? ["--no-sandbox"] : []
    process.arguments =
      ["-c", "exec \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>&1", "sh", chromium.path]
      + options + root + ["about:blank"]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    try attach()
  }

  deinit {
    _ = try? write("Browser.close", [:], session: nil)
    let end = Date().addingTimeInterval(5)
    while process.isRunning, Date() < end { usleep(20_000) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  private func attach() throws {
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = try #require(targets.first { $0["type"] as? String == "page" }?["targetId"])
    session =
      try send("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
  }

  /// Gives a command and waits for its result.
  @discardableResult
  package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let number = try write(method, parameters, session: session)
    let end = Date().addingTimeInterval(Self.patience)
    while true {
      let message = try read(before: end, for: method)
      guard message["id"] as? Int == number else {
        if message["method"] != nil { events.append(message) }
        continue
      }
      if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  /// Something that the browser could not do.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private func write(
    _ method: String, _ parameters: [String: Any], session: String?
  ) throws -> Int {
    lastCommand += 1
    var message: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    try commands.fileHandleForWriting.write(contentsOf: bytes)
    return lastCommand
  }

  private func read(before end: Date, for method: String) throws -> [String: Any] {
    while true {
      if let zero = unread.firstIndex(of: 0) {
        let message = unread[..<zero]
        unread = Data(unread[(zero + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var descriptor = pollfd(
        fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let rest = end.timeIntervalSinceNow
      guard rest > 0, poll(&descriptor, 1, Int32(rest * 1_000) + 1) > 0 else {
        throw Failure(description: "no answer to \(method)")
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "the browser ended during \(method)") }
      unread += more
    }
  }
}
