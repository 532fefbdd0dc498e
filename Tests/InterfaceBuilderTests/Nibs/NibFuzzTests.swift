import InterfaceBuilder
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Soak: damaged nibs")
struct NibFuzzTests {
  private static let sample = StoredProbe.xib(
    NibProbe.cell(
      "OutletCell",
      """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="contentView.superview.backgroundColor">
          <color key="value" white="0.5" alpha="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="words" value="x"/>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
          <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="titleLabel" destination="label" id="a"/>
        <outlet property="bottom" destination="bottom" id="b"/>
        <outletCollection property="labels" destination="label" id="c"/>
      </connections>
      """))

  @Test("A damaged nib is refused with a message or instantiated", arguments: [1, 2, 3])
  func damaged(seed: UInt64) {
    var mutator = DocumentMutator(Self.sample, seed: seed)
    var made = 0
    for _ in 0..<DocumentMutator.count(100) {
      let probe = NibProbe(mutator.next(), classes: [OutletCell.self, DiaryCell.self])
      do {
        let objects = try probe.objects()
        made += objects.isEmpty ? 0 : 1
        for case let cell as UITableViewCell in objects { cell.layoutIfNeeded() }
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(made > 5)
  }
}
