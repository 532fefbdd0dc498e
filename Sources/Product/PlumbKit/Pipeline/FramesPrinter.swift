import LayoutTree

/// Prints a layout tree row by row, as text or as JSON.
struct FramesPrinter {
  private var json: LayoutTreeStream?
  private let sink: ([UInt8]) -> Void

  /// Prints the head of the tree `header`, whose scenes are given to `write(_:)`.
  init(
    _ header: LayoutTree, _ form: PlumbSession.FramesForm,
    to sink: @escaping ([UInt8]) -> Void
  ) {
    self.sink = sink
    switch form {
    case .json: json = LayoutTreeStream(of: header, to: sink)
    case .text: sink(Array((header.title + "\n").utf8))
    }
  }

  /// Prints the next row.
  mutating func write(_ scene: LayoutTree.Scene) {
    if json != nil { json?.write(scene) } else { sink(Array((scene.dump + "\n").utf8)) }
  }

  /// Ends the tree.
  mutating func finish() { json?.finish() }
}
