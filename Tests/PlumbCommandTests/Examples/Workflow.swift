import Diagnostics
import Foundation
import Reading

/// A workflow of a CI system out of `Examples/CI`, as its YAML says.
struct Workflow {
  /// The lines that a step has a shell run, and the key or name that leads there.
  struct Script: Sendable, CustomStringConvertible {
    let place: String
    let text: String

    var description: String { place }
  }

  static let folder = DocumentedCommandsTests.root.appendingPathComponent("Examples/CI").path

  /// Every workflow below the folder, by path.
  static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yml") }.sorted()
  }()

  let path: String
  let problems: [String]
  let scripts: [Script]

  init(_ path: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(path)", encoding: .utf8)
    let log = DiagnosticLog()
    let source = SourceText(file: path, bytes: Array(text.utf8))
    let root = YAMLReader.read(source, expected: "a workflow", log: log)
    self.path = path
    problems = log.diagnostics.map(\.description)
    scripts = root.map { Self.scripts(in: $0, path) } ?? []
  }

  /// The only script of a step of that name, or of a job's `script`.
  func script(_ name: String) -> String? {
    scripts.first { $0.place.hasSuffix("/" + name) }?.text
  }

  private static func scripts(in node: YAMLNode, _ place: String) -> [Script] {
    if let items = node.items { return items.flatMap { scripts(in: $0, place) } }
    let entries = node.entries ?? []
    let name = entries.first { $0.key == "name" }?.value.scalar?.text
    return entries.flatMap { entry -> [Script] in
      let here = place + "/" + (name ?? entry.key)
      switch entry.key {
      case "run" where entry.value.scalar != nil:
        return [Script(place: here, text: entry.value.scalar?.text ?? "")]
      case "script", "before_script":
        let lines = (entry.value.items ?? [entry.value]).compactMap(\.scalar?.text)
        return [Script(place: place + "/" + entry.key, text: lines.joined(separator: "\n"))]
      default: return scripts(in: entry.value, place + "/" + entry.key)
      }
    }
  }
}
