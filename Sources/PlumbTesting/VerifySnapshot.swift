import ImageCoding
import PlumbKit
import Snapshots
import UIKit

/// Compares as `assertSnapshot(of:)` does and tells what is wrong in place of failing, for other test frameworks:
///
/// ```swift
/// expect(verifySnapshot(of: FeedCell(post: .short), widths: [320])).to(beNil())   // Quick and Nimble
/// ```
///
/// References, artifacts, record modes and settings are the same. Neither Swift Testing nor XCTest is told anything.
/// - Returns: nil where every picture is as its reference; else what differs, the layout first.
public func verifySnapshot<Subject: SnapshotSubject>(
  of subject: @autoclosure () throws -> Subject,
  named name: String? = nil,
  widths: [Double] = [], devices: [String] = [], orientations: [Orientation] = [],
  appearances: [UIUserInterfaceStyle] = [],
  contentSizeCategories: [UIContentSizeCategory] = [],
  directions: [UIUserInterfaceLayoutDirection] = [], languages: [String] = [],
  height: SnapshotHeight = .content, layers: [PictureLayer] = [],
  scale: Double? = nil, profile: String? = nil, tolerance: PictureTolerance? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let settings = SnapshotTestSettings(
    record: record, tolerance: tolerance, scale: scale, profile: profile)
  let assertion = Assertion(
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    function: testName, name: name,
    axes: SnapshotAxes(
      widths: widths, devices: devices, orientations: orientations, appearances: appearances,
      contentSizeCategories: contentSizeCategories, directions: directions, languages: languages),
    height: height, layers: layers, settings: settings.within(SnapshotTestSettings.current))
  return assertion.run { try subject().snapshotView() }.message
}
