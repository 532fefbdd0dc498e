import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("Real content")
struct ContentTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_0" orientation="portrait" appearance="light"/>
      <objects>
        <tableViewCell contentMode="left" reuseIdentifier="Row" id="cell">
          <rect key="frame" width="320" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" id="content">
            <rect key="frame" width="320" height="44"/>
            <subviews>
              <label contentMode="left" text="x" numberOfLines="0" id="label"
                  translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="20" y="10" width="280" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="a"/>
              <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="20" id="b"/>
              <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c"/>
              <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="10" id="d"/>
            </constraints>
          </tableViewCellContentView>
          <connections><outlet property="title" destination="label" id="o"/></connections>
        </tableViewCell>
      </objects>
    </document>
    """

  private func heights(_ run: Recording) -> [String] {
    run.output.split(separator: "\n").filter { $0.contains("Row  height") }
      .compactMap { $0.split(separator: " ").dropFirst(3).first.map(String.init) }
  }

  @Test("a row for each record, as high as its text")
  func rows() throws {
    let file = try place.write(Self.xib, to: "a.xib")
    let data = try place.write(
      #"[{"title": "one"}, {"title": "one\ntwo"}] "#, to: "rows.json")
    let run = Recording(["frames", file, "--data", data, "--width", "320"])
    #expect(run.code == .success)
    #expect(heights(run) == ["40.5,", "61,"])
    #expect(run.errors.isEmpty)
  }

  @Test("a text of the command line goes over the data")
  func setting() throws {
    let file = try place.write(Self.xib, to: "a.xib")
    let run = Recording(["frames", file, "--set", "title=one\ntwo\nthree", "--width", "320"])
    #expect(heights(run) == ["81,"], "\(run.output)")
  }

  @Test("a name that nobody has: exit code 2, and what there is")
  func unknown() throws {
    let file = try place.write(Self.xib, to: "a.xib")
    let run = Recording(["render", file, "--set", "titel=x", "--output", place.folder])
    #expect(run.code == .failure)
    #expect(
      run.errors
        == "\(file): error: no view is called 'titel', expected title; did you mean 'title'?\n")
  }

  @Test("a folder without pictures is told, not searched in vain")
  func assets() throws {
    let file = try place.write(Self.xib, to: "a.xib")
    let run = Recording(["frames", file, "--assets", place.folder])
    #expect(run.code == .failure)
    #expect(run.errors.contains("has no asset catalogue, expected an .xcassets, or a folder"))
  }

  @Test("a template takes other rows and texts too")
  func template() throws {
    let file = try place.write(
      """
      cells:
        Row:
          views: { title: { class: UILabel, text: "{title}", numberOfLines: 0 } }
          constraints: ["H:|-20-[title]-20-|", "V:|-10-[title]-10-|"]
      data: [{ title: one }]
      """, to: "a.yaml")
    let data = try place.write("title\none\ntwo\n", to: "rows.csv")
    let run = Recording([
      "frames", file, "--data", data, "--set", "title=a\nb", "--width", "320",
    ])
    #expect(heights(run) == ["61,", "61,"], "\(run.output)\(run.errors)")
  }

  @Test("A template without data takes the rows of --data, and asks for some where there are none")
  func noData() throws {
    let text = """
      cells:
        C:
          views: { t: { class: UILabel, text: "{t}" } }
          constraints: ["H:|-[t]-|", "V:|-[t]-|"]

      """
    let file = try place.write(text, to: "a.yaml")
    let rows = try place.write(#"[{ "t": "one" }, { "t": "two" }]"#, to: "rows.json")
    let run = Recording(["frames", "--json", "--details", file, "--data", rows, "--width", "320"])
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains(#""text":"two""#))
    let without = Recording(["frames", file])
    #expect(without.code == .failure)
    #expect(without.errors.contains("a.yaml:1:1: error: the template has no data"))
  }
}
