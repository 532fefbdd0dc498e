import PlumbKit

/// `plumb snapshot list`: what a project's snapshots are.
struct SnapshotListCommand: Command, Equatable {
  let place: SnapshotPlace
  let filter: SnapshotFilter
  let isJSON: Bool

  var hosting: HostRequest? { HostRequest(sourcesOf: place) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    filter = SnapshotFilter(
      try arguments.values(of: .filter, as: .text("a part of a name or source")))
    isJSON = arguments.contains(.json)
  }

  func run(_ console: Console) -> ExitCode {
    do throws(PlumbError) {
      var folders = try SnapshotFolders(
        project: place.project, environment: console.terminal.environment,
        allowedReads: console.permissions.reads, allowedWrites: console.permissions.writes)
      folders.app = console.app
      let inventory = try inventory(of: folders, console)
      for source in inventory.broken {
        for diagnostic in source.diagnostics { console.report(diagnostic) }
      }
      console.output(isJSON ? inventory.json : Array(inventory.text.utf8))
      if console.showsProgress { console.errorOutput(inventory.summary + "\n") }
      return inventory.broken.isEmpty ? .success : .failure
    } catch {
      return console.fail(error)
    }
  }

  private func inventory(
    of folders: SnapshotFolders, _ console: Console
  ) throws(PlumbError) -> SnapshotInventory {
    let inventory = try SnapshotInventory(folders) { console.report($0) }
    return try inventory.filtered(filter)
  }

  static let syntax = CommandSyntax(
    name: "snapshot list", summary: "Lists snapshots, their sources, and which have a reference.",
    discussion: """
      A line for each: its name, what it is drawn from and how, and whether its reference is
      missing. References that nothing asks for come last. Nothing is drawn. The exit code is 0,
      or 2 when something could not be read.
      """,
    options: [.filter, .project, .allowRead, .allowWrite, .json],
    examples: [
      "plumb snapshot list": "all of the project",
      "plumb snapshot list --json | jq -r '.snapshots[].name'": "their names alone",
    ])
}
