import Foundation
import PlumbKit
import TestSupport

/// Sources with the files that they name, one of which is damaged: storyboards, texts in other
/// languages, assets, pictures, fonts, data, Xcode projects, baselines and documents.
struct SoakProjects {
  private enum Kind: CaseIterable {
    case storyboard, strings, stringCatalog, imageSet, colorSet, vector, picture, font, data
    case project, baseline, markdown
  }

  /// Commands that take the sources of all folders, and those that take one.
  private(set) var work: [SoakBatch.Work] = []
  /// How many folders there are.
  private(set) var count = 0
  private var mutator: TextMutator
  private var interfaces: [String] = []
  private var templates: [String] = []
  private var documents: [String] = []

  /// Whether files are damaged; whole ones show that all are read.
  private let damages: Bool

  /// So many folders of each kind in a workplace.
  init(_ number: Int, count: Int, in place: Workplace, damages: Bool = true) throws {
    self.damages = damages
    mutator = TextMutator(seed: UInt64(number))
    for index in 0..<count {
      for kind in Kind.allCases {
        try write(kind, number * count + index, to: "\(kind)-\(index)", in: place)
      }
    }
    work += [
      SoakBatch.Work(arguments: ["lint"], files: interfaces),
      SoakBatch.Work(arguments: ["frames", "--json", "--language", "de-AT"], files: interfaces),
      SoakBatch.Work(arguments: ["frames"], files: templates),
      SoakBatch.Work(arguments: ["markdown"], files: documents),
    ]
    // Sources of one name have pictures of one name.
    let format = ["png", "svg", "pdf"][number % 3]
    for (index, file) in (interfaces + templates).enumerated() {
      let language = file.hasSuffix(".yaml") ? [] : ["--language", "de"]
      let render = ["render", "--format", format, "--output", "out/\(index)/"] + language
      work.append(SoakBatch.Work(arguments: render + [file], files: []))
    }
  }

  /// Writes a folder, with other bytes in the file that the kind is about.
  private mutating func write(
    _ kind: Kind, _ turn: Int, to folder: String, in place: Workplace
  ) throws {
    guard let (name, bytes) = try damaged(kind, turn) else { return }
    for (name, bytes) in try others(kind, turn) {
      try place.write(bytes, to: "\(folder)/\(name)")
    }
    try place.write(damages ? mutator.mutate(bytes) : bytes, to: "\(folder)/\(name)")
    count += 1
    let cell = "\(folder)/Base.lproj/Cell.xib"
    switch kind {
    case .storyboard: interfaces.append("\(folder)/\(name)")
    case .strings, .stringCatalog, .imageSet, .colorSet, .vector: interfaces.append(cell)
    case .picture, .data: templates.append("\(folder)/Cell.yaml")
    case .font:
      let fonts = ["frames", "--fonts", "\(folder)/fonts", "\(folder)/Cell.yaml"]
      work.append(SoakBatch.Work(arguments: fonts, files: []))
    case .project: work.append(SoakBatch.Work(arguments: ["lint", folder], files: []))
    case .baseline:
      let known = ["lint", "--baseline", "\(folder)/\(name)", cell]
      work.append(SoakBatch.Work(arguments: known, files: []))
    case .markdown: documents.append("\(folder)/\(name)")
    }
  }

  /// The file that is damaged, as it was before; nil where this machine has none.
  private func damaged(_ kind: Kind, _ turn: Int) throws -> (name: String, bytes: [UInt8])? {
    switch kind {
    case .storyboard: ("Main.storyboard", Array(SoakDocuments.storyboard(turn).utf8))
    case .strings: ("de.lproj/Cell.strings", Self.strings(turn))
    case .stringCatalog: ("mul.lproj/Cell.xcstrings", Array(Self.stringCatalog.utf8))
    case .imageSet: ("Assets.xcassets/star.imageset/Contents.json", Array(Self.imageSet.utf8))
    case .colorSet: ("Assets.xcassets/tint.colorset/Contents.json", Array(Self.colorSet.utf8))
    case .vector:
      turn % 2 == 0
        ? ("Assets.xcassets/star.imageset/star.svg", Array(Self.drawing.utf8))
        : ("Assets.xcassets/star.imageset/star.pdf", Array(Self.page.utf8))
    case .picture: ("photo.png", try Self.file("Templates/images/" + Self.pictures[turn % 4]))
    case .font:
      PlumbSession.fontVariables.values.first.flatMap {
        FileManager.default.contents(atPath: $0 + "/Heebo.ttf")
      }.map { ("fonts/Heebo.ttf", Array($0)) }
    case .data:
      turn % 2 == 0
        ? ("languages.csv", try Self.file("Templates/languages.csv"))
        : ("feed.rss", try Self.file("Templates/feed.rss"))
    case .project:
      (
        "App.xcodeproj/project.pbxproj",
        try Self.file("Examples/Parcels/Parcels.xcodeproj/project.pbxproj")
      )
    case .baseline: ("known.txt", Array(Self.baseline.utf8))
    case .markdown: ("cells.md", Array(Self.markdown.utf8))
    }
  }

  /// The files beside it.
  private func others(_ kind: Kind, _ turn: Int) throws -> [(name: String, bytes: [UInt8])] {
    let cell = ("Base.lproj/Cell.xib", Array(SoakDocuments.pictured.utf8))
    switch kind {
    case .storyboard: return []
    case .strings, .stringCatalog, .project, .baseline, .colorSet: return [cell]
    case .imageSet:
      return [
        cell, ("Assets.xcassets/star.imageset/star.png", try Self.file("Templates/images/log.png")),
      ]
    case .vector:
      let name = turn % 2 == 0 ? "star.svg" : "star.pdf"
      let contents = Self.imageSet.replacing("star.png", with: name)
      return [cell, ("Assets.xcassets/star.imageset/Contents.json", Array(contents.utf8))]
    case .picture: return [("Cell.yaml", Array(Self.template("photo.png").utf8))]
    case .font: return [("Cell.yaml", Array(Self.template(nil).utf8))]
    case .data:
      let text = try Self.file("Templates/" + (turn % 2 == 0 ? "languages.yaml" : "feed.yaml"))
      return [("Cell.yaml", text)]
    case .markdown: return [("Cell.yaml", Array(Self.template(nil).utf8))]
    }
  }
}

// MARK: - Whole files

extension SoakProjects {
  private static let pictures = ["log.png", "mug.jpg", "tram.png", "lamp.jpg"]

  private static func template(_ image: String?) -> String {
    """
    widths: [320]
    cells:
      Cell:
        views:
          photo: { class: UIImageView\(image.map { ", image: \($0)" } ?? "") }
          title: { class: UILabel, text: "Häuser, 12", font: { name: Heebo, size: 17 }, numberOfLines: 0 }
        constraints: ["H:|-[photo]-[title]-|", "V:|-[title]-|", "V:|-[photo]"]
    data: [{ }]

    """
  }

  private static func strings(_ turn: Int) -> [UInt8] {
    let text = """
      /* A comment */
      "label.text" = "Ein \\"Titel\\"\\n\\U00e4";
      "button.normalTitle" = "Dr\u{FC}cken";

      """
    return turn % 2 == 0
      ? Array(text.utf8)
      : [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static let stringCatalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "label.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
      "button.normalTitle": {"localizations": {"de": {"variations": {
        "plural": {"one": {"stringUnit": {"state": "new", "value": "%d Knopf"}},
          "other": {"stringUnit": {"state": "translated", "value": "%d Knöpfe"}}},
        "device": {"iphone": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}}
    }}
    """

  private static let imageSet = """
    {"images": [{"filename": "star.png", "idiom": "universal", "scale": "2x"},
      {"filename": "star.png", "idiom": "iphone", "scale": "3x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "info": {"author": "xcode", "version": 1},
     "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
    """

  private static let colorSet = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x1F", "green": "0.5", "blue": "128", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "systemRedColor"}}],
     "info": {"author": "xcode", "version": 1}}
    """

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24pt" height="1.5em" viewBox="0 0 24 24"><path d="M0 0h24"/></svg>
    """

  private static let page = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 24 24] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24.5 18] >> endobj
    trailer << /Root 1 0 R >>
    %%EOF
    """

  private static let baseline = """
    # Findings that plumb lint does not tell, version 2: path: rule object #scene
    Base.lproj/Cell.xib: conflicting-constraints w1 #0123abcd
    Base.lproj/Cell.xib: content-outside-row label #0123abcd
    gone.xib: content-outside-row label

    """

  private static let markdown = """
    # Cells

    ```plumb
    render: Cell.yaml
    layers: constraints, frames
    width: [320, 430]
    text-size: XL
    name: cell
    alt: A "cell"
    ```
    ![A "cell"](images/cell-320.png)
    ![A "cell"](images/cell-430.png)
    <!-- /plumb -->

    <!-- plumb
    measure: title, contentView..title
    set: title=x
    ---
    cells: { Cell: { views: { title: { class: UILabel, text: "{title}" } }, constraints: ["H:|-[title]-|", "V:|-[title]-|"] } }
    data: [{ title: Hello }]
    -->

    """

  /// A file of the repository.
  private static func file(_ path: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../\(path)")
    return Array(try Data(contentsOf: root.standardized))
  }
}
