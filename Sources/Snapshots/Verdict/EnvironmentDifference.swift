/// Something that a reference was made with and this machine does not have, or the other way round.
public struct EnvironmentDifference: Equatable, Sendable {
  /// `system`, `emoji`: what the font is for; `FreeType`, `Cairo`: the library.
  public let component: String
  /// Whether it is a font.
  public let isFont: Bool
  /// What the reference was made with: `Inter 4.001 fc30a973a274f158`, `2.12.1`; nil for nothing.
  public let reference: String?
  /// What is here.
  public let present: String?

  /// The differences of two fingerprints, in the order of the reference's.
  static func between(_ reference: [String], _ present: [String]) -> [EnvironmentDifference] {
    guard reference != present else { return [] }
    let old = reference.map(Line.init), new = present.map(Line.init)
    let known = Set(old.map(\.component))
    return
      (old + new.filter { !known.contains($0.component) }).compactMap { line in
        let before = old.first { $0.component == line.component }?.value
        let after = new.first { $0.component == line.component }?.value
        guard before != after else { return nil }
        return EnvironmentDifference(
          component: line.component, isFont: line.isFont, reference: before, present: after)
      }
  }

  /// A line of a fingerprint: `system: Inter 4.001 fc30a973a274f158` or `FreeType 2.12.1`.
  private struct Line {
    let component: String
    let value: String
    let isFont: Bool

    init(_ text: String) {
      if let colon = text.firstRange(of: ": ") {
        component = String(text[..<colon.lowerBound])
        value = String(text[colon.upperBound...])
        isFont = true
      } else {
        let space = text.lastIndex(of: " ") ?? text.endIndex
        component = String(text[..<space])
        value = String(text[space...].dropFirst())
        isFont = false
      }
    }
  }
}
