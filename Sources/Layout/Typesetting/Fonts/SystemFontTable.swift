/// San Francisco's recorded advances and fitted kerning, by character: the resource
/// `san-francisco.txt`, which `Benchmarks/fit-system-font.py` makes and which names its sources.
///
/// All numbers are 1/2048 em. Characters are the printable ASCII ones, as offsets from the space.
struct SystemFontTable: Sendable {
  static let shared = SystemFontTable(PackageResources.san_francisco_txt)
  static let characterCount = 95

  /// Ultralight, regular, black and regular italic of the text cut, then of the display cut.
  private static let masterCount = 8

  /// By character and master.
  private var advances: [Int16]
  /// By left character, right character and cut; regular weight.
  private var kerning: [Int16]
  /// By kind of pair and master: the kerning in units of that of the regular weight.
  private var strengths: [Double]

  /// Whether a pair is of digits, has a capital, or neither; its kerning varies with weight alike.
  enum PairKind: Int, CaseIterable {
    case other, capital, digits

    init(_ left: Int, _ right: Int) {
      func isDigit(_ character: Int) -> Bool { 0x10..<0x1A ~= character }
      func isCapital(_ character: Int) -> Bool { 0x21..<0x3B ~= character }
      if isDigit(left), isDigit(right) {
        self = .digits
      } else {
        self = isCapital(left) || isCapital(right) ? .capital : .other
      }
    }
  }

  /// Reads the resource: `advances`, `kerning` and `strengths`, with lines by character.
  init(_ bytes: [UInt8]) {
    advances = [Int16](repeating: 0, count: Self.characterCount * Self.masterCount)
    kerning = [Int16](repeating: 0, count: Self.characterCount * Self.characterCount * 2)
    strengths = [Double](repeating: 1, count: PairKind.allCases.count * Self.masterCount)
    bytes.withUnsafeBufferPointer { bytes in
      var reader = TableReader(bytes)
      reader.skip(past: "\nadvances\n")
      for character in 0..<Self.characterCount {
        reader.skip(1)
        for master in 0..<Self.masterCount {
          advances[character * Self.masterCount + master] = reader.number()
        }
        reader.skip(1)
      }
      reader.skip(past: "kerning\n")
      while let left = reader.character() {
        while !reader.endsLine, let right = reader.character(after: 1) {
          let pair = (left * Self.characterCount + right) * 2
          kerning[pair] = reader.number()
          kerning[pair + 1] = reader.number()
        }
        reader.skip(1)
      }
      reader.skip(past: "strengths\n")
      for entry in strengths.indices {
        if entry % Self.masterCount == 0 { reader.skip(1) }
        strengths[entry] = Double(reader.number()) / 100
        if entry % Self.masterCount == Self.masterCount - 1 { reader.skip(1) }
      }
    }
  }

  /// The advance of a character without tracking.
  func advance(of character: Int, at point: SystemFontPoint) -> Double {
    point.value { Double(advances[character * Self.masterCount + $0]) }
  }

  /// What two characters are closer together than their advances say, negative, or farther apart.
  @inline(__always)
  func kerning(_ left: Int, _ right: Int, _ strengths: [SystemFontPoint.Strengths]) -> Double {
    let pair = (left * Self.characterCount + right) * 2
    let (text, display) = (kerning[pair], kerning[pair + 1])
    if text == 0, display == 0 { return 0 }
    let strength = strengths[PairKind(left, right).rawValue]
    return strength.text * Double(text) + strength.display * Double(display)
  }

  /// By kind of pair: the shares of kerning at a point.
  func strengths(at point: SystemFontPoint) -> [SystemFontPoint.Strengths] {
    PairKind.allCases.map { kind in
      point.strengths { strengths[kind.rawValue * Self.masterCount + $0] }
    }
  }
}

/// Reads the lines of `san-francisco.txt`, which is part of the program and complete.
private struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var endsLine: Bool { position >= bytes.count || bytes[position] == 0x0A }

  mutating func skip(_ count: Int) { position += count }

  /// Goes behind the next occurrence of a text.
  mutating func skip(past text: StaticString) {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    while position + wanted.count <= bytes.count {
      defer { position += 1 }
      guard bytes[position] == wanted[0] else { continue }
      if bytes[position..<(position + wanted.count)].elementsEqual(wanted) {
        position += wanted.count - 1
        return
      }
    }
  }

  /// The next character as an offset from the space; nil at the end of a section, an empty line.
  mutating func character(after blanks: Int = 0) -> Int? {
    guard position + blanks < bytes.count, bytes[position + blanks] > 0x20 else { return nil }
    position += blanks + 1
    return Int(bytes[position - 1]) - 0x20
  }

  /// The number after a space.
  mutating func number() -> Int16 {
    position += 1
    var (value, isNegative) = (Int16(0), false)
    while position < bytes.count, bytes[position] > 0x20 {
      if bytes[position] == 0x2D {
        isNegative = true
      } else {
        value = value &* 10 &+ Int16(bytes[position] & 0x0F)
      }
      position += 1
    }
    return isNegative ? -value : value
  }
}
