import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot compare")
struct SnapshotCompareTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func picture(_ name: String, _ change: (inout PixelBuffer) -> Void = { _ in }) throws
    -> String
  {
    var picture = PixelBuffer(width: 120, height: 80, filledWith: 0xffff_ffff)
    change(&picture)
    let path = "\(place.folder)/\(name).png"
    try Data(picture.pngBytes()).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("answers 0 for the same to the eye, 1 for a difference and its places, 2 for trouble")
  func codes() throws {
    let white = try picture("white")
    let nearly = try picture("nearly") { $0[9, 9] = 0xfffe_ffff }
    let dotted = try picture("dotted") { $0[30, 41] = 0xff00_0000 }
    #expect(Recording(["snapshot", "compare", white, white]).output == "identical\n")
    let same = Recording(["snapshot", "compare", white, nearly])
    #expect(same.code == .success && same.output == "1 pixel differs, less than anybody sees\n")
    #expect(Recording(["snapshot", "compare", white, nearly, "--exact"]).code == .findings)
    let run = Recording(["snapshot", "compare", white, dotted])
    #expect(run.code == .findings)
    #expect(
      run.output == "1 pixel differs by up to 100 %, in 1 place:\n  1 × 1 pixels at 30, 41\n")
    let missing = Recording(["snapshot", "compare", white, place.folder + "/none.png"])
    #expect(missing.code == .failure && missing.errors.contains("there is no such file"))
  }

  @Test("--diff leaves a picture of the difference, and none where there is no difference")
  func difference() throws {
    let white = try picture("white")
    let dotted = try picture("dotted") { $0[30, 41] = 0xff00_0000 }
    let path = place.folder + "/folder/diff.png"
    #expect(Recording(["snapshot", "compare", white, white, "--diff", path]).code == .success)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(Recording(["snapshot", "compare", white, dotted, "--diff", path]).code == .findings)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    #expect(try PixelBuffer(png: [UInt8](bytes)).width == 120)
  }

  @Test("--json says the result in a word, with sizes where they differ")
  func json() throws {
    let white = try picture("white")
    let path = place.folder + "/small.png"
    try Data(PixelBuffer(width: 3, height: 2).pngBytes()).write(to: URL(fileURLWithPath: path))
    let run = Recording(["snapshot", "compare", white, path, "--json"])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(document as? [String: Any])
    #expect(object["result"] as? String == "size")
    #expect((object["actual"] as? [String: Int]) == ["width": 3, "height": 2])
  }

  @Test("A damaged picture is named, with what is wrong with it")
  func damaged() throws {
    let white = try picture("white")
    let cut = place.folder + "/cut.png"
    let bytes = try #require(FileManager.default.contents(atPath: white))
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: cut))
    let run = Recording(["snapshot", "compare", white, cut])
    #expect(run.code == .failure)
    #expect(run.errors.contains("cut.png: error: a damaged PNG file: "))
  }
}
