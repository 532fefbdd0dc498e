/// `plumb cache`: what is kept of Swift cells, and how it is removed.
package struct CacheCommand: Command, Equatable {
  /// The things to remove; nothing where it is empty.
  package let cleared: [String]

  private static let kinds = ["hosts", "modules", "packages"]

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let choices = Self.kinds.map { ($0, [$0]) } + [("all", Self.kinds)]
    cleared = try arguments.values(of: .clear, as: .word(choices)).flatMap(\.self)
  }

  func run(_ console: Console) -> ExitCode {
    guard let swift = console.swift else {
      return console.fail(Diagnostic(.error, MissingHost.reason))
    }
    return swift.show(self, console)
  }

  static let syntax = CommandSyntax(
    name: "cache", summary: "Shows what is kept of Swift cells, and clears it.",
    discussion: """
      Hosts are programs with the cells of a source in them; modules are what cells import, compiled;
      packages are what 'plumb packages' has cloned. Each has a limit, beyond which goes what was used
      longest ago. All but packages are made again when they are needed.
      """,
    options: [.clear, .linesJSON],
    examples: [
      "plumb cache": "how much there is, and where",
      "plumb cache --clear all": "remove all of it",
    ])
}

extension OptionSyntax {
  static let clear = OptionSyntax(
    name: "clear", placeholder: "KIND", isRepeatable: true,
    values: .words(["hosts", "modules", "packages", "all"]),
    help: "remove hosts, modules, packages or all; repeat it for several")
}
