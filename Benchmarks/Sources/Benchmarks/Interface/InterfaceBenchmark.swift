import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// A storyboard of cells, read and laid out. The floor is what a program does that finds every tag and every value in
/// the bytes and keeps none of them.
struct InterfaceBenchmark {
  var report: Report

  private static let cells = 200

  mutating func run() {
    let document = CellDocument(cells: Self.cells)
    report.title(
      "interface: a storyboard of \(Self.cells) cells, \(document.bytes.count / 1024) KiB, a cell"
        + " each (floor: its tags and values found)")
    let typesetter: Typesetter
    do {
      typesetter = try Typesetter.system()
      _ = try InterfaceDocument.read(document.bytes, path: "bench.storyboard")
    } catch {
      return report.note("cannot be measured", "\(error)")
    }
    let importer = Importer(bytes: document.bytes, typesetter: typesetter)
    let times = Timing(rounds: 5).medians([
      { Double(TagScan.count(document.bytes)) }, importer.read, importer.canvas, importer.rows,
    ]).map { $0 / Double(Self.cells) }
    report.line("read the XML", ours: times[1], peer: times[0], peerName: "scan", bar: 20, aim: 10)
    report.line(
      "import + layout, on the canvas", ours: times[2], peer: times[1], peerName: "XML", bar: 6,
      aim: 4)
    report.line(
      "import + layout, self-sized at 320", ours: times[3], peer: times[1], peerName: "XML", bar: 7,
      aim: 4)
  }
}

/// What is timed: each work starts from the bytes.
private struct Importer {
  let bytes: [UInt8]
  let typesetter: Typesetter

  private func layout() -> InterfaceLayout? {
    (try? InterfaceDocument.read(bytes, path: "bench.storyboard")).map { InterfaceLayout($0) }
  }

  var environment: LayoutEnvironment { LayoutEnvironment(profile: .standard, text: typesetter) }

  /// The document alone.
  func read() -> Double {
    ((try? InterfaceDocument.read(bytes, path: "bench.storyboard"))?.header.device.scale).map { Double($0) } ?? 0
  }

  /// Every cell at its stored size, as `plumb frames` does.
  func canvas() -> Double {
    guard let layout = layout() else { return 0 }
    return environment.perform {
      layout.scenes.reduce(0.0) { $0 + Double(layout.stored($1).content.bounds.height) }
    }
  }

  /// Every cell as a row of a table, as `plumb render` does.
  func rows() -> Double {
    guard let layout = layout() else { return 0 }
    return environment.perform {
      layout.scenes.reduce(0.0) { sum, scene in
        let row = layout.row(scene)
        _ = row.height(inTableOfWidth: 320)
        row.cell.frame.size.height = row.storedHeight
        row.cell.layoutIfNeeded()
        return sum + Double(row.cell.contentView.bounds.height)
      }
    }
  }
}

/// The floor: tags and quoted values are found, counted and forgotten.
enum TagScan {
  static func count(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") { count += 1 }
      return count
    }
  }
}
