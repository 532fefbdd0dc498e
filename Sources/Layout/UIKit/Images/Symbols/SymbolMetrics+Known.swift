extension SymbolMetrics {
  /// The shape of most symbols: what stands in a circle is as large as the circle.
  static let circle = SymbolMetrics(20, 19, 3.5)
  private static let square = SymbolMetrics(19.5, 17.5, 2.5)
  private static let rectangle = SymbolMetrics(24, 17.5, 2.5)
  private static let page = SymbolMetrics(18, 20, 4)

  /// What is known of a name; a filled symbol is as large as its outline unless it is listed by
  /// itself.
  static func known(_ name: String) -> SymbolMetrics? {
    if let exact = sizes[name] { return exact }
    let parts = name.split(separator: ".").map(String.init)
    if parts.last == "fill" { return known(parts.dropLast().joined(separator: ".")) }
    guard parts.count > 1, let frame = parts.last else { return nil }
    switch frame {
    case "circle": return circle
    case "square": return square
    case "rectangle": return rectangle
    default: return nil
    }
  }

  /// Width, height and descent at 17 points. The sizes were measured by the public project
  /// swiftui-web (iOS agrees where its own are on record), and stored frames of Interface Builder
  /// have the same for `chevron.right` and circles. Widths of trash, die.face, hand.raised.fill and
  /// both of person.3 are those of one stored frame each.
  private static let sizes: [String: SymbolMetrics] = Dictionary(
    (signs + arrows + things).flatMap { names, metrics in
      names.split(separator: " ").map { (String($0), metrics) }
    }, uniquingKeysWith: { first, _ in first })

  private static let signs: [(String, SymbolMetrics)] = [
    ("circle globe clock safari timer face.smiling chart.pie", circle),
    ("square qrcode square.grid.2x2 square.dashed", square),
    ("rectangle photo tablecells terminal sidebar.left sidebar.right", rectangle),
    ("doc doc.text rectangle.portrait book.closed wallet.pass", page),
    ("checkmark", SymbolMetrics(18.5, 16.5, 2.5)), ("xmark", SymbolMetrics(17.5, 15.5, 1.5)),
    ("plus", SymbolMetrics(18, 16, 2)), ("minus", SymbolMetrics(18, 3.5, -4)),
    ("questionmark", SymbolMetrics(13.5, 18, 3)), ("exclamationmark", SymbolMetrics(6.5, 18, 3)),
    ("exclamationmark.triangle triangle", SymbolMetrics(20.5, 18, 3)),
    ("ellipsis", SymbolMetrics(18.5, 5.5, -3.5)), ("star", SymbolMetrics(22, 20, 3.5)),
    ("heart", SymbolMetrics(20.5, 17.5, 3)), ("number percent", SymbolMetrics(19.5, 18.5, 3)),
    ("line.3.horizontal line.horizontal.3", SymbolMetrics(21, 10.5, -0.5)),
    ("list.bullet", SymbolMetrics(21, 14.5, 1.5)), ("list.number", SymbolMetrics(21, 16, 2)),
    ("slider.horizontal.3 text.alignleft", SymbolMetrics(21, 16.5, 2.5)),
    ("hexagon", SymbolMetrics(21, 21, 4.5)), ("seal", SymbolMetrics(21.5, 21.5, 4.5)),
  ]

  private static let arrows: [(String, SymbolMetrics)] = [
    ("chevron.left chevron.right chevron.forward chevron.backward", SymbolMetrics(12.5, 16.5, 2)),
    ("chevron.up", SymbolMetrics(18.5, 10.5, -1.5)),
    ("chevron.down", SymbolMetrics(18.5, 10.5, -0.5)),
    ("arrow.left arrow.right arrow.forward arrow.backward", SymbolMetrics(19.5, 15, 1.5)),
    ("arrow.up arrow.down", SymbolMetrics(17, 18, 3)),
    ("arrow.clockwise arrow.counterclockwise", SymbolMetrics(18, 20, 3)),
    ("arrow.uturn.left", SymbolMetrics(20, 17.5, 3)),
    ("square.and.arrow.up", SymbolMetrics(19, 22, 3.5)),
    ("square.and.arrow.down", SymbolMetrics(19, 21.5, 3.5)),
    ("square.and.pencil", SymbolMetrics(21, 20, 3)), ("pencil", SymbolMetrics(17.5, 15.5, 1.5)),
    ("play", SymbolMetrics(15, 16, 2)), ("pause", SymbolMetrics(14.5, 16, 2)),
    ("forward backward", SymbolMetrics(25.5, 15, 1.5)),
    ("shuffle repeat", SymbolMetrics(23.5, 17.5, 2.5)),
    ("location", SymbolMetrics(20, 18.5, 3.5)), ("paperplane", SymbolMetrics(21, 19.5, 4)),
    ("airplane", SymbolMetrics(21, 19, 3.5)), ("link", SymbolMetrics(22, 21, 4.5)),
  ]

  private static let things: [(String, SymbolMetrics)] = [
    ("bell", SymbolMetrics(20, 19.5, 3.5)), ("bell.slash", SymbolMetrics(19, 20.5, 4.5)),
    ("bolt", SymbolMetrics(17, 21.5, 4.5)), ("book", SymbolMetrics(22.5, 17.5, 2.5)),
    ("bookmark", SymbolMetrics(17.5, 20, 4)), ("briefcase", SymbolMetrics(23.5, 18.5, 3)),
    ("bubble.left bubble.right text.bubble", SymbolMetrics(22.5, 19.5, 4)),
    ("building.2", SymbolMetrics(20.5, 21.5, 4.5)), ("calendar", SymbolMetrics(21, 17.5, 2.5)),
    ("archivebox", SymbolMetrics(21, 17.5, 2.5)), ("camera", SymbolMetrics(24.5, 18, 2.5)),
    ("car", SymbolMetrics(24, 17.5, 2.5)), ("cart", SymbolMetrics(23, 18.5, 4)),
    ("chart.bar", SymbolMetrics(25.5, 18, 3)), ("cloud", SymbolMetrics(22.5, 15.5, 1.5)),
    ("creditcard envelope tray", SymbolMetrics(24, 16.5, 2.5)),
    (
      "die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6",
      SymbolMetrics(18.25, 18, 3)
    ),
    ("desktopcomputer", SymbolMetrics(24, 19, 3.5)), ("doc.on.doc", SymbolMetrics(21, 23, 5.5)),
    ("drop", SymbolMetrics(15, 19, 3.5)), ("eye", SymbolMetrics(26, 16.5, 2.5)),
    ("eye.slash", SymbolMetrics(26, 20, 3.5)), ("flag", SymbolMetrics(19.5, 18.5, 3)),
    ("flame", SymbolMetrics(17, 20, 3)), ("folder", SymbolMetrics(23, 17.5, 2.5)),
    ("gear", SymbolMetrics(21.5, 20.5, 4)), ("gearshape", SymbolMetrics(21, 20, 4)),
    ("gift", SymbolMetrics(20, 19.5, 3)), ("hand.raised", SymbolMetrics(20.5, 20.5, 3.5)),
    ("hand.raised.fill", SymbolMetrics(23.5, 22, 4)), ("person.3", SymbolMetrics(36, 18.5, 3)),
    ("hand.thumbsup hand.thumbsdown", SymbolMetrics(20, 20.5, 4)),
    ("house", SymbolMetrics(24, 19.5, 3.5)), ("iphone", SymbolMetrics(17, 20, 4)),
    ("key", SymbolMetrics(15.5, 23, 5.5)), ("leaf", SymbolMetrics(21, 18, 3)),
    ("lightbulb", SymbolMetrics(15.5, 21.5, 4.5)), ("lock", SymbolMetrics(16.5, 18.5, 3)),
    ("lock.open", SymbolMetrics(21.5, 18.5, 3)), ("magnifyingglass", SymbolMetrics(20.5, 18.5, 3)),
    ("map", SymbolMetrics(21.5, 18.5, 3)), ("message", SymbolMetrics(22.5, 18.5, 2.5)),
    ("mic mic.slash", SymbolMetrics(17, 20, 3.5)), ("moon", SymbolMetrics(20, 19, 3.5)),
    ("music.note", SymbolMetrics(14.5, 19, 3.5)), ("paperclip", SymbolMetrics(20, 21, 4.5)),
    ("person", SymbolMetrics(19, 17.5, 2.5)), ("person.fill", SymbolMetrics(18, 17, 2.5)),
    ("person.2", SymbolMetrics(27.5, 19, 4)), ("phone", SymbolMetrics(20.5, 18.5, 3)),
    ("pin", SymbolMetrics(20, 21.5, 5)), ("power", SymbolMetrics(20, 19.5, 3)),
    ("printer", SymbolMetrics(23, 20, 4)), ("shield", SymbolMetrics(18, 19, 3.5)),
    ("speaker.slash", SymbolMetrics(17.5, 20, 4.5)),
    ("speaker.wave.1", SymbolMetrics(20, 17, 2.5)), ("speaker.wave.2", SymbolMetrics(24, 17, 2.5)),
    ("sun.max", SymbolMetrics(21, 20.5, 4)), ("tag", SymbolMetrics(22.5, 21, 5)),
    ("trash", SymbolMetrics(17.75, 20.5, 3.5)), ("tv", SymbolMetrics(25, 19, 3.5)),
    ("video", SymbolMetrics(24.5, 16, 2)), ("wifi", SymbolMetrics(22.5, 16, 2)),
    ("wrench", SymbolMetrics(23.5, 23, 5.5)),
  ]
}
