import Foundation
import InterfaceBuilder
import Linting
import PlumbKit
import TestSupport
import Testing

@Suite("Linting of damaged files")
struct LintSoakTests {
  @Test("ends without a crash, whatever numbers and names a file has")
  func damaged() throws {
    let session = try PlumbSession { _ in }
    let folder = NSTemporaryDirectory() + "plumb-lint-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var settings = LintSettings()
    settings.enabled = Set(LintRule.all.map(\.id))
    let linter = Linter(settings)
    var random = SeededRandom(seed: 7)
    for _ in 0..<soaked(100) {
      let file = folder + "/t.xib"
      try Data(Self.damaged(&random).utf8).write(to: URL(fileURLWithPath: file))
      _ = try? LintReader(session, linter).findings(in: file)
    }
  }

  /// A cell whose frames, constraints and priorities are anything.
  private static func damaged(_ random: inout SeededRandom) -> String {
    let numbers = ["0", "-1", "44", "1e9", "-1e308", "nan", "", "20", "0.1", "375"]
    let anchors = [
      "top", "bottom", "leading", "trailing", "width", "height", "centerY", "firstBaseline",
    ]
    let ids = ["a", "b", "c", "content", "cell", "gone"]
    let number = { (random: inout SeededRandom) in
      numbers[Int.random(in: 0..<numbers.count, using: &random)]
    }
    let views = ["a", "b", "c"].map { id in
      """
      <label contentMode="left" text="Text of several words" numberOfLines="\(number(&random))" id="\(id)" \
      verticalHuggingPriority="\(number(&random))" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(number(&random))" y="\(number(&random))" width="\(number(&random))" height="20"/>
      </label>
      """
    }
    let constraints = (0..<Int.random(in: 0..<12, using: &random)).map { index in
      """
      <constraint firstItem="\(ids[Int.random(in: 0..<ids.count, using: &random)])" \
      firstAttribute="\(anchors[Int.random(in: 0..<anchors.count, using: &random)])" \
      secondItem="\(ids[Int.random(in: 0..<ids.count, using: &random)])" \
      secondAttribute="\(anchors[Int.random(in: 0..<anchors.count, using: &random)])" \
      constant="\(number(&random))" multiplier="\(number(&random))" priority="\(number(&random))" id="k\(index)"/>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch"><objects><tableViewCell contentMode="scaleToFill" id="cell">
      <rect key="frame" x="0" y="0" width="\(number(&random))" height="\(number(&random))"/>
      <tableViewCellContentView key="contentView" id="content"><subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell></objects>
      </document>
      """
  }
}
