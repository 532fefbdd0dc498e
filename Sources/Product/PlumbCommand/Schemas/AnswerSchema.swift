import Reading

/// The JSON Schemas of what commands print with `--json`: one for each object on a line.
enum AnswerSchema {
  /// By the names under which `plumb schema` prints them.
  static let all: [(name: String, about: String, keys: KeyTable)] = [
    ("frames", "The rows of a file in a variant, with the frame of every view.", frames),
    ("trace", "A row, what is wrong with it, and what would help.", trace),
    ("why", "The sum that a number of the layout is.", why),
    ("lint", "What is wrong with the layouts of files.", lint),
    ("sweep", "What is wrong with the rows of a file, and from which width to which.", sweep),
    ("diff", "What differs between two versions of a file.", diff),
    ("explain", "The conflicts that a log reports.", explain),
    ("render", "A picture that was written.", render),
    ("message", "An error, a warning or a note, on standard error.", message),
  ]

  /// The schema of a name as JSON text; nil for none.
  static func text(of name: String) -> String? {
    all.first { $0.name == name }.map { entry in
      SchemaEncoder.document("plumb \(entry.name) --json", about: entry.about, entry.keys)
        .compactJSON + "\n"
    }
  }

  // MARK: Values

  private static let number = ValueSchema.number(-1e12...1e12)
  private static let count = ValueSchema.integer(0...1_000_000_000)
  private static let texts = ValueSchema.list(.text)
  private static let numbers = ValueSchema.list(number)

  private static func object(_ keys: Key..., required: [String] = []) -> ValueSchema {
    .mapping(KeyTable(keys, required: required))
  }

  private static func objects(_ keys: Key..., required: [String] = []) -> ValueSchema {
    .list(.mapping(KeyTable(keys, required: required)))
  }

  private static let version = Key(
    "version", .integer(1...1), "The version of the form; within it fields are only added.")
  private static let file = Key("file", .text, "The file, as it was named.")
  private static let place = [
    file, Key("line", count, "From 1; 0 for the whole file."),
    Key("column", count, "In Unicode scalars, from 1; 0 for the whole line."),
  ]
  private static let severity = Key("severity", .choice(["error", "warning", "note"]), "How bad.")

  private static let variant = [
    Key("width", number, "Of the table, in points."), Key("scale", number, "Pixels a point."),
    Key("device", .text, "The device that the table fills; without it a width was named."),
    Key("textSize", .text, "XS to XXXL, AX1 to AX5."), Key("language", .text, "A BCP 47 tag."),
    Key("direction", .choice(["ltr", "rtl"]), "Where text begins."),
    Key("profile", .text, "The version of iOS: ios7 to ios26."),
    Key("appearances", .list(.choice(["light", "dark"])), "In which of them it is just so."),
  ]

  private static let ranges = objects(
    Key("dimension", .choice(["x", "y", "width", "height"]), "What is open."),
    Key("least", number, "The least value that constraints allow, in points; none without."),
    Key("greatest", number, "The greatest; none without."))

  // MARK: Answers

  private static let frames = KeyTable(
    [version, file] + variant + [
      Key("variant", texts, "How the layout differs from what the file is by itself."),
      Key("fingerprint", texts, "Fonts and libraries."),
      Key("scrolling", .anything, "Unused here."),
      Key("scenes", .list(scene), "The rows, or what an Interface Builder file shows."),
    ], required: ["file", "width", "scenes"])

  private static let scene = object(
    Key("id", .text, "`section.row`, or an object id."),
    Key("reuseIdentifier", .either([.text, .nothing]), "Of the cell."),
    Key("height", number, "In points."),
    Key("contentHeight", number, "Without the separator."),
    Key("fittedHeight", number, "What a table would give a scene at its stored size."),
    Key("sizing", .anything, "Who decided the height."),
    Key(
      "views",
      objects(
        Key("id", .text, "The name, or the object id."), Key("name", .text, "A label or outlet."),
        Key("parent", .either([.text, .nothing]), "The id of the view around it."),
        Key("class", .text, "As UIKit has it."),
        Key("frame", numbers, "x, y, width, height in the view around it, in points."),
        Key("unrounded", numbers, "The frame before it is put on pixels (--details)."),
        Key("text", .text, "What it shows."), Key("lines", count, "Lines of the text."),
        Key("hidden", .flag, "Whether it is hidden."),
        Key("ambiguous", .flag, "Whether constraints leave it open."),
        Key("ranges", ranges, "What they leave open."), Key("details", .anything, "More of it."),
        required: ["id", "class", "frame"]), "In pre-order."),
    Key("constraints", .list(.anything), "All of them (--details)."),
    Key(
      "conflicts",
      objects(
        Key("constraints", texts, "That contradict each other."),
        Key("broken", .text, "The one that was given up."), Key("reason", .text, "A sentence."),
        Key("sum", .text, "That proves it (--details)."),
        Key("repairs", texts, "That were laid out (--details).")), "Of required constraints."),
    required: ["id", "height", "views"])

  private static let trace = KeyTable(
    [version, file] + variant + [
      Key("row", .text, "`section.row`, or the name of a scene."),
      Key("cell", .text, "The reuse identifier."), Key("height", number, "In points."),
      Key("isSound", .flag, "Whether nothing is wrong."),
      Key("problems", .list(.mapping(problem)), "The worst first."),
      Key(
        "views",
        objects(
          Key("view", .text, "The name."), Key("parent", .text, "Of the view around it."),
          Key("class", .text, "As UIKit has it."), Key("frame", numbers, "As frames has it."),
          Key(
            "state", .choice(["determined", "ambiguous", "conflict", "faulty"]),
            "What constraints make of it."), Key("ranges", ranges, "What is open.")),
        "Those that are not determined; all with --details."),
    ], required: ["row", "height", "isSound", "problems", "views"])

  private static let problem = KeyTable([
    Key(
      "kind", .choice(["chain", "ambiguous", "conflict", "missed", "appearance"]), "What it is."),
    Key("rule", .text, "The rule of lint that finds it."),
    Key("isNote", .flag, "Whether it may well be meant."),
    Key("views", texts, "What it is about."), Key("text", .text, "In words."),
    Key("details", texts, "More words."),
    Key("action", .text, "The best remedy; with repairs that of the first."),
    Key("constraints", texts, "Of a conflict."), Key("reason", .text, "The sum that shows it."),
    Key(
      "repairs",
      objects(
        Key("action", .text, "In words."), Key("subject", .text, "The constraint or view."),
        Key("property", .text, "What changes: priority, constant, relation …"),
        Key("from", .text, "Its value now."), Key("to", .text, "Its value then."),
        Key("frames", texts, "Frames that become others."),
        Key("harm", texts, "What is wrong then and was not before."),
        Key("conflicts", count, "Conflicts that are left.")), "That were laid out, the best first."),
  ])

  private static let why = KeyTable(
    [version, file] + variant + [
      Key("row", .text, "`section.row`, or the name of a scene."),
      Key("cell", .text, "The reuse identifier."),
      Key("isStored", .flag, "Whether the row has the size that its file stores."),
      Key("cellWidth", number, "Where it is not the table's."),
      Key("subject", .text, "What was asked: `title.height`."), Key("value", number, "In points."),
      Key("parts", .list(.anything), "The lengths that add up to the value."),
      Key("ranges", ranges, "What is open."), Key("ties", texts, "Contents of equal priority."),
      Key("outside", texts, "What ends outside of the row."),
      Key("factors", texts, "Why a length counts more than once."),
      Key("limits", texts, "What makes texts wrap."), Key("warnings", texts, "Faults of the row."),
      Key("mending", .anything, "What would end its conflicts."),
      Key("change", .anything, "What one more line of text would do."),
    ], required: ["subject", "value", "parts"])

  private static let finding =
    place + [
      severity, Key("rule", .text, "`plumb help RULE` explains it."),
      Key("message", .text, "What is wrong."), Key("hint", .text, "What to do."),
    ]

  private static let lint = KeyTable(
    [
      version, Key("files", count, "How many were looked at."),
      Key("failures", texts, "Why others could not be, in words."),
      Key("errors", .list(.mapping(message)), "The same as objects."),
      Key(
        "findings",
        .list(
          .mapping(
            KeyTable(
              finding + [
                Key("scene", .text, "The cell or root view."),
                Key("object", .text, "The view or constraint."),
                Key(
                  "related", .list(.mapping(KeyTable(place + [Key("message", .text, "What.")]))),
                  "Other places that take part."),
                Key("variants", texts, "That show it."), Key("repair", repair, "That was tried."),
              ], required: ["rule", "severity", "file", "line", "message"]))), "By their places."),
      Key(
        "summary",
        object(
          Key("errors", count, "Findings."), Key("warnings", count, "Findings."),
          Key("notes", count, "Findings."), Key("hidden", count, "By a baseline.")), "Numbers."),
    ], required: ["version", "findings", "summary"])

  private static let repair = object(
    Key("change", .text, "In words."), Key("frames", texts, "That become others."),
    Key(
      "edits",
      .list(
        .mapping(
          KeyTable(
            place + [
              Key("endLine", count, "Where the piece ends that is replaced."),
              Key("endColumn", count, "The first character that stays."),
              Key("text", .text, "What stands there then."),
            ]))), "Of the file; none where the change cannot be written."))

  private static let sweep = KeyTable(
    [
      version, file, Key("from", number, "The first width."), Key("to", number, "The last one."),
      Key("pieces", .list(.anything), "Frames as constants and slopes (--pieces)."),
      Key(
        "findings",
        .list(
          .mapping(
            KeyTable(
              finding + [
                Key("row", .text, "`section.row`."), Key("view", .text, "What it is about."),
                Key("partner", .text, "The other view, edge or axis."),
                Key("textSize", .text, "XS to AX5."), Key("language", .text, "A tag."),
                Key("direction", .choice(["ltr", "rtl"]), "Where text begins."),
                Key("appearance", .text, "The first of the appearances."),
                Key("appearances", texts, "In which it is just so."),
                Key("from", number, "The first width that shows it."),
                Key("to", number, "The last one."),
                Key("worst", number, "The width at which it is worst."),
              ]))), "With ranges of widths."),
    ], required: ["file", "findings"])

  private static let diff = KeyTable(
    [
      version, file, Key("same", .flag, "Whether nothing differs."),
      Key("cells", .list(.anything), "Those that differ."),
    ], required: ["same", "cells"])

  private static let explain = KeyTable(
    [version, file, Key("messages", .list(.anything), "The messages of the log.")],
    required: ["messages"])

  private static let render = KeyTable(
    [
      version, Key("picture", .text, "The path of the picture."),
      Key("source", .text, "The file that was drawn."),
    ], required: ["picture"])

  private static let message = KeyTable(
    [
      version, Key("id", .text, "`plumb help ID` explains it."), severity, file,
      Key("line", count, "From 1."), Key("column", count, "From 1."),
      Key("message", .text, "What is wrong."), Key("expected", .text, "What would be right."),
      Key("hint", .text, "What to do."), Key("notes", .list(.anything), "Messages below it."),
    ], required: ["id", "severity", "message"])
}
