import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// What files name is read inside of their project only (`Documentation/Security.md`).
@Suite("Files that name other files")
struct ReadingTests {
  private let place: Workplace
  /// A file outside of the project, with a text that must not be printed or drawn.
  private let secret: Workplace

  init() throws {
    place = try Workplace()
    secret = try Workplace()
    _ = try secret.write("key\nSECRET\n", to: "key.csv")
    _ = try secret.write("[{\"key\": \"SECRET\"}]", to: "key.json")
    try Data(Self.png).write(to: URL(fileURLWithPath: "\(secret.folder)/p.png"))
  }

  /// One grey pixel.
  private static let png = [UInt8](
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAA"
        + "AABJRU5ErkJggg==") ?? Data())

  private func template(data: String, image: String? = nil) -> String {
    """
    widths: [320]
    cells:
      Cell:
        views:
          title: { class: UILabel, text: "{key}" }
          photo: { class: UIImageView, image: \(image ?? "{width: 10, height: 10}") }
        constraints:
          - "V:|-[title]-[photo]-|"
          - "|-[title]-|"
          - "|-[photo]"
    data: \(data)
    """
  }

  private func link(_ name: String, to target: String) {
    symlink(target, "\(place.folder)/\(name)")
  }

  /// Every way out of a folder that a path can take.
  private func ways(to name: String) -> [String] {
    link("link-\(name)", to: "\(secret.folder)/\(name)")
    link("folder", to: secret.folder)
    link("chain", to: "folder")
    let up = String(repeating: "../", count: 20)
    return [
      "\(secret.folder)/\(name)", "\(up)\(secret.folder.dropFirst())/\(name)", "link-\(name)",
      "folder/\(name)", "chain/../\((secret.folder as NSString).lastPathComponent)/\(name)",
      "./chain/./\(name)",
    ]
  }

  @Test("Data leads out of the project on no way, and the message names the option")
  func data() throws {
    for path in ways(to: "key.csv") {
      let input = try place.write(template(data: "{file: '\(path)', format: csv}"), to: "t.yaml")
      for command in ["frames", "trace", "lint"] {
        let run = Recording([command, input])
        #expect(run.code == .failure, "\(command) \(path)")
        #expect(run.errors.hasPrefix("\(input):11:14: error: '"), "\(run.errors)")
        #expect(run.errors.contains("leads out of the project; --allow-read "))
        #expect(!(run.output + run.errors).contains("SECRET"))
      }
      let allowed = Recording(["frames", input, "--json", "--allow-read", secret.folder])
      #expect(allowed.code == .success, "\(allowed.errors)")
      #expect(allowed.output.contains("SECRET"))
    }
  }

  @Test("Images lead out of the project on no way, whether the template or a row names them")
  func images() throws {
    for path in ways(to: "p.png") {
      let named = try place.write(
        template(data: "[{key: a}]", image: "'\(path)'"), to: "a.yaml")
      let bound = try place.write(
        template(data: "[{key: a, photo: '\(path)'}]", image: "\"{photo}\""), to: "b.yaml")
      for input in [named, bound] {
        let run = Recording(["frames", input])
        #expect(run.code == .failure, "\(path)")
        #expect(run.errors.contains(":6:43: error: '"), "\(run.errors)")
        #expect(run.errors.contains("--allow-read"))
        let file = "\(secret.folder)/p.png"
        #expect(Recording(["frames", input, "--allow-read", file]).code == .success)
      }
    }
  }

  @Test("What the user names is read: data, assets, and texts of --set that are paths")
  func named() throws {
    let input = try place.write(
      template(data: "[{key: a, photo: ''}]", image: "\"{photo}\""), to: "t.yaml")
    let run = Recording(["frames", input, "--json", "--data", "\(secret.folder)/key.json"])
    #expect(run.code == .success)
    #expect(run.output.contains("SECRET"))
    #expect(Recording(["frames", input, "--set", "photo=\(secret.folder)/p.png"]).errors.isEmpty)
    // A text that is a folder admits nothing in it.
    let both = try place.write(
      template(data: "[{key: a}]", image: "'\(secret.folder)/p.png'"), to: "u.yaml")
    #expect(Recording(["frames", both, "--set", "key=\(secret.folder)"]).code == .failure)
  }

  @Test("Rows of a data file name images of the template's project only")
  func rows() throws {
    let input = try place.write(
      template(data: "[{key: a, photo: ''}]", image: "\"{photo}\""), to: "t.yaml")
    let rows = try secret.write(
      "[{\"key\": \"a\", \"photo\": \"\(secret.folder)/p.png\"}]", to: "rows.json")
    let run = Recording(["frames", input, "--data", rows])
    #expect(run.code == .failure)
    #expect(run.errors.contains("leads out of the project") && run.errors.contains("--allow-read"))
  }

  @Test("Files that are missing elsewhere are refused like those that are there")
  func oracle() throws {
    for name in ["key.json", "missing.json"] {
      let input = try place.write(template(data: "'\(secret.folder)/\(name)'"), to: "t.yaml")
      let run = Recording(["frames", input])
      #expect(run.errors.contains("leads out of the project"), "\(run.errors)")
      #expect(!run.errors.contains("no such file"))
    }
  }

  @Test("A project file leads out with nothing it names")
  func projectFile() throws {
    _ = try place.write(template(data: "[{key: a, photo: ''}]"), to: "A/t.yaml")
    link("A/evil.yaml", to: try secret.write(template(data: "[{key: SECRET}]"), to: "e.yaml"))
    let up = "../" + (secret.folder as NSString).lastPathComponent
    let cases = [
      ("sources: A/t.yaml\ndata: {A/t.yaml: \(up)/key.json}", "plumb.yaml:2:8: error: "),
      (
        "sources: A/t.yaml\ndata: {A/t.yaml: {assets: \(secret.folder)}}",
        "plumb.yaml:2:8: error: "
      ),
      ("sources: A/t.yaml\nfonts: \(up)", "plumb.yaml:2:8: error: "),
      ("sources: A/*.yaml", "plumb.yaml:1:10: error: 'A/evil.yaml' leads out"),
    ]
    for (text, message) in cases {
      let project = try place.write(text + "\n", to: "plumb.yaml")
      for command in [["list"], ["test", "--artifacts", "\(place.folder)/out"]] {
        let run = Recording(["snapshot"] + command + ["--project", project])
        #expect(run.code == .failure, "\(text)")
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("leads out of the project; --allow-read"), "\(run.errors)")
        #expect(!(run.output + run.errors).contains("SECRET"))
      }
    }
    _ = try place.write(cases[0].0, to: "plumb.yaml")
    let list = ["snapshot", "list", "--project", place.folder, "--allow-read", secret.folder]
    #expect(Recording(list).code == .success)
  }

  @Test("A baseline of findings leads out of the project only where the user names it")
  func baseline() throws {
    let input = try place.write(template(data: "[{key: a}]"), to: "t.yaml")
    let project = try place.write("lint: {baseline: \(secret.folder)/key.csv}\n", to: "plumb.yaml")
    let run = Recording(["lint", input, "--config", project])
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("\(project):1:18: error: "), "\(run.errors)")
    let file = "\(secret.folder)/key.csv"
    for named in [["--baseline", file], ["--allow-read", file]] {
      let run = Recording(["lint", input, "--config", project] + named)
      #expect(run.errors.hasPrefix("\(file): error: is no baseline"), "\(run.errors)")
    }
  }

  @Test("Links in a folder that is linted are passed over where they lead out")
  func lintedFolder() throws {
    link("evil.yaml", to: try secret.write(template(data: "[{key: SECRET}]"), to: "e.yaml"))
    link("pipe.yaml", to: "/dev/zero")
    mkfifo("\(place.folder)/fifo.yaml", 0o600)
    _ = try place.write(template(data: "[{key: a}]"), to: "t.yaml")
    let run = Recording(["lint", place.folder])
    #expect(!(run.output + run.errors).contains("evil.yaml"))
    #expect(!(run.output + run.errors).contains("error:"), "\(run.errors)")
  }

  @Test("Pipes are no sources and no files of an app, and nobody waits for them")
  func pipes() throws {
    let names = ["f.yaml", "f.xib", "Info.plist", "App.storyboard", "Localizable.strings"]
    for name in names { mkfifo("\(place.folder)/\(name)", 0o600) }
    for command in ["frames", "lint", "trace", "render"] {
      for name in names.prefix(2) {
        let run = Recording([command, "\(place.folder)/\(name)"])
        #expect(run.errors.contains("\(name): error: not a regular file"), "\(run.errors)")
      }
    }
    let xib = try place.write(BrokenSessionTests.cell, to: "cell.xib")
    #expect(Recording(["frames", xib]).code == .success)
  }

  @Test("Pipes, devices and folders are no data and no images")
  func noFiles() throws {
    mkfifo("\(place.folder)/pipe.csv", 0o600)
    mkfifo("\(place.folder)/pipe.png", 0o600)
    mkdir("\(place.folder)/folder.png", 0o700)
    mkdir("\(place.folder)/folder.csv", 0o700)
    for name in ["pipe", "folder"] {
      let data = try place.write(template(data: "\(name).csv"), to: "d.yaml")
      #expect(Recording(["frames", data]).code == .failure)
      let image = try place.write(
        template(data: "[{key: a}]", image: "\(name).png"), to: "i.yaml")
      let run = Recording(["frames", image])
      #expect(run.code == .success)
      #expect(run.errors.contains("a placeholder is drawn"), "\(run.errors)")
    }
    let nul = try place.write(
      template(data: "[{key: a}]", image: "\"../../x\\0.png\""), to: "n.yaml")
    #expect(Recording(["frames", nul]).errors.contains("leads out of the project"))
  }

  @Test("The project is the Git work tree, else the folder of plumb.yaml, else the file's")
  func projects() throws {
    _ = try place.write("[{\"key\": \"a\"}]", to: "top.json")
    let input = try place.write(template(data: "../../top.json"), to: "a/b/t.yaml")
    #expect(Recording(["frames", input]).code == .failure)
    _ = try place.write("", to: "a/plumb.yaml")
    #expect(Recording(["frames", input]).code == .failure)
    _ = try place.write("", to: "plumb.yaml")
    #expect(Recording(["frames", input]).code == .failure)
    unlink("\(place.folder)/a/plumb.yaml")
    #expect(Recording(["frames", input]).code == .success)
    unlink("\(place.folder)/plumb.yaml")
    _ = try place.write("ref: refs/heads/main", to: ".git/HEAD")
    #expect(Recording(["frames", input]).code == .success)
    // A work tree of its own inside, such as a submodule, ends there.
    _ = try place.write("gitdir: elsewhere", to: "a/.git")
    #expect(Recording(["frames", input]).code == .failure)
  }

  @Test("Git's own folder, where a checkout may keep a token, is no part of the project")
  func gitFolder() throws {
    _ = try place.write("ref: refs/heads/main", to: ".git/HEAD")
    _ = try place.write("key\nSECRET\n", to: ".git/config")
    try Data(Self.png).write(to: URL(fileURLWithPath: "\(place.folder)/.git/p.png"))
    link("planted", to: ".git")
    _ = try place.write("", to: "Cells/none.txt")
    for folder in [".git", "planted", "Cells/../.git", "\(place.folder)/.git"] {
      let rows = "{file: \(folder)/config, format: csv}"
      let data = try place.write(template(data: rows), to: "d.yaml")
      let run = Recording(["frames", data, "--json"])
      #expect(run.code == .failure)
      #expect(
        run.errors.contains("leads out of the project") && run.errors.contains("--allow-read"),
        "\(run.errors)")
      #expect(!(run.output + run.errors).contains("SECRET"))
      let image = try place.write(
        template(data: "[{key: a}]", image: "\(folder)/p.png"), to: "i.yaml")
      #expect(Recording(["frames", image]).errors.contains("leads out of the project"))
      let allow = ["--allow-read", "\(place.folder)/.git/config"]
      #expect(Recording(["frames", data] + allow).code == .success)
    }
  }

  @Test("Git's diff reads what the project of the path in the repository has")
  func gitDiff() throws {
    _ = try place.write("ref: refs/heads/main", to: ".git/HEAD")
    _ = try place.write("[{\"key\": \"a\"}]", to: "data/rows.json")
    let name = try place.write("now on disk: something else", to: "Cells/t.yaml")
    let old = try secret.write(template(data: "../data/rows.json"), to: "tmp_old.yaml")
    let new = try secret.write(template(data: "[{key: b}]"), to: "tmp_new.yaml")
    let hexes = ["0", "100644"]
    let run = Recording(["diff", "--git", name, old] + hexes + [new] + hexes)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("'a'") || run.output.contains("\"a\""), "\(run.output)")
    let evil = try secret.write(template(data: "'\(secret.folder)/key.json'"), to: "tmp_evil.yaml")
    let refused = Recording(["diff", "--git", name, old] + hexes + [evil] + hexes)
    #expect(refused.errors.contains("leads out of the project; --allow-read"))
    #expect(!(refused.output + refused.errors).contains("SECRET"))
  }
}
