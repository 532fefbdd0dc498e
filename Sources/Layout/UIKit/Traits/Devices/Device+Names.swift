extension Device {
  /// The device of that name, however it is spelt: `iPhone SE (2nd generation)`, `iphone-se-2`,
  /// `IPHONE SE 2nd gen`; nil when there is none.
  public static func named(_ name: String) -> Device? {
    let wanted = NameKey(name)
    guard !wanted.text.isEmpty else { return nil }
    return all.first { device in
      ([device.name] + device.aliases).contains { NameKey($0) == wanted }
    }
  }

  /// The name as a part of a file's name: `iphone-se-2nd-generation`.
  public var slug: String {
    NameKey.words(of: name).joined(separator: "-")
  }

  /// What is left of a name when case, spaces, punctuation and the ways to count generations do
  /// not matter.
  struct NameKey: Hashable {
    let text: String

    init(_ name: String) {
      text = Self.words(of: name).filter { !Self.idle.contains($0) }.map(Self.withoutOrdinal)
        .joined()
    }

    private static let idle: Set<String> = ["generation", "gen", "inch", "in", "apple"]
    private static let ordinals = ["st", "nd", "rd", "th"]

    /// Runs of ASCII letters and digits, in lower case.
    static func words(of name: String) -> [String] {
      name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    }

    /// `2nd` is 2.
    private static func withoutOrdinal(_ word: String) -> String {
      guard let ending = ordinals.first(where: word.hasSuffix) else { return word }
      let number = word.dropLast(ending.count)
      return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(number) : word
    }
  }
}
