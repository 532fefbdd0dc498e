/// The form of BCP 47 tags, as far as it is checked: `en`, `zh-Hant`, `az-Arab-IR`.
public enum LanguageTag {
  /// Two or three letters, then parts of letters and digits.
  static let pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  /// Whether a text could be a language; not whether there is one of that name.
  public static func isWellFormed(_ text: String) -> Bool {
    guard text.utf8.count <= 64, text.allSatisfy({ $0.isASCII }) else { return false }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}
