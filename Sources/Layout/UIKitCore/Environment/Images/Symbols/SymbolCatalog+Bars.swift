extension SymbolCatalog {
  /// Symbols of bars, and instruments.
  static let bars: [(String, SymbolDrawing)] = [
    (
      "forward.fill",
      SymbolDrawing(
        25, 15,
        [
          .area("M2.4 3 L11.4 7.5 L2.4 12 Z"),
          .area("M13.4 3 L22.4 7.5 L13.4 12 Z"),
        ])
    ),
    (
      "backward.fill",
      SymbolDrawing(
        25, 15,
        [
          .area("M22.6 3 L13.6 7.5 L22.6 12 Z"),
          .area("M11.6 3 L2.6 7.5 L11.6 12 Z"),
        ])
    ),
    (
      "arrowshape.turn.up.left",
      SymbolDrawing(
        22, 18,
        [
          .line(
            """
            M9.4 2.2 L2 8.6 L9.4 15 V11.4 C14.2 11.2 17.2 12.4 19.8 15.6 C19.2 9.4 15.6 6 9.4 5.8 Z
            """)
        ])
    ),
    (
      "doc.on.doc",
      SymbolDrawing(
        20, 23,
        [
          .line("M7.4 5.4 V3.4 Q7.4 1.8 9 1.8 H13.4 L18 6.4 V14.6 Q18 16.2 16.4 16.2 H14.6"),
          .line("R2 6.6 11 14.6 1.8"),
        ])
    ),
    (
      "slider.horizontal.3",
      SymbolDrawing(
        21, 17,
        [
          .line("M1.8 3 H10.4"), .line("M16 3 H19.2"), .line("O13.2 3 2"),
          .line("M1.8 8.5 H4.6"), .line("M10.2 8.5 H19.2"), .line("O7.4 8.5 2"),
          .line("M1.8 14 H10.4"), .line("M16 14 H19.2"), .line("O13.2 14 2"),
        ])
    ),
    (
      "safari",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .thin("M14.2 5.8 L11.3 11.3 L5.8 14.2 L8.7 8.7 Z"),
          .more("M14.2 5.8 L8.7 8.7 L11.3 11.3 Z"),
        ])
    ),
    (
      "safari.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .hole("M14.6 5.4 L11.5 11.5 L5.4 14.6 L8.5 8.5 Z"),
          .more("O10 10 1.1"),
        ])
    ),
    (
      "timer",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line("M10 1.8 V4.6"),
          .line("M6.6 6.4 L10.4 10.6"),
        ])
    ),
  ]

  /// Other names for the same drawing: names of older versions, and symbols with no visible
  /// difference.
  static let aliases: [(alias: String, name: String)] = [
    ("line.horizontal.3", "line.3.horizontal"), ("list.dash", "list.bullet"),
    ("person.crop.circle", "person.circle"), ("person.crop.circle.fill", "person.circle.fill"),
    ("gobackward", "arrow.counterclockwise"), ("goforward", "arrow.clockwise"),
    ("multiply", "xmark"), ("multiply.circle", "xmark.circle"),
    ("multiply.circle.fill", "xmark.circle.fill"),
  ]
}
