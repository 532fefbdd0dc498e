import Diagnostics
import InterfaceBuilder

/// What the views of a scene are called: as a person labelled them, as code calls them, by their
/// text, else by class and object id.
struct InterfaceNames {
  private let outlets: [String: String]
  /// How often each wish occurs.
  private let counts: [String: Int]

  init(_ elements: [SourceElement], _ outlets: [String: String]) {
    self.outlets = outlets
    var counts: [String: Int] = [:]
    for element in elements { counts[Self.wish(element, outlets), default: 0] += 1 }
    self.counts = counts
  }

  /// The name, with the object id where it would not be the only one.
  func name(of element: SourceElement) -> String {
    let wish = Self.wish(element, outlets)
    return counts[wish, default: 0] > 1 ? "\(wish) \(element.id ?? "")" : wish
  }

  private static func wish(_ element: SourceElement, _ outlets: [String: String]) -> String {
    if let label = element["userLabel"], !label.isEmpty { return Diagnostic.quoted(label) }
    if let id = element.id, let outlet = outlets[id] { return Diagnostic.printable(outlet) }
    if let text = element["text"] ?? element["title"], !text.isEmpty {
      return "\(element.name) \(shortened(text))"
    }
    return "\(element["customClass"] ?? element.name) \(element.id ?? "")"
  }

  /// The beginning of a text, in quotes.
  private static func shortened(_ text: String) -> String {
    let limit = 24
    let line = text.prefix { !$0.isNewline }
    return Diagnostic.quoted(line.count > limit ? line.prefix(limit) + "…" : line)
  }
}
