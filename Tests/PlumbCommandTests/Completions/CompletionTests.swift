import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// A shell is asked what it would complete, with the script that `plumb completions` prints.
@Suite("Completions")
struct CompletionTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["mail.yaml", "old one.yml", "photo.png", "data.json", "cells/x.yaml"] {
      _ = try place.write("", to: name)
    }
    for shell in Shell.allCases {
      _ = try place.write(
        Recording(["completions", shell.rawValue]).output, to: ".completions.\(shell)")
    }
  }

  /// A command line that is being typed, and some of what may follow; nothing of `not`.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: [String]
    var not: [String] = []
    var testDescription: String { line }
  }

  static let cases: [Case] = [
    Case(line: "plumb ", expected: Invocation.syntaxes.map(\.name), not: ["mail.yaml"]),
    Case(line: "plumb re", expected: ["render"], not: ["frames"]),
    Case(line: "plumb render --fo", expected: ["--format"], not: ["--output"]),
    Case(line: "plumb render --format ", expected: ["png", "svg", "pdf"], not: ["mail.yaml"]),
    Case(line: "plumb render --layers fr", expected: ["frames"], not: ["constraints"]),
    Case(line: "plumb render --profile ios1", expected: ["ios18", "ios10"], not: ["ios7"]),
    Case(line: "plumb render -f s", expected: ["svg"], not: ["png"]),
    Case(line: "plumb render m", expected: ["mail.yaml"], not: ["photo.png"]),
    Case(
      line: "plumb render ", expected: ["mail.yaml", "cells"], not: ["photo.png", "data.json"]),
    Case(line: "plumb render --color a", expected: ["auto", "always"], not: ["never"]),
    Case(line: "plumb frames --j", expected: ["--json"], not: ["--layers"]),
    Case(line: "plumb completions ", expected: ["bash", "zsh", "fish"], not: ["mail.yaml"]),
    Case(line: "plumb help fr", expected: ["frames"], not: ["render"]),
    Case(line: "plumb help snapshot l", expected: ["list"]),
    Case(
      line: "plumb snapshot ", expected: ["test", "record", "list"], not: ["mail.yaml", "render"]),
    Case(line: "plumb snapshot test --record ", expected: ["all", "never"], not: ["mail.yaml"]),
    Case(line: "plumb snapshot merge ", expected: ["cells"], not: ["mail.yaml"]),
    Case(line: "plumb snapshot list --f", expected: ["--filter"], not: ["--format"]),
    Case(line: "plumb snapshot list --project ", expected: ["mail.yaml", "cells"]),
    Case(line: "plumb init ", expected: ["cells"], not: ["mail.yaml"]),
    Case(line: "plumb render -o p", expected: ["photo.png"]),
  ]

  private static let attached: [Case] = [
    Case(line: "plumb render --preview=si", expected: ["sixel"], not: ["kitty"]),
    Case(line: "plumb render --format=s", expected: ["svg"], not: ["png"]),
    Case(line: "plumb render --layers=frames,con", expected: ["constraints"], not: ["baselines"]),
    Case(line: "plumb render --layers frames,con", expected: ["constraints"]),
  ]

  @Test("are what bash completes", arguments: cases + attached)
  func bash(_ example: Case) throws {
    try check(
      example, Shell.bash,
      #"""
      source ./.completions.bash
      COMP_WORDBREAKS=$' \t\n"\'><=;|&(:'
      line=${1//=/ = }
      read -r -a COMP_WORDS <<< "$line"
      [[ $line == *" " ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _plumb
      printf '%s\n' "${COMPREPLY[@]}"
      """#)
  }

  @Test("are what fish completes", arguments: cases + attached)
  func fish(_ example: Case) throws {
    try check(
      example, Shell.fish,
      #"""
      source ./.completions.fish
      complete -C $argv[1]
      """#)
  }

  @Test("are what zsh completes", arguments: cases + attached)
  func zsh(_ example: Case) throws {
    try check(
      example, Shell.zsh,
      #"""
      zmodload zsh/zpty
      zpty shell 'zsh -f -i'
      zpty -w shell 'PROMPT= RPROMPT=; unsetopt beep; autoload -Uz compinit; compinit -D -u'
      zpty -w shell 'source ./.completions.zsh; LISTMAX=0; zstyle ":completion:*" list-grouped false'
      zpty -w shell 'compadd() { [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "$@"; return; }
        local -a hits; builtin compadd -A hits "$@"; (( $#hits )) && print -rl -- \;${^hits}\;; builtin compadd "$@" }'
      zpty -w shell 'zle -C show complete-word done-showing
        done-showing() { _main_complete; print -r -- "the" "end"; exit }; bindkey "^I" show; print "ready" "now"'
      zpty -r shell output '*ready now*'
      zpty -n -w shell "$1"$'\t'
      zpty -r shell output '*the end*'
      print -r -- "$output" | grep -o ';[^;]*;' | tr -d ';'
      """#)
  }

  /// Asks a shell, and compares; without that shell there is nothing to compare.
  private func check(_ example: Case, _ shell: Shell, _ script: String) throws {
    guard let path = Self.path(of: shell) else {
      print("no \(shell) here: its completions are not tested")
      return
    }
    _ = try place.write(script, to: ".ask")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    let options = [Shell.bash: ["--norc"], .zsh: ["-f"], .fish: ["--no-config"]]
    process.arguments = (options[shell] ?? []) + ["./.ask", example.line]
    process.currentDirectoryURL = URL(fileURLWithPath: place.folder)
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let found = text.split(separator: "\n").map(Self.candidate)
    for word in example.expected { #expect(found.contains(word), "\(found)") }
    for word in example.not { #expect(!found.contains(word), "\(found)") }
  }

  /// The word of a line: without a description, what stands before it in a list, or a slash.
  private static func candidate(_ line: Substring) -> String {
    let word = line.split(separator: "\t").first ?? line
    let last = word.split { $0 == "," || $0 == "=" }.last ?? word
    return String(last.hasSuffix("/") ? last.dropLast() : last)
  }

  private static func path(of shell: Shell) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(shell)" }.first(where: FileManager.default.isExecutableFile)
  }
}
