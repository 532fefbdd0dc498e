import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("Accepting a snapshot")
struct AcceptanceTests {
  private let folder: TestFolder
  private let store: ReferenceStore
  private let artifacts: ArtifactFolder

  init() throws {
    folder = try TestFolder()
    store = ReferenceStore(folder: folder.file("refs"))
    artifacts = ArtifactFolder(path: folder.file(".plumb"))
  }

  @Test("makes it the reference, once")
  func accepts() throws {
    try store.write(try Sample.snapshot())
    let changed = try Sample.snapshot(titleHeight: 41, ink: 30)
    #expect(verify(changed).outcome == .differs)
    #expect(try acceptance.accept("cell-320"))
    #expect(verify(changed).outcome == .passed)
    #expect(throws: ReferenceError.self) { try acceptance.accept("cell-320") }
  }

  @Test("works for one that is new, and does nothing for one that has been written already")
  func new() throws {
    #expect(verify(try Sample.snapshot("new")).outcome == .missing)
    #expect(try acceptance.accept("new"))
    #expect(try !acceptance.accept("new"))
    #expect(store.names == ["new"])
  }

  @Test("is refused when the reference has changed since")
  func changed() throws {
    try store.write(try Sample.snapshot())
    #expect(verify(try Sample.snapshot(ink: 30)).outcome == .differs)
    try store.write(try Sample.snapshot(ink: 50))
    let error = #expect(throws: ReferenceError.self) { try acceptance.accept("cell-320") }
    #expect(error?.reason.contains("has changed since the run") == true)
    #expect(verify(try Sample.snapshot(ink: 50)).outcome == .passed)
  }

  @Test("replaces a reference that cannot be read")
  func unreadable() throws {
    try store.write(try Sample.snapshot())
    try folder.write(Data("nonsense".utf8), as: "refs/cell-320.json")
    #expect(verify(try Sample.snapshot(ink: 30)).outcome == .unreadable)
    #expect(try acceptance.accept("cell-320"))
    #expect(verify(try Sample.snapshot(ink: 30)).outcome == .passed)
  }

  @Test("leads nowhere outside")
  func outside() {
    #expect(throws: ReferenceError.self) { try acceptance.accept("../x") }
    #expect(throws: ReferenceError.self) { try acceptance.accept("x", from: "../y") }
  }

  private var acceptance: Acceptance { Acceptance(store: store, artifacts: artifacts) }

  private func verify(_ snapshot: Snapshot) -> Verdict {
    Verification(store: store, mode: .never, artifacts: artifacts).verify(snapshot)
  }
}
