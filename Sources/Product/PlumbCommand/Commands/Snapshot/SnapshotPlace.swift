import PlumbKit
import ProjectFile
import Reading

/// Where the project and its artifacts are: `--project` and `--artifacts`.
struct SnapshotPlace: Equatable {
  /// The project file or its folder; nil for the nearest one.
  let project: String?
  /// The folder of artifacts; nil for that of the environment, else the project's.
  let artifacts: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    project = try arguments.value(of: .project, as: .text("the path of a file or folder"))
    artifacts = try arguments.value(of: .artifacts, as: .text("the path of a folder"))
  }

  /// The folders that is meant. To be asked for once: a signal that ends the process from now on
  /// leaves no unfinished file in it. `cleanUp`: what else is to be done then.
  func folders(
    _ console: Console, cleanUp: @escaping @Sendable () -> Void = {}
  ) throws(PlumbError) -> SnapshotFolders {
    let temporaries = TemporaryFiles()
    console.onInterruption {
      temporaries.removeForGood()
      cleanUp()
    }
    var folders = try SnapshotFolders(
      project: project, artifacts: artifacts, environment: console.terminal.environment,
      allowedReads: console.permissions.reads, allowedWrites: console.permissions.writes,
      temporaries: temporaries)
    folders.app = console.app
    return folders
  }

  /// The project file that is meant; nil where it cannot be used, which the command itself reports.
  var projectFile: ProjectFile? {
    (try? SnapshotFolders(project: project, environment: [:]))?.file
  }

  /// A command of the group with the options that name this location, ready to be typed.
  func command(_ words: String, _ program: String) -> String {
    let options = [("--project", project), ("--artifacts", artifacts)].compactMap { name, value in
      value.map { "\(name) \(ShellWord.quoted($0))" }
    }
    return ([ShellWord.quoted(program), "snapshot", words] + options)
      .joined(separator: " ")
  }
}

extension HostRequest {
  /// The hosted part of a project's sources; nil where none is a Swift file.
  init?(sourcesOf place: SnapshotPlace) {
    guard let project = place.projectFile,
      project.sources.included.contains(where: { SourceEndings.isSwift($0.text) }),
      let sources = try? project.sourceFiles()
    else { return nil }
    self.init(sources.filter(SourceEndings.isSwift).map(project.opened))
    self.project = project.path
    // A run compares pictures, again and again and where nobody edits.
    hasWarnings = false
    hasSamples = false
  }
}
