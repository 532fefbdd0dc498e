import InterfaceBuilder
import LayoutTree
import UIKit

extension PlumbSession {
  /// Lays out the scenes of an Interface Builder file and prints every frame: at their stored sizes, or as rows of a
  /// table where the request names widths, devices or data.
  func interfaceFrames(
    of file: String, _ request: LayoutRequest, as form: FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) {
    let isTable =
      !request.widths.isEmpty || !request.devices.isEmpty || request.content.dataFile != nil
    if !isTable { return try storedFrames(of: file, request, as: form, to: sink) }
    try forEachVariant(of: file, request, scene: nil) { rows, variant throws(PlumbError) in
      let (table, header) = rows.table(at: variant, text: typesetter)
      var printer = FramesPrinter(header, form, to: sink)
      var conflicts = ConflictReport()
      withExtendedLifetime(table) {
        table.tableView.forEachElement { element, view in
          guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
          let scene = RowReader.scene(of: cell, at: path)
          printer.write(scene)
          conflicts.add(scene)
        }
      }
      printer.finish()
      tell(conflicts, file: file, width: variant.width)
    }
  }

  /// Lays out the scenes of an Interface Builder file at their stored sizes and prints every frame.
  ///
  /// Frames are comparable with those in the file: same device, same scale, the metrics of the Xcode that
  /// saved it, unless the request says otherwise.
  func storedFrames(
    of file: String, _ request: LayoutRequest, as form: FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) {
    let document = try loadDocument(file)
    let layout = try localized(document, to: request.languages.first, request.content)
    let environment = environment(of: layout, request)
    let rows = try InterfaceRows(layout, layout.scenes, request.content).scenesOnce()
    var printer = FramesPrinter(header(of: layout, environment), form, to: sink)
    var conflicts = ConflictReport()
    environment.perform {
      for row in rows {
        let tree = LayoutTree.Scene(row.scene, layout.stored(row.scene, row.content))
        printer.write(tree)
        conflicts.add(tree)
      }
    }
    printer.finish()
    tellNotes([layout])
    tell(conflicts, file: file, width: Double(layout.device.size.width))
  }

  /// The environment of the canvas; what the request says goes first.
  func environment(of layout: InterfaceLayout, _ request: LayoutRequest) -> LayoutEnvironment {
    LayoutEnvironment(
      profile: request.profile.flatMap(OSProfile.named) ?? layout.document.header.tools.profile,
      text: typesetter, displayScale: request.scale.map { CGFloat($0) } ?? layout.device.scale,
      language: request.languages.first)
  }

  private func header(
    of layout: InterfaceLayout, _ environment: LayoutEnvironment
  ) -> LayoutTree {
    LayoutTree(
      file: layout.document.path, width: Double(layout.device.size.width),
      scale: Double(environment.displayScale), profile: environment.profile.name)
  }
}

extension LayoutTree.Scene {
  /// A scene of a document, laid out at its stored size.
  init(_ scene: InterfaceScene, _ stored: StoredScene) {
    self = RowReader.scene(of: stored.content, named: scene.id, laidOutBy: stored.root)
    id = scene.id
    reuseIdentifier = scene.reuseIdentifier
    fittedHeight = stored.fittedHeight.map { Double($0) }
  }
}
