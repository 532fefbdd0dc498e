extension KnownFont {
  /// Advances of the printable ASCII characters, space to tilde, in thousandths of the point size.
  struct AdvanceTable {
    /// Of English text; what the families' averages are compared with.
    let average: Double
    let advances: [Double]
  }

  /// Advances by family, as in Adobe's font metrics (AFM) of Helvetica and of Helvetica Neue Roman; Arial's are Helvetica's
  /// by design. Labels in Helvetica Neue that Interface Builder stored are as wide to the pixel (5 of 5).
  static let advanceTables: [String: AdvanceTable] = [
    "arial": AdvanceTable(average: 0.441, advances: helvetica),
    "helvetica": AdvanceTable(average: 0.441, advances: helvetica),
    "helveticaneue": AdvanceTable(average: 0.447, advances: helveticaNeue),
  ]

  private static let helvetica: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722,
    722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
    667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,
    500, 334, 260, 334, 584,
  ]

  private static let helveticaNeue: [Double] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722,
    704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722,
    611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574,
    556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500,
    480, 333, 222, 333, 600,
  ]
}
