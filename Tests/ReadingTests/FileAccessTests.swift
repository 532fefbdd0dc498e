import Reading
import TestSupport
import Testing

@Suite("Which files a file may name")
struct FileAccessTests {
  @Test("are those of the project around it: the folder of plumb.yaml")
  func project() throws {
    let folder = try TestFolder([
      "app/plumb.yaml": "", "app/Cells/cell.yaml": "", "app/Pictures/a.png": "", "other/b.png": "",
    ])
    let access = FileAccess(projectOf: folder.file("app/Cells/cell.yaml"))
    #expect(access.admits(folder.file("app/Pictures/a.png")))
    #expect(access.admits(folder.file("app/Cells/../Pictures/a.png")))
    #expect(access.admits(folder.file("app/Pictures/missing.png")))
    #expect(!access.admits(folder.file("other/b.png")))
    #expect(!access.admits(folder.file("app/../other/b.png")))
  }

  @Test("are those of the outermost folder that describes a project, where no project is")
  func described() throws {
    let folder = try TestFolder([
      "app/Workspace.swift": "", "app/Projects/Feed/Project.swift": "",
      "app/Projects/Feed/Sources/Cell.swift": "", "app/Projects/Core/a.png": "", "other/b.png": "",
    ])
    let access = FileAccess(projectOf: folder.file("app/Projects/Feed/Sources/Cell.swift"))
    #expect(access.admits(folder.file("app/Projects/Core/a.png")))
    #expect(!access.admits(folder.file("other/b.png")))
  }

  @Test("are those of its folder where nothing marks a project, and those that the user allows")
  func allowed() throws {
    let folder = try TestFolder(["cells/cell.yaml": "", "shared/a.png": "", "secret/b.png": ""])
    let file = folder.file("cells/cell.yaml")
    #expect(!FileAccess(projectOf: file).admits(folder.file("shared/a.png")))
    let access = FileAccess(projectOf: file, allowing: [folder.file("shared")])
    #expect(access.admits(folder.file("shared/a.png")))
    #expect(!access.admits(folder.file("secret/b.png")))
    let both = access.union(FileAccess(projectOf: folder.file("secret/b.png")))
    #expect(both.admits(folder.file("secret/b.png")))
  }

  @Test("A refusal names the path as the file has it, and the option that allows it")
  func refusal() {
    let refusal = FileAccess.refusal(of: "../b.png", "app/../b.png", at: nil)
    #expect(
      refusal.description
        == "error: '../b.png' leads out of the project; --allow-read app/../b.png allows it")
  }
}

@Suite("The files that a source was made from")
struct OpenedFilesTests {
  @Test("are each listed once, in the order in which they were opened")
  func order() {
    let opened = OpenedFiles(["a", "b"], access: FileAccess(projectOf: "a"))
    opened.add("c")
    opened.add(["b", "a", "d", "d"])
    #expect(opened.paths == ["a", "b", "c", "d"])
  }
}
