import Foundation
import Testing

@testable import LayoutTree

@Suite("JSON text")
struct JSONTextTests {
  @Test(
    "numbers are written in the shortest form that reads back",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (20.5, "20.5"), (-0.5, "-0.5"),
      (20.287109375, "20.287109375"), (1.0 / 3, "0.3333333333333333"), (1e9, "1000000000"),
      (2_251_799_813_685_247.5, "2251799813685247.5"), (1e300, "1e+300"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    #expect(json { $0.number(value) } == expected)
  }

  @Test("doubles of every magnitude read back to the same bits")
  func anyNumber() throws {
    var bits: UInt64 = 88_172_645_463_325_252
    for _ in 0..<2000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      guard value.isFinite, value != 0 else { continue }
      let text = json { $0.number(value) }
      #expect(Double(text)?.bitPattern == value.bitPattern, "\(text)")
    }
  }

  @Test(
    "strings are escaped as RFC 8259 asks",
    arguments: [
      ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\t\r", #""\n\t\r""#),
      ("\u{1}\u{1F}", #""\u0001\u001f""#), ("日本 🎉", "\"日本 🎉\""), ("\u{8}\u{C}", #""\b\f""#),
    ])
  func strings(value: String, expected: String) {
    #expect(json { $0.string(value) } == expected)
  }

  @Test("elements are separated by commas, however they are nested")
  func commas() {
    let text = json {
      $0.open("[")
      $0.number(1)
      $0.open("{")
      $0.key("a")
      $0.null()
      $0.key("b")
      $0.open("[")
      $0.close("]")
      $0.close("}")
      $0.bool(false)
      $0.close("]")
    }
    #expect(text == #"[1,{"a":null,"b":[]},false]"#)
  }

  private func json(_ body: (inout JSONText) -> Void) -> String {
    var text = JSONText()
    body(&text)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
