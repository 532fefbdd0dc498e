import Testing

/// Small numbers decide what counts as equal. Each has a name and a reason, in a file that holds
/// nothing else, so that a reader finds them all and no two places mean the same by two numbers.
@Suite("Tolerances")
struct ToleranceTests {
  /// Where they stand.
  private static let homes: Set<String> = [
    "Sources/Foundations/Numbers/Tolerance.swift", "Sources/Layout/Cassowary/Precision.swift",
    // How far a simulator's picture may be off, as the documentation says it.
    "Sources/Product/PlumbKit/Verify/Picture/PictureVerification.swift",
  ]

  /// Small numbers that are no tolerances.
  private static let others: [String: Set<String>] = [
    // The curve of IEC 61966-2-1.
    "Sources/Foundations/ImageCoding/PixelBuffer.swift": ["0.0031308"],
    // Coefficients of Oklab's matrix (Ottosson 2020), and the light that a screen reflects.
    "Sources/Foundations/ImageCoding/Comparison/PerceivedColor.swift": ["0.004_072_05", "0.01"],
    // The default of a tolerance that users set, beside its documentation.
    "Sources/Foundations/ImageCoding/Comparison/PictureComparison.swift": ["0.006"],
    // The distance of neighbouring numbers between 1 and 2.
    "Sources/Layout/Cassowary/Core+OpenParts.swift": ["0x1p-52"],
    // The length of a dot in a dashed line.
    "Sources/Drawing/LayoutDiagrams/DiagramPalette.swift": ["0.01"],
    // The alpha below which UIKit's hit test passes a view, as Apple documents it.
    "Sources/Layout/UIKitCore/View/Events/UIEvent.swift": ["0.01"],
    // The same, of what nobody sees.
    "Sources/Apps/HostedSources/Cells/BlankRow.swift": ["0.01"],
    "Sources/Apps/HostedSources/Cells/SampleContent.swift": ["0.01"],
    // By how much a label's text shrinks at a time.
    "Sources/Layout/UIKitCore/Labels/UILabel+Drawing.swift": ["0.01"],
    // What is printed as "less than 1 %".
    "Sources/Product/PlumbKit/Snapshots/PictureFileComparison.swift": ["0.01"],
    // A priority.
    "Sources/Layout/UIKitCore/Ambiguity/UIView+ExercisedAmbiguity.swift": ["1e-3"],
  ]

  @Test("No number up to a hundredth stands outside of the files of tolerances")
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
      let numbers = [0.5, 0.011, 0.01, 0.0099, 1e-3, 2.5E-4, 0.000_5, 3e2, 0x1p-52, view.0.005]
      let quotients = 1.0 / 1024 + 1/100 + 38 / 255 + width / 1024 + 2 / scale + 0.5 / 1e3 / 10 + (a + 1) / 1e9
      """
    #expect(
      Self.small(in: source)
        == [
          "0.01", "0.0099", "1e-3", "2.5E-4", "0.000_5", "0x1p-52", "1.0 / 1024", "1 / 100",
          "0.5 / 1e3",
        ])
  }

  @Test(
    "No difference is held against a number without a name, and no tolerance is declared elsewhere")
  func comparisons() throws {
    for path in Repository.swiftFiles(in: "Sources") where !Self.homes.contains(path) {
      let found = Self.bareTolerances(in: try Repository.text(of: path))
      #expect(found == [], "\(path)")
    }
  }

  @Test("A bare tolerance is found in a comparison, a declaration and a choice")
  func findingComparisons() {
    let source = """
      guard abs(a - b) < 0.4, abs(c) >= Tolerance.fit, (a - b).magnitude <= 1.5 else { return abs(d) > 3 }
      private static let tolerance = 0.05
      var textTolerance: CGFloat { isOnCanvas ? 0.02 : 0 }
      private static let slack: Double = 2.0
      let isNear = 0.75 > abs(a - b) && width < 0.5
      static let sameDifference = HierarchyVerification.tolerance + Tolerance.visible
      func compare(_ tolerance: Tolerance = .standard) -> Bool { tolerance.scale == 2.0 }
      """
    #expect(Self.bareTolerances(in: source) == ["0.4", "1.5", "0.05", "0.02", "2.0", "0.75"])
  }

  /// Fractions that a distance is compared with, or that a name declares as a tolerance.
  private static func bareTolerances(in source: String) -> [String] {
    SwiftText(source).lines.filter(hasDigit).flatMap { line -> [String] in
      let words = words(of: line)
      let isDeclared = zip(words, words.dropFirst()).contains { keyword, name in
        (keyword == "let" || keyword == "var") && isTolerance(name)
      }
      return line.split { "&|,?{".contains($0) }.flatMap { condition in
        fractions(comparedIn: Self.words(of: condition), orAll: isDeclared)
      }
    }
  }

  /// Most lines have no digit, and are not looked at further.
  private static func hasDigit(_ line: Substring) -> Bool {
    line.utf8.contains { (0x30...0x39).contains($0) }
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && !"._<>=".contains($0) }
  }

  /// The fractions that a condition compares a distance with, or all of its fractions.
  private static func fractions(comparedIn words: [Substring], orAll takesAll: Bool) -> [String] {
    words.indices.filter { isFraction(words[$0]) }.filter { at in
      let (before, after) = (words[..<at], words[at...].dropFirst())
      return takesAll
        || before.last.map(isComparison) == true && before.contains(where: isDistance)
        || after.first.map(isComparison) == true && after.contains(where: isDistance)
    }.map { String(words[$0]) }
  }

  private static func isFraction(_ word: Substring) -> Bool {
    word.contains(".") && number(String(word)) != nil
  }

  private static func isComparison(_ word: Substring) -> Bool {
    ["<", ">", "<=", ">="].contains(word)
  }

  private static func isDistance(_ word: Substring) -> Bool {
    word == "abs" || word.hasSuffix("magnitude")
  }

  private static func isTolerance(_ name: Substring) -> Bool {
    ["tolerance", "slack", "epsilon"].contains { name.lowercased().hasSuffix($0) }
  }

  /// What may be rounded up with the standard library, in the targets of points.
  private static let roundings: Set<String> = [
    "Sources/Layout/UIKitCore/Values/PixelGrid.swift",
    // The number of curves that an arc takes.
    "Sources/Layout/UIKitCore/Environment/Graphics/PathOutline.swift",
    // The first of the round numbers on an axis.
    "Sources/Product/PlumbKit/Sweep/SweepRenderer.swift",
  ]

  @Test("Points are rounded up by `PixelGrid` and `wholePoints` alone")
  func wholePoints() throws {
    for folder in [
      "Layout/UIKitCore", "Layout/UIKit", "Results/Linting", "Drawing/ViewDrawing",
      "Product/PlumbKit",
    ] {
      for path in Repository.swiftFiles(in: "Sources/" + folder)
      where !Self.roundings.contains(path) {
        let code = SwiftText(try Repository.text(of: path)).lines.joined(separator: "\n")
        #expect(!code.contains(".rounded(.up)"), "\(path)")
      }
    }
  }

  /// Where the top of the scale of priorities is written, and what lies between required and 999.
  private static let scales: Set<String> = [
    "Sources/Foundations/Numbers/EquationText.swift",
    "Sources/Layout/Cassowary/Solver+Editing.swift",
    "Sources/Layout/UIKitCore/Values/UILayoutPriority.swift",
    "Sources/Layout/UIKitCore/Stack/StackConstraint.swift",
    "Sources/Layout/UIKitCore/Ambiguity/LayoutEngine+Alternatives.swift",
    "Sources/Inputs/CellTemplates/Equations/PriorityExpression.swift",
  ]

  @Test("No priority from 999 to 1000 stands outside of the scales of priorities")
  func priorities() throws {
    for path in Repository.swiftFiles(in: "Sources") where !Self.scales.contains(path) {
      for line in SwiftText(try Repository.text(of: path)).lines where line.contains("riorit") {
        let found = line.split { !$0.isNumber && !"._".contains($0) }
          .compactMap { Self.number(String($0)) }.filter { (999...1000).contains($0) }
        #expect(found.isEmpty, "\(path): \(line)")
      }
    }
  }

  @Test("The inspector's page rounds to pixels with the tolerance of `Tolerance.pixelEdge`")
  func inspector() throws {
    let grid = try Repository.text(of: "Sources/Foundations/Numbers/Tolerance.swift")
    let page = try Repository.text(
      of: "Sources/Product/PlumbKit/InspectorPages/Page/script/model.js")
    let mine = grid.split(separator: "static let pixelEdge = ").last?.prefix { $0 != "\n" }
    let its = page.split(separator: "const tolerance = ").last?.prefix { $0 != ";" }
    #expect(mine == its)
    #expect(mine.flatMap { Double($0) } == 1e-4)
  }

  /// The literals of a source, and the quotients of two, that are above 0 and at most a hundredth.
  private static func small(in source: String) -> [String] {
    SwiftText(source).lines.filter(hasDigit).flatMap { line -> [String] in
      let spaced = line.replacing("/", with: " / ").replacing(")", with: " ) ")
      let words = spaced.split { !$0.isLetter && !$0.isNumber && !"._-/)".contains($0) }
      return small(of: words.flatMap { literals(in: String($0)) })
    }
  }

  private static func small(of tokens: [String]) -> [String] {
    tokens.indices.compactMap { at in
      guard let value = number(tokens[at]) else { return nil }
      let isDivisor = at > 0 && tokens[at - 1] == "/"
      if !isDivisor, at + 2 < tokens.count, tokens[at + 1] == "/", let by = number(tokens[at + 2]) {
        return isSmall(value / by) ? "\(tokens[at]) / \(tokens[at + 2])" : nil
      }
      return isSmall(value) ? tokens[at] : nil
    }
  }

  private static func isSmall(_ value: Double) -> Bool { value > 0 && value <= 0.01 }

  /// The value of a literal; `Double` reads hexadecimal ones only with an exponent.
  private static func number(_ token: String) -> Double? {
    guard token.first?.isNumber == true else { return nil }
    return Double(token.filter { $0 != "_" })
  }

  /// `a-0.5` is a name and a number; the sign of an exponent belongs to its number.
  private static func literals(in word: String) -> [String] {
    var pieces: [String] = [""]
    for character in word {
      let isExponent = pieces.last?.last.map { "eEpP".contains($0) } ?? false
      let isNumber = pieces.last?.first?.isNumber ?? false
      if character == "-", !(isExponent && isNumber) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.filter { !$0.isEmpty }
  }
}
