import CellTemplates
import Diagnostics
import Foundation
import ProjectFile

/// The files that `plumb init` writes: a project file that explains itself, and something to draw.
enum SampleProject {
  typealias File = (name: String, text: String)

  /// In the order in which they should be looked at.
  static let files: [File] = [
    ("plumb.yaml", settings), SampleTemplate.file, SampleTemplate.rows,
  ]

  /// Files that are good for whatever else is in the folder, so that those which are there already
  /// are left as they are.
  static var shared: [File] {
    [
      (TemplateSchema.fileName, TemplateSchema.text), (ProjectSchema.fileName, ProjectSchema.text),
      ignored,
    ]
  }

  static let ignored: File = (".gitignore", ".plumb/\n")

  /// Settings that are not in force begin with `#` and no space, so that taking it away is enough.
  private static let settings = """
    # yaml-language-server: $schema=\(ProjectSchema.fileName)
    #
    # What this project has decided for all who work on it. Paths start from this folder.
    #
    #   plumb snapshot record     draw every source in every variant, and keep the pictures
    #   plumb snapshot test       draw them again and compare; `plumb snapshot review` shows what differs

    # What is drawn: templates, .xib and .storyboard files. * stays in a folder, ** goes over any number of
    # them. Patterns that begin with * need quotes.
    sources:
      include:
        - contacts.yaml
        #- App/**/*.xib
      #exclude: App/Legacy

    # What sources show in place of their own content: rows, texts, pictures.
    #data:
      #App/Cells/*.xib: Data/rows.json
      #App/Cells/Badge.xib: { set: { title: Hello }, assets: App/Assets.xcassets }

    # What every source is seen at, in place of its own widths and variants: every combination. Without this
    # section each is seen at its own.
    variants:
      width: [320, 568]
      appearance: both                  # light and dark
      textSize: [L, AX1]                # XS to XXXL, AX1 to AX5
      #language: [en, ar]               # templates are seen in those that they have texts in
      exclude:
        - { appearance: dark, textSize: AX1 }
      include:
        - { device: iPhone 15, orientation: landscape }

    # A folder of fonts that go before those of the machine: your own families, or San Francisco.
    #fonts: Fonts

    # The version of iOS whose margins, separators and control sizes hold.
    #profile: ios18

    # How pictures are kept and compared.
    snapshots:
      references: Snapshots
      scale: 1                          # pixels a point: 2 or 3 is what a phone shows, in larger files
      #layers: [frames, constraints]    # drawn over the tables
      #compare: both                    # or picture, or layout
      #tolerance: standard              # lets smoothing differ, as by default only other fonts or libraries do
      #environment: layout              # with other fonts or libraries equal layouts are enough

    # What `plumb lint` looks at.
    #lint:
      #exclude: Pods

    """
}

/// A template to learn from, and its data.
enum SampleTemplate {
  static let file = (name: "contacts.yaml", text: template)
  static let rows = (name: "contacts.json", text: data)

  private static let template = """
    # yaml-language-server: $schema=\(TemplateSchema.fileName)
    #
    # A list of people: a round picture, a name, and what they say below it, in as many lines as it
    # takes. Change something, and look again:
    #
    #   plumb render contacts.yaml --layers diagram --watch

    name: contacts

    # Table widths in points, a picture each. `plumb devices` lists phones and tablets.
    widths: [320, 568]

    # Numbers to be used in constraints by name.
    metrics: { photoSize: 44, gap: 12 }

    table:
      # What a row is taken to be before it is measured, as in a real table.
      estimatedRowHeight: 64
      separatorInset: { left: 72 }

    cells:
      # One reuse identifier for each set of constraints.
      ContactCell:
        views:
          photo:
            class: UIImageView
            image: { width: 44, height: 44, name: photo }
            cornerRadius: 22
            clipsToBounds: true
            backgroundColor: systemGray5
          name:
            class: UILabel
            text: "{name}"                     # a field of the row
            font: headline
            numberOfLines: 0
          message:
            class: UILabel
            text: "{message | \\"No message yet.\\"}"   # what follows the bar stands in for nothing
            font: subheadline
            textColor: secondaryLabel
            numberOfLines: 0
            # Where the picture makes the row taller than the text, this one is stretched.
            contentHuggingPriority: { vertical: 249 }
        constraints:
          # The visual format language: | is the content view, - the standard space or margin.
          - "H:|-[photo(photoSize)]-gap-[name]-|"
          - "V:|-[name]-4-[message]-|"
          # What it cannot say is written as an equation.
          - photo.height == photo.width
          - photo.top == contentView.topMargin
          - message.leading == name.leading
          - message.trailing == name.trailing
          # The picture may be taller than the text: then it makes the row taller, unless a stronger
          # constraint is against it. 1000 is required.
          - photo.bottom <= contentView.bottomMargin @999

    # The rows: a JSON, CSV or RSS file, or a list written here.
    data: contacts.json

    """

  private static let data = """
    [
      { "name": "Ada Lovelace", "message": "The engine weaves algebraic patterns just as the loom weaves flowers and leaves." },
      { "name": "Grace Hopper", "message": "Found a moth in relay 70." },
      { "name": "Maximiliana Featherstonehaugh-Cholmondeley", "message": "My name takes more than one line. Most layouts forget about me." },
      { "name": "Alan Turing" }
    ]

    """
}

/// A file that is written only where there is none.
struct NewFile {
  let path: String
  let text: String

  /// Whether something is there, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Writes all files or none; the message says why none.
  static func create(_ files: [NewFile], in folder: String) -> Diagnostic? {
    if let problem = makeFolder(folder) { return problem }
    if let existing = files.first(where: { exists($0.path) }) {
      return Diagnostic(
        .error, at: FileLocation(file: existing.path), "is there already",
        hint: "name another folder: plumb init DIR")
    }
    for (index, file) in files.enumerated() {
      guard let reason = file.create() else { continue }
      for written in files[..<index] { unlink(written.path) }
      return Diagnostic(
        .error, at: FileLocation(file: file.path), "cannot be written: \(reason)",
        hint: "name another folder: plumb init DIR")
    }
    return nil
  }

  /// Nil, or why it could not be written; then it is not there.
  private func create() -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    let failure = StandardStream(descriptor: descriptor).write(Array(text.utf8))
    close(descriptor)
    if failure != nil { unlink(path) }
    return failure?.reason
  }

  private static func makeFolder(_ folder: String) -> Diagnostic? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      return isFolder.boolValue
        ? nil : Diagnostic(.error, at: FileLocation(file: folder), "is a file, not a folder")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      return nil
    } catch {
      return Diagnostic(
        .error, at: FileLocation(file: folder),
        "cannot be made: \(String(cString: strerror(errno)))")
    }
  }
}
