import CellTemplates
import ProjectFile

/// What `plumb init` writes: a project file that explains itself, and something to draw.
enum SampleProject {
  /// A file by its name, with its text.
  typealias File = (name: String, text: String)

  /// In the order in which they should be looked at.
  static let files: [File] = [
    ("plumb.yaml", settings), SampleTemplate.file, SampleTemplate.rows,
  ]

  /// Files that are good for whatever else is in the folder, so that those which are there already are left as
  /// they are.
  static var shared: [File] {
    [
      (TemplateSchema.fileName, TemplateSchema.text), (ProjectSchema.fileName, ProjectSchema.text),
      ignored,
    ]
  }

  /// What Git is to pass over.
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
