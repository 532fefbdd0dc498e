/// Damages texts the way a slip of the hand, a bad merge or an attacker does.
public struct TextMutator {
  private var random: SeededRandom

  /// Equal seeds give equal changes.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// One to four changes of the text.
  public mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &random)) }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.insert(contentsOf: token(), at: place)
    case 4: bytes.replaceSubrange(place..<end, with: token())
    case 5: bytes.removeSubrange(place...)
    default:
      let other = Int.random(in: 0..<bytes.count, using: &random)
      bytes.swapAt(place, other)
    }
  }

  private mutating func token() -> [UInt8] {
    let tokens = [
      "{", "}", "[", "]", "\"", "'", ":", "- ", "&a ", "*a", "<<: *a", "\n", "\t", "~", "nan",
      "1e999", "-1", "0", "@1001", "==", "*", "/0", "(", ")", ".", "|", "<", ">", "&", "&#0;",
      "<![CDATA[", "]]>", "<!--", "</item>", "<!DOCTYPE a [", "\\u", "\\ud800", ",", "\r", "\0",
      "H:|-", "[a", "👨‍👩‍👧", "\u{202E}", "999999999999999999999",
    ]
    return Array(tokens[Int.random(in: 0..<tokens.count, using: &random)].utf8)
  }
}
