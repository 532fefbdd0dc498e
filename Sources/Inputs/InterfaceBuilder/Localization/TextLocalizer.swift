import CollectionAlgorithms
import Reading
import UIKit

/// Converts a document to another language: texts of its files replace its own.
///
/// Interface Builder names a text `ObjectID.property`: `abc-12-xyz.text`, `.normalTitle`,
/// `.segmentTitles[0]`, `.configuration.title`.
struct TextLocalizer {
  private var texts: [String: [(property: String, text: String)]] = [:]

  /// Takes texts by their full names; names without a dot belong to the application.
  init(_ texts: [String: String]) {
    for (name, text) in texts {
      guard let point = name.firstIndex(of: ".") else { continue }
      let property = String(name[name.index(after: point)...])
      self.texts[String(name[..<point]), default: []].append((property, text))
    }
    // The properties are independent, but the result must not depend on hashing.
    for id in self.texts.keys { self.texts[id]?.sort { $0.property < $1.property } }
  }

  /// The element with the texts in it, without recorded sizes; the same one without such texts.
  func resolve(_ element: Element) -> Element {
    if element.name == "designable", let id = element["name"], texts[id] != nil {
      return element.with(children: [])
    }
    let children = element.children.map(resolve)
    let isSame = zip(children, element.children).allSatisfy { $0 === $1 }
    let result = isSame ? element : element.with(children: children)
    guard let id = element.id, let texts = texts[id] else { return result }
    return texts.reduce(result) { $0.localized($1.property, $1.text) }
  }
}

extension Element {
  /// A copy of the element with other children or attributes; what is nil stays.
  fileprivate func with(
    attributes: [(name: String, value: String)]? = nil, children: [Element]? = nil
  ) -> Element {
    Element(
      name: name, attributes: attributes ?? self.attributes, children: children ?? self.children,
      text: text, offset: offset)
  }

  fileprivate func localized(_ property: String, _ text: String) -> Element {
    if let state = Self.states[property] {
      return replacingChild({ $0.name == "state" && $0.key == state }) { $0.setting("title", text) }
    }
    if let index = Self.index(of: property, in: "segmentTitles") {
      return replacingChild({ $0.name == "segments" }) { segments in
        guard segments.children.indices.contains(index) else { return segments }
        var children = segments.children
        children[index] = children[index].setting("title", text)
        return segments.with(children: children)
      }
    }
    if let point = property.firstIndex(of: ".") {
      let rest = String(property[property.index(after: point)...])
      return replacingChild({ $0.key == String(property[..<point]) }) { $0.setting(rest, text) }
    }
    return setting(property, text)
  }

  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]

  /// The number in `segmentTitles[2]`.
  private static func index(of property: String, in list: String) -> Int? {
    guard property.hasPrefix(list + "["), property.hasSuffix("]") else { return nil }
    return Int(property.dropFirst(list.count + 1).dropLast())
  }

  private func replacingChild(
    _ isMeant: (Element) -> Bool, _ change: (Element) -> Element
  ) -> Element {
    guard let index = children.firstIndex(where: isMeant) else { return self }
    var children = children
    children[index] = change(children[index])
    return with(children: children)
  }

  /// The element with a text as an attribute, which replaces a `<string>` child.
  private func setting(_ property: String, _ text: String) -> Element {
    with(
      attributes: attributes.filter { $0.name != property } + [(property, text)],
      children: children.filter { $0.key != property || !$0.name.lowercased().hasSuffix("string") })
  }
}

/// The texts of an `.xcstrings` file.
struct StringCatalog {
  /// The language of the document itself.
  let sourceLanguage: String?
  private let strings: DataRecord

  /// Nil if the JSON is no string catalogue.
  init?(_ value: DataValue) {
    guard case .record(let root) = value, case .record(let strings)? = root["strings"] else {
      return nil
    }
    self.strings = strings
    sourceLanguage = root["sourceLanguage"]?.text
  }

  /// The languages with any translation, each once.
  var languages: [String] {
    return strings.values.flatMap { value -> [String] in
      Self.record(value, "localizations")?.names ?? []
    }.uniqued()
  }

  /// Each text in the first of these languages in which it exists.
  func texts(in languages: [String]) -> [(key: String, text: String)] {
    zip(strings.names, strings.values).compactMap { key, entry in
      guard let translations = Self.record(entry, "localizations") else { return nil }
      let found = languages.lazy.compactMap { language in
        translations[language].flatMap { Self.text($0, depth: 0) }
      }.first
      return found.map { (key, $0) }
    }
  }

  /// The text of a translation: `other` for plurals, the phone's for devices; none if new.
  private static func text(_ value: DataValue, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if let unit = record(value, "stringUnit") {
      return unit["state"]?.text == "new" ? nil : unit["value"]?.text
    }
    guard let variations = record(value, "variations") else { return nil }
    for kind in ["plural", "device"] {
      guard case .record(let cases)? = variations[kind] else { continue }
      for name in ["iphone", "other"] {
        if let text = cases[name].flatMap({ text($0, depth: depth + 1) }) { return text }
      }
    }
    return nil
  }

  /// Each text with forms for numbers, in the first of these languages in which it exists.
  func plurals(in languages: [String]) -> [String: PluralText] {
    zip(strings.names, strings.values).reduce(into: [:]) { found, entry in
      guard let translations = Self.record(entry.1, "localizations") else { return }
      found[entry.0] = languages.lazy.compactMap { translations[$0].flatMap(Self.plural) }.first
    }
  }

  /// Forms of the whole text, or of the parts that are named in it.
  private static func plural(_ translation: DataValue) -> PluralText? {
    if let forms = forms(translation) {
      return PluralText(format: "%#@count@", variables: ["count": forms])
    }
    guard let parts = record(translation, "substitutions"),
      var format = record(translation, "stringUnit")?["value"]?.text
    else { return nil }
    var variables: [String: [String: String]] = [:]
    for (name, part) in zip(parts.names, parts.values) {
      guard let forms = forms(part), case .record(let fields) = part else { continue }
      let specifier = "%" + (fields["formatSpecifier"]?.text ?? "lld")
      variables[name] = forms.mapValues { $0.replacingOccurrences(of: "%arg", with: specifier) }
      if let place = fields["argNum"]?.number.flatMap({ Int(exactly: $0) }) {
        format = format.replacingOccurrences(
          of: "%#@\(name)@", with: "%\(place)$#@\(name)@")
      }
    }
    return PluralText(format: format, variables: variables)
  }

  private static func forms(_ value: DataValue) -> [String: String]? {
    guard let variations = record(value, "variations"),
      case .record(let cases)? = variations["plural"]
    else { return nil }
    let pairs = zip(cases.names, cases.values).compactMap { name, value in
      text(value, depth: 1).map { (name, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func record(_ value: DataValue, _ name: String) -> DataRecord? {
    guard case .record(let record) = value, case .record(let inner)? = record[name] else {
      return nil
    }
    return inner
  }
}
