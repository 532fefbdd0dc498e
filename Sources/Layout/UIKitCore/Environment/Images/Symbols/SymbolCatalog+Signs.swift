extension SymbolCatalog {
  /// Abstract symbols: marks, arrows, lists.
  static let signs: [(String, SymbolDrawing)] = [
    (
      "checkmark",
      SymbolDrawing(
        18, 17,
        [
          .line("M2.6 9.6 L6.9 14.4 L15.4 2.8")
        ])
    ),
    (
      "checkmark.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line("M6.3 10.3 L9 13.3 L13.7 6.9"),
        ])
    ),
    (
      "checkmark.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .cut("M6.3 10.3 L9 13.3 L13.7 6.9"),
        ])
    ),
    (
      "xmark",
      SymbolDrawing(
        17, 17,
        [
          .line("M3.2 3.2 L13.8 13.8"),
          .line("M13.8 3.2 L3.2 13.8"),
        ])
    ),
    (
      "xmark.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line("M7.1 7.1 L12.9 12.9"),
          .line("M12.9 7.1 L7.1 12.9"),
        ])
    ),
    (
      "xmark.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .hole(
            """
            M12.33 6.57 L13.43 7.67 L11.10 10.00 L13.43 12.33 L12.33 13.43 L10.00 11.10 L7.67 \
            13.43 L6.57 12.33 L8.90 10.00 L6.57 7.67 L7.67 6.57 L10.00 8.90 Z
            """),
        ])
    ),
    (
      "plus",
      SymbolDrawing(
        18, 17,
        [
          .line("M9 1.9 V15.1"),
          .line("M2.4 8.5 H15.6"),
        ])
    ),
    (
      "plus.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line("M10 6 V14"),
          .line("M6 10 H14"),
        ])
    ),
    (
      "plus.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .hole("M9.2 5.8 H10.8 V9.2 H14.2 V10.8 H10.8 V14.2 H9.2 V10.8 H5.8 V9.2 H9.2 Z"),
        ])
    ),
    (
      "minus",
      SymbolDrawing(
        18, 17,
        [
          .line("M2.4 8.5 H15.6")
        ])
    ),
    (
      "minus.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line("M6 10 H14"),
        ])
    ),
    (
      "minus.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .cut("M6.2 10 H13.8"),
        ])
    ),
    (
      "info",
      SymbolDrawing(
        9, 18,
        [
          .more("O4.6 3.2 1.5"),
          .line("M2.8 7.8 H4.8 V15.2"),
          .line("M2.2 15.4 H7.2"),
        ])
    ),
    (
      "info.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .more("O9.9 6.1 1.15"),
          .thin("M8.7 9.2 H10.1 V14"),
          .thin("M8.3 14.1 H11.8"),
        ])
    ),
    (
      "info.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .hole("O9.9 6.1 1.05"),
          .hole("M8.5 8.6 H10.8 V13.4 H12 V14.8 H8.1 V13.4 H9.3 V10 H8.5 Z"),
        ])
    ),
    (
      "questionmark",
      SymbolDrawing(
        13, 18,
        [
          .line(
            """
            M2.6 5.8 C2.6 3.5 4.3 2.2 6.5 2.2 C8.8 2.2 10.4 3.6 10.4 5.5 C10.4 8.4 6.5 8.6 6.5 \
            12
            """),
          .more("O6.5 15.6 1.3"),
        ])
    ),
    (
      "questionmark.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line(
            """
            M7.6 7.7 C7.6 6.2 8.7 5.3 10 5.3 C11.5 5.3 12.5 6.2 12.5 7.4 C12.5 9.3 10 9.5 10 \
            11.4
            """),
          .more("O10 14.2 1.1"),
        ])
    ),
    (
      "questionmark.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .cut(
            """
            M7.6 7.7 C7.6 6.2 8.7 5.3 10 5.3 C11.5 5.3 12.5 6.2 12.5 7.4 C12.5 9.3 10 9.5 10 \
            11.4
            """),
          .hole("O10 14.3 1.05"),
        ])
    ),
    (
      "exclamationmark",
      SymbolDrawing(
        8, 18,
        [
          .line("M4 2.4 V11.2"),
          .more("O4 15.2 1.4"),
        ])
    ),
    (
      "exclamationmark.circle",
      SymbolDrawing(
        20, 20,
        [
          .line("O10 10 8.6"),
          .line("M10 5.6 V10.9"),
          .more("O10 14 1.1"),
        ])
    ),
    (
      "exclamationmark.circle.fill",
      SymbolDrawing(
        20, 20,
        [
          .area("O10 10 8.6"),
          .cut("M10 5.7 V10.9"),
          .hole("O10 14.1 1.05"),
        ])
    ),
    (
      "exclamationmark.triangle",
      SymbolDrawing(
        20, 19,
        [
          .line("M8.7 3.1 Q10 1 11.3 3.1 L18.2 15 Q19.3 17.3 16.9 17.4 H3.1 Q0.7 17.3 1.8 15 Z"),
          .line("M10 7 V11.4"),
          .more("O10 14.4 1.1"),
        ])
    ),
    (
      "exclamationmark.triangle.fill",
      SymbolDrawing(
        20, 19,
        [
          .area("M8.7 3.1 Q10 1 11.3 3.1 L18.2 15 Q19.3 17.3 16.9 17.4 H3.1 Q0.7 17.3 1.8 15 Z"),
          .cut("M10 7 V11.4"),
          .hole("O10 14.5 1.05"),
        ])
    ),
    (
      "checkmark.square",
      SymbolDrawing(
        19, 19,
        [
          .line("R1.9 1.9 15.2 15.2 3.2"),
          .line("M5.8 9.8 L8.4 12.7 L13.1 6.4"),
        ])
    ),
    (
      "checkmark.square.fill",
      SymbolDrawing(
        19, 19,
        [
          .area("R1.9 1.9 15.2 15.2 3.2"),
          .cut("M5.8 9.8 L8.4 12.7 L13.1 6.4"),
        ])
    ),
  ]
}
