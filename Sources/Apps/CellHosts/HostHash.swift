/// FNV-1a in two lanes; names of a cache, whose owner gains nothing from collisions.
struct HostHash {
  private var first = FNV1a()
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      first.mix(UInt64(byte))
      second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
      count += 1
    }
    first.mix(count)
    second = (second &+ count) &* 0x9e37_79b9_7f4a_7c15
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  var text: String { String(first.value, radix: 16) + String(second, radix: 16) }

  static func name(of text: String) -> String {
    var hash = HostHash()
    hash.add(text)
    return hash.text
  }
}
