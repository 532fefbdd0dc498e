import Diagnostics
import Foundation
import ProjectFile
import Snapshots
import TestSupport
import Testing

@testable import PlumbKit

/// A project in a folder of its own.
struct ProjectProbe {
  let folder: TestFolder

  init(_ settings: String, _ files: [String: String]) throws {
    folder = try TestFolder(files)
    try folder.write(Data(settings.utf8), as: "plumb.yaml")
  }

  /// The project file by its full path.
  var project: ProjectFile { get throws { try .load(folder.file("plumb.yaml")) } }

  /// What there is to draw.
  func cases() throws -> ProjectCases {
    try ProjectReader(try PlumbSession { _ in }).cases(of: try project)
  }

  /// The names of the references.
  func names() throws -> [String] { try cases().cases.map(\.name) }

  /// Why the project as a whole makes no sense.
  func problems() throws -> [String] {
    do {
      _ = try cases()
      return []
    } catch let error as PlumbError {
      return error.diagnostics.map(\.description)
    }
  }

  /// A template with one label.
  static let template = """
    widths: [320]
    cells:
      C:
        views: { title: { class: UILabel, text: "{title}", numberOfLines: 0, font: body } }
        constraints: ["H:|-[title]-|", "V:|-[title]-|"]
    data: [{ title: Hello }, { title: A text that is long enough to take more than one line }]
    """

  /// The same with texts in two languages.
  static let localized = """
    widths: [320]
    languages: [en, ar]
    cells:
      C:
        views: { title: { class: UILabel, text: { en: Hello, ar: مرحبا } } }
        constraints: ["H:|-[title]-|", "V:|-[title]-|"]
    data: [{}]
    """

  /// An Interface Builder file with one cell, 320 points wide.
  static let interface = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_0" orientation="portrait" appearance="light"/>
      <objects>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
    reuseIdentifier="Mail" id="cel-l0-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" id="con-te-nt1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label opaque="NO" contentMode="left" text="Hello" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-001" userLabel="title">
                <rect key="frame" x="15" y="11" width="290" height="22"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="tit-le-001" firstAttribute="leading" \
    secondItem="con-te-nt1" secondAttribute="leading" constant="15" id="a01-aa-aaa"/>
              <constraint firstItem="tit-le-001" firstAttribute="top" \
    secondItem="con-te-nt1" secondAttribute="top" constant="11" id="a02-aa-aaa"/>
              <constraint firstItem="con-te-nt1" firstAttribute="trailing" \
    secondItem="tit-le-001" secondAttribute="trailing" constant="15" id="a03-aa-aaa"/>
              <constraint firstItem="con-te-nt1" firstAttribute="bottom" \
    secondItem="tit-le-001" secondAttribute="bottom" constant="11" id="a04-aa-aaa"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </objects>
    </document>
    """
}
