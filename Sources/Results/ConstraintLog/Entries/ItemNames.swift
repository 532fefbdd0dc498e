/// The names in place of class and address: `names: '|':UIView:0x7fa, title:UILabel:0x7fb`.
struct ItemNames {
  /// Few; looked up by name.
  private var entries: [(name: String, item: LoggedItem)] = []
  private(set) var isComplete = false

  init() {}

  /// Reads `(active, names: A:Class:0x1, '|':Class:0x2 )`. What is no pair is left out.
  init(_ info: Bytes) throws(EntryError) {
    let marks: [StaticString] = ["names:", "Names:"]
    guard let mark = marks.compactMap({ info.firstIndex(of: $0) }).min() else { return }
    var list = info[(mark + 6)...].trimmed
    if list.last == .ascii(")") { list = list.dropLast() }
    var rest = list
    while let (entry, next) = try Self.next(in: rest) {
      entries.append(entry)
      rest = next
    }
    isComplete = rest.isEmpty || entries.isEmpty
  }

  /// The item behind a name; a name without an entry is an item of its own.
  func item(named name: String) -> LoggedItem {
    entries.first { $0.name == name }?.item ?? LoggedItem(name: name)
  }

  /// What `|` stands for: the view around the items of the constraint.
  var superview: LoggedItem? { entries.first { $0.name == "|" }?.item }

  /// Up to the end of the next address; a name may hold commas and colons.
  private static func next(
    in bytes: Bytes
  ) throws(EntryError) -> (entry: (String, LoggedItem), rest: Bytes)? {
    guard let mark = bytes.firstIndex(of: ":0x") else { return nil }
    var end = mark + 3
    while end < bytes.endIndex, bytes[end].isHexDigit { end += 1 }
    var rest = bytes[end...].trimmed
    // The text of a button or label may follow: `UIButton:0x7fb'Follow'`.
    if rest.first == .ascii("'"), let close = rest.dropFirst().firstIndex(of: .ascii("'")) {
      rest = rest[(close + 1)...].trimmed
    }
    if rest.first == .ascii(",") { rest = rest.dropFirst().trimmed }
    let pair = bytes[..<mark]
    let colon = pair.lastIndex(of: .ascii(":"))
    var name = pair[..<(colon ?? mark)].trimmed
    if name.count >= 2, name.first == .ascii("'"), name.last == .ascii("'") {
      name = name.dropFirst().dropLast()
    }
    let className = colon.map { pair[($0 + 1)...] }
    guard className.map(ItemParser.isClassName) ?? true else {
      throw EntryError("its list of names breaks off")
    }
    let item = LoggedItem(
      className: className?.text, address: bytes[(mark + 1)..<end].text,
      name: name.elementsEqual([.ascii("|")]) ? nil : name.text)
    return ((name.text, item), rest)
  }
}
