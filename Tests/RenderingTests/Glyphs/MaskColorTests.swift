import Testing

@testable import Rendering

@Suite("Ink through masks")
struct MaskColorTests {
  @Test(
    "Four pixels at once are blended as one by one, whatever colour, coverage and target",
    arguments: [0xff00_0000, 0xffff_ffff, 0x9933_2211, 0x0101_0001, 0x0000_0000, 0xff12_c8fe])
  func blending(color: UInt32) {
    let ink = MaskColor(color)
    for covered in UInt32(0)...255 {
      for start in 0..<8 {
        let targets = (0..<11).map { index -> UInt32 in
          UInt32(truncatingIfNeeded: index * 0x0917_1f25 + start) | 0xff00_0000
        }
        let coverage = targets.indices.map { index -> UInt32 in
          (index % 3 == 0 ? covered : covered / 2) * 0x0101_0101
        }
        var blended = targets
        ink.blend(coverage, on: &blended, count: targets.count)
        #expect(
          blended == zip(targets, coverage).map { one($0, through: $1 & 0xff, color) },
          "coverage \(covered)")
      }
    }
  }

  @Test("An opaque picture stays opaque")
  func opacity() {
    for alpha in UInt32(0)...255 {
      let ink = MaskColor(alpha &* 0x0101_0101)
      let coverage = (UInt32(0)...255).map { $0 * 0x0101_0101 }
      var words = [UInt32](repeating: 0xff80_0000, count: 256)
      ink.blend(coverage, on: &words, count: 256)
      #expect(words.allSatisfy { $0 >> 24 == 255 })
    }
  }

  /// Source over target, channel by channel, every quotient rounded.
  private func one(_ target: UInt32, through covered: UInt32, _ color: UInt32) -> UInt32 {
    func rounded(_ product: UInt32) -> UInt32 { (product + 127) / 255 }
    let rest = 255 - rounded((color >> 24) * covered)
    var word: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let source = rounded((color >> shift & 0xff) * covered)
      let kept = rounded((target >> shift & 0xff) * rest)
      word |= (source + kept) << shift
    }
    return word
  }
}
