/// `plumb packages`: clones what a project pins, for the cells that import it.
package struct PackagesCommand: Command, Equatable {
  package let folder: String
  /// A folder to clone from; nil for the pinned addresses.
  package let source: String?
  package let takesNewest: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = arguments.operands.first ?? "."
    source = try arguments.value(of: .packageSource, as: .text("the path of a folder"))
    takesNewest = arguments.contains(.anyRevision)
    if takesNewest, source == nil {
      throw .lacking(
        "--any-revision", needs: "--from", reason: "an address is asked for the pinned revision")
    }
  }

  /// Prints a line for each package; one that cannot be had is an error.
  func run(_ console: Console) -> ExitCode {
    guard let swift = console.swift else {
      return console.fail(Diagnostic(.error, MissingHost.reason))
    }
    return swift.fetch(self, console)
  }

  static let syntax = CommandSyntax(
    name: "packages", summary: "Clones the packages that a project pins, for its Swift cells.",
    discussion: """
      Swift cells are compiled with the packages that are beside them: in Pods, Carthage/Checkouts,
      .build/checkouts, SourcePackages, Xcode's DerivedData. What Package.resolved, Podfile.lock and
      Cartfile.resolved pin and is nowhere there is cloned by this command, in exactly that revision,
      into the cache that 'plumb cache' shows. No other command asks a network for anything.

      Git is asked for addresses of https and ssh only, without a password, and nothing of a package
      is run: no hooks, no submodules, no filters. With --from the repositories of a folder take the
      place of all addresses. The exit code is 2 when a package cannot be had; the others are.
      """,
    operand: OperandSyntax(
      placeholder: "DIR", isRequired: false, values: .folder,
      help: "a folder of the project's work tree; this one without it"),
    options: [.packageSource, .anyRevision, .linesJSON],
    examples: [
      "plumb packages": "all packages that the work tree pins",
      "plumb packages --from ../mirror --any-revision":
        "from clones in a folder, the newest where the pinned one is missing",
    ])
}

extension OptionSyntax {
  static let packageSource = OptionSyntax(
    name: "from", placeholder: "DIR", values: .folder,
    help: "a folder of clones or bare repositories in place of the packages' addresses")
  static let anyRevision = OptionSyntax(
    name: "any-revision",
    help: "take the newest revision of a repository of --from where it lacks the pinned one")
}
