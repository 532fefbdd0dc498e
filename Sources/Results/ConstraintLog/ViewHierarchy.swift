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
    /// The class of the framework that its own is derived from, where the line says it.
    public var baseClass: String?
    /// In points, in the coordinates of the view around it; `nil` where the line has none.
    public var frame: Frame?
    /// The frame as it is printed, where that holds something that is no number, such as `nan`.
    public var unreadableFrame: String?
    /// Whether the line says so.
    public var isHidden = false
    /// The line of the paste, counted from 1; 0 for an item of a constraint.
    public var line = 0
  }

  /// `frame = (16 11; 288 20.5)`: numbers have six digits.
  public struct Frame: Equatable, Sendable {
    /// The origin and the size, in points.
    public let x, y, width, height: Double

    /// A frame from its numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
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
    let paste = Self.unescaped(paste)
    for line in LogText.events(of: paste).flatMap(\.self).prefix(Self.most) {
      take(line.bytes, line.number)
    }
    for message in ConflictLog.read(paste) { take(message) }
  }

  /// Whether a paste holds lines of a view hierarchy.
  public var isEmpty: Bool { nodes.isEmpty }

  /// A debugger prints a Swift string in quotes, with its line breaks as `\n`.
  private static func unescaped(_ paste: [UInt8]) -> [UInt8] {
    let bytes = paste[...]
    guard bytes.firstIndex(of: "\\n   | ") != nil else { return paste }
    var result: [UInt8] = []
    result.reserveCapacity(paste.count)
    var index = 0
    while index < paste.count {
      if bytes.has("\\n", at: index) {
        result.append(.ascii("\n"))
        index += 2
      } else {
        result.append(paste[index])
        index += 1
      }
    }
    return result
  }

  private mutating func take(_ line: Bytes, _ number: Int) {
    var rest = line
    var depth = 0
    while let first = rest.first, first.isBlank || first == .ascii("|") {
      if first == .ascii("|") { depth += 1 }
      rest = rest.dropFirst()
    }
    if depth == 0 { rest = Self.withoutPrompt(rest) }
    // Pictures are printed as constraints are, `<UIImage:0x6000 …>`, but within their image view.
    guard
      let item = Self.described(rest)
        ?? (EntryStart.all(in: line.trimmed).isEmpty ? Self.traced(rest) : nil)
    else { return }
    path.removeSubrange(min(depth, path.count)...)
    var node = Node(item: item, parent: path.last)
    node.line = number
    node.frame = Self.frame(in: rest)
    if node.frame == nil {
      node.unreadableFrame = rest.value(after: "; frame = (", upTo: ")")?.text
    }
    node.baseClass = rest.value(after: "; baseClass = ", upTo: "; ")?.text
    node.isHidden = rest.firstIndex(of: "; hidden = YES;") != nil
    nodes.append(node)
    path.append(nodes.count - 1)
  }

  /// The line from its view on, without what a debugger prints before: `$R0 = "`.
  private static func withoutPrompt(_ line: Bytes) -> Bytes {
    guard line.first != .ascii("<"), line.firstIndex(of: "; frame = (") != nil,
      let start = line.firstIndex(of: .ascii("<"))
    else { return line }
    return line[start...]
  }

  private static func frame(in line: Bytes) -> Frame? {
    guard let inside = line.value(after: "; frame = (", upTo: ")") else { return nil }
    let numbers = inside.split { $0 == .ascii(" ") || $0 == .ascii(";") }.map(\.number)
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// `<UILabel: 0x7f83; frame = (…); text = 'Title'; …>`; references of snapshot tests are without
  /// addresses, `<UILabel; frame = (…); …>`.
  private static func described(_ line: Bytes) -> LoggedItem? {
    guard line.first == .ascii("<"),
      let colon = line.firstIndex(of: ": 0x") ?? line.firstIndex(of: "; frame = ("),
      ItemParser.isClassName(line[(line.startIndex + 1)..<colon])
    else { return nil }
    let hasAddress = line[colon] == .ascii(":")
    let address =
      hasAddress
      ? line[(colon + 2)...].prefix { $0.isHexDigit || $0 == .ascii("x") }
      : line[..<line.startIndex]
    var text: String?
    if let mark = line.firstIndex(of: "text = '") {
      let quoted = line[(mark + 8)...]
      text =
        quoted[
          ..<(quoted.firstIndex(of: "';") ?? quoted.firstIndex(of: .ascii("'")) ?? quoted.endIndex)
        ].text
    }
    return LoggedItem(
      className: line[(line.startIndex + 1)..<colon].text, address: hasAddress ? address.text : nil,
      text: text)
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

extension Bytes {
  /// What stands between the first `mark` and the `end` after it.
  fileprivate func value(after mark: StaticString, upTo end: StaticString) -> Bytes? {
    guard let start = firstIndex(of: mark).map({ $0 + mark.utf8CodeUnitCount }),
      let stop = firstIndex(of: end, from: start)
    else { return nil }
    return self[start..<stop]
  }
}
