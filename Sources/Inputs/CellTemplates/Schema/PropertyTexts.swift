import Reading

/// The descriptions that editors show for properties of views and cells, by `Class.key`.
enum PropertyTexts {
  /// The description of a property; nil if it has none, which a test reports.
  static func text(of key: String, in owner: String) -> String? {
    all.first { $0.key == "\(owner).\(key)" }?.value ?? all.first { $0.key == key }?.value
  }

  /// From the resource `property-texts.txt`.
  static let all: [(key: String, value: String)] =
    LineTable.lines(PackageResources.property_texts_txt).map { ($0.words[0], String($0.rest)) }
}

extension Property {
  /// The property under each of its names, as in the table of `owner`.
  ///
  /// Properties of all views share one description.
  func keys(of owner: String) -> [Key] {
    names.map { name in Key(name, schema(of: owner), about(name, of: owner)) }
  }

  private var isShared: Bool { Self.view.contains { $0.names == names } }

  private func text(of owner: String) -> String {
    PropertyTexts.text(of: names[0], in: isShared ? "UIView" : owner) ?? ""
  }

  private func schema(of owner: String) -> ValueSchema {
    guard isShared else { return schema }
    return .defined("UIView." + names[0], .described(text(of: owner), schema))
  }

  private func about(_ name: String, of owner: String) -> String {
    if name != names[0] { return "Short for `\(names[0])`. " + text(of: owner) }
    return isShared ? "" : text(of: owner)
  }
}
