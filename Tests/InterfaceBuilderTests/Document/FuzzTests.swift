import InterfaceBuilder
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Soak: damaged documents")
struct FuzzTests {
  @Test("A damaged document is refused or laid out, the same way twice", arguments: [1, 2, 3])
  func damaged(seed: UInt64) {
    var mutator = DocumentMutator(SampleDocument.xml, seed: seed)
    var laidOut = 0
    for index in 0..<DocumentMutator.count(60, soaked: 1667) {
      let xml = mutator.next()
      let first = outcome(of: xml)
      #expect(first == outcome(of: xml), "case \(index) of seed \(seed)")
      if !first.isEmpty { laidOut += 1 }
    }
    #expect(laidOut > 10)
  }

  @Test("Truncated anywhere, a document is refused with a place")
  func truncated() {
    let bytes = Array(SampleDocument.xml.utf8)
    for length in stride(from: 0, to: bytes.count - 1, by: 97) {
      do {
        _ = try InterfaceDocument.read(Array(bytes[..<length]), path: "a.xib")
        Issue.record("read although it ends at byte \(length)")
      } catch {
        #expect(error.diagnostics.first?.location?.line ?? 0 > 0)
      }
    }
  }

  /// Every frame at the stored sizes, and every row's height at 320 points; empty for what is
  /// refused.
  private func outcome(of xml: String) -> [String] {
    guard let probe = try? StoredProbe(xml) else { return [] }
    let heights = LayoutEnvironment(text: FixedAdvanceMeasurer()).perform {
      probe.layout.scenes.map { "\(probe.layout.row($0).height(inTableOfWidth: 320))" }
    }
    return probe.frames.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } + heights
  }
}
