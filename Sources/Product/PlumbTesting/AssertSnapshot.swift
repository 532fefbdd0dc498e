import ImageCoding
import PlumbKit
import Snapshots
import UIKit
@_exported import UIKit

@_exported import struct ImageCoding.PictureTolerance
@_exported import typealias PlumbKit.PictureLayer
@_exported import struct Snapshots.ComparisonSettings
@_exported import enum Snapshots.RecordMode

/// Compares pictures of a cell, table or view with those stored beside the test, and fails the test
/// softly where one differs.
///
/// ```swift
/// assertSnapshot(of: FeedCell(post: .short))
/// assertSnapshot(of: FeedCell(post: .long), widths: [320, 568], appearances: [.light, .dark])
/// assertSnapshot(of: [SwitchCell(.wifi), SwitchCell(.bluetooth)], devices: ["iPhone 15"])
/// assertSnapshot(of: UINib(nibName: "ContactCell", bundle: .module), directions: [.leftToRight, .rightToLeft])
/// ```
///
/// `subject` is evaluated once for every combination of the axes, each time in that combination's
/// environment: views take text size, appearance and direction from it when they are made. A view
/// that was made before the call can be shown at any width, and in nothing else.
///
/// References are `__Snapshots__/<test file>/<test>.<name>-<variant>.png` and, beside it, `.json`
/// with the layout. The variant is the width or device and then whatever is not as usual (light,
/// text size L, left to right, the settings' language), so that adding an axis renames nothing.
///
/// - Parameters:
///   - subject: what is drawn; see `SnapshotSubject`.
///   - name: of the snapshot among those of its test. Without one they are numbered in the order of
///     their lines as the test runs them. Loops and parameterised tests need names.
///   - widths: in points; 320 where neither a width nor a device is given.
///   - devices: by name, as `plumb render --device` takes them. Their widths and safe areas count.
///   - orientations: how the devices are held; upright where none is given.
///   - appearances: light where none is given.
///   - contentSizeCategories: text sizes of the reader.
///   - directions: the language's where none is given.
///   - languages: BCP 47 tags. The environment and files of Interface Builder know them.
///   - height: as high as the content, unless given.
///   - layers: what is drawn over the view, from the bottom up: `[.constraints, .plumbline]`.
///   - scale: pixels a point; the device's, else 2.
///   - profile: the version of iOS, `ios7` … `ios26`; `ios18` where nobody says otherwise.
///   - tolerance: what differences are too small to count.
///   - record: when references are written; before any trait and variable.
///   - fileID: the file of the call, for the failure message.
///   - filePath: the file of the call; references lie beside it.
///   - testName: the test function; references are named after it.
///   - line: the line of the call, which numbers snapshots without a name.
///   - column: the column of the call, for the failure message.
/// - Returns: whether every picture is as its reference.
@discardableResult
public func assertSnapshot<Subject: SnapshotSubject>(
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
) -> Bool {
  let settings = SnapshotTestSettings(
    record: record, tolerance: tolerance, scale: scale, profile: profile)
  let assertion = Assertion(
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
    function: testName, name: name,
    axes: SnapshotAxes(
      widths: widths, devices: devices, orientations: orientations, appearances: appearances,
      contentSizeCategories: contentSizeCategories, directions: directions, languages: languages),
    height: height, layers: layers, settings: settings.within(SnapshotTestSettings.current))
  return assertion.report(assertion.run { try subject().snapshotView() })
}

/// Compares a view that takes several lines to make with its reference:
///
/// ```swift
/// assertSnapshot(named: "long", widths: [320, 568]) {
///   let cell = FeedCell()
///   cell.title.text = "…"
///   return cell
/// }
/// ```
@discardableResult
public func assertSnapshot<Subject: SnapshotSubject>(
  named name: String? = nil,
  widths: [Double] = [], devices: [String] = [], orientations: [Orientation] = [],
  appearances: [UIUserInterfaceStyle] = [],
  contentSizeCategories: [UIContentSizeCategory] = [],
  directions: [UIUserInterfaceLayoutDirection] = [], languages: [String] = [],
  height: SnapshotHeight = .content, layers: [PictureLayer] = [],
  scale: Double? = nil, profile: String? = nil, tolerance: PictureTolerance? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  of subject: () throws -> Subject
) -> Bool {
  assertSnapshot(
    of: try subject(), named: name, widths: widths, devices: devices, orientations: orientations,
    appearances: appearances, contentSizeCategories: contentSizeCategories,
    directions: directions, languages: languages, height: height, layers: layers, scale: scale,
    profile: profile, tolerance: tolerance, record: record, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Compares as `assertSnapshot(of:)` does and returns the message instead of failing, for other
/// test frameworks:
///
/// ```swift
/// expect(verifySnapshot(of: FeedCell(post: .short), widths: [320])).to(beNil())   // Quick and Nimble
/// ```
///
/// References, artifacts, record modes and settings are the same. Neither Swift Testing nor XCTest
/// is told anything.
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

// Tests import this module alone, and name layers, record modes and views.
