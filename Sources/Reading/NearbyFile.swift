import Diagnostics
import Foundation

/// The file that was most likely meant by a path at which there is none.
enum NearbyFile {
  /// Endings of files that are read; a picture beside a template is never what was meant.
  private static let endings = [
    ".yaml", ".yml", ".json", ".csv", ".rss", ".xml", ".xib", ".storyboard",
  ]

  /// The hint: the same name with another ending (`mail.yaml` for `mail.yml`), else the nearest
  /// spelling in the same folder; nil when nothing is near.
  static func hint(for path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = String(path.dropFirst(folder.count))
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : folder)
    let inputs = (files ?? []).sorted().filter { file in
      endings.contains { file.lowercased().hasSuffix($0) }
    }
    let twins = inputs.filter { stem(of: $0) == stem(of: name) }
    let found = nearest(to: name, in: twins) ?? twins.first ?? nearest(to: name, in: inputs)
    return found.map { "did you mean '\(Diagnostic.printable(folder + $0))'?" }
  }

  /// The hint for a folder where a file is wanted: how to name the templates in it, if there are
  /// any.
  static func hint(forFolder path: String) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let ending = [".yaml", ".yml"].first { ending in files.contains { $0.hasSuffix(ending) } }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return ending.map { "for those in it: \(Diagnostic.printable(folder))*\($0)" }
  }

  private static func stem(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
  }
}
