/// The layout that a message or a finding is about, as far as it is known.
public struct LayoutFields: Hashable, Sendable {
  /// `section.row`, or the name of a scene.
  public var row: String?
  /// Of the table, in points.
  public var width: Double?
  /// XS to XXXL, AX1 to AX5.
  public var textSize: String?
  /// A BCP 47 tag.
  public var language: String?
  /// `ltr` or `rtl`.
  public var direction: String?
  /// `light` or `dark`.
  public var appearance: String?

  package init(
    row: String? = nil, width: Double? = nil, textSize: String? = nil, language: String? = nil,
    direction: String? = nil, appearance: String? = nil
  ) {
    (self.row, self.width, self.textSize) = (row, width, textSize)
    (self.language, self.direction, self.appearance) = (language, direction, appearance)
  }
}
