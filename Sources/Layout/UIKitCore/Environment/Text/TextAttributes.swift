// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The attributes of `AttributedString` that UIKit adds to Foundation's, and the way to
// `NSAttributedString`, which Foundation has on a phone only.

extension AttributeScopes {
  /// UIKit's attributes, under the names of the SDK.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    /// The distance added between characters, in points.
    public let kern: KernAttribute
    /// As `kern`, in points; counts where that is not set.
    public let tracking: TrackingAttribute
    /// The distance from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let shadow: ShadowAttribute
    public let obliqueness: ObliquenessAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The scope that `\.uiKit` names.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets attributes be named by their property, as in `text.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of `font`.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  /// The key of `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  /// The key of `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
  /// The key of `kern`.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  /// The key of `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }
  /// The key of `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }
  /// The key of `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  /// The key of `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }
  /// The key of `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }
  /// The key of `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }
  /// The key of `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
  }
  /// The key of `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
  }
  /// The key of `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
  /// The key of `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = "NSShadow"
  }
  /// The key of `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of another one, as far as UIKit and Foundation name them.
  public convenience init(_ text: AttributedString) {
    let made = NSMutableAttributedString(string: "")
    for run in text.runs {
      made.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: run.attributes.keyed))
    }
    self.init(attributedString: made)
  }
}

extension AttributedString {
  /// Creates a text with the attributes of another one, as far as UIKit names them.
  public init(_ text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// The attributes that UIKit names, by their keys.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = attributes[bridge.key] { bridge.read(value, &self) }
    }
  }

  var keyed: [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    for bridge in AttributeBridge.all {
      if let value = bridge.write(self) { keyed[bridge.key] = value }
    }
    #if !canImport(ObjectiveC)
      if let marks = self[AttributeScopes.UIKitAttributes.MarkdownAttribute.self] {
        keyed[.inlinePresentationIntent] = NSNumber(value: marks)
      }
    #endif
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      keyed[.link] = link
    }
    return keyed
  }
}

/// The two forms of an attribute.
private struct AttributeBridge: Sendable {
  let key: NSAttributedString.Key
  let read: @Sendable (Any, inout AttributeContainer) -> Void
  let write: @Sendable (AttributeContainer) -> Any?

  /// An attribute whose values are the same in both forms.
  init<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type
  ) where Key.Value: Sendable {
    self.key = key
    read = { value, container in container[type] = value as? Key.Value }
    write = { container in container[type] }
  }

  /// An attribute whose values are numbers under a key.
  init<Key: AttributedStringKey>(
    number key: NSAttributedString.Key, _ type: Key.Type
  ) where Key.Value == CGFloat {
    self.key = key
    read = { value, container in
      container[type] = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    write = { container in container[type].map { NSNumber(value: Double($0)) } }
  }

  init<Key: AttributedStringKey>(
    line key: NSAttributedString.Key, _ type: Key.Type
  ) where Key.Value == NSUnderlineStyle {
    self.key = key
    read = { value, container in
      container[type] = (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
    }
    write = { container in container[type].map { NSNumber(value: $0.rawValue) } }
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  static let all = [
    AttributeBridge(.font, Scope.FontAttribute.self),
    AttributeBridge(.foregroundColor, Scope.ForegroundColorAttribute.self),
    AttributeBridge(.backgroundColor, Scope.BackgroundColorAttribute.self),
    AttributeBridge(number: .kern, Scope.KernAttribute.self),
    AttributeBridge(number: .tracking, Scope.TrackingAttribute.self),
    AttributeBridge(number: .baselineOffset, Scope.BaselineOffsetAttribute.self),
    AttributeBridge(line: .underlineStyle, Scope.UnderlineStyleAttribute.self),
    AttributeBridge(.underlineColor, Scope.UnderlineColorAttribute.self),
    AttributeBridge(line: .strikethroughStyle, Scope.StrikethroughStyleAttribute.self),
    AttributeBridge(.strikethroughColor, Scope.StrikethroughColorAttribute.self),
    AttributeBridge(.strokeColor, Scope.StrokeColorAttribute.self),
    AttributeBridge(number: .strokeWidth, Scope.StrokeWidthAttribute.self),
    AttributeBridge(.paragraphStyle, Scope.ParagraphStyleAttribute.self),
    AttributeBridge(.shadow, Scope.ShadowAttribute.self),
    AttributeBridge(number: .obliqueness, Scope.ObliquenessAttribute.self),
  ]
}

/// Changes the attributes of a text that UIKit decides: font and colour at first.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
