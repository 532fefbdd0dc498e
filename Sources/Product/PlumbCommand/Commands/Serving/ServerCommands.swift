import Foundation
import PlumbKit

/// `plumb mcp`: the commands as tools of coding agents.
struct MCPCommand: Command, Equatable {
  let folder: ServedFolder

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = try ServedFolder(arguments)
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let service = MCPService(
        try folder.opened(console), files: SampleTemplate.all + [SampleTemplate.rows])
      let server = RPCServer(
        framing: .lines, next: console.inputPieces, write: console.deliver)
      return server.run(service) ? .success : .failure
    } catch {
      return console.fail(error)
    }
  }

  static let syntax = CommandSyntax(
    name: "mcp", summary: "Serves coding agents: the Model Context Protocol on standard streams.",
    discussion: """
      A client starts it and speaks JSON-RPC with it, a message a line. The tools are commands of
      plumb: they answer what --json prints, and render answers with pictures. Nothing is written,
      no file outside of the folder is read, and Swift sources, which are compiled and run, only
      with --allow-swift. 'plumb agents' prints what to tell an agent. The exit code is 0 when the
      client has closed the stream or is gone.
      """,
    options: ServedFolder.options,
    examples: [
      "claude mcp add plumb -- plumb mcp": "registers it with Claude Code, for the current folder",
      "plumb mcp --root App --allow-swift": "the folder App, and its cells in Swift",
    ], isServer: true)
}

/// `plumb lsp`: diagnostics, hovers and repairs in editors.
struct LSPCommand: Command, Equatable {
  let folder: ServedFolder

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = try ServedFolder(arguments)
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let service = LSPService(try folder.opened(console), followsClient: folder.path == nil)
      let server = RPCServer(
        framing: .headers, next: console.inputPieces, write: console.deliver)
      guard server.run(service) else { return .failure }
      return service.isOver && !service.isShutDown ? .findings : .success
    } catch {
      return console.fail(error)
    }
  }

  static let syntax = CommandSyntax(
    name: "lsp", summary: "Serves editors: the Language Server Protocol on standard streams.",
    discussion: """
      An editor starts it and sends what is typed. Templates, plumb.yaml and Interface Builder files
      are looked at while they are edited, saved or not; Swift files when they are saved, and only
      with --allow-swift. It shows what 'plumb lint' finds, frames and their reasons under the
      pointer, repairs that were laid out, and completes names of views, keys and values. Nothing is
      written. Without --root the editor names the folder.
      """,
    options: ServedFolder.options,
    examples: [
      "plumb lsp": "as an editor starts it; Documentation/Editors.md has the lines for some"
    ], isServer: true)
}

/// `plumb agents`: what a coding agent has to know.
struct AgentsCommand: Command, Equatable {
  init(_ arguments: ParsedArguments) throws(ArgumentError) {}

  func run(_ console: Console) -> ExitCode {
    console.output(Array((AgentsGuide.text + "\n").utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "agents", summary: "Prints what a coding agent has to know, on one page.",
    examples: ["plumb agents > AGENTS.md": "where agents of a repository look for it"])
}

/// The folder that a server was started for.
struct ServedFolder: Equatable {
  /// As it was named; nil for the working folder.
  let path: String?
  let allowsSwift: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    path = try arguments.value(of: .root, as: .text("the path of a folder"))
    allowsSwift = arguments.contains(.allowSwift)
  }

  static let options: [OptionSyntax] = [.root, .allowSwift]

  func opened(_ console: Console) throws(PlumbError) -> Workshop {
    let name = path ?? "."
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue,
      let root = ResolvedPath.of(name)
    else { throw PlumbError(name, "is no folder that can be served") }
    let fonts = FontPool()
    return Workshop(root: root, allowsSwift: allowsSwift) { [allowsSwift] work in
      let printed = Printed()
      var inner = Console(
        output: { printed.answer.output += $0 }, errorOutput: { printed.answer.messages += $0 },
        hasColors: false, showsProgress: false, swift: allowsSwift ? console.swift : nil,
        onWork: console.onWork)
      inner.fonts = fonts
      inner.isCancelled = work.isCancelled
      inner.onProgress = work.onProgress
      printed.answer.hasFailed = PlumbTool(console: inner).run(work.arguments) == .failure
      return printed.answer
    }
  }

  private final class Printed { var answer = Workshop.Answer() }
}

extension OptionSyntax {
  fileprivate static let root = OptionSyntax(
    name: "root", placeholder: "DIR", values: .folder,
    help: "the folder that is served (the current folder)")
  fileprivate static let allowSwift = OptionSyntax(
    name: "allow-swift", help: "compile and run Swift sources that a client names")
}
