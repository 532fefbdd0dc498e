import Foundation
import TestSupport
import Testing

/// This repository's own `plumb.yaml`: every template in each of its variants against its reference
/// in `Snapshots/`, as a project that uses Plumb would keep them.
@Suite("Snapshot: this repository's own references", .serialized)
struct OwnReferencesTests {
  private static let root = DocumentedCommandsTests.root.path

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all"
  }

  @Test("plumb snapshot test passes; make record rewrites what has changed")
  func references() throws {
    let work = try Workplace()
    let command = isRecording ? ["snapshot", "record"] : ["snapshot", "test"]
    let run = try Tool(command + ["--artifacts", work.folder + "/artifacts"], in: Self.root).run()
    let output = String(decoding: run.output, as: UTF8.self)
    #expect(run.code == 0, "\(output)\(run.errors)")
    #expect((output + run.errors).contains("snapshots"), "\(output)")
  }

  @Test("No reference is left over from a template that is gone")
  func orphans() throws {
    let run = try Tool(["snapshot", "list", "--json"], in: Self.root).run()
    #expect(run.code == 0, "\(run.errors)")
    let listed = String(decoding: run.output, as: UTF8.self)
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.root + "/Snapshots")
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
    #expect(names.isEmpty == false)
    for name in names { #expect(listed.contains("\"\(name)\""), "Snapshots/\(name).png") }
  }
}
