import Scene

/// Reads the paths of symbols; see `SymbolDrawing` for how they are written.
struct SymbolPath {
  /// The elements read; a mistake ends the path.
  private(set) var path = Scene.Path()
  private var numbers: [Double] = []
  private var pen = Scene.Point.zero

  static func read(_ text: String) -> Scene.Path {
    var reader = SymbolPath()
    var command: Character = " "
    for word in reader.words(of: text) {
      if let number = Double(word) {
        reader.numbers.append(number)
      } else {
        command = word.first ?? " "
        if command == "Z" { reader.path.elements.append(.close) }
      }
      reader.take(command)
    }
    return reader.path
  }

  /// Letters and numbers: a letter also ends the number before it.
  private func words(of text: String) -> [String] {
    text.reduce(into: [""]) { words, character in
      if character.isLetter {
        words += [String(character), ""]
      } else if character.isWhitespace {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }.filter { !$0.isEmpty }
  }

  /// Draws once the command has all its numbers; it goes on with the next ones.
  private mutating func take(_ command: Character) {
    let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "O": 3, "R": 5]
    guard let count = counts[command], numbers.count == count else { return }
    defer { numbers = [] }
    switch command {
    case "M": move(to: point(0))
    case "L": line(to: point(0))
    case "H": line(to: Scene.Point(numbers[0], pen.y))
    case "V": line(to: Scene.Point(pen.x, numbers[0]))
    case "C":
      path.elements.append(.cubic(point(0), point(2), point(4)))
      pen = point(4)
    case "Q":
      path.elements.append(.quadratic(point(0), point(2)))
      pen = point(2)
    case "O":
      let middle = Scene.Rect(numbers[0], numbers[1], 0, 0)
      path.elements += Scene.Path.ellipse(in: middle.outset(by: numbers[2])).elements
    default:
      let rect = Scene.Rect(numbers[0], numbers[1], numbers[2], numbers[3])
      path.elements += Scene.Path.roundedRectangle(rect, radius: numbers[4]).elements
    }
  }

  private func point(_ index: Int) -> Scene.Point {
    Scene.Point(numbers[index], numbers[index + 1])
  }

  private mutating func move(to end: Scene.Point) {
    path.elements.append(.move(end))
    pen = end
  }

  private mutating func line(to end: Scene.Point) {
    path.elements.append(.line(end))
    pen = end
  }
}
