import Foundation

/// A folder for one test, with templates in it; gone when the test is.
package final class Workplace {
  package let folder = NSTemporaryDirectory() + "plumb-command-\(UUID().uuidString)"

  package init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file.
  ///
  /// - Returns: its path.
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// The same for bytes.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Everything below the folder, files and folders, in alphabetical order.
  package var contents: [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  package func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
  }

  package func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A title 20 points from every edge; `more` are lines below its constraints.
  package static func template(_ more: String = "", rows: Int = 2, widths: String = "[320]")
    -> String
  {
    let data = (0..<rows).map { "      - title: Row \($0)" }.joined(separator: "\n")
    return """
      widths: \(widths)
      cells:
        Cell:
          views:
            title: { class: UILabel, text: "{title}" }
          constraints:
            - "V:|-20-[title]-20-|"
            - "H:|-20-[title]-20-|"
      \(more)
      sections:
        - data:
      \(data)

      """
  }
}
