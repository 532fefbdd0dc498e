import Foundation
import ImageCoding
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("Pictures of merged runs")
struct MergedRunPicturesTests {
  private func bytes(_ folder: TestFolder, _ path: String?) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.file(try #require(path))))
  }

  @Test("Pictures of all runs come into one folder, with the layout trees beside them")
  func gathering() throws {
    var first = try SampleRun(), second = try SampleRun()
    try first.add("Templates/a", .differs)
    try first.folder.write(Data("tree".utf8), as: "Templates/a-actual.json")
    try second.add("Templates/b", .recorded)
    let target = try TestFolder()
    let merged = try #require(SnapshotRun.merged([first.run, second.run]))
    let gathered = try merged.gathered(
      from: [first.folder.path, second.folder.path], into: target.path)
    #expect(gathered.run == merged.run && gathered.notes == [])
    for result in gathered.run.results {
      let source = result.name.hasSuffix("a") ? first.folder : second.folder
      let path = result.pictures.actual?.path
      #expect(try bytes(target, path) == bytes(source, path))
    }
    #expect(try bytes(target, "Templates/a-actual.json") == Data("tree".utf8))
  }

  @Test("Results with pictures of one path keep their own, and equal ones share a file")
  func collisions() throws {
    var first = try SampleRun(), second = try SampleRun()
    try first.add("a", .recorded, file: "same")
    try second.add("b", .recorded, file: "same", size: (10, 20))
    try second.add("c", .recorded, file: "same", size: (10, 20))
    let target = try TestFolder()
    let gathered = try #require(SnapshotRun.merged([first.run, second.run]))
      .gathered(from: [first.folder.path, second.folder.path], into: target.path)
    let paths = gathered.run.results.map { $0.pictures.actual?.path }
    #expect(paths == ["same-actual.png", "same-actual-2.png", "same-actual-2.png"])
    #expect(try bytes(target, paths[1]) == bytes(second.folder, "same-actual.png"))
    #expect(try bytes(target, paths[0]) == bytes(first.folder, "same-actual.png"))
  }

  @Test("The same result with another picture says that drawing it depends on something")
  func drawnDifferently() throws {
    var first = try SampleRun(), second = try SampleRun()
    try first.add("a", .recorded)
    try second.add("a", .recorded)
    let other = PixelBuffer(width: 320, height: 400, filledWith: 0xff00_0000)
    try second.folder.write(Data(try other.pngBytes()), as: "a-actual.png")
    let gathered = try #require(SnapshotRun.merged([first.run, second.run]))
      .gathered(from: [first.folder.path, second.folder.path], into: TestFolder().path)
    #expect(gathered.notes == [.drawnDifferently(name: "a", path: "a-actual.png")])
  }

  @Test("Merging into the folder of one of the runs keeps what is there")
  func inPlace() throws {
    var first = try SampleRun(), second = try SampleRun()
    try first.add("a", .recorded)
    try second.add("b", .recorded)
    let gathered = try #require(SnapshotRun.merged([first.run, second.run]))
      .gathered(from: [first.folder.path, second.folder.path], into: first.folder.path)
    for path in ["a-actual.png", "b-actual.png"] {
      #expect(try bytes(first.folder, path).count > 0)
    }
    #expect(gathered.run.results.map(\.name) == ["a", "b"])
  }

  @Test("No path leads out of the folders")
  func escaping() throws {
    var sample = try SampleRun()
    let outside = try TestFolder()
    let target = outside.file("target")
    try sample.add("a", .recorded) { result in
      result.pictures.actual?.path = "../a-actual.png"
      result.pictures.expected = .init(path: "/etc/hosts", width: 1, height: 1)
    }
    let gathered = try #require(SnapshotRun.merged([sample.run]))
      .gathered(from: [sample.folder.path], into: target)
    #expect(gathered.run.results.first?.pictures.actual?.path == "../a-actual.png")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
  }
}
