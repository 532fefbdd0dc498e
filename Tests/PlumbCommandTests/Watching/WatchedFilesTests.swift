import AtomicFiles
import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("Watched files")
struct WatchedFilesTests {
  private let place: Workplace
  /// Long before any file was written.
  private let past = FileStamp.Moment(seconds: 0, nanoseconds: 0)

  init() throws { place = try Workplace() }

  private func path(_ name: String) -> String { "\(place.folder)/\(name)" }

  @Test("lead to the templates that are made from them")
  func templates() throws {
    let one = try place.write("1", to: "one")
    let two = try place.write("2", to: "two")
    let shared = try place.write("s", to: "shared")
    let future = FileStamp.Moment(seconds: .max, nanoseconds: 0)
    var watched = WatchedFiles([one, two])
    watched.setFiles([one, shared], of: one, readSince: future)
    watched.setFiles([two, shared], of: two, readSince: future)
    #expect(watched.files == [one, shared, two])
    #expect(watched.takeChanges() == [])
    _ = try place.write("22", to: "two")
    #expect(watched.takeChanges() == [two])
    _ = try place.write("ss", to: "shared")
    #expect(watched.takeChanges() == [one, two])
    #expect(watched.takeChanges() == [])
  }

  @Test("have changed when they are gone, when they are back, and when only their name is the same")
  func comingAndGoing() throws {
    let file = try place.write("1", to: "a")
    var watched = WatchedFiles([file])
    unlink(file)
    #expect(watched.lacksFile)
    #expect(watched.takeChanges() == [file])
    #expect(watched.takeChanges() == [])
    _ = try place.write("1", to: "a")
    #expect(watched.takeChanges() == [file])
    _ = try place.write("1", to: "b")
    rename(path("b"), file)
    #expect(watched.takeChanges() == [file])
  }

  @Test("count as changed when they were written while the template was being read")
  func race() throws {
    let file = try place.write("1", to: "a")
    let data = try place.write("1", to: "data")
    var watched = WatchedFiles([file])
    watched.setFiles([file, data], of: file, readSince: past)
    #expect(watched.takeChanges() == [file])
    #expect(watched.takeChanges() == [])
  }

  @Test("are looked for in their folder, that of a link's target, or the nearest that exists")
  func folders() throws {
    let real = try place.write("1", to: "real/a")
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "real/a")
    let folder = try #require(WatchedFolder.resolved(place.folder))
    #expect(WatchedFolder.folders(of: [real]).contains(path("real")))
    #expect(
      WatchedFolder.folders(of: ["\(folder)/link"]) == [folder, "\(folder)/real"])
    #expect(WatchedFolder.folders(of: [path("no/such/file")]) == [place.folder])
    #expect(WatchedFolder.folders(of: ["nothing"]) == ["."])
    #expect(WatchedFolder.folders(of: ["/nothing"]) == ["/"])
  }
}
