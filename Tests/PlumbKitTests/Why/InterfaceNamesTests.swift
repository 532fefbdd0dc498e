import Foundation
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Views of Interface Builder files go by names that people gave them")
struct InterfaceNamesTests {
  /// Two cells: the first has an outlet, a label, an accessibility identifier, a text and nothing
  /// for its five views, and stores a height that its constraints do not ask for.
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="Mail" id="aaa-00-cel">
    <rect key="frame" x="0" y="0" width="375" height="90"/>
    <tableViewCellContentView key="contentView" contentMode="center" id="aaa-00-con">
    <rect key="frame" x="0" y="0" width="375" height="90"/>
    <subviews>
    \(label("aaa-01", "Subject", y: 11))
    \(label("aaa-02", "Sender", attributes: #"userLabel="Sender Line""#, y: 36))
    \(label("aaa-03", "Date", inside: identifier, y: 61))
    \(label("aaa-04", "Plain", y: 86))
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-05">
    <rect key="frame" x="300" y="11" width="40" height="40"/><constraints>
    <constraint firstAttribute="width" constant="40" id="aaa-k0"/>
    <constraint firstAttribute="height" constant="40" id="aaa-k1"/></constraints></view>
    </subviews>
    <constraints>
    \(pin("aaa-01", "top", "aaa-00-con", "top", 11)) \(pin("aaa-02", "top", "aaa-01", "bottom", 4))
    \(pin("aaa-03", "top", "aaa-02", "bottom", 4)) \(pin("aaa-04", "top", "aaa-03", "bottom", 4))
    \(pin("aaa-00-con", "bottom", "aaa-04", "bottom", 11))
    \(pin("aaa-05", "top", "aaa-00-con", "top", 11))
    \(pin("aaa-05", "leading", "aaa-00-con", "leading", 300))
    \(leading)
    </constraints>
    </tableViewCellContentView>
    <connections><outlet property="subjectLabel" destination="aaa-01" id="aaa-o1"/></connections>
    </tableViewCell>
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="Note" id="bbb-00-cel">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" id="bbb-00-con">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews>\(label("bbb-01", "Note", y: 8))</subviews>
    <constraints>\(pin("bbb-01", "top", "bbb-00-con", "top", 8))
    \(pin("bbb-01", "leading", "bbb-00-con", "leading", 32))
    </constraints></tableViewCellContentView>
    <connections><outlet property="subjectLabel" destination="bbb-01" id="bbb-o1"/></connections>
    </tableViewCell>
    </objects></document>
    """

  private static let leading = ["aaa-01", "aaa-02", "aaa-03", "aaa-04"]
    .map { pin($0, "leading", "aaa-00-con", "leading", 24) }.joined()

  private static let identifier =
    #"<accessibility key="accessibilityConfiguration" identifier="date-label"/>"#

  private static func label(
    _ id: String, _ text: String, attributes: String = "", inside: String = "", y: Int
  ) -> String {
    """
    <label contentMode="left" text="\(text)" id="\(id)" \(attributes) \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO">\(inside)
    <rect key="frame" x="24" y="\(y)" width="100" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private static func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)"/>
    """
  }

  private func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TestFolder(["Cells.xib": Self.xml])
    return try body(folder.file("Cells.xib"))
  }

  private func why(_ text: String, _ request: LayoutRequest = .init()) throws -> [WhyAnswer] {
    let question = try #require(WhyQuestion(text))
    return try withFile { path in
      try WhyFinder(try PlumbSession { _ in }).answers(to: question, in: path, request)
    }
  }

  private func frames(_ form: FramesPrinter.Form) throws -> String {
    var bytes: [UInt8] = []
    try withFile { path in
      let session = try PlumbSession { _ in }
      try FramesPrinter(session, as: form) { bytes += $0 }.print(path, .init())
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "an outlet goes first, then a label, an accessibility identifier, a text, the object id last")
  func order() throws {
    // References that users have recorded name views by these words: another word for a view is
    // reported as one view removed and another added.
    let text = try frames(.text)
    for name in ["subjectLabel", "'Sender Line'", "date-label", "label 'Plain'", "view aaa-05"] {
      #expect(text.contains("    \(name) "), "\(name)")
    }
    #expect(text.contains("\nMail  height 90"))
    #expect(!text.contains("aaa-01"))
  }

  @Test("JSON keeps object ids and adds names")
  func json() throws {
    let text = try frames(.details)
    #expect(text.contains(#""id":"aaa-01","name":"subjectLabel","parent":"aaa-00-con""#))
    #expect(text.contains(#""first":"aaa-01.top""#))
  }

  @Test(
    "each name of a view can be asked for",
    arguments: [
      "subjectLabel.x", "'Sender Line'.x", "Sender Line.x", "date-label.x", "Plain.x", "aaa-02.x",
      "Mail.subjectLabel.x",
    ])
  func questions(text: String) throws {
    let answer = try #require(try why(text).first)
    #expect(answer.subject == .scene("Mail"))
    #expect(answer.value == 24)
    #expect(!answer.text.contains("aaa-01."), "\(answer.text)")
    #expect(answer.text.contains("contentView.leading + 24"), "\(answer.text)")
  }

  @Test("of several cells each that has the view is answered; a reuse identifier picks one")
  func cells() throws {
    #expect(try why("subjectLabel.x").map(\.subject) == [.scene("Mail"), .scene("Note")])
    #expect(try why("Note.subjectLabel.x").map(\.value) == [32])
    #expect(try why("date-label.y").map(\.subject) == [.scene("Mail")])
    #expect(throws: PlumbError.self) { try why("Note.date-label.y") }
  }

  @Test("without a width the answer is that of frames, and says what a table would give")
  func stored() throws {
    let stored = try #require(try why("Mail.cell.height").first)
    #expect(stored.value == 90)
    #expect(stored.text.hasPrefix("Mail at 375 pt: "))
    #expect(stored.text.contains("the height that the file stores (--width lays it out"))
    let fitted = try #require(try why("Mail.cell.height", .init(widths: [375])).first)
    #expect(fitted.value == 116)
    #expect(fitted.text.hasPrefix("row 0.0 (section 0, row 0) Mail at 375 pt: "))
  }

  @Test("a trace is at the stored size too, and calls views by the same names")
  func trace() throws {
    var traces: [LayoutTrace] = []
    try withFile { path in
      try Tracer(try PlumbSession { _ in }).trace(path, .init()) { traces.append($0) }
    }
    #expect(traces.map(\.lines[0]) == ["Mail at 375 pt, 90 pt high", "Note at 375 pt, 44 pt high"])
    #expect(traces[0].text.contains("*subjectLabel"))
    #expect(!traces[0].text.contains("aaa-01"))
  }
}
