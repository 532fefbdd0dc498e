#if !canImport(ObjectiveC)
  import HTMLTokens

  /// The text of an HTML document, with the attributes that its elements ask for.
  ///
  /// Like WebKit without a style: Times in 12 points, headings larger and bold, an empty line's
  /// share below paragraphs. Of styles `color`, `font-size`, `font-family`, `font-weight`,
  /// `font-style`, `text-decoration` and `text-align` count, on elements, and for `body` in
  /// `<style>`.
  struct AttributedHTML {
    let string = NSMutableAttributedString(string: "")

    private struct Style {
      var family: String? = "Times New Roman"
      var size: CGFloat = 12
      var isBold = false
      var isItalic = false
      var isUnderlined = false
      var isStruck = false
      var color: UIColor?
      var link: String?
      var alignment = NSTextAlignment.natural
      var spacing: CGFloat = 0
      var list: ListMark?
    }

    private enum ListMark { case disc, number(Int) }

    private var stack: [(tag: String, style: Style)] = []
    private var style = Style()
    private let defaults: [NSAttributedString.Key: Any]?
    private var isAtStart = true
    /// The attributes of a space that the next letter needs before it.
    private var space: [NSAttributedString.Key: Any]?

    /// Elements inside of elements.
    private static let depth = 200
    private static let blocks: Set<String> = [
      "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "blockquote",
      "section", "article", "header", "footer", "body", "table",
    ]
    private static let headings: [String: CGFloat] = [
      "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
    ]

    /// Elements without content.
    private static let empty: Set<String> = ["img", "hr", "meta", "link", "input"]

    /// Reads a document.
    init(_ text: String, _ defaults: [NSAttributedString.Key: Any]?) {
      self.defaults = defaults
      var tokens = HTMLTokenizer(text)
      while let token = tokens.next() {
        switch token {
        case .text(let text): add(text)
        case .startTag(let tag):
          switch tag.name {
          case "style": readBody(tokens.content(of: tag.name))
          case "script", "title": _ = tokens.content(of: tag.name)
          default: begin(tag)
          }
        case .endTag(let name): end(name)
        }
      }
    }

    // MARK: Elements

    private mutating func begin(_ tag: HTMLTag) {
      if tag.name == "br" {
        append("\n")
        isAtStart = true
        return
      }
      if Self.blocks.contains(tag.name) { breakLine() }
      guard !tag.isSelfClosing, !Self.empty.contains(tag.name), stack.count < Self.depth
      else { return }
      stack.append((tag.name, style))
      open(tag.name)
      for attribute in tag.attributes { apply(attribute.name, attribute.value) }
      if tag.name == "li" { mark() }
    }

    private mutating func end(_ name: String) {
      if Self.blocks.contains(name) { breakLine() }
      guard let index = stack.lastIndex(where: { $0.tag == name }) else { return }
      style = stack[index].style
      stack.removeSubrange(index...)
    }

    private mutating func open(_ name: String) {
      switch name {
      case "b", "strong": style.isBold = true
      case "i", "em": style.isItalic = true
      case "u", "ins": style.isUnderlined = true
      case "s", "del", "strike": style.isStruck = true
      case "small": style.size *= 0.83
      case "p": style.spacing = style.size
      case "ul": style.list = .disc
      case "ol": style.list = .number(1)
      default:
        guard let size = Self.headings[name] else { return }
        (style.size, style.isBold, style.spacing) = (size, true, size * 0.8)
      }
    }

    private mutating func mark() {
      switch style.list {
      case .disc?: append("\t•\t")
      case .number(let number)?:
        append("\t\(number).\t")
        if let index = stack.lastIndex(where: { $0.tag == "li" }) {
          stack[index].style.list = .number(number + 1)
        }
      case nil: break
      }
      isAtStart = true
    }

    private mutating func apply(_ key: String, _ value: String) {
      switch key {
      case "href": style.link = value
      case "color": style.color = Self.color(value)
      case "style":
        for entry in value.split(separator: ";") {
          let parts = entry.split(separator: ":", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespaces)
          }
          if parts.count == 2 { rule(parts[0].lowercased(), parts[1]) }
        }
      default: break
      }
    }

    private mutating func rule(_ name: String, _ value: String) {
      switch name {
      case "color": style.color = Self.color(value)
      case "font-size":
        let number = Double(value.prefix { "0123456789.".contains($0) }) ?? 0
        if number > 0, number < 1000 {
          style.size = value.hasSuffix("em") ? style.size * number : CGFloat(number)
        }
      case "font-family":
        let first = value.split(separator: ",").first.map(String.init) ?? ""
        let family = first.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
        style.family = family.hasPrefix("-apple") || family == "system-ui" ? nil : family
      case "font-weight": style.isBold = value == "bold" || (Int(value) ?? 0) >= 600
      case "font-style": style.isItalic = value == "italic"
      case "text-decoration": style.isUnderlined = value.contains("underline")
      case "text-align":
        style.alignment =
          ["center": .center, "right": .right, "justify": .justified][value] ?? .natural
      default: break
      }
    }

    /// The rules for `body`, `*` and `html` in a style sheet.
    private mutating func readBody(_ sheet: String) {
      for block in sheet.split(separator: "}") {
        let parts = block.split(separator: "{", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let names = parts[0].split(whereSeparator: { $0 == "," || $0.isWhitespace })
        if names.contains(where: { ["body", "*", "html", "p"].contains($0) }) {
          apply("style", String(parts[1]))
        }
      }
    }

    // MARK: Text

    private mutating func breakLine() {
      space = nil
      guard !isAtStart, string.length > 0 else { return }
      append("\n")
      isAtStart = true
    }

    /// Adds a text; runs of white space are one space, and none at the beginning of a line.
    private mutating func add(_ text: String) {
      var words = ""
      for character in text {
        if character.isWhitespace, character.isASCII {
          if !isAtStart || !words.isEmpty { space = space ?? attributes }
        } else {
          if let before = space {
            // Before a link the space belongs to what is in front of it.
            if words.isEmpty {
              string.append(NSAttributedString(string: " ", attributes: before))
            } else {
              words.append(" ")
            }
          }
          space = nil
          words.append(character)
        }
      }
      guard !words.isEmpty else { return }
      append(words)
      isAtStart = false
    }

    private func append(_ text: String) {
      string.append(NSAttributedString(string: text, attributes: attributes))
    }

    private var attributes: [NSAttributedString.Key: Any] {
      let weight: UIFont.Weight = style.isBold ? .bold : .regular
      var descriptor = UIFont.systemFont(ofSize: style.size, weight: weight).fontDescriptor
      if let family = style.family {
        descriptor = UIFontDescriptor(name: family, size: style.size)
      }
      var traits: UIFontDescriptor.SymbolicTraits = []
      if style.isBold { traits.insert(.traitBold) }
      if style.isItalic { traits.insert(.traitItalic) }
      let paragraph = NSMutableParagraphStyle()
      (paragraph.alignment, paragraph.paragraphSpacing) = (style.alignment, style.spacing)
      var attributes: [NSAttributedString.Key: Any] = defaults ?? [:]
      attributes[.font] = UIFont(
        descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: style.size)
      attributes[.paragraphStyle] = paragraph.copy()
      attributes[.foregroundColor] = style.color ?? (style.link == nil ? UIColor.black : .link)
      if style.isUnderlined || style.link != nil { attributes[.underlineStyle] = 1 }
      if style.isStruck { attributes[.strikethroughStyle] = 1 }
      if let link = style.link { attributes[.link] = URL(string: link) ?? link }
      return attributes
    }

    private static let names: [String: UIColor] = [
      "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1), "blue": .blue,
      "black": .black, "white": .white, "gray": .gray, "grey": .gray, "orange": .orange,
      "purple": .purple, "yellow": .yellow,
    ]

    private static func color(_ text: String) -> UIColor? {
      let text = text.trimmingCharacters(in: .whitespaces).lowercased()
      if let named = names[text] { return named }
      if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
        let parts = text[open...].split { "(), ".contains($0) }.compactMap { Double($0) }
        let shares = parts.map { $0 / 255 }
        guard parts.count >= 3 else { return nil }
        return UIColor(
          red: shares[0], green: shares[1], blue: shares[2], alpha: parts.count > 3 ? parts[3] : 1)
      }
      return UIColor(hexadecimal: text)
    }
  }
#endif
