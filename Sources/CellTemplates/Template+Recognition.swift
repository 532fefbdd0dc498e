import Foundation

extension Template {
  /// Whether a YAML file shows itself to be a template: YAML is used for much else.
  ///
  /// A look at its first 64 KiB, where a line begins with `cells:`.
  public static func isTemplate(at path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 64 << 10)) ?? nil
    let text = String(decoding: start ?? Data(), as: UTF8.self)
    return text.hasPrefix("cells:") || text.contains("\ncells:")
  }
}
