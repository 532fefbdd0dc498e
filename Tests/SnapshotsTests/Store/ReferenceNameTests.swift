import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("The name of a reference")
struct ReferenceNameTests {
  @Test(
    "stays below the folder of references, and can be a path",
    arguments: [
      ("../secrets", "it leads out of the folder"), ("a/../../b", "it leads out of the folder"),
      ("/etc/passwd", "absolute"), ("", "empty"), ("a//b", "empty"), ("a/./b", "empty"),
      ("a\0b", "control characters"), ("a\nb", "control characters"), (".git/config", "hidden"),
      (String(repeating: "x", count: 250), "250 bytes (limit: 241)"),
      (Array(repeating: "folder", count: 400).joined(separator: "/"), "(limit: 2048)"),
    ])
  func refused(name: String, why: String) throws {
    let folder = try TestFolder()
    let store = ReferenceStore(folder: folder.file("refs"))
    let error = #expect(throws: ReferenceError.self) { try store.write(try Sample.snapshot(name)) }
    #expect(error?.reason.contains(why) == true, "\(error?.reason ?? "")")
    #expect(error?.reason.contains("\0") == false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(
    "can be checked out everywhere",
    arguments: [
      ("a/aux", "'aux' is a device on Windows"), ("com1.v2", "'com1' is a device on Windows"),
      ("what?", "Windows allows no '?' in names"), ("a\\b", "Windows allows no"),
      ("end.", "do not end in a space or full stop"), ("a /b", "do not end in a space"),
    ])
  func portable(name: String, why: String) throws {
    let folder = try TestFolder()
    let store = ReferenceStore(folder: folder.path)
    let error = #expect(throws: ReferenceError.self) { try store.write(try Sample.snapshot(name)) }
    #expect(error?.reason.contains(why) == true, "\(error?.reason ?? "")")
  }

  @Test("differs from that of others in more than case")
  func twins() throws {
    let folder = try TestFolder()
    let store = ReferenceStore(folder: folder.path, title: "refs")
    try store.write(try Sample.snapshot("Cells/mail"))
    for name in ["Cells/Mail", "cells/chat"] {
      let error = #expect(throws: ReferenceError.self) {
        try store.write(try Sample.snapshot(name))
      }
      #expect(error?.reason.contains("differs from it only in case") == true)
    }
    try store.write(try Sample.snapshot("Cells/chat"))
    #expect(store.names == ["Cells/chat", "Cells/mail"])
  }

  @Test("does not follow a link out of the folder, but one within")
  func links() throws {
    let folder = try TestFolder(["outside/x": "", "refs/inside/y": ""])
    symlink(folder.file("outside"), folder.file("refs/out"))
    symlink("inside", folder.file("refs/in"))
    let store = ReferenceStore(folder: folder.file("refs"))
    let error = #expect(throws: ReferenceError.self) {
      try store.write(try Sample.snapshot("out/a"))
    }
    #expect(error?.reason.contains("is a link that leads out of") == true)
    try store.write(try Sample.snapshot("in/a"))
    #expect(FileManager.default.fileExists(atPath: folder.file("refs/inside/a.png")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("outside")) == ["x"])
  }
}
