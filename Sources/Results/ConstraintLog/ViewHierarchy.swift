/// Views that a debugger printed: `recursiveDescription`, `_autolayoutTrace`, or `po
/// view.constraints`.
///
/// ```
/// <UIWindow: 0x7f81; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6000>>
///    | <App.FeedCell: 0x7f82; frame = (0 0; 390 80); …>
///    |    | <UILabel: 0x7f83; frame = (16 11; 358 20.5); text = 'Title'; …>
/// ```
/// ```
/// •UIWindow:0x7f81 - AMBIGUOUS LAYOUT
/// |   *UILabel:0x7f83'Title'
/// ```
public struct ViewHierarchy: Equatable, Sendable {
  /// A view or layout guide.
  public struct Node: Equatable, Sendable {
    /// Class, address and text.
    public let item: LoggedItem
    /// The index of the view around it.
    public let parent: Int?
  }

  /// In the order of the lines; a view comes after the view around it.
  public private(set) var nodes: [Node] = []
  /// Indices of the nodes around the next line, by depth.
  private var path: [Int] = []

  /// Lines that are read; a screen has some hundreds of views.
  private static let most = 50_000

  /// Reads a paste; lines that name no view are skipped.
  ///
  /// - Complexity: linear in the length of the paste.
  public init(_ paste: [UInt8]) {
    for line in LogText.events(of: paste).flatMap(\.self).prefix(Self.most) { take(line.bytes) }
    for message in ConflictLog.read(paste) { take(message) }
  }

  /// Whether a paste holds lines of a view hierarchy.
  public var isEmpty: Bool { nodes.isEmpty }

  private mutating func take(_ line: Bytes) {
    guard EntryStart.all(in: line.trimmed).isEmpty else { return }
    var rest = line
    var depth = 0
    while let first = rest.first, first.isBlank || first == .ascii("|") {
      if first == .ascii("|") { depth += 1 }
      rest = rest.dropFirst()
    }
    guard let item = Self.described(rest) ?? Self.traced(rest) else { return }
    path.removeSubrange(min(depth, path.count)...)
    nodes.append(Node(item: item, parent: path.last))
    path.append(nodes.count - 1)
  }

  /// `<UILabel: 0x7f83; frame = (…); text = 'Title'; …>`.
  private static func described(_ line: Bytes) -> LoggedItem? {
    guard line.first == .ascii("<"), let colon = line.firstIndex(of: ": 0x"),
      ItemParser.isClassName(line[(line.startIndex + 1)..<colon])
    else { return nil }
    let address = line[(colon + 2)...].prefix { $0.isHexDigit || $0 == .ascii("x") }
    var text: String?
    if let mark = line.firstIndex(of: "text = '") {
      let quoted = line[(mark + 8)...]
      text =
        quoted[
          ..<(quoted.firstIndex(of: "';") ?? quoted.firstIndex(of: .ascii("'")) ?? quoted.endIndex)
        ].text
    }
    return LoggedItem(
      className: line[(line.startIndex + 1)..<colon].text, address: address.text, text: text)
  }

  /// `*UILabel:0x7f83'Title' - AMBIGUOUS LAYOUT …`.
  private static func traced(_ line: Bytes) -> LoggedItem? {
    var rest = line
    while let first = rest.first, first == .ascii("*") || first == .ascii("+") || first >= 0x80 {
      rest = rest.dropFirst()
    }
    guard let end = ItemParser.endOfAddress(in: rest), let mark = rest.firstIndex(of: ":0x") else {
      return nil
    }
    var text: String?
    if end < rest.endIndex, rest[end] == .ascii("'") {
      let after = rest[(end + 1)...]
      let close = after.firstIndex(of: "' - ") ?? after.lastIndex(of: .ascii("'"))
      text = close.map { after[..<$0].text }
    }
    return LoggedItem(
      className: rest[..<mark].text, address: rest[(mark + 1)..<end].text, text: text)
  }

  /// Constraints name views and say which lies in which.
  private mutating func take(_ message: ConflictMessage) {
    for constraint in message.constraints {
      let items = [
        constraint.superview, constraint.equation.first.item, constraint.equation.second?.item,
      ]
      for item in items.compactMap(\.self) where item.address != nil {
        guard !nodes.contains(where: { $0.item.key == item.key }) else { continue }
        let parent = constraint.superview.flatMap { around in
          nodes.firstIndex { $0.item.key == around.key }
        }
        nodes.append(Node(item: item, parent: parent))
      }
    }
  }
}
