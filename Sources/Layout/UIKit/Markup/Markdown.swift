#if !canImport(ObjectiveC)

  extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
      public enum InterpretedSyntax: Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }
      public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
      /// Whether marks of apps count; they do not here.
      public var allowsExtendedAttributes: Bool
      /// Which marks count: those inside of lines in any case.
      public var interpretedSyntax: InterpretedSyntax
      /// The result for a text that is none: any text is one here.
      public var failurePolicy: FailurePolicy
      /// The language; no effect.
      public var languageCode: String?
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// A text of Markdown: bold, italic, code, struck through, links.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init()
      for span in MarkdownReader.spans(markdown) {
        var part = AttributedString(span.text)
        if !span.marks.isEmpty {
          part[AttributeScopes.UIKitAttributes.MarkdownAttribute.self] = Int(span.marks.rawValue)
        }
        if span.marks.contains(.strikethrough) { part.strikethroughStyle = .single }
        if let link = span.link {
          part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
            string: link, relativeTo: baseURL)
        }
        append(part)
      }
    }
  }

  extension NSAttributedString {
    public convenience init(
      markdown: String, options: AttributedString.MarkdownParsingOptions? = nil,
      baseURL: URL? = nil
    ) throws {
      self.init(
        try AttributedString(markdown: markdown, options: options ?? .init(), baseURL: baseURL))
    }
  }

  /// Reads the marks inside of a line of Markdown.
  enum MarkdownReader {
    struct Span {
      var text: String
      var marks: InlinePresentationIntent
      var link: String?
    }

    private static let delimiters: [(String, InlinePresentationIntent)] = [
      ("***", [.emphasized, .stronglyEmphasized]), ("**", .stronglyEmphasized),
      ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized),
      ("`", .code),
    ]
    /// Marks inside of marks.
    private static let depth = 16

    static func spans(_ text: String) -> [Span] { read(text[...], [], nil, depth) }

    private static func read(
      _ text: Substring, _ marks: InlinePresentationIntent, _ link: String?, _ depth: Int
    ) -> [Span] {
      var spans: [Span] = []
      var plain = ""
      var rest = text
      func flush() {
        if !plain.isEmpty { spans.append(Span(text: plain, marks: marks, link: link)) }
        plain = ""
      }
      while let first = rest.first {
        if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
          plain.append(next)
          rest = rest.dropFirst(2)
        } else if depth > 0, let found = self.link(at: rest) {
          flush()
          spans += read(found.title, marks, found.address, depth - 1)
          rest = found.rest
        } else if depth > 0, let found = marked(rest, after: plain.last) {
          flush()
          let isCode = found.mark == .code
          spans += read(found.text, marks.union(found.mark), link, isCode ? 0 : depth - 1)
          rest = found.rest
        } else {
          plain.append(first)
          rest = rest.dropFirst()
        }
      }
      flush()
      return spans
    }

    /// `[title](address)` at the beginning.
    private static func link(
      at text: Substring
    ) -> (title: Substring, address: String, rest: Substring)? {
      guard text.first == "[", let close = text.firstIndex(of: "]") else { return nil }
      let after = text[text.index(after: close)...]
      guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
      let address = after[after.index(after: after.startIndex)..<end].split(separator: " ").first
      return (
        text[text.index(after: text.startIndex)..<close], String(address ?? ""),
        after[after.index(after: end)...]
      )
    }

    /// A text between two equal marks at the beginning.
    private static func marked(
      _ text: Substring, after previous: Character?
    ) -> (text: Substring, mark: InlinePresentationIntent, rest: Substring)? {
      for (sign, mark) in delimiters where text.hasPrefix(sign) {
        let isLine = sign.first == "_"
        if isLine, let previous, previous.isLetter || previous.isNumber { return nil }
        let inner = text.dropFirst(sign.count)
        guard let end = inner.range(of: sign), end.lowerBound > inner.startIndex,
          inner.first?.isWhitespace == false,
          inner[inner.index(before: end.lowerBound)].isWhitespace == false
        else { continue }
        return (inner[..<end.lowerBound], mark, inner[end.upperBound...])
      }
      return nil
    }
  }
#endif
