/// `plumb preview`: a cell in Swift to a `#Preview` with made-up values.
package struct PreviewCommand: Command, Equatable {
  package let files: [String]
  /// The class that is shown; nil for all of them.
  package let className: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    files = arguments.operands
    className = try arguments.value(of: .cellClass, as: .text("the name of a class"))
  }

  /// The sources to compile: cells whose file has previews are shown as well.
  package var request: HostRequest {
    var request = HostRequest()
    request.operands = files
    request.scene = "class \(className ?? "")"
    request.hasWarnings = false
    return request
  }

  func run(_ console: Console) -> ExitCode {
    guard let swift = console.swift else {
      return console.fail(Diagnostic(.error, MissingHost.reason))
    }
    return swift.preview(self, console)
  }

  static let syntax = CommandSyntax(
    name: "preview", summary: "Writes a #Preview of a Swift cell, with made-up values.",
    discussion: """
      Prints a #Preview for each cell class of the files, to be kept behind the class and edited: the
      cell is made as a table makes it, and gets a value of each type that its own code takes, by
      configure(with:), bind(_:), a property that is observed, or an initializer. 'plumb render'
      shows the same in a cell without a preview. Values go by the names of properties, and are the
      same every time; the text compiles in Xcode too.

      The files are compiled with what they need of their project, as by 'plumb render'. A value
      that the sources do not say how to make is a placeholder, which a note names. The exit code
      is 0, or 2 when an input could not be used.
      """,
    operand: OperandSyntax(
      placeholder: "FILE", isRepeatable: true, values: .files(["swift"]),
      help: "a Swift file, or with --swift a folder of some"),
    options: [.cellClass, .swift, .allowRead],
    examples: [
      "plumb preview FeedCell.swift": "a #Preview for each cell of the file",
      "plumb preview FeedCell.swift --class FeedCell >>FeedCell.swift":
        "that of one class, put at the end of its file",
    ])
}
