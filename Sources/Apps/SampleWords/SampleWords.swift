/// Sample content by the name of a property: what a cell shows that has no data.
///
/// The same name always has the same content. Nothing depends on the clock, the locale or the
/// machine.
package enum SampleWords {
  /// Seconds since 1970 of every sample date: 12 May 2026, 09:41 UTC.
  package static let date = 1_778_578_860
  /// `date` as people write it, and as machines do.
  private static let (day, instant) = ("12 May 2026", "2026-05-12T09:41:00Z")
  package static let link = "https://example.com"
  /// Plain words that take two lines in most rows.
  package static let lines = "A few plain words, long enough to need a second line of text."

  // MARK: Texts

  /// The text of a property: `Anna Keller` for `authorName`, `Follow up` for `followUp`. `owner`:
  /// the type or the property that has it, which says whose name a `name` is.
  package static func text(for name: String, of owner: String = "") -> String {
    let words = words(in: name)
    if words == ["text"] { return lines }
    return known(words, of: owner) ?? shortText(words)
  }

  /// The text of a label by the name of its property. `hasLines`: whether it may have several
  /// lines.
  package static func labelText(for name: String, hasLines: Bool) -> String {
    let words = words(in: name)
    guard let known = known(words, of: "") else { return hasLines ? lines : shortText(words) }
    let isLong = known == lines || known == instant || known == link
    return isLong && !hasLines ? shortText(words) : known
  }

  /// Whether a name says what its text is about.
  package static func knows(_ name: String) -> Bool { known(words(in: name), of: "") != nil }

  private static func known(_ words: [String], of owner: String) -> String? {
    if words.count > 1, words.last == "at" { return instant }
    for (index, word) in words.enumerated().reversed() {
      if word == "name" { return self.name(words[..<index], of: owner) }
      if let text = texts[word] ?? (word.last == "s" ? texts[String(word.dropLast())] : nil) {
        return text
      }
    }
    return nil
  }

  /// The name of a person, or else of what has the name: `Song` for the name of a song.
  private static func name(_ qualifiers: ArraySlice<String>, of owner: String) -> String {
    switch qualifiers.last {
    case "user", "screen": return "anna.keller"
    case "first", "given": return "Anna"
    case "last", "family": return "Keller"
    case "file": return "Notes.pdf"
    default: break
    }
    let owners = words(in: owner)
    if (qualifiers + owners).contains(where: persons.contains) { return "Anna Keller" }
    let named = qualifiers.last { $0 != "full" && $0 != "display" }
    let words = named.map { [$0] } ?? owners.filter { !models.contains($0) }
    return words.isEmpty ? "Name" : shortText(words)
  }

  /// A name in words, without what says the kind of view: `Follow` for `followButton`.
  package static func title(of name: String) -> String { shortText(words(in: name)) }

  private static func shortText(_ words: [String]) -> String {
    var shown = words.drop { kinds.contains($0) }
    while let last = shown.last, kinds.contains(last) { shown.removeLast() }
    // `buttonText` and `label` have no word that says more.
    guard let first = shown.first ?? words.first(where: { $0.count > 2 }) else { return "Text" }
    let text = ([first.prefix(1).uppercased() + first.dropFirst()] + shown.dropFirst())
      .joined(separator: " ")
    return String(text.prefix(40))
  }

  // MARK: Other values

  /// Whether the data of a name are those of a picture.
  package static func isPicture(_ name: String) -> Bool {
    words(in: name).contains(where: pictures.contains)
  }

  /// Whether a switch of this name is on: what is shown and possible is, what is unusual is not.
  package static func flag(for name: String) -> Bool {
    !words(in: name).contains(where: unusual.contains)
  }

  /// A whole number by its name: 12 for `likeCount`.
  package static func number(for name: String) -> Int {
    words(in: name).lazy.reversed().compactMap { numbers[$0] }.first ?? 3
  }

  /// A number with a fraction by its name: 0.4 for `progress`.
  package static func fraction(for name: String) -> Double {
    words(in: name).lazy.reversed().compactMap { fractions[$0] }.first ?? 12.5
  }

  /// A number with a fraction as text, where the name is that of one.
  package static func fractionText(for name: String) -> String? {
    words(in: name).lazy.reversed().compactMap { fractions[$0] }.first.map { "\($0)" }
  }

  // MARK: Names

  /// The words of a name in small letters: `user`, `name` and `label` of `userNameLabel`.
  package static func words(in name: String) -> [String] {
    var words: [String] = []
    var previous: Character = "_"
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      defer { previous = letter }
      guard letter.isLetter || letter.isNumber else { continue }
      // `URLLabel` is `url` and `label`.
      let next = index + 1 < letters.count ? letters[index + 1] : "_"
      let begins =
        letter.isUppercase && (!previous.isUppercase || next.isLowercase)
        || !(previous.isLetter || previous.isNumber)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private static let kinds: Set<String> = [
    "label", "lbl", "text", "txt", "view", "string", "value", "button", "btn", "field",
    "attributed",
    "control", "ui", "lb", "tf", "tv", "outlet", "is", "has", "should", "m", "my", "the", "custom",
  ]

  /// Words of Booleans that are usually false.
  private static let unusual: Set<String> = [
    "hidden", "hide", "hides", "loading", "empty", "disabled", "deleted", "error", "failed",
    "blocked", "muted", "placeholder", "skeleton", "redacted", "removed", "archived", "locked",
    "expired", "compact", "collapsed", "editing", "no", "not", "without", "highlighted", "animated",
    "blank", "unknown", "undefined", "spoiler", "sensitive", "private", "debug", "edited",
    "invalid", "dimmed", "reported",
  ]

  private static let pictures: Set<String> = [
    "image", "img", "photo", "picture", "pic", "poster", "avatar", "thumbnail", "thumb", "icon",
    "logo", "cover", "banner", "artwork", "backdrop",
  ]

  private static let persons: Set<String> = [
    "user", "person", "author", "sender", "contact", "member", "owner", "artist", "friend",
    "profile",
    "customer", "follower", "player", "speaker", "driver", "employee", "student", "account",
    "human",
    "participant", "creator", "host", "guest", "actor", "doctor", "patient",
  ]
  private static let models: Set<String> = [
    "model", "view", "vm", "dto", "entity", "info", "data", "response", "cell", "item", "object",
    "presentation", "configuration", "config", "state", "content",
  ]

  private static let texts: [String: String] = {
    let groups: [(String, [String])] = [
      ("Title", ["title", "headline", "heading", "header", "subject", "caption"]),
      ("Subtitle", ["subtitle", "subheadline", "subheading"]),
      (
        "Anna Keller", ["author", "user", "sender", "contact", "person", "owner", "artist"]
      ),
      ("Anna", ["nickname"]), ("Keller", ["surname"]), ("AK", ["initials"]),
      ("anna.keller", ["username", "login", "handle", "account", "acct", "nick"]),
      (
        lines,
        [
          "message", "body", "description", "desc", "detail", "details", "content", "summary",
          "comment", "bio", "note", "notes", "info", "explanation", "abstract", "overview", "quote",
          "question", "answer", "footer", "preview", "excerpt", "about",
        ]
      ),
      (day, ["date", "day", "birthday", "deadline", "due"]), (instant, ["timestamp", "iso"]),
      ("9:41", ["time", "clock", "hour"]), ("3:20", ["duration", "length", "runtime"]),
      ("$12.50", ["price", "amount", "cost", "total", "balance", "fee", "currency", "fiat"]),
      (
        "12",
        ["count", "number", "num", "likes", "comments", "replies", "views", "points", "score"]
      ),
      ("3", ["badge", "unread", "index", "quantity", "position", "rank"]),
      ("40 %", ["percent", "percentage", "progress", "ratio"]),
      ("4.5", ["rating", "stars"]), ("1.2.0", ["version", "build"]), ("12 MB", ["size", "bytes"]),
      ("1.2 km", ["distance"]), ("21°", ["temperature"]), ("Active", ["status", "state"]),
      ("anna@example.com", ["email", "mail"]), ("+1 555 0100", ["phone", "telephone", "mobile"]),
      (link, ["url", "link", "uri", "href", "website", "avatar", "image", "thumbnail", "icon"]),
      ("example.com", ["host", "domain", "site", "server", "hostname"]),
      ("1 Main Street", ["address", "street"]),
      ("Springfield", ["city", "place", "location", "town"]),
      ("#3478F6", ["color", "colour", "hex"]), ("1", ["id", "identifier", "uuid", "key", "sid"]),
      ("Swift", ["language", "tag"]), ("en", ["locale"]), ("🙂", ["emoji"]),
    ]
    return Dictionary(
      groups.flatMap { text, names in names.map { ($0, text) } }, uniquingKeysWith: { $1 })
  }()

  private static let numbers = [
    "count": 12, "id": 1, "identifier": 1, "likes": 12, "comments": 5, "year": 2026, "age": 34,
    "index": 0, "row": 0, "section": 0, "timestamp": date, "duration": 200, "time": date,
    "date": date, "size": 12_000_000, "bytes": 12_000_000, "price": 12, "percent": 40, "rating": 4,
    "width": 320, "height": 200, "hour": 9, "minute": 41, "month": 5, "day": 12, "depth": 1,
    "level": 1, "progress": 40, "code": 200, "status": 200, "score": 42, "color": 0x34_78F6,
    "hex": 0x34_78F6, "lines": 2, "page": 1, "offset": 0,
  ]

  private static let fractions: [String: Double] = [
    "progress": 0.4, "percentage": 0.4, "percent": 0.4, "ratio": 0.75, "fraction": 0.4, "alpha": 1,
    "opacity": 1, "rating": 4.5, "latitude": 52.5, "longitude": 13.4, "price": 12.5, "width": 120,
    "height": 44, "timestamp": Double(date), "date": Double(date), "time": Double(date),
    "duration": 200, "distance": 1200, "size": 17, "scale": 1, "radius": 8, "inset": 0,
    "offset": 0, "padding": 8, "spacing": 8, "margin": 8, "indentation": 0, "at": Double(date),
  ]
}
