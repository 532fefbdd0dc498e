import Reading

extension Property {
  /// The property under each of its names, in the table of `owner`.
  ///
  /// What every view has is written once for all of them.
  func keys(of owner: String) -> [Key] {
    let isShared = Self.view.contains { $0.names == names }
    let place = (isShared ? "UIView" : owner) + "." + names[0]
    let about = PropertyTexts.text(of: names[0], in: isShared ? "UIView" : owner) ?? ""
    let schema = isShared ? ValueSchema.defined(place, .described(about, schema)) : schema
    return names.map { name in
      let short = name == names[0] ? "" : "Short for `\(names[0])`. "
      return Key(name, schema, isShared && short.isEmpty ? "" : short + about)
    }
  }
}
