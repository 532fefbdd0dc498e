import Testing

/// Small numbers decide what counts as equal. Each has a name and a reason, in a file that holds
/// nothing else, so that a reader finds them all and no two places mean the same by two numbers.
@Suite("Tolerances")
struct ToleranceTests {
  /// Where they stand.
  private static let homes: Set<String> = [
    "Sources/Foundations/Numbers/Tolerance.swift", "Sources/Layout/Cassowary/Precision.swift",
    "Sources/Layout/UIKit/Values/PixelGrid.swift",
  ]

  /// Small numbers that are no tolerances.
  private static let others: [String: Set<String>] = [
    // The curve of IEC 61966-2-1.
    "Sources/Foundations/ImageCoding/SRGBCurve.swift": ["0.0031308"],
    // Coefficients of Oklab's matrix (Ottosson 2020).
    "Sources/Foundations/ImageCoding/Comparison/PerceivedColor.swift": ["0.004_072_05"],
    // The default of a tolerance that users set, beside its documentation.
    "Sources/Foundations/ImageCoding/Comparison/PictureComparison.swift": ["0.006"],
    // A priority.
    "Sources/Layout/UIKit/Diagnosis/UIView+ExercisedAmbiguity.swift": ["1e-3"],
  ]

  @Test("No number below a hundredth stands outside of the files of tolerances")
  func literals() throws {
    for path in Repository.swiftFiles(in: "Sources") where !Self.homes.contains(path) {
      let found = Self.small(in: try Repository.text(of: path))
      #expect(Set(found) == Self.others[path, default: []], "\(path)")
    }
  }

  @Test("A small number is found however it is written, and neither in a comment nor in a string")
  func finding() {
    let source = """
      // 0.001
      let text = "1e-6"
      let numbers = [0.5, 0.01, 0.0099, 1e-3, 2.5E-4, 0.000_5, 10e-3, 3e2, 0x1p-52, view.0.005]
      """
    #expect(Self.small(in: source) == ["0.0099", "1e-3", "2.5E-4", "0.000_5"])
  }

  @Test("The inspector's page rounds to pixels with the tolerance of `PixelGrid`")
  func inspector() throws {
    let grid = try Repository.text(of: "Sources/Layout/UIKit/Values/PixelGrid.swift")
    let page = try Repository.text(of: "Sources/Drawing/InspectorPages/Page/script/model.js")
    let mine = grid.split(separator: "static let tolerance: CGFloat = ").last?.prefix { $0 != "\n" }
    let its = page.split(separator: "const tolerance = ").last?.prefix { $0 != ";" }
    #expect(mine == its)
    #expect(mine.flatMap { Double($0) } == 1e-4)
  }

  /// The decimal literals of a source that are above 0 and below a hundredth.
  private static func small(in source: String) -> [String] {
    SwiftText(source).lines.flatMap { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" && $0 != "-" }
        .map(String.init).flatMap(literals(in:))
    }
  }

  /// `a-0.5` is a name and a number; the sign of an exponent belongs to its number.
  private static func literals(in word: String) -> [String] {
    var pieces: [String] = [""]
    for character in word {
      let isExponent = pieces.last?.last.map { $0 == "e" || $0 == "E" } ?? false
      let isNumber = pieces.last?.first?.isNumber ?? false
      if character == "-", !(isExponent && isNumber) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.filter { piece in
      guard piece.first?.isNumber == true, !piece.hasPrefix("0x"),
        let value = Double(piece.filter { $0 != "_" })
      else { return false }
      return value > 0 && value < 0.01
    }
  }
}
