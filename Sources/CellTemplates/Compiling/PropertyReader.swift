import Diagnostics
import Reading

/// Turns the keys of a view into assignments by the table of its class.
struct PropertyReader {
  let context: ReadingContext

  /// - Parameters:
  ///   - owner: names the mapping in messages, "a UILabel".
  ///   - otherKeys: keys that are read elsewhere, known all the same.
  func read(
    _ entries: [YAMLEntry], _ properties: [Property], owner: String, otherKeys: [String] = []
  ) -> AssignmentList {
    var list = AssignmentList()
    for entry in entries where !otherKeys.contains(entry.key) {
      if let property = properties.first(where: { $0.names.contains(entry.key) }) {
        property.read(entry.value, context).map { list.add($0) }
      } else {
        reportUnknown(entry, otherKeys + properties.flatMap(\.names), owner: owner)
      }
    }
    return list
  }

  /// What developers write out of habit, and why it is not needed here.
  private static let needless = [
    "translatesAutoresizingMaskIntoConstraints":
      "leave it out: views of a template take part in Auto Layout"
  ]

  private func reportUnknown(_ entry: YAMLEntry, _ keys: [String], owner: String) {
    let others = ViewClass.all.filter { $0.property(entry.key) != nil }.map(\.article)
    let elsewhere = others.isEmpty ? nil : "it belongs to \(Diagnostic.choices(others))"
    context.log.error(
      at: context.location(entry.keyMark),
      "unknown key \(Diagnostic.quoted(entry.key)) in \(owner)",
      hint: Self.needless[entry.key] ?? elsewhere
        ?? Diagnostic.didYouMean(entry.key, in: keys))
  }
}
