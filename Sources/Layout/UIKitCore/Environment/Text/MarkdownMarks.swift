#if !canImport(ObjectiveC)
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension NSAttributedString.Key {
    /// The marks of Markdown, as a number; labels draw them with variants of their own font.
    public static let inlinePresentationIntent = NSAttributedString.Key(
      "NSInlinePresentationIntent")
  }

  extension AttributeScopes.UIKitAttributes {
    public enum MarkdownAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSInlinePresentationIntent"
    }
  }

  extension UIFont {
    /// The variant of a font that marks of Markdown ask for.
    func marked(_ marks: InlinePresentationIntent) -> UIFont {
      if marks.contains(.code) {
        return .monospacedSystemFont(ofSize: pointSize, weight: .regular)
      }
      var traits = fontDescriptor.symbolicTraits
      if marks.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
      if marks.contains(.emphasized) { traits.insert(.traitItalic) }
      return fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: pointSize)
      } ?? self
    }
  }
#endif
