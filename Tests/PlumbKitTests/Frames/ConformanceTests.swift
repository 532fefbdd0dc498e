import Foundation
import LayoutTree
import PlumbKit
import Testing

/// Frames against those that Apple's engine stored. `make conformance` prints the whole comparison.
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

  @Test("Components that no text decides are within half a point", .needsStoredFrames)
  func textIndependent() throws {
    let stored = try StoredFrames()
    var everything = Share()
    var cleanCells = Share()
    let session = try PlumbSession { _ in }
    for file in stored.files {
      let frames = try frames(of: stored.path(of: file), session)
      for scene in file.scenes {
        let isCell = ["cell", "item", "supplementary"].contains(scene.kind)
        for (view, index) in scene.views.flatMap({ view in (0..<4).map { (view, $0) } })
        where view.flags[index].allSatisfy({ !"tab".contains($0) }) {
          let got = frames[scene.id]?[view.id]?[index] ?? .infinity
          let isRight = abs(got - view.frame[index]) <= 0.501
          everything.count(isRight)
          if isCell, scene.isClean { cleanCells.count(isRight) }
        }
      }
    }
    #expect(cleanCells.percent >= 99.4, "\(cleanCells.right) of \(cleanCells.all)")
    #expect(everything.percent >= 98, "\(everything.right) of \(everything.all)")
  }

  /// Frames by scene and view.
  private func frames(
    of path: String, _ session: PlumbSession
  ) throws -> [String: [String: [Double]]] {
    var bytes: [UInt8] = []
    try FramesPrinter(session, as: .json) { bytes += $0 }.print(path, LayoutRequest())
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
