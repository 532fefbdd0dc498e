import Foundation
import ImageCoding
import Snapshots
import TestSupport

/// A run with one result of every kind that fails and some that pass, its pictures in a folder.
/// Pictures are of one colour each, so that a test can tell them apart by one pixel.
struct SampleRun {
  /// What pictures show, `0xAARRGGBB`.
  enum Colour {
    static let expected: UInt32 = 0xffe0_2020
    static let actual: UInt32 = 0xff20_a040
    static let difference: UInt32 = 0xff20_40e0
  }

  let folder: TestFolder
  private(set) var run = SnapshotRun(
    tool: "plumb 1.0.0", mode: .never, references: "Snapshots")

  init() throws { folder = try TestFolder() }

  /// A run of one result of every kind that fails, and as many that pass as asked for.
  static func ofEveryKind(passed: Int = 3) throws -> SampleRun {
    var sample = try SampleRun()
    for outcome in SnapshotOutcome.allCases where outcome.isFailure {
      try sample.add("Templates/mail-\(outcome.rawValue)", outcome)
    }
    for number in 0..<passed { try sample.add("Templates/passed-\(number)", .passed) }
    return sample
  }

  /// A run in which one cause has three results, and another one.
  static func ofSharedChanges() throws -> SampleRun {
    var sample = try SampleRun()
    let changes = [
      ("a", "row 1 title.top 4 → 5"), ("b", "row 1 title.top 4 → 6"),
      ("c", "row 27 title.top 4 → 5"), ("d", "title.top 4 → 5"),
    ]
    for (name, line) in changes { try sample.add(name, .differs) { $0.changes = [line] } }
    return sample
  }

  /// Adds a result with the pictures that such a result has.
  mutating func add(
    _ name: String, _ outcome: SnapshotOutcome, file: String? = nil,
    size: (width: Int, height: Int) = (320, 200), change: (inout SnapshotResult) -> Void = { _ in }
  ) throws {
    var result = SnapshotResult(
      name: name, source: .init(file: "Templates/mail.yaml"), caption: "320 pt, dark",
      outcome: outcome, summary: "\(name) is \(outcome.rawValue).",
      changes: outcome == .differs ? ["row 3 title.height 41 → 61.5 (text wraps to 3 lines)"] : [],
      changeCount: outcome == .differs ? 4 : 0,
      environment: outcome == .environment ? ["Inter is 4.1, not 4.0"] : [],
      pixelCount: outcome == .differs ? 12345 : 0,
      regions: outcome == .differs
        ? [
          .init(x: 20, y: 30, width: 100, height: 40, view: "row 3 title"),
          .init(x: 20, y: size.height - 50, width: 10, height: 10),
        ] : [],
      acceptCommand: outcome.isFailure ? "plumb snapshot accept \(name)" : nil, seconds: 0.25)
    let file = file ?? name
    if [.differs, .size, .layout, .environment].contains(outcome) {
      result.pictures.expected = try picture(file, "expected", Colour.expected, size)
      result.pictures.difference = try picture(file, "diff", Colour.difference, size)
    }
    if outcome.isFailure, outcome != .broken {
      let height = outcome == .size ? size.height + 60 : size.height
      result.pictures.actual = try picture(
        file, "actual", Colour.actual, (size.width, height))
    }
    change(&result)
    run.results.append(result)
  }

  /// Changes the run itself.
  mutating func edit(_ change: (inout SnapshotRun) -> Void) { change(&run) }

  /// Makes every picture one that no other is equal to, and that hardly compresses.
  func fillWithNoise() throws {
    var random = SeededRandom(seed: 6)
    for result in run.results {
      let pictures = [result.pictures.expected, result.pictures.actual, result.pictures.difference]
      for picture in pictures.compactMap({ $0 }) {
        let words = (0..<picture.width * picture.height).map { _ in
          0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &random)
        }
        let noise = PixelBuffer(width: picture.width, height: picture.height, words: words)
        try folder.write(Data(noise?.pngBytes() ?? []), as: picture.path)
      }
    }
  }

  private func picture(
    _ name: String, _ kind: String, _ colour: UInt32, _ size: (width: Int, height: Int)
  ) throws -> SnapshotResult.Picture {
    let path = "\(name)-\(kind).png"
    let pixels = PixelBuffer(width: size.width, height: size.height, filledWith: colour)
    try folder.write(Data(try pixels.pngBytes()), as: path)
    return .init(path: path, width: size.width, height: size.height)
  }
}
