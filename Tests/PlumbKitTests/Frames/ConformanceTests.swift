import Foundation
import LayoutTree
import PlumbKit
import Testing

/// Frames against those that Apple's engine stored, counted as `score.py` counts them.
/// `make conformance` prints the whole comparison.
@Suite("Stored frames of public Interface Builder files")
struct ConformanceTests {
  /// How many of how many.
  private struct Share {
    var right = 0
    var all = 0
    var percent: Double { all == 0 ? 0 : 100 * Double(right) / Double(all) }

    mutating func count(_ isRight: Bool) {
      all += 1
      if isRight { right += 1 }
    }
  }

  /// Of some scenes: components that no text decides, those that one does, and scenes of which all
  /// are right.
  private struct Score {
    var fixed = Share()
    var text = Share()
    var whole = Share()

    /// - Parameter frames: those of the scene, by view.
    mutating func count(_ scene: StoredFrames.Scene, _ frames: [String: [Double]]) {
      var isWhole = true
      for view in scene.views {
        for axis in 0..<4 {
          let isRight = view.isRight(frames[view.id]?[axis] ?? .infinity, axis)
          isWhole = isWhole && isRight
          if view.isTextual(axis) { text.count(isRight) } else { fixed.count(isRight) }
        }
      }
      whole.count(isWhole)
    }
  }

  @Test("Cells and other scenes are where Apple's engine put them", .needsStoredFrames)
  func storedFrames() throws {
    let stored = try StoredFrames()
    var cells = Score()
    var everything = Score()
    for (project, files) in stored.projects {
      let session = try PlumbSession(fonts: stored.fonts(of: project)) { _ in }
      for file in files {
        let frames = try frames(of: stored.path(of: file), session)
        for scene in file.scenes {
          everything.count(scene, frames[scene.id] ?? [:])
          if scene.isCell, scene.isClean, stored.isDerivable(scene, of: file) {
            cells.count(scene, frames[scene.id] ?? [:])
          }
        }
      }
    }
    #expect(cells.fixed.percent >= 99.4, "\(cells.fixed)")
    #expect(cells.text.percent >= 96.2, "\(cells.text)")
    #expect(cells.whole.percent >= 93.9, "\(cells.whole)")
    #expect(everything.fixed.percent >= 98, "\(everything.fixed)")
    #expect(everything.whole.percent >= 85, "\(everything.whole)")
  }

  /// Frames by scene and view.
  private func frames(
    of path: String, _ session: PlumbSession
  ) throws -> [String: [String: [Double]]] {
    var bytes: [UInt8] = []
    try FramesPrinter(session, as: .details) { bytes += $0 }.print(path, LayoutRequest())
    let tree = try JSONDecoder().decode(LayoutTree.self, from: Data(bytes))
    return Dictionary(
      tree.scenes.map { scene in
        (
          scene.id,
          Dictionary(
            scene.views.map {
              ($0.id, [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height])
            }, uniquingKeysWith: { first, _ in first })
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}
