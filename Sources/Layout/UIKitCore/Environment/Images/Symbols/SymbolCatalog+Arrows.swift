extension SymbolCatalog {
  /// Arrows, plain shapes, lists.
  static let arrows: [(String, SymbolDrawing)] = [
    (
      "ellipsis",
      SymbolDrawing(
        20, 8,
        [
          .more("O4 4 1.7"),
          .more("O10 4 1.7"),
          .more("O16 4 1.7"),
        ])
    ),
    (
      "ellipsis.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .more("O6.2 10 1.15"),
          .more("O10 10 1.15"),
          .more("O13.8 10 1.15"),
        ])
    ),
    (
      "ellipsis.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .hole("O6.2 10 1.1"),
          .hole("O10 10 1.1"),
          .hole("O13.8 10 1.1"),
        ])
    ),
    (
      "circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6")
        ])
    ),
    (
      "circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6")
        ])
    ),
    (
      "square",
      SymbolDrawing(
        19, 19,
        [
          .line("R1.9 1.9 15.2 15.2 3.2")
        ])
    ),
    (
      "square.fill",
      SymbolDrawing(
        19, 19,
        [
          .area("R1.9 1.9 15.2 15.2 3.2")
        ])
    ),
    (
      "chevron.right",
      SymbolDrawing(
        12, 17,
        [
          .line("M3.8 2.4 L9.2 8.5 L3.8 14.6")
        ])
    ),
    (
      "chevron.left",
      SymbolDrawing(
        12, 17,
        [
          .line("M8.2 2.4 L2.8 8.5 L8.2 14.6")
        ])
    ),
    (
      "chevron.up",
      SymbolDrawing(
        17, 11,
        [
          .line("M2.4 8.2 L8.5 2.8 L14.6 8.2")
        ])
    ),
    (
      "chevron.down",
      SymbolDrawing(
        17, 11,
        [
          .line("M2.4 2.8 L8.5 8.2 L14.6 2.8")
        ])
    ),
    (
      "chevron.forward",
      SymbolDrawing(
        12, 17,
        [
          .line("M3.8 2.4 L9.2 8.5 L3.8 14.6")
        ])
    ),
    (
      "chevron.backward",
      SymbolDrawing(
        12, 17,
        [
          .line("M8.2 2.4 L2.8 8.5 L8.2 14.6")
        ])
    ),
    (
      "chevron.up.chevron.down",
      SymbolDrawing(
        13, 19,
        [
          .line("M3.2 6.8 L6.5 3 L9.8 6.8"),
          .line("M3.2 12.2 L6.5 16 L9.8 12.2"),
        ])
    ),
    (
      "arrow.right",
      SymbolDrawing(
        20, 17,
        [
          .line("M2.2 8.5 H17"),
          .line("M11.6 3 L17.3 8.5 L11.6 14"),
        ])
    ),
    (
      "arrow.left",
      SymbolDrawing(
        20, 17,
        [
          .line("M18 8.5 H3"),
          .line("M8.4 3 L2.7 8.5 L8.4 14"),
        ])
    ),
    (
      "arrow.up",
      SymbolDrawing(
        17, 20,
        [
          .line("M8.5 17.6 V3"),
          .line("M3 8.4 L8.5 2.7 L14 8.4"),
        ])
    ),
    (
      "arrow.down",
      SymbolDrawing(
        17, 20,
        [
          .line("M8.5 2.4 V17"),
          .line("M3 11.6 L8.5 17.3 L14 11.6"),
        ])
    ),
    (
      "arrow.forward",
      SymbolDrawing(
        20, 17,
        [
          .line("M2.2 8.5 H17"),
          .line("M11.6 3 L17.3 8.5 L11.6 14"),
        ])
    ),
    (
      "arrow.backward",
      SymbolDrawing(
        20, 17,
        [
          .line("M18 8.5 H3"),
          .line("M8.4 3 L2.7 8.5 L8.4 14"),
        ])
    ),
    (
      "arrow.clockwise",
      SymbolDrawing(
        19, 20,
        [
          .line(
            """
            M16.4 8.2 C15.5 5.3 12.8 3.2 9.6 3.2 C5.7 3.2 2.5 6.4 2.5 10.3 C2.5 14.2 5.7 17.4 \
            9.6 17.4 C12.6 17.4 15.2 15.5 16.3 12.8
            """),
          .line("M16.8 3.6 V8.4 H12"),
        ])
    ),
    (
      "arrow.counterclockwise",
      SymbolDrawing(
        19, 20,
        [
          .line(
            """
            M2.6 8.2 C3.5 5.3 6.2 3.2 9.4 3.2 C13.3 3.2 16.5 6.4 16.5 10.3 C16.5 14.2 13.3 \
            17.4 9.4 17.4 C6.4 17.4 3.8 15.5 2.7 12.8
            """),
          .line("M2.2 3.6 V8.4 H7"),
        ])
    ),
    (
      "line.3.horizontal",
      SymbolDrawing(
        20, 16,
        [
          .line("M2.4 3 H17.6"),
          .line("M2.4 8 H17.6"),
          .line("M2.4 13 H17.6"),
        ])
    ),
    (
      "list.bullet",
      SymbolDrawing(
        21, 16,
        [
          .more("O3 3 1.3"),
          .more("O3 8 1.3"),
          .more("O3 13 1.3"),
          .line("M7 3 H18.6"),
          .line("M7 8 H18.6"),
          .line("M7 13 H18.6"),
        ])
    ),
    (
      "globe",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .thin("M10 1.6 C5 5.4 5 14.6 10 18.4 C15 14.6 15 5.4 10 1.6 Z"),
          .thin("M1.6 10 H18.4"),
          .thin("M3.4 5.6 Q10 8.6 16.6 5.6"),
          .thin("M3.4 14.4 Q10 11.4 16.6 14.4"),
        ])
    ),
  ]
}
