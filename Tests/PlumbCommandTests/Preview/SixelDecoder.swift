import ImageCoding

@testable import PlumbCommand

/// Reads sixels as a terminal does: the other way round than they were written, by the protocol
/// alone. Pixels that were never set are nil.
struct SixelDecoder {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [SixelColor?] = []
  private var registers: [Int: SixelColor] = [:]
  private var color = 0
  private var x = 0
  private var top = 0

  /// Nil where a character has no meaning.
  init?(_ sequence: String) {
    guard let q = sequence.firstIndex(of: "q") else { return nil }
    var rest = sequence[sequence.index(after: q)...]
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        let numbers = Self.numbers(&rest)
        guard numbers.count == 4 else { return nil }
        (width, height) = (numbers[2], numbers[3])
        pixels = Array(repeating: nil, count: width * height)
      case "#":
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5, numbers[1] == 2 {
          registers[color] = SixelColor(
            red: UInt8(numbers[2]), green: UInt8(numbers[3]), blue: UInt8(numbers[4]))
        }
      case "!":
        guard let count = Self.numbers(&rest).first, let next = rest.popFirst(),
          draw(next, times: count)
        else { return nil }
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default: guard draw(character, times: 1) else { return nil }
      }
    }
  }

  private mutating func draw(_ character: Character, times: Int) -> Bool {
    guard let value = character.asciiValue, (0x3F...0x7E).contains(value), registers[color] != nil
    else { return false }
    for column in x..<x + times {
      for row in 0..<6 where (value - 0x3F) >> UInt8(row) & 1 == 1 {
        guard column < width, top + row < height else { return false }
        pixels[(top + row) * width + column] = registers[color]
      }
    }
    x += times
    return true
  }

  private static func numbers(_ text: inout Substring) -> [Int] {
    let digits = text.prefix { $0.isNumber || $0 == ";" }
    text = text[digits.endIndex...]
    return digits.split(separator: ";").compactMap { Int($0) }
  }
}
