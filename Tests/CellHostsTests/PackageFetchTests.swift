import AppProjects
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CellHosts

/// Repositories on this machine stand for all others: nothing here asks a network.
@Suite("Cloning packages")
struct PackageFetchTests {
  private let store: TestFolder
  private let mirror: TestFolder

  init() throws {
    store = try TestFolder()
    mirror = try TestFolder([
      "owner+Snap/repo/Package.swift": "", "owner+Snap/repo/Sources/S.swift": "let old = 1",
      "owner+Snap/repo/link": "",
    ])
  }

  private func git(_ arguments: String...) throws -> String {
    let name = ["-c", "user.name=a", "-c", "user.email=a@a.example"]
    let answer = ProgramRun.run(
      "/usr/bin/env", ["git", "-C", mirror.file("owner+Snap/repo")] + name + arguments)
    try #require(answer.code == 0, "\(answer.output)")
    return answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A repository with a tag, a newer revision, a link that leads out, and a hook.
  private func makeRepository() throws -> (tagged: String, newest: String) {
    _ = try git("init", "--quiet")
    try FileManager.default.removeItem(atPath: mirror.file("owner+Snap/repo/link"))
    try FileManager.default.createSymbolicLink(
      atPath: mirror.file("owner+Snap/repo/link"), withDestinationPath: "/etc")
    _ = try git("add", "--all")
    _ = try git("commit", "--quiet", "-m", "1")
    _ = try git("tag", "v1.0")
    let tagged = try git("rev-parse", "HEAD")
    try mirror.write(Data("let new = 2".utf8), as: "owner+Snap/repo/Sources/S.swift")
    _ = try git("commit", "--quiet", "--all", "-m", "2")
    try mirror.write(
      Data("#!/bin/sh\ntouch ran".utf8), as: "owner+Snap/repo/.git/hooks/post-checkout")
    return (tagged, try git("rev-parse", "HEAD"))
  }

  private func pin(_ revision: String, at address: String) throws -> PinnedPackage {
    let folder = try TestFolder([
      "Package.resolved":
        "{\"pins\": [{\"location\": \"\(address)\", \"state\": {\"revision\": \"\(revision)\"}}], \"version\": 2}"
    ])
    let project = AppProject(around: folder.file("x"), in: folder.path)
    return try #require(ForeignModules(of: project, in: nil).pins.first)
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: store.file(name)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("From a folder of repositories, by commit and by tag; the newest only where that may be")
  func copies() throws {
    let (tagged, newest) = try makeRepository()
    let address = "https://a.example/owner/Snap.git"
    let kept = PackageStore(store.path)
    let fetch = try PackageFetch(from: mirror.path, takesNewest: false, into: kept)
    #expect(fetch.fetch(try pin(tagged, at: address)) == .cloned(newest: nil))
    #expect(text("Snap-\(tagged)/Sources/S.swift") == "let old = 1")
    // Links are files with a path in them.
    #expect(text("Snap-\(tagged)/link") == "/etc")
    #expect(fetch.fetch(try pin(tagged, at: address)) == .present)
    #expect(fetch.fetch(try pin("1.0", at: address)) == .cloned(newest: nil))
    let missing = String(repeating: "a", count: 40)
    guard case .failed(let reason) = fetch.fetch(try pin(missing, at: address)) else {
      Issue.record("a revision that is not there was cloned")
      return
    }
    #expect(reason.hasPrefix("aaaaaaaaaaaa is not in "))
    let lenient = try PackageFetch(from: mirror.path, takesNewest: true, into: kept)
    #expect(lenient.fetch(try pin(missing, at: address)) == .cloned(newest: newest))
    #expect(kept.folder(of: try pin(missing, at: address))?.note != nil)
    #expect(!FileManager.default.fileExists(atPath: store.file("Snap-\(tagged)/ran")))
    let names = try FileManager.default.contentsOfDirectory(atPath: store.path)
    #expect(names.filter { $0.hasPrefix(".unfinished") } == [])
  }

  @Test("Runs at the same time leave one whole package")
  func together() throws {
    let (tagged, _) = try makeRepository()
    let pin = try pin(tagged, at: "https://a.example/owner/Snap")
    let fetch = try PackageFetch(
      from: mirror.path, takesNewest: false, into: PackageStore(store.path))
    DispatchQueue.concurrentPerform(iterations: 4) { _ in _ = fetch.fetch(pin) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.path) == ["Snap-\(tagged)"])
    #expect(text("Snap-\(tagged)/Sources/S.swift") == "let old = 1")
  }

  @Test(
    "Addresses of other kinds, and revisions that are no names, are refused",
    arguments: [
      ("file:///etc", "abc", "its address is none of https or ssh: file:///etc"),
      ("/etc", "abc", "its address is none of https or ssh: /etc"),
      (
        "http://u:secret@a.example/x", "abc",
        "its address is none of https or ssh: http://a.example/x"
      ),
      ("ext::sh -c touch% x", "abc", "its address is none of https or ssh: ext::sh -c touch% x"),
      (
        "https://a.example/x", "--upload-pack=touch",
        "'--upload-pack=touch' is the name of no revision"
      ),
    ])
  func refused(_ address: String, _ revision: String, _ reason: String) throws {
    let fetch = try PackageFetch(from: nil, takesNewest: false, into: PackageStore(store.path))
    #expect(fetch.fetch(try pin(revision, at: address)) == .failed(reason))
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.path).isEmpty)
  }

  @Test("A host that does not answer is a sentence without the password of its address")
  func unreachable() throws {
    let fetch = try PackageFetch(from: nil, takesNewest: false, into: PackageStore(store.path))
    let pin = try pin(String(repeating: "b", count: 40), at: "https://u:secret@127.0.0.1:9/x.git")
    guard case .failed(let reason) = fetch.fetch(pin) else {
      Issue.record("nothing was cloned")
      return
    }
    #expect(reason.hasPrefix("bbbbbbbbbbbb cannot be had from https://127.0.0.1:9/x.git: "))
    #expect(!reason.contains("secret"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.path).isEmpty)
  }

  @Test("What a run that was ended has left is removed; that of one that goes on is kept")
  func unfinished() throws {
    try store.write(Data(), as: ".unfinished-99999999-1/Package.swift")
    try store.write(Data(), as: ".unfinished-1-1/Package.swift")
    _ = try PackageFetch(from: nil, takesNewest: false, into: PackageStore(store.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.path) == [".unfinished-1-1"])
  }

  @Test("A store that cannot be written is a sentence")
  func readOnly() throws {
    try store.write(Data(), as: "file")
    let error = try #require(throws: PlumbError.self) {
      try PackageFetch(from: nil, takesNewest: false, into: PackageStore(store.file("file/x")))
    }
    #expect(error.diagnostics[0].message == "cannot be made: Not a directory")
  }
}
