import Diagnostics
import UIKit

/// A document as `UINib` has it: read once, its objects made as often as they are asked for.
struct NibDocument: NibContents {
  private let document: InterfaceDocument
  private let root: Element
  private let classes: NibClasses
  private let resources: InterfaceResources

  init(_ document: InterfaceDocument, _ resources: InterfaceResources, classes: NibClasses) {
    self.document = document
    self.classes = classes
    self.resources = resources
    root = document.resolved(resources)
  }

  func instantiate(_ surroundings: NibSurroundings) throws(NibError) -> [Any] {
    guard document.header.kind == .xib else {
      throw NibError([
        "\(document.path): error: a storyboard has no top-level objects; hint: register its"
          + " prototype cells by their reuse identifiers"
      ])
    }
    let elements = root.elements(in: "objects")
    return try NibInstantiation(self, surroundings).make(elements)
  }

  func prototype(_ reuseIdentifier: String) throws(NibError) -> UITableViewCell? {
    guard document.header.kind == .storyboard else { return nil }
    let cells = SceneFinder.scenes(of: root, document.header).filter { $0.kind == .tableCell }
    guard let cell = cells.first(where: { $0.reuseIdentifier == reuseIdentifier }) else {
      let known = cells.compactMap(\.reuseIdentifier)
      let diagnostic = Diagnostic(
        .error, at: FileLocation(file: document.path),
        "no prototype cell \(Diagnostic.quoted(reuseIdentifier))",
        hint: nearest(to: reuseIdentifier, in: known).map {
          "did you mean \(Diagnostic.quoted($0))?"
        })
      throw NibError([diagnostic.description])
    }
    return try prototype(cell.element)
  }

  /// The cell of a prototype's element.
  func prototype(_ element: Element) throws(NibError) -> UITableViewCell? {
    try NibInstantiation(self, NibSurroundings()).make([element]).first as? UITableViewCell
  }

  /// What views are built with.
  func context() -> BuildContext {
    BuildContext(
      device: document.header.device, tools: document.header.tools, document: root,
      notes: NoteLog(), assets: resources.assets, classes: classes)
  }

  /// Where an element begins.
  func location(_ element: Element) -> FileLocation {
    document.source.location(ofByte: element.offset)
  }
}
