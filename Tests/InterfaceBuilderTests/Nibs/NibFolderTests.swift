import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIKit

@Suite("Nibs by name")
struct NibFolderTests {
  private func problem(_ name: String, in folder: String) -> String {
    LayoutEnvironment(text: FixedAdvanceMeasurer(), nibs: NibFolder(folder)).perform {
      do throws(NibError) {
        _ = try UINib(nibName: name, bundle: nil).objects(withOwner: nil)
        return ""
      } catch {
        return error.description
      }
    }
  }

  @Test("are looked for in the environment's folder")
  func found() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let xml = StoredProbe.xib(StoredProbe.cell("", ""))
    try Data(xml.utf8).write(to: folder.appendingPathComponent("Row.xib"))
    #expect(problem("Row", in: folder.path).isEmpty)
    #expect(problem("Raw", in: folder.path).contains("Raw.xib: error: no such file"))
  }

  @Test("do not lead out of it")
  func escape() {
    #expect(problem("../../etc/passwd", in: "/tmp").contains("no such file"))
  }

  @Test("without a folder say what is missing")
  func noLoader() {
    let nib = LayoutEnvironment(text: FixedAdvanceMeasurer()).perform {
      UINib(nibName: "Row", bundle: nil)
    }
    #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }
  }
}
