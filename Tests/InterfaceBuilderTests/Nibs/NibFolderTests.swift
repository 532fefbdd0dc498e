import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

private final class ProjectProbe: UITableViewCell {}

@Suite("Nibs by name")
struct NibFolderTests {
  private func problem(_ name: String, in folder: String) -> String {
    LayoutEnvironment(text: FixedAdvanceMeasurer(), nibs: NibFolder(folder)).perform {
      do throws(NibError) {
        _ = try UINib(nibName: name, bundle: nil).objects(withOwner: nil)
        return ""
      } catch {
        return error.description
      }
    }
  }

  @Test("are looked for in the environment's folder")
  func found() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let xml = StoredProbe.xib(StoredProbe.cell("", ""))
    try Data(xml.utf8).write(to: folder.appendingPathComponent("Row.xib"))
    #expect(problem("Row", in: folder.path).isEmpty)
    #expect(problem("Raw", in: folder.path).contains("Raw.xib: error: no such file"))
  }

  @Test("are looked for in the project of an app, and storyboards for cells of a class")
  func project() throws {
    let place = try TestFolder([
      "plumb.yaml": "", "App/Cells/Row.swift": "",
      "App/Nibs/Row.xib": StoredProbe.xib(StoredProbe.cell("", "")),
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects>
          <tableViewController id="c"><tableView key="view" rowHeight="70" id="t">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <prototypes>
              <tableViewCell reuseIdentifier="probe" id="p" customClass="ProjectProbe">
                <rect key="frame" x="0.0" y="0.0" width="390" height="70"/>
                <tableViewCellContentView key="contentView" id="v">
                  <rect key="frame" x="0.0" y="0.0" width="390" height="70"/>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
          </tableView></tableViewController>
        </objects></scene></scenes>
      </document>
      """,
      // Comes first, and another has the class.
      "App/Broken.storyboard": "<document customClass=\"ProjectProbe\"",
    ])
    let nibs = NibFolder(
      place.file("App/Cells"), classes: NibClasses([ProjectProbe.self]), assets: nil,
      project: AppFiles(of: place.file("App/Cells/Row.swift"), assets: nil, language: nil))
    try LayoutEnvironment(text: FixedAdvanceMeasurer(), nibs: nibs).perform {
      #expect(nibs.has(.named("Row", folder: nil)))
      #expect(!nibs.has(.named("Raw", folder: nil)))
      #expect(try UINib(nibName: "Row", bundle: nil).objects(withOwner: nil).count == 1)
      let found = try #require(try nibs.prototype(ofClass: "ProjectProbe"))
      #expect(found.view is ProjectProbe && found.rowHeight == 70)
      #expect(try nibs.prototype(ofClass: "Nobody")?.view == nil)
    }
  }

  @Test("know a prototype's own height as one of the canvas: its table's counts")
  func ownHeight() throws {
    let cell = { (table: String) in
      """
      <tableView rowHeight="\(table)" id="t"><prototypes>
        <tableViewCell reuseIdentifier="probe" id="p" rowHeight="157" customClass="ProjectProbe"/>
      </prototypes></tableView>
      """
    }
    for (table, height) in [("-1", nil), ("60", 60)] as [(String, CGFloat?)] {
      let place = try TestFolder(["Main.storyboard": storyboard(cell(table))])
      let nibs = NibFolder(
        place.path, classes: NibClasses([ProjectProbe.self]), assets: nil,
        project: AppFiles(of: place.file("Row.swift"), assets: nil, language: nil))
      try LayoutEnvironment(text: FixedAdvanceMeasurer(), nibs: nibs).perform {
        let found = try #require(try nibs.prototype(ofClass: "ProjectProbe"))
        #expect(found.rowHeight == height)
      }
    }
  }

  private func storyboard(_ table: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <subviews>\(table)</subviews></view></viewController></objects></scene></scenes>
    </document>
    """
  }

  @Test("do not lead out of it")
  func escape() {
    #expect(problem("../../etc/passwd", in: "/tmp").contains("no such file"))
  }

  @Test("without a folder say what is missing")
  func noLoader() {
    let nib = LayoutEnvironment(text: FixedAdvanceMeasurer()).perform {
      UINib(nibName: "Row", bundle: nil)
    }
    #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }
  }

  @Test("are those of a phone in portrait where they were saved on the canvas of any device")
  func variations() throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
          toolsVersion="9531" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
          useTraitCollections="YES">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="600" height="100"/>
            <subviews>
              <view contentMode="scaleToFill" id="phone"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
              <view contentMode="scaleToFill" id="other"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></view>
            </subviews>
            <variation key="default"><mask key="subviews"><exclude reference="phone"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact">
              <mask key="subviews"><include reference="phone"/><exclude reference="other"/></mask>
            </variation>
          </view>
        </objects>
      </document>
      """
    let root = try #require(try NibProbe(xml).objects().first as? UIView)
    #expect(root.subviews.map(\.frame.width) == [10])
  }
}
