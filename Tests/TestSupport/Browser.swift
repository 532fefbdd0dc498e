import Foundation
import Locking
import Testing

/// A page in Chromium without a window, driven by the DevTools protocol. One page, one thread, with
/// nothing that another page has left; the browser itself serves the next page too.
package final class Browser {
  private let process: BrowserProcess
  private let context: String
  private let session: String
  /// What the page has told without being asked, oldest first.
  package private(set) var events: [[String: Any]] = []

  /// Why the tests of this file do not run where there is no Chromium.
  package static let isMissing: Comment = "needs Chromium (apt-get install chromium)"
  /// Whether they run.
  package static var isInstalled: Bool { ExternalTool.chromium != nil }

  /// A browser with an empty page.
  package init() throws {
    process = try BrowserProcess.free()
    let context = try process.send("Target.createBrowserContext")["browserContextId"] as? String
    self.context = try #require(context)
    let page = try process.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": self.context])["targetId"]
    let attached = try process.send(
      "Target.attachToTarget", ["targetId": try #require(page), "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
  }

  deinit {
    let left = try? process.send("Target.disposeBrowserContext", ["browserContextId": context])
    if left != nil { process.isFree() }
  }

  /// Gives a command and waits for its result.
  @discardableResult
  package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try process.send(method, parameters, session: session) { events.append($0) }
  }

  /// Lets the page do what a person would be asked for.
  package func grant(_ permissions: [String]) throws {
    try process.send(
      "Browser.grantPermissions", ["permissions": permissions, "browserContextId": context])
  }

  /// Something that the browser could not do.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }
}

/// A browser that runs, with its debugging pipe: file descriptors 3 and 4, JSON texts that end with
/// a zero byte. It ends with the tests.
private final class BrowserProcess: @unchecked Sendable {
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: TestFolder
  private var unread = Data()
  private var lastCommand = 0

  private struct Running {
    var all: [BrowserProcess] = []
    var free: [BrowserProcess] = []
  }
  private static let running = Locked(Running())

  /// One that no page uses, or a new one.
  static func free() throws -> BrowserProcess {
    if let known = running.withLock({ $0.free.popLast() }) { return known }
    let started = try BrowserProcess()
    let isFirst = running.withLock { running in
      running.all.append(started)
      return running.all.count == 1
    }
    if isFirst { atexit { BrowserProcess.endAll() } }
    return started
  }

  /// Gives it back.
  func isFree() { Self.running.withLock { $0.free.append(self) } }

  private static func endAll() {
    for each in running.withLock(\.all) { each.end() }
  }

  private init() throws {
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
  }

  private func end() {
    _ = try? write("Browser.close", [:], session: nil)
    let end = Date().addingTimeInterval(5)
    while process.isRunning, Date() < end { usleep(20_000) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: profile.path)
  }

  /// Seconds that anything may take; machines that build at the same time are slow.
  private static let patience = 60.0

  /// Gives a command and waits for its result.
  ///
  /// - Parameter hear: what the session says in the meantime.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil,
    hear: ([String: Any]) -> Void = { _ in }
  ) throws -> [String: Any] {
    let number = try write(method, parameters, session: session)
    let end = Date().addingTimeInterval(Self.patience)
    while true {
      let message = try read(before: end, for: method)
      guard message["id"] as? Int == number else {
        if message["method"] != nil, message["sessionId"] as? String == session { hear(message) }
        continue
      }
      if let error = message["error"] {
        throw Browser.Failure(description: "\(method): \(error)")
      }
      return message["result"] as? [String: Any] ?? [:]
    }
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
        throw Browser.Failure(description: "no answer to \(method)")
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw Browser.Failure(description: "the browser ended during \(method)")
      }
      unread += more
    }
  }
}
