import Foundation

/// Chromium started for one screenshot, with all of the machine's processors: it is a program of many threads, and
/// holding it to ours would flatter us.
struct Browser {
  private let program: String
  private let arguments: [String]
  private let screenshot: String

  /// A browser for `page`; nil where none is installed, or none that takes a screenshot.
  init?(_ page: TablePage) {
    let named = ProcessInfo.processInfo.environment["CHROMIUM"]
    guard let chromium = named ?? ChildProcess.find("chromium", "chromium-browser", "google-chrome")
    else { return nil }
    screenshot = page.folder.appendingPathComponent("chromium.png").path
    let flags = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
      "--window-size=375,2000", "--user-data-dir=\(page.folder.path)/profile", "--screenshot=\(screenshot)",
      "file://\(page.page)",
    ]
    let all = "0-\(ProcessInfo.processInfo.processorCount - 1)"
    let taskset = ChildProcess.find("taskset")
    program = taskset ?? chromium
    arguments = taskset == nil ? flags : ["-c", Browser.processors ?? all, chromium] + flags
    guard times() != nil, FileManager.default.fileExists(atPath: screenshot) else { return nil }
  }

  /// One start, one screenshot, one end.
  func times() -> ChildProcess.Times? { ChildProcess.times(program, arguments) }

  /// The processors that are online, `0-1`, whatever this process is held to.
  private static var processors: String? {
    try? String(contentsOfFile: "/sys/devices/system/cpu/online", encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
