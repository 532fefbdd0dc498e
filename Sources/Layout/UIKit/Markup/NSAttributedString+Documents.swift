#if !canImport(ObjectiveC)
  extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// HTML; its paragraphs, emphasis, links and colours are read.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Rich text; read as the letters that it has.
      public static let rtf = DocumentType(rawValue: "NSRTF")
      /// Rich text in a folder with its attachments; read as the letters that it has.
      public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// Its encoding; UTF-8 in any case here.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// Attributes where it has none.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
      /// Where its links begin; kept by nobody.
      public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
      public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
      let text = String(decoding: data, as: UTF8.self)
      let kind = options[.documentType]
      let isHTML = (kind as? DocumentType) == .html || (kind as? String) == "NSHTML"
      let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(
        attributedString: isHTML
          ? AttributedHTML(text, defaults).string
          : NSAttributedString(string: text, attributes: defaults))
    }
  }

  /// A place for an object that a function gives back; nothing does here.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif
