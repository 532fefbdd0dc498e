/// What may stand at a place of a template: names of views, keys of a class, values of a key.
struct TemplateCompletion {
  private let document: LSPDocument
  private static let attributes = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin",
  ]

  /// The kinds of completions that editors show with a sign (CompletionItemKind).
  private enum Kind: Int {
    case property = 10
    case value = 12
    case reference = 18
  }

  init(_ document: LSPDocument) { self.document = document }

  func items(at position: LSPPosition) -> [JSONObject] {
    guard document.kind == .template, document.lines.indices.contains(position.line) else {
      return []
    }
    let head = document.head(to: position)
    if isConstraint(position.line) {
      let isAttribute = head.contains(/[A-Za-z_]\w*\.\w*$/)
      return isAttribute
        ? Self.items(Self.attributes, .property)
        : Self.items(["contentView"] + viewNames, .reference)
    }
    if head.contains(/\bclass:\s*\w*$/) { return Self.items(TemplateKeys.classes, .value) }
    if let match = head.firstMatch(of: /(\w+):\s+["']?[\w.-]*$/) {
      let key = String(match.output.1)
      return Self.items(TemplateKeys.values(of: key, in: className(position.line)), .value)
    }
    guard head.contains(/^\s*(?:- )?\w*$/) || head.contains(/[{,]\s*\w*$/) else { return [] }
    let name = className(position.line)
    return TemplateKeys.keys(of: name ?? container(of: position.line)).map { key, about in
      [
        "label": key, "kind": Kind.property.rawValue, "documentation": about,
        "insertText": key + ": ",
      ]
    }
  }

  private static func items(_ labels: [String], _ kind: Kind) -> [JSONObject] {
    labels.map { ["label": $0, "kind": kind.rawValue] }
  }

  /// The class of the view that a line is about; nil for a line about none.
  private func className(_ line: Int) -> String? {
    let pattern = /\bclass:\s*(\w+)/
    if let match = document.lines[line].firstMatch(of: pattern) { return String(match.output.1) }
    let depth = Self.indentation(document.lines[line])
    for text in document.lines[..<line].reversed() where !text.allSatisfy(\.isWhitespace) {
      if Self.indentation(text) < depth { return nil }
      if Self.indentation(text) == depth, let match = text.firstMatch(of: pattern) {
        return String(match.output.1)
      }
    }
    return nil
  }

  /// The keys of the mappings around a line, the innermost first.
  private func parents(of line: Int) -> [String] {
    var depth = Self.indentation(document.lines[line])
    var keys: [String] = []
    for text in document.lines[..<line].reversed() where !text.allSatisfy(\.isWhitespace) {
      let indentation = Self.indentation(text)
      // The dash of a list may stand below its key.
      let isKey = text.contains(/^\s*[\w.-]+:/)
      guard isKey, indentation < depth || indentation == depth && isItem(line) && keys.isEmpty
      else { continue }
      depth = indentation
      keys.append(text.prefix { $0 != ":" }.drop { $0 == " " }.description)
    }
    return keys
  }

  private func isItem(_ line: Int) -> Bool { document.lines[line].contains(/^\s*-/) }

  private func isConstraint(_ line: Int) -> Bool { parents(of: line).first == "constraints" }

  /// What the keys of a line belong to: the template, a cell.
  private func container(of line: Int) -> String {
    let parents = parents(of: line)
    if parents.isEmpty { return TemplateKeys.root }
    return parents.count == 2 && parents.last == "cells" ? TemplateKeys.cell : ""
  }

  /// The names of the views of all cells, in the order of the file.
  private var viewNames: [String] {
    document.lines.indices.filter { line in
      ["views", "subviews", "arrangedSubviews"].contains(parents(of: line).first)
    }.compactMap { line in
      document.lines[line].firstMatch(of: /^\s*(\w+):/).map { String($0.output.1) }
    }
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
