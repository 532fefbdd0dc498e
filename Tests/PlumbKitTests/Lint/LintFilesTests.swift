import Foundation
import Linting
import PlumbKit
import TestSupport
import Testing

/// What `plumb lint` looks at in the folder of an application.
@Suite("Files to lint")
struct LintFilesTests {
  private static let header = "<?xml version=\"1.0\"?>\n<document type=\"x\" targetRuntime="

  private static func project(_ paths: String..., more: String = "") -> String {
    let objects = paths.enumerated().map {
      "A\($0) = {isa = PBXFileReference; path = \($1); };\n"
    }.joined()
    return "// !$*UTF8*$!\n{ objects = {\n\(objects)\(more)}; }\n"
  }

  private func files(_ contents: [String: String]) throws -> LintFiles {
    let folder = try TestFolder(contents)
    defer { withExtendedLifetime(folder) {} }
    return LintFiles([folder.path], LintSettings())
  }

  private func names(_ files: LintFiles) -> [String] {
    files.paths.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  @Test("Files for other platforms and of other tools are left alone, and so is others' code")
  func foreign() throws {
    let found = try files([
      "A.xib": Self.header + "\"iOS.CocoaTouch\">", "B.xib": Self.header + "\"MacOSX.Cocoa\">",
      "C.storyboard": Self.header + "\"watchKit\">", "D.xib": "<archive type=\"x\">",
      "E.xib": Self.header + "\"AppleTV\">", "Pods/F.xib": Self.header + "\"iOS.CocoaTouch\">",
    ])
    #expect(names(found) == ["A.xib"])
    #expect(found.foreignFiles == 4)
  }

  @Test("A file that no Xcode project around it has is left alone")
  func unlisted() throws {
    let iOS = Self.header + "\"iOS.CocoaTouch\">"
    let found = try files([
      "App.xcodeproj/project.pbxproj": Self.project(
        "Cell.xib", "\"My Cell.xib\"", "Base.lproj/Main.storyboard"),
      "App/Cell.xib": iOS, "App/My Cell.xib": iOS, "App/Old.xib": iOS,
      "App/Base.lproj/Main.storyboard": iOS, "App/it.lproj/Main.storyboard": iOS,
      "Packages/Kit/Package.swift": "", "Packages/Kit/Sources/Kit.xib": iOS,
    ])
    #expect(names(found).sorted() == ["Cell.xib", "Kit.xib", "Main.storyboard", "My Cell.xib"])
    #expect(found.unlistedFiles == 2)
  }

  @Test("Projects that take whole folders, and those that cannot be read, leave no file out")
  func wholeFolders() throws {
    let iOS = Self.header + "\"iOS.CocoaTouch\">"
    for project in [
      Self.project(
        "Cell.xib", more: "G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };"),
      Self.project("Cell.xib", more: "G = {lastKnownFileType = folder; path = App; };"),
      "// !$*UTF8*$!\n{ objects = {", "",
    ] {
      let found = try files(["App.xcodeproj/project.pbxproj": project, "App/Old.xib": iOS])
      #expect(found.unlistedFiles == 0, "\(project)")
      #expect(found.paths.count == 1, "\(project)")
    }
  }

  @Test("A project that another tool wrote as XML lists its files as well")
  func xml() throws {
    let iOS = Self.header + "\"iOS.CocoaTouch\">"
    let project = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>objects</key><dict><key>A</key>
      <dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>Cell.xib</string></dict>
      </dict></dict></plist>
      """
    let found = try files([
      "App.xcodeproj/project.pbxproj": project, "App/Cell.xib": iOS, "App/Old.xib": iOS,
    ])
    #expect(names(found) == ["Cell.xib"])
    #expect(found.unlistedFiles == 1)
  }
}
