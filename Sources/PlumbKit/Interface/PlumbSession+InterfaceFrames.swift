import InterfaceBuilder
import LayoutTree
import UIKit

extension PlumbSession {
  /// Lays out the scenes of an Interface Builder file at their stored sizes and prints every frame.
  ///
  /// Frames are comparable with those in the file: same device, same scale, the metrics of the Xcode that
  /// saved it, unless the request says otherwise.
  func storedFrames(
    of file: String, _ request: LayoutRequest, as form: FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) {
    let layout = try loadInterface(file)
    let environment = environment(of: layout, request)
    var printer = FramesPrinter(header(of: layout, environment), form, to: sink)
    var conflicts = ConflictReport()
    environment.perform {
      for scene in layout.scenes {
        let tree = LayoutTree.Scene(scene, layout.stored(scene))
        printer.write(tree)
        conflicts.add(tree)
      }
    }
    printer.finish()
    for note in layout.notes { tell(.warning(note)) }
    tell(conflicts, file: file, width: Double(layout.device.size.width))
  }

  /// Reads a document; what is wrong is thrown.
  func loadInterface(_ file: String) throws(PlumbError) -> InterfaceLayout {
    sources = [file]
    do {
      return InterfaceLayout(try InterfaceDocument.load(file))
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  /// The environment of the canvas; what the request says goes first.
  func environment(of layout: InterfaceLayout, _ request: LayoutRequest) -> LayoutEnvironment {
    LayoutEnvironment(
      profile: request.profile.flatMap(OSProfile.named) ?? layout.document.header.tools.profile,
      text: typesetter, displayScale: request.scale.map { CGFloat($0) } ?? layout.device.scale)
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
