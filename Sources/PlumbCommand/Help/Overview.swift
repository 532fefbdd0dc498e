/// What `plumb --help` prints.
enum Overview {
  static func text(of commands: [CommandSyntax]) -> String {
    """
    Usage: plumb COMMAND [arguments]

    Lays out self-sizing table cells as iOS does, and draws them.

    Commands:
    \(HelpList.lines(commands.map { ($0.name, $0.summary) }))
      help [COMMAND]        show this text, or the help of a command

    Options:
      -h, --help            show this text
          --version         print the version

    Examples:
      plumb render Templates/mail.yaml --layers all
      plumb frames Templates/mail.yaml --width 320

    """
  }
}
