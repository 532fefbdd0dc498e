import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// Results stay inside of the project, and go through no planted link
/// (`Documentation/Security.md`).
@Suite("Places that results may go to")
struct WritingTests {
  private let place: Workplace
  private let outside: Workplace

  init() throws {
    place = try Workplace()
    outside = try Workplace()
    _ = try place.write(Workplace.template(), to: "A/t.yaml")
    _ = try outside.write("precious", to: "file")
  }

  private func project(_ snapshots: String = "") throws -> [String] {
    let text = "sources: A/t.yaml\n" + (snapshots.isEmpty ? "" : "snapshots: {\(snapshots)}\n")
    return ["--project", try place.write(text, to: "plumb.yaml")]
  }

  private func link(_ name: String, to target: String) {
    symlink(target, "\(place.folder)/\(name)")
  }

  @Test("References and artifacts do not leave the project")
  func folders() throws {
    let up = "../" + (outside.folder as NSString).lastPathComponent
    link("out", to: outside.folder)
    link("out2", to: "out")
    for path in [outside.folder, up, "out", "out/new", "out2/new", "A/../\(up)"] {
      for key in ["references", "artifacts"] {
        let project = try project("\(key): '\(path)'")
        for command in [["record"], ["test"], ["accept", "--all"], ["clean", "--delete"]] {
          let run = Recording(["snapshot"] + command + project)
          #expect(run.code == .failure, "\(command) \(key): \(path)")
          #expect(run.errors.contains("plumb.yaml:2:"), "\(run.errors)")
          #expect(
            run.errors.contains("leads out of the project; --allow-write")
              || run.errors.contains("cannot be"), "\(run.errors)")
        }
        #expect(outside.contents == ["file"])
        #expect(outside.text("file") == "precious")
      }
    }
    let allowed = try project("references: '\(up)/refs'")
    let run = Recording(["snapshot", "record", "--allow-write", outside.folder] + allowed)
    #expect(run.code == .success, "\(run.errors)")
    #expect(outside.contents.contains("refs/A/t-320.png"))
  }

  @Test("References and artifacts are in no folder with sources, nor in Git's own")
  func sources() throws {
    _ = try place.write("let x = 1", to: "Sources/x.swift")
    link("planted", to: "Sources")
    for path in ["A", "Sources", "planted", ".git/hooks"] {
      for key in ["references", "artifacts"] {
        let run = Recording(["snapshot", "record"] + (try project("\(key): \(path)")))
        #expect(run.code == .failure, "\(key): \(path)")
      }
    }
    #expect(place.text("Sources/x.swift") == "let x = 1")
    #expect(place.contents.filter { $0.hasSuffix(".png") }.isEmpty)
  }

  @Test("References and artifacts have no names that look like options, and are not Git's own")
  func names() throws {
    for path in ["'-rf'", "--force", "A/-x", ".GIT/x", "sub/.git"] {
      for key in ["references", "artifacts"] {
        let run = Recording(["snapshot", "record"] + (try project("\(key): \(path)")))
        #expect(run.code == .failure && run.errors.contains("plumb.yaml:2:"), "\(run.errors)")
        #expect(run.errors.contains("'\(key)' cannot be"), "\(run.errors)")
      }
    }
    let run = Recording(
      ["snapshot", "record", "--artifacts", "\(place.folder)/.git/x"] + (try project()))
    #expect(run.errors.contains("/.git/x: error: is Git's own"), "\(run.errors)")
    #expect(!place.contents.contains { $0.hasSuffix(".png") })
  }

  @Test("A folder of artifacts that is a planted link is not written")
  func plantedFolder() throws {
    link(".plumb", to: outside.folder)
    let run = Recording(["snapshot", "test"] + (try project()))
    #expect(run.code == .failure)
    #expect(run.errors.contains("--allow-write"), "\(run.errors)")
    #expect(outside.contents == ["file"])
  }

  @Test("Links planted at files of results are not written through")
  func plantedFiles() throws {
    let project = try project()
    #expect(Recording(["snapshot", "record"] + project).code == .success)
    let target = "\(outside.folder)/file"
    for name in [".plumb/run.jsonl", ".plumb/.left", ".plumb/.session", ".plumb/report.html"] {
      unlink("\(place.folder)/\(name)")
      link(name, to: target)
      _ = Recording(["snapshot", "record", "--all"] + project)
      #expect(outside.text("file") == "precious", "\(name)")
    }
    for ending in ["png", "json"] {
      let name = "Snapshots/A/t-320.\(ending)"
      unlink("\(place.folder)/\(name)")
      link(name, to: target)
      let run = Recording(["snapshot", "record", "--all"] + project)
      #expect(run.code == .failure)
      #expect((run.errors + run.output).contains("is a link that leads out of"), "\(run.errors)")
      #expect(outside.text("file") == "precious", "\(name)")
      unlink("\(place.folder)/\(name)")
      _ = Recording(["snapshot", "record", "--all"] + project)
    }
  }

  @Test("render writes through a link only with --follow")
  func follow() throws {
    let input = "\(place.folder)/A/t.yaml"
    link("t-320.png", to: "\(outside.folder)/file")
    for path in ["\(place.folder)/t-320.png", "\(place.folder)/"] {
      let run = Recording(["render", input, "--output", path])
      #expect(run.code == .failure)
      #expect(
        run.errors == "\(place.folder)/t-320.png: error: is a symbolic link, and is not written"
          + " through; --follow allows it\n")
      #expect(outside.text("file") == "precious")
    }
    let run = Recording(["render", input, "--output", "\(place.folder)/", "--follow"])
    #expect(run.code == .success)
    #expect(outside.bytes("file")?.starts(with: [0x89, 0x50]) == true)
  }

  @Test("A folder that is a planted link is written into only with --follow")
  func plantedOutput() throws {
    link("out", to: outside.folder)
    let tool = Tool(["render", "A/t.yaml", "--output", "out/sub"], in: place.folder)
    let run = try tool.run()
    #expect(run.code == 2)
    #expect(run.errors.contains("leads through a symbolic link out of the project; --follow"))
    #expect(outside.contents == ["file"])
  }

  @Test("merge and accept read no links in the artifacts of others")
  func artifactsOfOthers() throws {
    let project = try project()
    #expect(Recording(["snapshot", "record"] + project).code == .success)
    _ = try place.write(Workplace.template(rows: 3), to: "A/t.yaml")
    let shard = "\(place.folder)/shard"
    let test = ["snapshot", "test", "--record", "never", "--artifacts", shard]
    #expect(Recording(test + project).code == .findings)
    let picture = try #require(place.bytes("shard/A/t-320-actual.png"))
    try picture.write(to: URL(fileURLWithPath: "\(outside.folder)/secret.png"))
    unlink("\(shard)/A/t-320-actual.png")
    link("shard/A/t-320-actual.png", to: "\(outside.folder)/secret.png")
    let merged = "\(place.folder)/merged"
    _ = Recording(["snapshot", "merge", shard, "--artifacts", merged] + project)
    #expect(place.bytes("merged/A/t-320-actual.png") == nil)
    let accept = Recording(["snapshot", "accept", "--all", "--artifacts", shard] + project)
    #expect(accept.code == .failure)
    #expect(accept.errors.contains("symbolic link") || accept.errors.contains("is a link"))
  }

  @Test("A run removes what a killed one left half written, and nothing else")
  func strays() throws {
    for name in [".plumb-99999999-0", ".plumb-99999999-1", ".plumb-notes"] {
      _ = try place.write("half", to: name)
    }
    let run = Recording([
      "render", "\(place.folder)/A/t.yaml", "--output", "\(place.folder)/a.png",
    ])
    #expect(run.code == .success)
    #expect(place.contents.filter { $0.hasPrefix(".plumb-") } == [".plumb-notes"])
  }
}
