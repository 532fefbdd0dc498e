import Reading

/// For what an entry of an asset is meant.
struct AssetVariant {
  private let idiom: String
  private let isDark: Bool
  /// High contrast, right to left, size classes: none of them applies here.
  private let isSpecial: Bool

  init(_ entry: DataRecord) {
    idiom = entry["idiom"]?.text ?? "universal"
    var isDark = false
    var isSpecial =
      ["subtype", "width-class", "height-class", "memory", "graphics-feature-set"].contains {
        entry[$0] != nil
      }
    if case .list(let appearances)? = entry["appearances"] {
      for case .record(let appearance) in appearances {
        guard appearance["appearance"]?.text == "luminosity" else {
          isSpecial = true
          continue
        }
        if appearance["value"]?.text == "dark" { isDark = true }
      }
    }
    self.isDark = isDark
    self.isSpecial = isSpecial
  }

  /// How well the entry fits; nil where it does not at all. The appearance weighs more than the
  /// idiom.
  func fit(isTablet: Bool, isDark wantsDark: Bool) -> Int? {
    guard !isSpecial, wantsDark || !isDark else { return nil }
    let own = isTablet ? "ipad" : "iphone"
    guard idiom == own || idiom == "universal" else { return nil }
    return (isDark ? 2 : 0) + (idiom == own ? 1 : 0)
  }
}

extension DataRecord {
  /// The records of a list.
  func records(_ name: String) -> [DataRecord] {
    guard case .list(let values)? = self[name] else { return [] }
    return values.compactMap { value in
      if case .record(let record) = value { record } else { nil }
    }
  }

  /// A record inside.
  func record(_ name: String) -> DataRecord? {
    if case .record(let record)? = self[name] { record } else { nil }
  }
}
