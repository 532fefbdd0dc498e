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
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-device-scale-factor=2",
      "--window-size=375,2000", "--user-data-dir=\(page.folder.path)/profile",
      "--screenshot=\(screenshot)",
      "file://\(page.page)",
    ]
    (program, arguments) = ChildProcess.onAllProcessors(chromium, flags)
    guard times() != nil, FileManager.default.fileExists(atPath: screenshot) else { return nil }
  }

  /// One start, one screenshot, one end.
  func times() -> ChildProcess.Times? { ChildProcess.times(program, arguments) }
}
