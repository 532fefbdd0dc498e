import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("Picture files")
struct PictureFilesTests {
  @Test(
    "Paths that lead out of the folder are no pictures",
    arguments: [
      "../a.png", "/etc/hosts", "a/../../b.png", "", "a//b.png", "./a.png", "a/", "a\0.png", "..",
    ])
  func outside(path: String) {
    #expect(PictureFiles(folder: "x").location(of: path) == nil)
  }

  @Test("Only PNG files are pictures")
  func signature() throws {
    let folder = try TestFolder(["text.png": "version https://git-lfs", "empty.png": ""])
    let png = try PixelBuffer(width: 3, height: 70_000, filledWith: 0xff00_00ff).pngBytes()
    try folder.write(Data(png), as: "below/a.png")
    let files = PictureFiles(folder: folder.path)
    #expect(files.bytes(of: "text.png") == nil && files.bytes(of: "empty.png") == nil)
    #expect(files.bytes(of: "none.png") == nil && files.bytes(of: "below") == nil)
    #expect(files.bytes(of: "below/a.png") == png)
  }
}
