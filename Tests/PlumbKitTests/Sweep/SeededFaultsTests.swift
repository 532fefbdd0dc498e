import CellSources
import Linting
import Sweeps
import TestSupport
import Testing
import UIKitCore

@testable import PlumbKit

/// Cells with one fault each, over a range of widths that a random number decides, and their twins
/// without it.
struct SeededFault: CustomTestStringConvertible, Sendable {
  let rule: String
  let faulty: String
  let sound: String
  let number: Int

  var testDescription: String { "\(number): \(rule)" }

  /// Twenty of them, four of each kind.
  static let all: [SeededFault] = {
    var random = SeededRandom(seed: 20)
    return (0..<20).map { number in
      let edge = Double(Int.random(in: 620...860, using: &random)) / 2
      return make(number % 5, edge, number, &random)
    }
  }()

  private static func make(
    _ kind: Int, _ edge: Double, _ number: Int, _ random: inout SeededRandom
  ) -> SeededFault {
    let part = Int.random(in: 40...100, using: &random)
    switch kind {
    case 0:
      return fault("truncated-text", number) { isSound in
        // From some width on a block leaves the text less than it needs.
        """
              title: { class: UILabel, text: "Departure \(number)", numberOfLines: \(isSound ? 0 : 1) }
              block: { class: UIView }
            constraints:
              - title.leading == contentView.leading + 16
              - title.top == contentView.top + 10
              - title.bottom == contentView.bottom - 10
              - title.trailing == block.leading - 8
              - block.trailing == contentView.trailing
              - block.top == contentView.top
              - block.height == 10
              - block.width == \(300 + (edge - 310) / 2 - 119)
        """
      }
    case 1:
      return fault("content-outside-row", number) { isSound in
        """
              badge: { class: UIView, backgroundColor: systemRed }
              foot: { class: UIView }
            constraints:
              - badge.leading == contentView.leading + \(isSound ? 20 : edge - 60)
              - badge.width == 60.5
              - badge.top == contentView.top + 8
              - badge.height == 30
              - badge.bottom == contentView.bottom - 8
              - foot.leading == contentView.leading
              - foot.width == 1
              - foot.top == contentView.top
              - foot.height == 1
        """
      }
    case 2:
      return fault("overlapping-siblings", number) { isSound in
        """
              first: { class: UIImageView, image: { systemName: star, width: \(part), height: 24 } }
              second: { class: UIImageView, image: { systemName: moon, width: 50, height: 24 } }
            constraints:
              - first.leading == contentView.leading + \(isSound ? 16 : 150)
              - first.top == contentView.top + 10
              - first.bottom == contentView.bottom - 10
              - second.top == contentView.top + \(isSound ? 10 : 14)
              - second.trailing == contentView.trailing - \(isSound ? 16 : edge - 200 - Double(part))
        """
      }
    case 3:
      // Two views pass through each other: one keeps its place, the other runs with the width.
      return fault("overlapping-siblings", number) { isSound in
        """
              still: { class: UIImageView, image: { systemName: star, width: 24, height: 24 } }
              runner: { class: UIImageView, image: { systemName: moon, width: 20, height: 24 } }
            constraints:
              - still.leading == contentView.leading + \(isSound ? 20 : part + 140)
              - still.top == contentView.top + 10
              - still.bottom == contentView.bottom - 10
              - runner.top == contentView.top + \(isSound ? 10 : 16)
              - runner.trailing == contentView.trailing - \(isSound ? 16 : edge - Double(part) - 160)
        """
      }
    default:
      return fault("conflicting-constraints", number) { isSound in
        """
              one: { class: UIView }
              two: { class: UIView }
            constraints:
              - one.leading == contentView.leading + 16
              - one.top == contentView.top + 10
              - one.height == 20
              - one.bottom == contentView.bottom - 10
              - one.width == \(part)
              - two.leading == one.trailing + 8
              - two.top == one.top
              - two.height == 20
              - two.trailing == contentView.trailing - 16
              - two.width >= \(isSound ? 10 : edge - Double(part) - 40)
        """
      }
    }
  }

  private static func fault(
    _ rule: String, _ number: Int, _ views: (_ isSound: Bool) -> String
  ) -> SeededFault {
    let (head, tail) = ("cells:\n  C:\n    views:\n", "\ndata: [{}]\n")
    return SeededFault(
      rule: rule, faulty: head + views(false) + tail, sound: head + views(true) + tail,
      number: number)
  }
}

@Suite("Faults at random ranges of widths")
struct SeededFaultsTests {
  private static let range = 290.0...470.0

  private func sweep(_ path: String) throws -> SweepReport {
    try Sweeper(PlumbSession { _ in }, Linter()).sweep(
      path, SweepRequest(.init(scale: 2), widths: Self.range))
  }

  @Test("are found, and their ranges are exact to a pixel", arguments: SeededFault.all)
  func found(_ fault: SeededFault) throws {
    let folder = try TestFolder(["cell.yaml": fault.faulty])
    let findings = try sweep(folder.file("cell.yaml")).cases.flatMap(\.rows).flatMap(\.findings)
    #expect(Set(findings.map(\.finding.rule)) == [fault.rule])
    let expected = try widths(of: fault.rule, in: folder.file("cell.yaml"))
    let swept = Set(
      SweepWidths(Self.range, scale: 2).all.filter { width in
        findings.contains { $0.widths.contains(width) }
      })
    #expect(!expected.isEmpty)
    #expect(expected.count < 361)
    #expect(swept == expected)
  }

  @Test("are not found in the twins without", arguments: SeededFault.all)
  func notFound(_ fault: SeededFault) throws {
    let folder = try TestFolder(["cell.yaml": fault.sound])
    let report = try sweep(folder.file("cell.yaml"))
    #expect(report.findings.map(\.message) == [])
  }

  /// The widths at which a rule finds something in a new table.
  private func widths(of rule: String, in path: String) throws -> Set<Double> {
    let session = try PlumbSession { _ in }
    let source = try session.open(path, CellRequest())
    let probe = Linter().layoutProbe(of: path)
    var found: Set<Double> = []
    for width in SweepWidths(Self.range, scale: 2).all {
      let variant = try #require(
        try session.variants(of: source, .init(widths: [width], scale: 2)).first)
      let table = try session.cells(of: source, in: variant).table(
        in: variant, text: session.typesetter)
      table.forEachLintScene { scene in
        if probe.look(at: scene).findings.contains(where: { $0.key.rule == rule }) {
          found.insert(width)
        }
      }
    }
    return found
  }
}

extension SweepWidths {
  /// Every width.
  fileprivate var all: [Double] { (0..<count).map { self[$0] } }
}
